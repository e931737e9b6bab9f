<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
 <context>
  <name>BonusPanel</name>
  <message numerus="yes">
   <source>%n cards are left.</source>
   <translation>
    <numerusform>%n card is left.</numerusform>
    <numerusform>%n cards are left.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The longest has %n spaces.</source>
   <translation>
    <numerusform>The longest has %n space.</numerusform>
    <numerusform>The longest has %n spaces.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You have done %n.</source>
   <translation>
    <numerusform>You have done %n.</numerusform>
    <numerusform>You have done %n.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You have done %n. How many the others have done stays secret until the end.</source>
   <translation>
    <numerusform>You have done %n. How many the others have done stays secret until the end.</numerusform>
    <numerusform>You have done %n. How many the others have done stays secret until the end.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ChapterCard</name>
  <message numerus="yes">
   <source>%n minutes</source>
   <translation>
    <numerusform>%n minute</numerusform>
    <numerusform>%n minutes</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ChartPanel</name>
  <message numerus="yes">
   <source>%n rounds</source>
   <translation>
    <numerusform>%n round</numerusform>
    <numerusform>%n rounds</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n rounds, then the count</source>
   <translation>
    <numerusform>%n round, then the count</numerusform>
    <numerusform>%n rounds, then the count</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ChoosingPanel</name>
  <message numerus="yes">
   <source>Draw %n tickets</source>
   <translation>
    <numerusform>Draw %n ticket</numerusform>
    <numerusform>Draw %n tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Which mix? You look at all of them and keep at least %n.</source>
   <translation>
    <numerusform>Which mix? You look at all of them and keep at least %n.</numerusform>
    <numerusform>Which mix? You look at all of them and keep at least %n.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>DecisionPanel</name>
  <message numerus="yes">
   <source>The cards drawn then lowered your chance by %n percentage points.</source>
   <translation>
    <numerusform>The cards drawn then lowered your chance by %n percentage point.</numerusform>
    <numerusform>The cards drawn then lowered your chance by %n percentage points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The cards drawn then lowered {name}'s chance by %n percentage points.</source>
   <translation>
    <numerusform>The cards drawn then lowered {name}'s chance by %n percentage point.</numerusform>
    <numerusform>The cards drawn then lowered {name}'s chance by %n percentage points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The cards drawn then raised your chance by %n percentage points.</source>
   <translation>
    <numerusform>The cards drawn then raised your chance by %n percentage point.</numerusform>
    <numerusform>The cards drawn then raised your chance by %n percentage points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The cards drawn then raised {name}'s chance by %n percentage points.</source>
   <translation>
    <numerusform>The cards drawn then raised {name}'s chance by %n percentage point.</numerusform>
    <numerusform>The cards drawn then raised {name}'s chance by %n percentage points.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>EndPage</name>
  <message numerus="yes">
   <source>%n rounds</source>
   <translation>
    <numerusform>%n round</numerusform>
    <numerusform>%n rounds</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>FaceDownHand</name>
  <message numerus="yes">
   <source>%n cards, face down</source>
   <translation>
    <numerusform>%n card, face down</numerusform>
    <numerusform>%n cards, face down</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>GamesPage</name>
  <message numerus="yes">
   <source>%n games</source>
   <translation>
    <numerusform>%n game</numerusform>
    <numerusform>%n games</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>HandPanel</name>
  <message numerus="yes">
   <source>%n cards</source>
   <translation>
    <numerusform>%n card</numerusform>
    <numerusform>%n cards</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>MarketTable</name>
  <message numerus="yes">
   <source>Deck: %n cards</source>
   <translation>
    <numerusform>Deck: %n card</numerusform>
    <numerusform>Deck: %n cards</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Discards: %n cards</source>
   <translation>
    <numerusform>Discards: %n card</numerusform>
    <numerusform>Discards: %n cards</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>MixChoice</name>
  <message numerus="yes">
   <source>%n long</source>
   <translation>
    <numerusform>%n long</numerusform>
    <numerusform>%n long</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n short</source>
   <translation>
    <numerusform>%n short</numerusform>
    <numerusform>%n short</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets</source>
   <translation>
    <numerusform>%n ticket</numerusform>
    <numerusform>%n tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Long tickets are worth {least} to {most} points; %n are left.</source>
   <translation>
    <numerusform>Long tickets are worth {least} to {most} points; %n is left.</numerusform>
    <numerusform>Long tickets are worth {least} to {most} points; %n are left.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Short tickets are worth {least} to {most} points; %n are left.</source>
   <translation>
    <numerusform>Short tickets are worth {least} to {most} points; %n is left.</numerusform>
    <numerusform>Short tickets are worth {least} to {most} points; %n are left.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Tickets are worth {least} to {most} points; %n are left.</source>
   <translation>
    <numerusform>Tickets are worth {least} to {most} points; %n is left.</numerusform>
    <numerusform>Tickets are worth {least} to {most} points; %n are left.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>OfferCard</name>
  <message numerus="yes">
   <source>{a} – {b}, %n points</source>
   <translation>
    <numerusform>{a} – {b}, %n point</numerusform>
    <numerusform>{a} – {b}, %n points</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>OfferFacts</name>
  <message numerus="yes">
   <source>%n already yours</source>
   <translation>
    <numerusform>%n already yours</numerusform>
    <numerusform>%n already yours</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n planned for your other contracts</source>
   <translation>
    <numerusform>%n planned for your other contracts</numerusform>
    <numerusform>%n planned for your other contracts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n planned for your other tickets</source>
   <translation>
    <numerusform>%n planned for your other tickets</numerusform>
    <numerusform>%n planned for your other tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n routes to build</source>
   <translation>
    <numerusform>%n route to build</numerusform>
    <numerusform>%n routes to build</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>carts needed</source>
   <translation>
    <numerusform>cart needed</numerusform>
    <numerusform>carts needed</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>needs %n carts, more than you have</source>
   <translation>
    <numerusform>needs %n cart, more than you have</numerusform>
    <numerusform>needs %n carts, more than you have</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>needs %n wagons, more than you have</source>
   <translation>
    <numerusform>needs %n wagon, more than you have</numerusform>
    <numerusform>needs %n wagons, more than you have</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>wagons needed</source>
   <translation>
    <numerusform>wagon needed</numerusform>
    <numerusform>wagons needed</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>OfferOverlay</name>
  <message numerus="yes">
   <source>%n carts</source>
   <translation>
    <numerusform>%n cart</numerusform>
    <numerusform>%n carts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n wagons</source>
   <translation>
    <numerusform>%n wagon</numerusform>
    <numerusform>%n wagons</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>OpponentsPanel</name>
  <message numerus="yes">
   <source>Choose who plays, up to %n.</source>
   <translation>
    <numerusform>Choose who plays.</numerusform>
    <numerusform>Choose who plays, up to %n.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>PlayerFocus</name>
  <message numerus="yes">
   <source>%n tracks on the board</source>
   <translation>
    <numerusform>%n track on the board</numerusform>
    <numerusform>%n tracks on the board</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>PlayersPanel</name>
  <message numerus="yes">
   <source>%n cards in hand</source>
   <translation>
    <numerusform>%n card in hand</numerusform>
    <numerusform>%n cards in hand</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n contracts</source>
   <translation>
    <numerusform>%n contract</numerusform>
    <numerusform>%n contracts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n goods cards</source>
   <translation>
    <numerusform>%n goods card</numerusform>
    <numerusform>%n goods cards</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n long tickets</source>
   <translation>
    <numerusform>%n long ticket</numerusform>
    <numerusform>%n long tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n passengers in reserve</source>
   <translation>
    <numerusform>%n passenger in reserve</numerusform>
    <numerusform>%n passengers in reserve</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n passengers on the board</source>
   <translation>
    <numerusform>%n passenger on the board</numerusform>
    <numerusform>%n passengers on the board</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n point</numerusform>
    <numerusform>%n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n short tickets</source>
   <translation>
    <numerusform>%n short ticket</numerusform>
    <numerusform>%n short tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>cards</source>
   <translation>
    <numerusform>card</numerusform>
    <numerusform>cards</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>carts</source>
   <translation>
    <numerusform>cart</numerusform>
    <numerusform>carts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>contracts</source>
   <translation>
    <numerusform>contract</numerusform>
    <numerusform>contracts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>goods</source>
   <translation>
    <numerusform>goods</numerusform>
    <numerusform>goods</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>long</source>
   <translation>
    <numerusform>long</numerusform>
    <numerusform>long</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>passengers</source>
   <translation>
    <numerusform>passenger</numerusform>
    <numerusform>passengers</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>short</source>
   <translation>
    <numerusform>short</numerusform>
    <numerusform>short</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>tickets</source>
   <translation>
    <numerusform>ticket</numerusform>
    <numerusform>tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>wagons</source>
   <translation>
    <numerusform>wagon</numerusform>
    <numerusform>wagons</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>PracticeCard</name>
  <message numerus="yes">
   <source>%n mistakes from your own games to try again today.</source>
   <translation>
    <numerusform>%n mistake from your own games to try again today.</numerusform>
    <numerusform>%n mistakes from your own games to try again today.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>RouteTip</name>
  <message numerus="yes">
   <source>%n of one colour</source>
   <translation>
    <numerusform>%n of one colour</numerusform>
    <numerusform>%n of one colour</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n points in all.</source>
   <translation>
    <numerusform>%n point in all.</numerusform>
    <numerusform>%n points in all.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Uses %n passenger cards.</source>
   <translation>
    <numerusform>Uses %n passenger card.</numerusform>
    <numerusform>Uses %n passenger cards.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>goods worth %n points</source>
   <translation>
    <numerusform>goods worth %n point</numerusform>
    <numerusform>goods worth %n points</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>RulesPage</name>
  <message numerus="yes">
   <source>%n found</source>
   <translation>
    <numerusform>%n found</numerusform>
    <numerusform>%n found</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Stacks</name>
  <message numerus="yes">
   <source>%n tracks can be claimed with it now.</source>
   <translation>
    <numerusform>%n track can be claimed with it now.</numerusform>
    <numerusform>%n tracks can be claimed with it now.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>StatisticsPage</name>
  <message numerus="yes">
   <source>%n games are unrated because moves were taken back, hints were used or the cards were already known. They count for everything except the rating.</source>
   <translation>
    <numerusform>%n game is unrated because moves were taken back, hints were used or the cards were already known. It counts for everything except the rating.</numerusform>
    <numerusform>%n games are unrated because moves were taken back, hints were used or the cards were already known. They count for everything except the rating.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Summary</name>
  <message numerus="yes">
   <source>%n of them can no longer be connected.</source>
   <translation>
    <numerusform>%n of them can no longer be connected.</numerusform>
    <numerusform>%n of them can no longer be connected.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Choose at least %n contracts to keep.</source>
   <translation>
    <numerusform>Choose at least %n contract to keep.</numerusform>
    <numerusform>Choose at least %n contracts to keep.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Choose at least %n more.</source>
   <translation>
    <numerusform>Choose at least %n more.</numerusform>
    <numerusform>Choose at least %n more.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Choose at least %n tickets to keep.</source>
   <translation>
    <numerusform>Choose at least %n ticket to keep.</numerusform>
    <numerusform>Choose at least %n tickets to keep.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>It needs %n carts. You have {left}.</source>
   <translation>
    <numerusform>It needs %n cart. You have {left}.</numerusform>
    <numerusform>It needs %n carts. You have {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>It needs %n wagons. You have {left}.</source>
   <translation>
    <numerusform>It needs %n wagon. You have {left}.</numerusform>
    <numerusform>It needs %n wagons. You have {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Keep %n contracts</source>
   <translation>
    <numerusform>Keep %n contract</numerusform>
    <numerusform>Keep %n contracts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Keep %n tickets</source>
   <translation>
    <numerusform>Keep %n ticket</numerusform>
    <numerusform>Keep %n tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>They need %n carts, shared ones counted once; you have {left}.</source>
   <translation>
    <numerusform>They need %n cart, shared ones counted once; you have {left}.</numerusform>
    <numerusform>They need %n carts, shared ones counted once; you have {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>They need %n wagons, shared ones counted once; you have {left}.</source>
   <translation>
    <numerusform>They need %n wagon, shared ones counted once; you have {left}.</numerusform>
    <numerusform>They need %n wagons, shared ones counted once; you have {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You are %n carts short for that.</source>
   <translation>
    <numerusform>You are %n cart short for that.</numerusform>
    <numerusform>You are %n carts short for that.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You are %n wagons short for that.</source>
   <translation>
    <numerusform>You are %n wagon short for that.</numerusform>
    <numerusform>You are %n wagons short for that.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You keep %n: {points} points, or −{points} if none is done.</source>
   <translation>
    <numerusform>You keep %n: {points} points, or −{points} if it is not done.</numerusform>
    <numerusform>You keep %n: {points} points, or −{points} if none is done.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TicketsPanel</name>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n point</numerusform>
    <numerusform>%n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n spaces to go</source>
   <translation>
    <numerusform>%n space to go</numerusform>
    <numerusform>%n spaces to go</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n spaces: not enough carts</source>
   <translation>
    <numerusform>%n space: not enough carts</numerusform>
    <numerusform>%n spaces: not enough carts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n spaces: not enough wagons</source>
   <translation>
    <numerusform>%n space: not enough wagons</numerusform>
    <numerusform>%n spaces: not enough wagons</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n to go</source>
   <translation>
    <numerusform>%n to go</numerusform>
    <numerusform>%n to go</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>deleting</name>
  <message numerus="yes">
   <source>Delete %n games shown here? This can't be undone.</source>
   <translation>
    <numerusform>Delete the one game shown here? This can't be undone.</numerusform>
    <numerusform>Delete %n games shown here? This can't be undone.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Take %n files off this list? They stay where they are.</source>
   <translation>
    <numerusform>Take this file off the list? It stays where it is.</numerusform>
    <numerusform>Take %n files off this list? They stay where they are.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ending</name>
  <message numerus="yes">
   <source>%n contracts done</source>
   <translation>
    <numerusform>%n contract done</numerusform>
    <numerusform>%n contracts done</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n goods cards</source>
   <translation>
    <numerusform>%n goods card</numerusform>
    <numerusform>%n goods cards</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n missed</source>
   <translation>
    <numerusform>%n missed</numerusform>
    <numerusform>%n missed</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n point</numerusform>
    <numerusform>%n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n spaces in one line</source>
   <translation>
    <numerusform>%n space in one line</numerusform>
    <numerusform>%n spaces in one line</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets</source>
   <translation>
    <numerusform>%n ticket</numerusform>
    <numerusform>%n tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets done</source>
   <translation>
    <numerusform>%n ticket done</numerusform>
    <numerusform>%n tickets done</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For {ticket} you were %n carts short</source>
   <translation>
    <numerusform>For {ticket} you were %n cart short</numerusform>
    <numerusform>For {ticket} you were %n carts short</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For {ticket} you were %n wagons short</source>
   <translation>
    <numerusform>For {ticket} you were %n wagon short</numerusform>
    <numerusform>For {ticket} you were %n wagons short</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For {ticket} {name} was %n carts short</source>
   <translation>
    <numerusform>For {ticket} {name} was %n cart short</numerusform>
    <numerusform>For {ticket} {name} was %n carts short</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For {ticket} {name} was %n wagons short</source>
   <translation>
    <numerusform>For {ticket} {name} was %n wagon short</numerusform>
    <numerusform>For {ticket} {name} was %n wagons short</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>goods worth %n points</source>
   <translation>
    <numerusform>goods worth %n point</numerusform>
    <numerusform>goods worth %n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>with %n points</source>
   <translation>
    <numerusform>with %n point</numerusform>
    <numerusform>with %n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>with %n tickets</source>
   <translation>
    <numerusform>with %n ticket</numerusform>
    <numerusform>with %n tickets</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>games</name>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n point</numerusform>
    <numerusform>%n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets</source>
   <translation>
    <numerusform>%n ticket</numerusform>
    <numerusform>%n tickets</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>hints</name>
  <message numerus="yes">
   <source>%n carts are left.</source>
   <translation>
    <numerusform>%n cart is left.</numerusform>
    <numerusform>%n carts are left.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n passengers stay for other cities.</source>
   <translation>
    <numerusform>%n passenger stays for other cities.</numerusform>
    <numerusform>%n passengers stay for other cities.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n point</numerusform>
    <numerusform>%n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n spaces that the contracts need take only this colour; then in hand: {cards}.</source>
   <translation>
    <numerusform>%n space that the contracts need takes only this colour; then in hand: {cards}.</numerusform>
    <numerusform>%n spaces that the contracts need take only this colour; then in hand: {cards}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n spaces that the tickets need take only this colour; then in hand: {cards}.</source>
   <translation>
    <numerusform>%n space that the tickets need takes only this colour; then in hand: {cards}.</numerusform>
    <numerusform>%n spaces that the tickets need take only this colour; then in hand: {cards}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n wagons are left.</source>
   <translation>
    <numerusform>%n wagon is left.</numerusform>
    <numerusform>%n wagons are left.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All contracts are done, and %n carts are left.</source>
   <translation>
    <numerusform>All contracts are done, and %n cart is left.</numerusform>
    <numerusform>All contracts are done, and %n carts are left.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All tickets are done, and %n wagons are left.</source>
   <translation>
    <numerusform>All tickets are done, and %n wagon is left.</numerusform>
    <numerusform>All tickets are done, and %n wagons are left.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Brings a goods card: then there are %n, more than anybody else has.</source>
   <translation>
    <numerusform>Brings a goods card: then there is %n, more than anybody else has.</numerusform>
    <numerusform>Brings a goods card: then there are %n, more than anybody else has.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Brings a goods card: then there are %n.</source>
   <translation>
    <numerusform>Brings a goods card: then there is %n.</numerusform>
    <numerusform>Brings a goods card: then there are %n.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Chance to win: {chance}; about %n points at the end.</source>
   <translation>
    <numerusform>Chance to win: {chance}; about %n point at the end.</numerusform>
    <numerusform>Chance to win: {chance}; about %n points at the end.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Chance to win: {chance}; about %n tickets at the end.</source>
   <translation>
    <numerusform>Chance to win: {chance}; about %n ticket at the end.</numerusform>
    <numerusform>Chance to win: {chance}; about %n tickets at the end.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Collects goods worth %n points in {place}.</source>
   <translation>
    <numerusform>Collects goods worth %n point in {place}.</numerusform>
    <numerusform>Collects goods worth %n points in {place}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Completes {ticket}: %n points.</source>
   <translation>
    <numerusform>Completes {ticket}: %n point.</numerusform>
    <numerusform>Completes {ticket}: %n points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From {place} a passenger could collect goods worth %n points now.</source>
   <translation>
    <numerusform>From {place} a passenger could collect goods worth %n point now.</numerusform>
    <numerusform>From {place} a passenger could collect goods worth %n points now.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From {place} on, goods worth %n points can follow.</source>
   <translation>
    <numerusform>From {place} on, goods worth %n point can follow.</numerusform>
    <numerusform>From {place} on, goods worth %n points can follow.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Helps %n contracts: {tickets}.</source>
   <translation>
    <numerusform>Helps %n contract: {tickets}.</numerusform>
    <numerusform>Helps %n contracts: {tickets}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Helps %n tickets: {tickets}.</source>
   <translation>
    <numerusform>Helps %n ticket: {tickets}.</numerusform>
    <numerusform>Helps %n tickets: {tickets}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>If somebody else takes it, {ticket} needs %n more spaces.</source>
   <translation>
    <numerusform>If somebody else takes it, {ticket} needs %n more space.</numerusform>
    <numerusform>If somebody else takes it, {ticket} needs %n more spaces.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>It can collect %n goods worth {points} points.</source>
   <translation>
    <numerusform>It can collect one goods token worth {points} points.</numerusform>
    <numerusform>It can collect %n goods worth {points} points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>It stands for any colour; {route} then takes %n more cards.</source>
   <translation>
    <numerusform>It stands for any colour; {route} then takes %n more card.</numerusform>
    <numerusform>It stands for any colour; {route} then takes %n more cards.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Leaves out {ticket}, which needs %n spaces of track.</source>
   <translation>
    <numerusform>Leaves out {ticket}, which needs %n space of track.</numerusform>
    <numerusform>Leaves out {ticket}, which needs %n spaces of track.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Makes the longest route, with %n spaces: a bonus of {points} points if it still is at the end.</source>
   <translation>
    <numerusform>Makes the longest route, with %n space: a bonus of {points} points if it still is at the end.</numerusform>
    <numerusform>Makes the longest route, with %n spaces: a bonus of {points} points if it still is at the end.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>None of the contracts can still be done; %n carts are left.</source>
   <translation>
    <numerusform>None of the contracts can still be done; %n cart is left.</numerusform>
    <numerusform>None of the contracts can still be done; %n carts are left.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>None of the tickets can still be done; %n wagons are left.</source>
   <translation>
    <numerusform>None of the tickets can still be done; %n wagon is left.</numerusform>
    <numerusform>None of the tickets can still be done; %n wagons are left.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Part of one network for {tickets}; %n spaces to go.</source>
   <translation>
    <numerusform>Part of one network for {tickets}; %n space to go.</numerusform>
    <numerusform>Part of one network for {tickets}; %n spaces to go.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Part of the way between east and west; %n spaces to go.</source>
   <translation>
    <numerusform>Part of the way between east and west; %n space to go.</numerusform>
    <numerusform>Part of the way between east and west; %n spaces to go.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Part of the way for {ticket}; %n routes to go.</source>
   <translation>
    <numerusform>Part of the way for {ticket}; %n route to go.</numerusform>
    <numerusform>Part of the way for {ticket}; %n routes to go.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Starts the last round, with a lead of %n points on the board.</source>
   <translation>
    <numerusform>Starts the last round, with a lead of %n point on the board.</numerusform>
    <numerusform>Starts the last round, with a lead of %n points on the board.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Still needed for {route} (%n points) after that: {cards}.</source>
   <translation>
    <numerusform>Still needed for {route} (%n point) after that: {cards}.</numerusform>
    <numerusform>Still needed for {route} (%n points) after that: {cards}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The deck has %n cards.</source>
   <translation>
    <numerusform>The deck has %n card.</numerusform>
    <numerusform>The deck has %n cards.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The journey brings %n points.</source>
   <translation>
    <numerusform>The journey brings %n point.</numerusform>
    <numerusform>The journey brings %n points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The last gray route of %n spaces that can still be claimed.</source>
   <translation>
    <numerusform>The last gray route of %n space that can still be claimed.</numerusform>
    <numerusform>The last gray route of %n spaces that can still be claimed.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The last wagons: the game ends, and %n tickets win it.</source>
   <translation>
    <numerusform>The last wagons: the game ends, and %n ticket wins it.</numerusform>
    <numerusform>The last wagons: the game ends, and %n tickets win it.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The last {colour} route of %n spaces that can still be claimed.</source>
   <translation>
    <numerusform>The last {colour} route of %n space that can still be claimed.</numerusform>
    <numerusform>The last {colour} route of %n spaces that can still be claimed.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The network joins %n places: new contracts may be nearly done.</source>
   <translation>
    <numerusform>The network joins %n place: new contracts may be nearly done.</numerusform>
    <numerusform>The network joins %n places: new contracts may be nearly done.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The network joins %n places: new tickets may be nearly done.</source>
   <translation>
    <numerusform>The network joins %n place: new tickets may be nearly done.</numerusform>
    <numerusform>The network joins %n places: new tickets may be nearly done.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Then %n tickets are done; the most bring {points} points.</source>
   <translation>
    <numerusform>Then %n ticket is done; the most bring {points} points.</numerusform>
    <numerusform>Then %n tickets are done; the most bring {points} points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Then {route} can be paid for: %n points.</source>
   <translation>
    <numerusform>Then {route} can be paid for: %n point.</numerusform>
    <numerusform>Then {route} can be paid for: %n points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>They share track: together they take {spaces} spaces, not %n.</source>
   <translation>
    <numerusform>They share track: together they take {spaces} spaces, not %n.</numerusform>
    <numerusform>They share track: together they take {spaces} spaces, not %n.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Uses %n wagons.</source>
   <translation>
    <numerusform>Uses %n wagon.</numerusform>
    <numerusform>Uses %n wagons.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Whoever has completed the most tickets at the end gets %n points.</source>
   <translation>
    <numerusform>Whoever has completed the most tickets at the end gets %n point.</numerusform>
    <numerusform>Whoever has completed the most tickets at the end gets %n points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{chance} to win, about %n points</source>
   <translation>
    <numerusform>{chance} to win, about %n point</numerusform>
    <numerusform>{chance} to win, about %n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{points} for %n carts.</source>
   <translation>
    <numerusform>{points} for %n cart.</numerusform>
    <numerusform>{points} for %n carts.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{points} for %n spaces of track.</source>
   <translation>
    <numerusform>{points} for %n space of track.</numerusform>
    <numerusform>{points} for %n spaces of track.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{points} for %n wagons.</source>
   <translation>
    <numerusform>{points} for %n wagon.</numerusform>
    <numerusform>{points} for %n wagons.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{ticket} is done already: %n points.</source>
   <translation>
    <numerusform>{ticket} is done already: %n point.</numerusform>
    <numerusform>{ticket} is done already: %n points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{ticket} needs only %n spaces of track.</source>
   <translation>
    <numerusform>{ticket} needs only %n space of track.</numerusform>
    <numerusform>{ticket} needs only %n spaces of track.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{ticket} takes {spaces} of the %n wagons left.</source>
   <translation>
    <numerusform>{ticket} takes {spaces} of the %n wagon left.</numerusform>
    <numerusform>{ticket} takes {spaces} of the %n wagons left.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message numerus="yes">
   <source>Your last turn! After you, %n more players have one turn each.</source>
   <translation>
    <numerusform>Your last turn! After you, one more player has a turn.</numerusform>
    <numerusform>Your last turn! After you, %n more players have one turn each.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>pieces</name>
  <message numerus="yes">
   <source>%n carts left</source>
   <translation>
    <numerusform>%n cart left</numerusform>
    <numerusform>%n carts left</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n wagons left</source>
   <translation>
    <numerusform>%n wagon left</numerusform>
    <numerusform>%n wagons left</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>practice</name>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n point</numerusform>
    <numerusform>%n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets</source>
   <translation>
    <numerusform>%n ticket</numerusform>
    <numerusform>%n tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Another move is worth %n points more in the end.</source>
   <translation>
    <numerusform>Another move is worth %n point more in the end.</numerusform>
    <numerusform>Another move is worth %n points more in the end.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>review</name>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n point</numerusform>
    <numerusform>%n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets</source>
   <translation>
    <numerusform>%n ticket</numerusform>
    <numerusform>%n tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You lost by %n points</source>
   <translation>
    <numerusform>You lost by %n point</numerusform>
    <numerusform>You lost by %n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You won by %n points</source>
   <translation>
    <numerusform>You won by %n point</numerusform>
    <numerusform>You won by %n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{name} lost by %n points</source>
   <translation>
    <numerusform>{name} lost by %n point</numerusform>
    <numerusform>{name} lost by %n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{name} won by %n points</source>
   <translation>
    <numerusform>{name} won by %n point</numerusform>
    <numerusform>{name} won by %n points</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>speech</name>
  <message numerus="yes">
   <source>%n contracts</source>
   <translation>
    <numerusform>%n contract</numerusform>
    <numerusform>%n contracts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n long tickets</source>
   <translation>
    <numerusform>%n long ticket</numerusform>
    <numerusform>%n long tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n short tickets</source>
   <translation>
    <numerusform>%n short ticket</numerusform>
    <numerusform>%n short tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets</source>
   <translation>
    <numerusform>%n ticket</numerusform>
    <numerusform>%n tickets</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>statistics</name>
  <message numerus="yes">
   <source>%n games without a win</source>
   <translation>
    <numerusform>%n game without a win</numerusform>
    <numerusform>%n games without a win</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n games won in a row</source>
   <translation>
    <numerusform>%n game won</numerusform>
    <numerusform>%n games won in a row</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more were taken face-up.</source>
   <translation>
    <numerusform>%n more was taken face-up.</numerusform>
    <numerusform>%n more were taken face-up.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Each bar is the mean of %n games.</source>
   <translation>
    <numerusform>Each bar is one game.</numerusform>
    <numerusform>Each bar is the mean of %n games.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Over your last %n reviewed games: {luck} a game</source>
   <translation>
    <numerusform>In your last reviewed game: {luck}</numerusform>
    <numerusform>Over your last %n reviewed games: {luck} a game</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{share} on average in %n reviewed games.</source>
   <translation>
    <numerusform>{share} in one reviewed game.</numerusform>
    <numerusform>{share} on average in %n reviewed games.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>thanks to</name>
  <message numerus="yes">
   <source>%n contracts done</source>
   <translation>
    <numerusform>%n contract done</numerusform>
    <numerusform>%n contracts done</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets done</source>
   <translation>
    <numerusform>%n ticket done</numerusform>
    <numerusform>%n tickets done</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>today</name>
  <message numerus="yes">
   <source>%n days in a row</source>
   <translation>
    <numerusform>%n day in a row</numerusform>
    <numerusform>%n days in a row</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n point</numerusform>
    <numerusform>%n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets</source>
   <translation>
    <numerusform>%n ticket</numerusform>
    <numerusform>%n tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Your longest streak so far: %n days</source>
   <translation>
    <numerusform>Your longest streak so far: %n day</numerusform>
    <numerusform>Your longest streak so far: %n days</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>turn</name>
  <message numerus="yes">
   <source>%n turns until yours.</source>
   <translation>
    <numerusform>%n turn until yours.</numerusform>
    <numerusform>%n turns until yours.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>In {place}, goods for %n points so far.</source>
   <translation>
    <numerusform>In {place}, goods for %n point so far.</numerusform>
    <numerusform>In {place}, goods for %n points so far.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>why_not</name>
  <message numerus="yes">
   <source>It takes %n carts; you have {held} left.</source>
   <translation>
    <numerusform>It takes %n cart; you have {held} left.</numerusform>
    <numerusform>It takes %n carts; you have {held} left.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>It takes %n wagons; you have {held} left.</source>
   <translation>
    <numerusform>It takes %n wagon; you have {held} left.</numerusform>
    <numerusform>It takes %n wagons; you have {held} left.</numerusform>
   </translation>
  </message>
 </context>
</TS>
