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
   <source>You have done %n. The others' numbers stay secret until the end.</source>
   <translation>
    <numerusform>You have done %n. The others' numbers stay secret until the end.</numerusform>
    <numerusform>You have done %n. The others' numbers stay secret until the end.</numerusform>
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
  <name>EndPage</name>
  <message numerus="yes">
   <source>%n turns</source>
   <translation>
    <numerusform>%n turn</numerusform>
    <numerusform>%n turns</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n turns, then the count</source>
   <translation>
    <numerusform>%n turn, then the count</numerusform>
    <numerusform>%n turns, then the count</numerusform>
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
  <name>MainWindow</name>
  <message numerus="yes">
   <source>%n moves</source>
   <translation>
    <numerusform>%n move</numerusform>
    <numerusform>%n moves</numerusform>
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
   <source>%n already planned</source>
   <translation>
    <numerusform>%n already planned</numerusform>
    <numerusform>%n already planned</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n already yours</source>
   <translation>
    <numerusform>%n already yours</numerusform>
    <numerusform>%n already yours</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more carts, and you have fewer</source>
   <translation>
    <numerusform>%n more cart, and you have fewer</numerusform>
    <numerusform>%n more carts, and you have fewer</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more wagons, and you have fewer</source>
   <translation>
    <numerusform>%n more wagon, and you have fewer</numerusform>
    <numerusform>%n more wagons, and you have fewer</numerusform>
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
   <source>more carts</source>
   <translation>
    <numerusform>more cart</numerusform>
    <numerusform>more carts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>more wagons</source>
   <translation>
    <numerusform>more wagon</numerusform>
    <numerusform>more wagons</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>OpponentsPanel</name>
  <message numerus="yes">
   <source>Choose a character for each seat; %n can play.</source>
   <translation>
    <numerusform>Choose a character for each seat; %n can play.</numerusform>
    <numerusform>Choose a character for each seat; %n can play.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Choose a character for each seat; up to %n can play.</source>
   <translation>
    <numerusform>Choose a character for each seat; up to %n can play.</numerusform>
    <numerusform>Choose a character for each seat; up to %n can play.</numerusform>
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
   <source>%n carts left</source>
   <translation>
    <numerusform>%n cart left</numerusform>
    <numerusform>%n carts left</numerusform>
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
   <source>%n tickets</source>
   <translation>
    <numerusform>%n ticket</numerusform>
    <numerusform>%n tickets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n wagons left</source>
   <translation>
    <numerusform>%n wagon left</numerusform>
    <numerusform>%n wagons left</numerusform>
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
  <name>RouteTip</name>
  <message numerus="yes">
   <source>%n of one colour</source>
   <translation>
    <numerusform>%n of one colour</numerusform>
    <numerusform>%n of one colour</numerusform>
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
  <name>Summary</name>
  <message numerus="yes">
   <source>%n more carts. You have {left}.</source>
   <translation>
    <numerusform>%n more cart. You have {left}.</numerusform>
    <numerusform>%n more carts. You have {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more wagons. You have {left}.</source>
   <translation>
    <numerusform>%n more wagon. You have {left}.</numerusform>
    <numerusform>%n more wagons. You have {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them can't be connected any more.</source>
   <translation>
    <numerusform>%n of them can't be connected any more.</numerusform>
    <numerusform>%n of them can't be connected any more.</numerusform>
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
   <source>Together %n more carts, shared stretches counted once. You have {left}.</source>
   <translation>
    <numerusform>Together %n more cart, shared stretches counted once. You have {left}.</numerusform>
    <numerusform>Together %n more carts, shared stretches counted once. You have {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Together %n more wagons, shared stretches counted once. You have {left}.</source>
   <translation>
    <numerusform>Together %n more wagon, shared stretches counted once. You have {left}.</numerusform>
    <numerusform>Together %n more wagons, shared stretches counted once. You have {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You have %n carts too few for that.</source>
   <translation>
    <numerusform>You have %n cart too few for that.</numerusform>
    <numerusform>You have %n carts too few for that.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You have %n wagons too few for that.</source>
   <translation>
    <numerusform>You have %n wagon too few for that.</numerusform>
    <numerusform>You have %n wagons too few for that.</numerusform>
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
 </context>
 <context>
  <name>ending</name>
  <message numerus="yes">
   <source>%n carts left</source>
   <translation>
    <numerusform>%n cart left</numerusform>
    <numerusform>%n carts left</numerusform>
   </translation>
  </message>
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
   <source>%n wagons left</source>
   <translation>
    <numerusform>%n wagon left</numerusform>
    <numerusform>%n wagons left</numerusform>
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
  <name>notices</name>
  <message numerus="yes">
   <source>Last round: %n more turns until the end.</source>
   <translation>
    <numerusform>Last round: %n more turn until the end.</numerusform>
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
  <name>turn</name>
  <message numerus="yes">
   <source>%n turns until yours.</source>
   <translation>
    <numerusform>%n turn until yours.</numerusform>
    <numerusform>%n turns until yours.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>In {place}, goods worth %n points so far.</source>
   <translation>
    <numerusform>In {place}, goods worth %n point so far.</numerusform>
    <numerusform>In {place}, goods worth %n points so far.</numerusform>
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
