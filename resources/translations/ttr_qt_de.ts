<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>GamePage</name>
  <message numerus="yes">
   <source>Last round: %n more turns until the end.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>Menu</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} found no move; the planner moved instead.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>speech</name>
  <message numerus="yes">
   <source>%n tickets</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>+{points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a bonus card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>chose tickets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>claim {a} – {b} with {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>claimed {a} – {b}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>claimed {a} – {b} with {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>draw from the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>draw {counts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>drew from the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>drew {counts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>east and west joined</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>end the journey</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ended the journey</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>goods worth {goods}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>journey: +{points}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>keep {tickets}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>kept {counts}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>pass</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>passed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>put a passenger into {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>put no passenger down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>set off from {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>swap tickets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>swapped tickets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>take {card}, card {slot} of the open ones</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the discards became the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the game is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the last round begins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the open cards were replaced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ticket done: {a} – {b}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>took {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>travel {a} – {b}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>travelled {a} – {b}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with a passenger card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{first} and {last}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{short} short and {long} long</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{tickets}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>tables</name>
  <message>
   <source>You</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>turn</name>
  <message numerus="yes">
   <source>%n turns until yours.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>An open {wild} may not be the second card.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose tickets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Claim a route on the board.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click one of the two glowing cities.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Click the next city, or end the journey.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw tickets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw two cards from the deck,</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the journey</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From the deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In {place}, goods worth {points} so far.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move a passenger</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No passenger</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One more card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pass</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passenger under way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put a passenger down?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swap tickets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take two cards, or one open {wild},</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You are next.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You are watching.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>or claim a route on the board.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name}'s turn</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>why_not</name>
  <message>
   <source>An open {wild} counts for two cards: it can't be the second one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closed: with {players} players only one of the parallel tracks may be used, and {name} has one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First choose the tickets you keep.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First end the journey.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First put a passenger down, or decide against it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First say which tickets you want to draw.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First take your second card.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is not your turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is {name}'s turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It takes {needed} carts; you have {held} left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It takes {needed} wagons; you have {held} left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>That is not possible now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are no cards left to draw.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This track belongs to {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This track is yours already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You need {needed}, and have none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You need {needed}; you have {held}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You own a parallel track, and may not have both.</source>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
