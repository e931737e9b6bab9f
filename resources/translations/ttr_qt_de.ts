<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>BoardPicture</name>
  <message>
   <source>Look at it</source>
   <translation>Ansehen</translation>
  </message>
 </context>
 <context>
  <name>BoardPlay</name>
  <message>
   <source>Claim {route}</source>
   <translation>{route} nutzen</translation>
  </message>
 </context>
 <context>
  <name>BonusPanel</name>
  <message numerus="yes">
   <source>%n cards are left.</source>
   <translation>
    <numerusform>Noch %n Karte übrig.</numerusform>
    <numerusform>Noch %n Karten übrig.</numerusform>
   </translation>
  </message>
  <message>
   <source>+1 ticket</source>
   <translation>+1 Zielkarte</translation>
  </message>
  <message>
   <source>By rank: {points} points.</source>
   <translation>Je nach Platz: {points} Punkte.</translation>
  </message>
  <message>
   <source>For the first with {goal} tickets.</source>
   <translation>Wer zuerst {goal} Zielkarten erfüllt.</translation>
  </message>
  <message>
   <source>Goods cards</source>
   <translation>Handelsgüter</translation>
  </message>
  <message>
   <source>Join the east and the west: counts as a ticket.</source>
   <translation>Verbinde Ost und West: Das zählt wie eine Zielkarte.</translation>
  </message>
  <message>
   <source>Nobody has a track yet.</source>
   <translation>Noch hat niemand eine Strecke.</translation>
  </message>
  <message numerus="yes">
   <source>The longest has %n spaces.</source>
   <translation>
    <numerusform>Die längste hat %n Feld.</numerusform>
    <numerusform>Die längste hat %n Felder.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You have done %n. The others' numbers stay secret until the end.</source>
   <translation>
    <numerusform>Du hast %n erfüllt. Die Zahlen der anderen bleiben bis zum Ende geheim.</numerusform>
    <numerusform>Du hast %n erfüllt. Die Zahlen der anderen bleiben bis zum Ende geheim.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ChoosingPanel</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Choose your contracts</source>
   <translation>Wähle deine Vertragskarten</translation>
  </message>
  <message>
   <source>Choose your tickets</source>
   <translation>Wähle deine Zielkarten</translation>
  </message>
  <message numerus="yes">
   <source>Draw %n tickets</source>
   <translation>
    <numerusform>%n Zielkarte ziehen</numerusform>
    <numerusform>%n Zielkarten ziehen</numerusform>
   </translation>
  </message>
  <message>
   <source>Keep at least {least} of these {count}.</source>
   <translation>Behalte mindestens {least} von {count}.</translation>
  </message>
  <message>
   <source>The others go back under the deck.</source>
   <translation>Die übrigen kommen unter den Stapel.</translation>
  </message>
  <message>
   <source>The others go back under their decks.</source>
   <translation>Die übrigen kommen unter ihre Stapel.</translation>
  </message>
  <message numerus="yes">
   <source>Which mix? You look at all of them and keep at least %n.</source>
   <translation>
    <numerusform>Welche Mischung? Du siehst dir alle an und behältst mindestens %n.</numerusform>
    <numerusform>Welche Mischung? Du siehst dir alle an und behältst mindestens %n.</numerusform>
   </translation>
  </message>
  <message>
   <source>You have to keep all of them.</source>
   <translation>Du musst alle behalten.</translation>
  </message>
 </context>
 <context>
  <name>EndPage</name>
  <message numerus="yes">
   <source>%n turns</source>
   <translation>
    <numerusform>%n Zug</numerusform>
    <numerusform>%n Züge</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n turns, then the count</source>
   <translation>
    <numerusform>%n Zug, dann die Wertung</numerusform>
    <numerusform>%n Züge, dann die Wertung</numerusform>
   </translation>
  </message>
  <message>
   <source>A click or the space bar shows the end at once.</source>
   <translation>Ein Klick oder die Leertaste zeigt sofort das Ergebnis.</translation>
  </message>
  <message>
   <source>Final scores</source>
   <translation>Endstand</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Noch einmal</translation>
  </message>
  <message>
   <source>Points over the turns</source>
   <translation>Punkteverlauf</translation>
  </message>
  <message>
   <source>Remember this game</source>
   <translation>Das bleibt in Erinnerung</translation>
  </message>
  <message>
   <source>Same cards again</source>
   <translation>Gleiche Karten</translation>
  </message>
  <message>
   <source>Save the game</source>
   <translation>Spiel speichern</translation>
  </message>
  <message>
   <source>Start screen</source>
   <translation>Startseite</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistik</translation>
  </message>
  <message>
   <source>Tickets over the turns</source>
   <translation>Zielkarten im Verlauf</translation>
  </message>
  <message>
   <source>Watch the replay</source>
   <translation>Spiel nacherleben</translation>
  </message>
  <message>
   <source>count</source>
   <translation>Wertung</translation>
  </message>
  <message>
   <source>of all games</source>
   <translation>aller Spiele</translation>
  </message>
  <message>
   <source>other boards, players</source>
   <translation>andere Karte, andere Gegner</translation>
  </message>
  <message>
   <source>the same table, new cards</source>
   <translation>gleiche Runde, neue Karten</translation>
  </message>
  <message>
   <source>to a file</source>
   <translation>in eine Datei</translation>
  </message>
  <message>
   <source>try it better</source>
   <translation>diesmal besser</translation>
  </message>
  <message>
   <source>turn</source>
   <translation>Zug</translation>
  </message>
 </context>
 <context>
  <name>GameFiles</name>
  <message>
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <source>Open a game</source>
   <translation>Spiel öffnen</translation>
  </message>
  <message>
   <source>Save the game</source>
   <translation>Spiel speichern</translation>
  </message>
  <message>
   <source>The game was not saved.</source>
   <translation>Das Spiel wurde nicht gespeichert.</translation>
  </message>
  <message>
   <source>This file can't be opened.</source>
   <translation>Diese Datei lässt sich nicht öffnen.</translation>
  </message>
 </context>
 <context>
  <name>GamePage</name>
  <message>
   <source>Click one of your passengers, or drag it along the tracks.</source>
   <translation>Klicke einen deiner Passagiere an oder ziehe ihn die Strecken entlang.</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>Menü</translation>
  </message>
  <message>
   <source>{name} found no move; the planner moved instead.</source>
   <translation>{name} hat keinen Zug gefunden; der Planer ist eingesprungen.</translation>
  </message>
 </context>
 <context>
  <name>HandPanel</name>
  <message numerus="yes">
   <source>%n cards</source>
   <translation>
    <numerusform>%n Karte</numerusform>
    <numerusform>%n Karten</numerusform>
   </translation>
  </message>
  <message>
   <source>You have no cards.</source>
   <translation>Du hast keine Karten.</translation>
  </message>
  <message>
   <source>Your hand</source>
   <translation>Deine Hand</translation>
  </message>
 </context>
 <context>
  <name>Header</name>
  <message>
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistik</translation>
  </message>
  <message>
   <source>The Railway Table</source>
   <translation>Der Eisenbahntisch</translation>
  </message>
 </context>
 <context>
  <name>LeafPage</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
 </context>
 <context>
  <name>LogPanel</name>
  <message>
   <source>Log</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <source>Nothing has been played yet.</source>
   <translation>Noch ist nichts geschehen.</translation>
  </message>
  <message>
   <source>turn {number}</source>
   <translation>Zug {number}</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message numerus="yes">
   <source>%n moves</source>
   <translation>
    <numerusform>%n Zug</numerusform>
    <numerusform>%n Züge</numerusform>
   </translation>
  </message>
  <message>
   <source>Colours</source>
   <translation>Farben</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>Animationen</translation>
  </message>
  <message>
   <source>Open a game …</source>
   <translation>Spiel öffnen …</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <source>Save the game …</source>
   <translation>Spiel speichern …</translation>
  </message>
  <message>
   <source>Show the whole board</source>
   <translation>Ganzen Spielplan zeigen</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>Startseite</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Textgröße</translation>
  </message>
  <message>
   <source>The Railway Table</source>
   <translation>Der Eisenbahntisch</translation>
  </message>
  <message>
   <source>The game could not be saved: {reason}.</source>
   <translation>Das Spiel konnte nicht gespeichert werden: {reason}.</translation>
  </message>
  <message>
   <source>This game can't be continued.</source>
   <translation>Dieses Spiel lässt sich nicht fortsetzen.</translation>
  </message>
  <message>
   <source>against {names}</source>
   <translation>gegen {names}</translation>
  </message>
  <message>
   <source>dark</source>
   <translation>dunkel</translation>
  </message>
  <message>
   <source>fast</source>
   <translation>schnell</translation>
  </message>
  <message>
   <source>follow the system</source>
   <translation>wie im System</translation>
  </message>
  <message>
   <source>light</source>
   <translation>hell</translation>
  </message>
  <message>
   <source>normal</source>
   <translation>normal</translation>
  </message>
  <message>
   <source>off</source>
   <translation>aus</translation>
  </message>
  <message>
   <source>reduced</source>
   <translation>reduziert</translation>
  </message>
  <message>
   <source>the game you left</source>
   <translation>dein letztes Spiel</translation>
  </message>
 </context>
 <context>
  <name>MarketPanel</name>
  <message>
   <source>Cards</source>
   <translation>Karten</translation>
  </message>
  <message>
   <source>Market</source>
   <translation>Auslage</translation>
  </message>
  <message>
   <source>take one more, but no open joker</source>
   <translation>nimm noch eine, aber keinen offenen Joker</translation>
  </message>
  <message>
   <source>take one more, but no open locomotive</source>
   <translation>nimm noch eine, aber keine offene Lokomotive</translation>
  </message>
  <message>
   <source>take two from the deck</source>
   <translation>nimm zwei vom Stapel</translation>
  </message>
  <message>
   <source>take two, or one open joker</source>
   <translation>nimm zwei oder einen offenen Joker</translation>
  </message>
  <message>
   <source>take two, or one open locomotive</source>
   <translation>nimm zwei oder eine offene Lokomotive</translation>
  </message>
 </context>
 <context>
  <name>MarketTable</name>
  <message numerus="yes">
   <source>Deck: %n cards</source>
   <translation>
    <numerusform>Stapel: %n Karte</numerusform>
    <numerusform>Stapel: %n Karten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Discards: %n cards</source>
   <translation>
    <numerusform>Ablage: %n Karte</numerusform>
    <numerusform>Ablage: %n Karten</numerusform>
   </translation>
  </message>
  <message>
   <source>Market</source>
   <translation>Auslage</translation>
  </message>
  <message>
   <source>The discards are empty.</source>
   <translation>Die Ablage ist leer.</translation>
  </message>
  <message>
   <source>deck</source>
   <translation>Stapel</translation>
  </message>
  <message>
   <source>discards</source>
   <translation>Ablage</translation>
  </message>
 </context>
 <context>
  <name>MixChoice</name>
  <message numerus="yes">
   <source>%n long</source>
   <translation>
    <numerusform>%n lange</numerusform>
    <numerusform>%n lange</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n short</source>
   <translation>
    <numerusform>%n kurze</numerusform>
    <numerusform>%n kurze</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets</source>
   <translation>
    <numerusform>%n Zielkarte</numerusform>
    <numerusform>%n Zielkarten</numerusform>
   </translation>
  </message>
  <message>
   <source>Left: {tickets}.</source>
   <translation>Übrig: {tickets}.</translation>
  </message>
  <message numerus="yes">
   <source>Long tickets are worth {least} to {most} points; %n are left.</source>
   <translation>
    <numerusform>Lange Zielkarten bringen {least} bis {most} Punkte; %n ist noch da.</numerusform>
    <numerusform>Lange Zielkarten bringen {least} bis {most} Punkte; %n sind noch da.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Short tickets are worth {least} to {most} points; %n are left.</source>
   <translation>
    <numerusform>Kurze Zielkarten bringen {least} bis {most} Punkte; %n ist noch da.</numerusform>
    <numerusform>Kurze Zielkarten bringen {least} bis {most} Punkte; %n sind noch da.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Tickets are worth {least} to {most} points; %n are left.</source>
   <translation>
    <numerusform>Zielkarten bringen {least} bis {most} Punkte; %n ist noch da.</numerusform>
    <numerusform>Zielkarten bringen {least} bis {most} Punkte; %n sind noch da.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>OfferCard</name>
  <message>
   <source>Keep</source>
   <translation>Behalten</translation>
  </message>
  <message numerus="yes">
   <source>{a} – {b}, %n points</source>
   <translation>
    <numerusform>{a} – {b}, %n Punkt</numerusform>
    <numerusform>{a} – {b}, %n Punkte</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>OfferFacts</name>
  <message numerus="yes">
   <source>%n already planned</source>
   <translation>
    <numerusform>%n schon eingeplant</numerusform>
    <numerusform>%n schon eingeplant</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n already yours</source>
   <translation>
    <numerusform>%n schon deine</numerusform>
    <numerusform>%n schon deine</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more carts, and you have fewer</source>
   <translation>
    <numerusform>%n weiteres Fuhrwerk, so viele hast du nicht</numerusform>
    <numerusform>%n weitere Fuhrwerke, so viele hast du nicht</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more wagons, and you have fewer</source>
   <translation>
    <numerusform>%n weiterer Waggon, so viele hast du nicht</numerusform>
    <numerusform>%n weitere Waggons, so viele hast du nicht</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n routes to build</source>
   <translation>
    <numerusform>%n Strecke fehlt</numerusform>
    <numerusform>%n Strecken fehlen</numerusform>
   </translation>
  </message>
  <message>
   <source>already connected</source>
   <translation>schon verbunden</translation>
  </message>
  <message>
   <source>long</source>
   <translation>lang</translation>
  </message>
  <message numerus="yes">
   <source>more carts</source>
   <translation>
    <numerusform>weiteres Fuhrwerk</numerusform>
    <numerusform>weitere Fuhrwerke</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>more wagons</source>
   <translation>
    <numerusform>weiterer Waggon</numerusform>
    <numerusform>weitere Waggons</numerusform>
   </translation>
  </message>
  <message>
   <source>no way left: it can't be connected any more</source>
   <translation>kein Weg mehr frei: nicht mehr zu verbinden</translation>
  </message>
  <message>
   <source>nothing more: all of it is planned already</source>
   <translation>nichts weiter: alles schon eingeplant</translation>
  </message>
  <message>
   <source>short</source>
   <translation>kurz</translation>
  </message>
  <message>
   <source>{points} points a cart</source>
   <translation>{points} Punkte je Fuhrwerk</translation>
  </message>
  <message>
   <source>{points} points a wagon</source>
   <translation>{points} Punkte je Waggon</translation>
  </message>
  <message>
   <source>{there} of {all} spaces</source>
   <translation>{there} von {all} Feldern</translation>
  </message>
 </context>
 <context>
  <name>OpponentRow</name>
  <message>
   <source>Remove this opponent</source>
   <translation>Diesen Gegner entfernen</translation>
  </message>
 </context>
 <context>
  <name>Opponents</name>
  <message>
   <source>beginner</source>
   <translation>sehr leicht</translation>
  </message>
  <message>
   <source>collects tickets with great care</source>
   <translation>sammelt sorgfältig Zielkarten</translation>
  </message>
  <message>
   <source>easy</source>
   <translation>leicht</translation>
  </message>
  <message>
   <source>likes long routes, always in a hurry</source>
   <translation>liebt lange Strecken, hat es immer eilig</translation>
  </message>
  <message>
   <source>master</source>
   <translation>Profi</translation>
  </message>
  <message>
   <source>medium</source>
   <translation>mittel</translation>
  </message>
  <message>
   <source>new to the game, often changes her mind</source>
   <translation>neu im Spiel, ändert oft ihre Meinung</translation>
  </message>
  <message>
   <source>sees it all, with the machine's full strength</source>
   <translation>sieht alles, mit der vollen Kraft der Maschine</translation>
  </message>
  <message>
   <source>strong</source>
   <translation>stark</translation>
  </message>
  <message>
   <source>thinks ahead and stands in the way</source>
   <translation>denkt voraus und steht gern im Weg</translation>
  </message>
 </context>
 <context>
  <name>OpponentsPanel</name>
  <message>
   <source>Add an opponent</source>
   <translation>Gegner hinzufügen</translation>
  </message>
  <message numerus="yes">
   <source>Choose a character for each seat; %n can play.</source>
   <translation>
    <numerusform>Wähle für jeden Platz eine Figur; %n kann mitspielen.</numerusform>
    <numerusform>Wähle für jeden Platz eine Figur; %n können mitspielen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Choose a character for each seat; up to %n can play.</source>
   <translation>
    <numerusform>Wähle für jeden Platz eine Figur; höchstens %n kann mitspielen.</numerusform>
    <numerusform>Wähle für jeden Platz eine Figur; bis zu %n können mitspielen.</numerusform>
   </translation>
  </message>
  <message>
   <source>Opponents</source>
   <translation>Gegner</translation>
  </message>
  <message>
   <source>Preparing the opponents for the first time…</source>
   <translation>Die Gegner machen sich zum ersten Mal bereit …</translation>
  </message>
 </context>
 <context>
  <name>PaymentPopover</name>
  <message>
   <source>Enter claims, Esc cancels.</source>
   <translation>Enter nutzt die Strecke, Esc bricht ab.</translation>
  </message>
 </context>
 <context>
  <name>PersonPanel</name>
  <message>
   <source>All {count}</source>
   <translation>Alle {count}</translation>
  </message>
  <message>
   <source>Always</source>
   <translation>Immer</translation>
  </message>
  <message>
   <source>Big cities</source>
   <translation>Großstädte</translation>
  </message>
  <message>
   <source>Classic</source>
   <translation>Klassisch</translation>
  </message>
  <message>
   <source>Confirm a claim</source>
   <translation>Strecke bestätigen</translation>
  </message>
  <message>
   <source>I only watch</source>
   <translation>Ich schaue zu</translation>
  </message>
  <message>
   <source>I play</source>
   <translation>Ich spiele</translation>
  </message>
  <message>
   <source>Me</source>
   <translation>Ich</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nie</translation>
  </message>
  <message>
   <source>Random</source>
   <translation>Zufall</translation>
  </message>
  <message>
   <source>Ticket deck</source>
   <translation>Zielkarten</translation>
  </message>
  <message>
   <source>When in doubt</source>
   <translation>Bei Auswahl</translation>
  </message>
  <message>
   <source>Who begins</source>
   <translation>Wer beginnt</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Du</translation>
  </message>
  <message>
   <source>Your colour: {colour}</source>
   <translation>Deine Farbe: {colour}</translation>
  </message>
  <message>
   <source>Your name</source>
   <translation>Dein Name</translation>
  </message>
  <message>
   <source>Your part</source>
   <translation>Deine Rolle</translation>
  </message>
 </context>
 <context>
  <name>PlayerCard</name>
  <message>
   <source>Do not wait: play what seems best by now.</source>
   <translation>Nicht warten: spielen, was bis jetzt am besten aussieht.</translation>
  </message>
  <message>
   <source>Last: {action}</source>
   <translation>Zuletzt: {action}</translation>
  </message>
  <message>
   <source>Move now</source>
   <translation>Jetzt ziehen</translation>
  </message>
  <message>
   <source>thinking …</source>
   <translation>denkt nach …</translation>
  </message>
  <message>
   <source>you</source>
   <translation>du</translation>
  </message>
  <message>
   <source>your turn</source>
   <translation>am Zug</translation>
  </message>
 </context>
 <context>
  <name>PlayersPanel</name>
  <message numerus="yes">
   <source>%n cards in hand</source>
   <translation>
    <numerusform>%n Karte auf der Hand</numerusform>
    <numerusform>%n Karten auf der Hand</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n carts left</source>
   <translation>
    <numerusform>noch %n Fuhrwerk</numerusform>
    <numerusform>noch %n Fuhrwerke</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n contracts</source>
   <translation>
    <numerusform>%n Vertragskarte</numerusform>
    <numerusform>%n Vertragskarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n goods cards</source>
   <translation>
    <numerusform>%n Handelsgut</numerusform>
    <numerusform>%n Handelsgüter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n long tickets</source>
   <translation>
    <numerusform>%n lange Zielkarte</numerusform>
    <numerusform>%n lange Zielkarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n Punkt</numerusform>
    <numerusform>%n Punkte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n short tickets</source>
   <translation>
    <numerusform>%n kurze Zielkarte</numerusform>
    <numerusform>%n kurze Zielkarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets</source>
   <translation>
    <numerusform>%n Zielkarte</numerusform>
    <numerusform>%n Zielkarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n wagons left</source>
   <translation>
    <numerusform>noch %n Waggon</numerusform>
    <numerusform>noch %n Waggons</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>cards</source>
   <translation>
    <numerusform>Karte</numerusform>
    <numerusform>Karten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>carts</source>
   <translation>
    <numerusform>Fuhrwerk</numerusform>
    <numerusform>Fuhrwerke</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>contracts</source>
   <translation>
    <numerusform>Vertrag</numerusform>
    <numerusform>Verträge</numerusform>
   </translation>
  </message>
  <message>
   <source>east–west</source>
   <translation>Ost–West</translation>
  </message>
  <message numerus="yes">
   <source>goods</source>
   <translation>
    <numerusform>Gut</numerusform>
    <numerusform>Güter</numerusform>
   </translation>
  </message>
  <message>
   <source>goods worth {sum} points: {values}</source>
   <translation>Handelsgüter im Wert von {sum} Punkten: {values}</translation>
  </message>
  <message>
   <source>has joined the east and the west</source>
   <translation>hat Ost und West verbunden</translation>
  </message>
  <message numerus="yes">
   <source>long</source>
   <translation>
    <numerusform>lange</numerusform>
    <numerusform>lange</numerusform>
   </translation>
  </message>
  <message>
   <source>no goods</source>
   <translation>keine Handelsgüter</translation>
  </message>
  <message>
   <source>of {goal} tickets</source>
   <translation>von {goal} Zielen</translation>
  </message>
  <message numerus="yes">
   <source>passengers</source>
   <translation>
    <numerusform>Passagier</numerusform>
    <numerusform>Passagiere</numerusform>
   </translation>
  </message>
  <message>
   <source>passengers: {out} on the board, {unused} still to be placed</source>
   <translation>Passagiere: {out} auf dem Plan, {unused} noch nicht eingesetzt</translation>
  </message>
  <message numerus="yes">
   <source>short</source>
   <translation>
    <numerusform>kurze</numerusform>
    <numerusform>kurze</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>tickets</source>
   <translation>
    <numerusform>Ziel</numerusform>
    <numerusform>Ziele</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>wagons</source>
   <translation>
    <numerusform>Waggon</numerusform>
    <numerusform>Waggons</numerusform>
   </translation>
  </message>
  <message>
   <source>{cards}, worth {points} points if it stays so</source>
   <translation>{cards}, {points} Punkte wert, wenn es so bleibt</translation>
  </message>
 </context>
 <context>
  <name>RouteTip</name>
  <message numerus="yes">
   <source>%n of one colour</source>
   <translation>
    <numerusform>%n in einer Farbe</numerusform>
    <numerusform>%n in einer Farbe</numerusform>
   </translation>
  </message>
  <message>
   <source>Brings a goods card.</source>
   <translation>Bringt ein Handelsgut.</translation>
  </message>
  <message>
   <source>Let go to end the journey here.</source>
   <translation>Loslassen beendet die Reise hier.</translation>
  </message>
  <message numerus="yes">
   <source>Uses %n passenger cards.</source>
   <translation>
    <numerusform>Kostet %n Passagierkarte.</numerusform>
    <numerusform>Kostet %n Passagierkarten.</numerusform>
   </translation>
  </message>
  <message>
   <source>You keep none of these.</source>
   <translation>Davon bleibt dir nichts.</translation>
  </message>
  <message>
   <source>You keep {cards}.</source>
   <translation>Dir bleiben {cards}.</translation>
  </message>
  <message numerus="yes">
   <source>goods worth %n points</source>
   <translation>
    <numerusform>Handelsgüter für %n Punkt</numerusform>
    <numerusform>Handelsgüter für %n Punkte</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Stacks</name>
  <message numerus="yes">
   <source>%n tracks can be claimed with it now.</source>
   <translation>
    <numerusform>Damit kannst du jetzt %n Strecke nutzen.</numerusform>
    <numerusform>Damit kannst du jetzt %n Strecken nutzen.</numerusform>
   </translation>
  </message>
  <message>
   <source>For journeys: each lets a passenger use one track of another player.</source>
   <translation>Für Reisen: Mit jeder darf ein Passagier eine fremde Strecke benutzen.</translation>
  </message>
  <message>
   <source>No track can be claimed with it now.</source>
   <translation>Damit kannst du jetzt keine Strecke nutzen.</translation>
  </message>
  <message>
   <source>Stands for any colour, on tracks of four and more only.</source>
   <translation>Ersetzt jede Farbe, aber nur auf Strecken mit vier oder mehr Feldern.</translation>
  </message>
  <message>
   <source>Stands for any colour.</source>
   <translation>Ersetzt jede Farbe.</translation>
  </message>
  <message>
   <source>Your hand</source>
   <translation>Deine Hand</translation>
  </message>
 </context>
 <context>
  <name>StartPage</name>
  <message>
   <source>Carts, canals and contracts</source>
   <translation>Fuhrwerke, Grachten und Verträge</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>For children: first to six tickets</source>
   <translation>Für Kinder: zuerst sechs Ziele</translation>
  </message>
  <message>
   <source>Most tickets, secretly, wins 15</source>
   <translation>Wer heimlich die meisten Ziele schafft: +15</translation>
  </message>
  <message>
   <source>Send passengers to collect goods</source>
   <translation>Passagiere sammeln Handelsgüter</translation>
  </message>
  <message>
   <source>Start the game</source>
   <translation>Spiel starten</translation>
  </message>
  <message>
   <source>The classic: coast to coast</source>
   <translation>Der Klassiker: von Küste zu Küste</translation>
  </message>
  <message>
   <source>{fewest}–{most} players · {minutes} min</source>
   <translation>{fewest}–{most} Spieler · {minutes} Min.</translation>
  </message>
 </context>
 <context>
  <name>Summary</name>
  <message numerus="yes">
   <source>%n more carts. You have {left}.</source>
   <translation>
    <numerusform>%n weiteres Fuhrwerk. Du hast {left}.</numerusform>
    <numerusform>%n weitere Fuhrwerke. Du hast {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more wagons. You have {left}.</source>
   <translation>
    <numerusform>%n weiterer Waggon. Du hast {left}.</numerusform>
    <numerusform>%n weitere Waggons. Du hast {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them can't be connected any more.</source>
   <translation>
    <numerusform>%n davon ist nicht mehr zu verbinden.</numerusform>
    <numerusform>%n davon sind nicht mehr zu verbinden.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Choose at least %n contracts to keep.</source>
   <translation>
    <numerusform>Behalte mindestens %n Vertragskarte.</numerusform>
    <numerusform>Behalte mindestens %n Vertragskarten.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Choose at least %n more.</source>
   <translation>
    <numerusform>Behalte mindestens noch %n.</numerusform>
    <numerusform>Behalte mindestens noch %n.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Choose at least %n tickets to keep.</source>
   <translation>
    <numerusform>Behalte mindestens %n Zielkarte.</numerusform>
    <numerusform>Behalte mindestens %n Zielkarten.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Keep %n contracts</source>
   <translation>
    <numerusform>%n Vertragskarte behalten</numerusform>
    <numerusform>%n Vertragskarten behalten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Keep %n tickets</source>
   <translation>
    <numerusform>%n Zielkarte behalten</numerusform>
    <numerusform>%n Zielkarten behalten</numerusform>
   </translation>
  </message>
  <message>
   <source>Keep contracts</source>
   <translation>Vertragskarten behalten</translation>
  </message>
  <message>
   <source>Keep tickets</source>
   <translation>Zielkarten behalten</translation>
  </message>
  <message>
   <source>Look at your tickets meanwhile.</source>
   <translation>Sieh dir solange deine Zielkarten an.</translation>
  </message>
  <message>
   <source>The others announce their mix first.</source>
   <translation>Erst sagen die anderen ihre Mischung an.</translation>
  </message>
  <message numerus="yes">
   <source>Together %n more carts, shared stretches counted once. You have {left}.</source>
   <translation>
    <numerusform>Zusammen %n weiteres Fuhrwerk, gemeinsame Strecken einmal gezählt. Du hast {left}.</numerusform>
    <numerusform>Zusammen %n weitere Fuhrwerke, gemeinsame Strecken einmal gezählt. Du hast {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Together %n more wagons, shared stretches counted once. You have {left}.</source>
   <translation>
    <numerusform>Zusammen %n weiterer Waggon, gemeinsame Strecken einmal gezählt. Du hast {left}.</numerusform>
    <numerusform>Zusammen %n weitere Waggons, gemeinsame Strecken einmal gezählt. Du hast {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You have %n carts too few for that.</source>
   <translation>
    <numerusform>Dafür fehlt dir %n Fuhrwerk.</numerusform>
    <numerusform>Dafür fehlen dir %n Fuhrwerke.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You have %n wagons too few for that.</source>
   <translation>
    <numerusform>Dafür fehlt dir %n Waggon.</numerusform>
    <numerusform>Dafür fehlen dir %n Waggons.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You keep %n: {points} points, or −{points} if none is done.</source>
   <translation>
    <numerusform>Du behältst %n: {points} Punkte, oder −{points}, wenn du sie nicht erfüllst.</numerusform>
    <numerusform>Du behältst %n: {points} Punkte, oder −{points}, wenn du keine erfüllst.</numerusform>
   </translation>
  </message>
  <message>
   <source>Your other contracts need {held}: {need} in all.</source>
   <translation>Deine anderen Vertragskarten brauchen {held}, macht zusammen {need}.</translation>
  </message>
  <message>
   <source>Your other tickets need {held}: {need} in all.</source>
   <translation>Deine anderen Zielkarten brauchen {held}, macht zusammen {need}.</translation>
  </message>
 </context>
 <context>
  <name>TicketsPanel</name>
  <message numerus="yes">
   <source>%n spaces to go</source>
   <translation>
    <numerusform>noch %n Feld</numerusform>
    <numerusform>noch %n Felder</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n spaces: not enough carts</source>
   <translation>
    <numerusform>%n Feld: zu wenig Fuhrwerke</numerusform>
    <numerusform>%n Felder: zu wenig Fuhrwerke</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n spaces: not enough wagons</source>
   <translation>
    <numerusform>%n Feld: zu wenig Waggons</numerusform>
    <numerusform>%n Felder: zu wenig Waggons</numerusform>
   </translation>
  </message>
  <message>
   <source>Contracts</source>
   <translation>Vertragskarten</translation>
  </message>
  <message>
   <source>Tickets</source>
   <translation>Zielkarten</translation>
  </message>
  <message>
   <source>You have no contracts yet.</source>
   <translation>Du hast noch keine Vertragskarten.</translation>
  </message>
  <message>
   <source>You have no tickets yet.</source>
   <translation>Du hast noch keine Zielkarten.</translation>
  </message>
  <message>
   <source>done</source>
   <translation>erfüllt</translation>
  </message>
  <message>
   <source>no longer possible</source>
   <translation>nicht mehr möglich</translation>
  </message>
  <message>
   <source>{done} of {total} done</source>
   <translation>{done} von {total} erfüllt</translation>
  </message>
 </context>
 <context>
  <name>ending</name>
  <message numerus="yes">
   <source>%n carts left</source>
   <translation>
    <numerusform>noch %n Fuhrwerk</numerusform>
    <numerusform>noch %n Fuhrwerke</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n contracts done</source>
   <translation>
    <numerusform>%n Vertrag erfüllt</numerusform>
    <numerusform>%n Verträge erfüllt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n goods cards</source>
   <translation>
    <numerusform>%n Handelsgut</numerusform>
    <numerusform>%n Handelsgüter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n Punkt</numerusform>
    <numerusform>%n Punkte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n spaces in one line</source>
   <translation>
    <numerusform>%n Feld am Stück</numerusform>
    <numerusform>%n Felder am Stück</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets</source>
   <translation>
    <numerusform>%n Zielkarte</numerusform>
    <numerusform>%n Zielkarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets done</source>
   <translation>
    <numerusform>%n Ziel erfüllt</numerusform>
    <numerusform>%n Ziele erfüllt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n wagons left</source>
   <translation>
    <numerusform>noch %n Waggon</numerusform>
    <numerusform>noch %n Waggons</numerusform>
   </translation>
  </message>
  <message>
   <source>Always in front</source>
   <translation>Immer vorn</translation>
  </message>
  <message>
   <source>And the bonus</source>
   <translation>Und nun der Bonus</translation>
  </message>
  <message>
   <source>As many as {name}, but ahead by the tie-break</source>
   <translation>Gleich viel wie {name}, aber vorn im Gleichstand</translation>
  </message>
  <message>
   <source>At the last moment</source>
   <translation>In letzter Minute</translation>
  </message>
  <message>
   <source>Bad luck</source>
   <translation>Pech gehabt</translation>
  </message>
  <message>
   <source>But the longest route is yours.</source>
   <translation>Aber die längste Strecke ist deine.</translation>
  </message>
  <message>
   <source>Contracts done</source>
   <translation>Verträge erfüllt</translation>
  </message>
  <message>
   <source>Contracts missed</source>
   <translation>Verträge verfehlt</translation>
  </message>
  <message numerus="yes">
   <source>For {ticket} you were %n carts short</source>
   <translation>
    <numerusform>Für {ticket} fehlte dir %n Fuhrwerk</numerusform>
    <numerusform>Für {ticket} fehlten dir %n Fuhrwerke</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For {ticket} you were %n wagons short</source>
   <translation>
    <numerusform>Für {ticket} fehlte dir %n Waggon</numerusform>
    <numerusform>Für {ticket} fehlten dir %n Waggons</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For {ticket} {name} was %n carts short</source>
   <translation>
    <numerusform>Für {ticket} fehlte {name} %n Fuhrwerk</numerusform>
    <numerusform>Für {ticket} fehlten {name} %n Fuhrwerke</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For {ticket} {name} was %n wagons short</source>
   <translation>
    <numerusform>Für {ticket} fehlte {name} %n Waggon</numerusform>
    <numerusform>Für {ticket} fehlten {name} %n Waggons</numerusform>
   </translation>
  </message>
  <message>
   <source>From east to west</source>
   <translation>Von Ost nach West</translation>
  </message>
  <message>
   <source>Goods</source>
   <translation>Handelsgüter</translation>
  </message>
  <message>
   <source>Goods cards</source>
   <translation>Handelsgüter</translation>
  </message>
  <message>
   <source>Longest route</source>
   <translation>Längste Strecke</translation>
  </message>
  <message>
   <source>Most tickets</source>
   <translation>Meiste Ziele</translation>
  </message>
  <message>
   <source>Nearly there</source>
   <translation>Beinahe geschafft</translation>
  </message>
  <message>
   <source>Nobody can move any more</source>
   <translation>Niemand kann mehr ziehen</translation>
  </message>
  <message>
   <source>Nobody completed more contracts.</source>
   <translation>Niemand hat mehr Vertragskarten erfüllt.</translation>
  </message>
  <message>
   <source>Nobody completed more tickets.</source>
   <translation>Niemand hat mehr Zielkarten erfüllt.</translation>
  </message>
  <message>
   <source>Nobody had more points for routes.</source>
   <translation>Niemand hatte mehr Punkte für Strecken.</translation>
  </message>
  <message>
   <source>Nobody is behind: well played by all.</source>
   <translation>Niemand liegt zurück: alle gut gespielt.</translation>
  </message>
  <message>
   <source>Points for routes are counted already.</source>
   <translation>Die Punkte für Strecken sind schon gezählt.</translation>
  </message>
  <message>
   <source>Routes</source>
   <translation>Strecken</translation>
  </message>
  <message>
   <source>So close</source>
   <translation>So knapp</translation>
  </message>
  <message>
   <source>The best turn</source>
   <translation>Der beste Zug</translation>
  </message>
  <message>
   <source>The count</source>
   <translation>Die Wertung</translation>
  </message>
  <message>
   <source>The greatest contract</source>
   <translation>Die wertvollste Vertragskarte</translation>
  </message>
  <message>
   <source>The greatest ticket</source>
   <translation>Die wertvollste Zielkarte</translation>
  </message>
  <message>
   <source>The last round is over</source>
   <translation>Die letzte Runde ist vorbei</translation>
  </message>
  <message>
   <source>The last wagon is placed</source>
   <translation>Der letzte Waggon ist gesetzt</translation>
  </message>
  <message>
   <source>The longest stretch</source>
   <translation>Das längste Stück</translation>
  </message>
  <message>
   <source>The same total and as many tickets done, {a} before {b}: a longer line of routes, {x} spaces to {y}.</source>
   <translation>Gleichstand auch bei den Zielkarten, {a} – {b}: Die längste Strecke entscheidet, {x} zu {y} Felder.</translation>
  </message>
  <message>
   <source>The same total and as many tickets done, {a} before {b}: more goods, {x} points to {y}.</source>
   <translation>Gleichstand auch bei den Zielkarten, {a} – {b}: Die Handelsgüter entscheiden, {x} zu {y} Punkte.</translation>
  </message>
  <message>
   <source>The same total, {a} before {b}: {x} contracts done to {y}.</source>
   <translation>Gleichstand, {a} – {b}: Die erfüllten Vertragskarten entscheiden, {x} zu {y}.</translation>
  </message>
  <message>
   <source>The same total, {a} before {b}: {x} tickets done to {y}.</source>
   <translation>Gleichstand, {a} – {b}: Die erfüllten Zielkarten entscheiden, {x} zu {y}.</translation>
  </message>
  <message>
   <source>The same total: {a} and {b} share the place.</source>
   <translation>Gleichstand, geteilter Platz: {a} und {b}.</translation>
  </message>
  <message>
   <source>The sixth ticket is done</source>
   <translation>Die sechste Zielkarte ist erfüllt</translation>
  </message>
  <message>
   <source>Tickets</source>
   <translation>Zielkarten</translation>
  </message>
  <message>
   <source>Tickets done</source>
   <translation>Ziele erfüllt</translation>
  </message>
  <message>
   <source>Tickets missed</source>
   <translation>Ziele verfehlt</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>Gesamt</translation>
  </message>
  <message>
   <source>Wagons left</source>
   <translation>Waggons übrig</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Du</translation>
  </message>
  <message>
   <source>You come {place} {with_total}, just {behind} behind. That was close!</source>
   <translation>Du landest {with_total} auf Platz {place}, nur {behind} zurück. Das war knapp!</translation>
  </message>
  <message>
   <source>You come {place} {with_total}, {behind} behind {name}.</source>
   <translation>Du landest {with_total} auf Platz {place}, {behind} hinter {name}.</translation>
  </message>
  <message>
   <source>You come {place} {with_total}: only the tie-break decided.</source>
   <translation>Du landest {with_total} auf Platz {place}: Nur der Gleichstand hat entschieden.</translation>
  </message>
  <message>
   <source>You completed {ticket}, {points} points</source>
   <translation>Du hast {ticket} erfüllt, {points} Punkte</translation>
  </message>
  <message>
   <source>You finished {ticket} in turn {turn}</source>
   <translation>Du hast {ticket} in Zug {turn} erfüllt</translation>
  </message>
  <message>
   <source>You led from turn {turn} to the count</source>
   <translation>Du lagst von Zug {turn} bis zur Wertung vorn</translation>
  </message>
  <message>
   <source>You led from turn {turn} to the end</source>
   <translation>Du lagst von Zug {turn} bis zum Ende vorn</translation>
  </message>
  <message>
   <source>You missed {ticket}, −{points}</source>
   <translation>Du hast {ticket} verfehlt, −{points}</translation>
  </message>
  <message>
   <source>You were the first, in turn {turn}</source>
   <translation>Du als Erstes, in Zug {turn}</translation>
  </message>
  <message>
   <source>You win {with_total}</source>
   <translation>Du gewinnst {with_total}</translation>
  </message>
  <message>
   <source>You: {route}, {spaces} spaces</source>
   <translation>Du: {route}, {spaces} Felder</translation>
  </message>
  <message>
   <source>Your best turn</source>
   <translation>Dein bester Zug</translation>
  </message>
  <message>
   <source>fifth</source>
   <translation>fünf</translation>
  </message>
  <message>
   <source>first</source>
   <translation>eins</translation>
  </message>
  <message>
   <source>fourth</source>
   <translation>vier</translation>
  </message>
  <message numerus="yes">
   <source>goods worth %n points</source>
   <translation>
    <numerusform>Handelsgüter für %n Punkt</numerusform>
    <numerusform>Handelsgüter für %n Punkte</numerusform>
   </translation>
  </message>
  <message>
   <source>joined east and west</source>
   <translation>Ost und West verbunden</translation>
  </message>
  <message>
   <source>second</source>
   <translation>zwei</translation>
  </message>
  <message>
   <source>third</source>
   <translation>drei</translation>
  </message>
  <message numerus="yes">
   <source>with %n points</source>
   <translation>
    <numerusform>mit %n Punkt</numerusform>
    <numerusform>mit %n Punkten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>with %n tickets</source>
   <translation>
    <numerusform>mit %n Zielkarte</numerusform>
    <numerusform>mit %n Zielkarten</numerusform>
   </translation>
  </message>
  <message>
   <source>{amount} in turn {turn}</source>
   <translation>{amount} in Zug {turn}</translation>
  </message>
  <message>
   <source>{done} of {all} contracts done</source>
   <translation>{done} von {all} Verträgen erfüllt</translation>
  </message>
  <message>
   <source>{done} of {all} tickets done</source>
   <translation>{done} von {all} Zielen erfüllt</translation>
  </message>
  <message>
   <source>{lead}, thanks to {reasons}</source>
   <translation>{lead}, dank {reasons}</translation>
  </message>
  <message>
   <source>{margin} more than {name}</source>
   <translation>{margin} mehr als {name}</translation>
  </message>
  <message>
   <source>{names} share the victory {with_total}</source>
   <translation>Geteilter Sieg {with_total}: {names}</translation>
  </message>
  <message>
   <source>{name} completed {ticket}, {points} points</source>
   <translation>{name} hat {ticket} erfüllt, {points} Punkte</translation>
  </message>
  <message>
   <source>{name} finished {ticket} in turn {turn}</source>
   <translation>{name} hat {ticket} in Zug {turn} erfüllt</translation>
  </message>
  <message>
   <source>{name} led from turn {turn} to the count</source>
   <translation>{name} lag von Zug {turn} bis zur Wertung vorn</translation>
  </message>
  <message>
   <source>{name} led from turn {turn} to the end</source>
   <translation>{name} lag von Zug {turn} bis zum Ende vorn</translation>
  </message>
  <message>
   <source>{name} missed {ticket}, −{points}</source>
   <translation>{name} hat {ticket} verfehlt, −{points}</translation>
  </message>
  <message>
   <source>{name} was the first, in turn {turn}</source>
   <translation>{name} zuerst, in Zug {turn}</translation>
  </message>
  <message>
   <source>{name} wins {with_total}</source>
   <translation>{name} gewinnt {with_total}</translation>
  </message>
  <message>
   <source>{name}: done, +{points}</source>
   <translation>{name}: erfüllt, +{points}</translation>
  </message>
  <message>
   <source>{name}: missed, −{points}</source>
   <translation>{name}: verfehlt, −{points}</translation>
  </message>
  <message>
   <source>{name}: {route}, {spaces} spaces</source>
   <translation>{name}: {route}, {spaces} Felder</translation>
  </message>
  <message>
   <source>{route}, {amount} in turn {turn}</source>
   <translation>{route}, {amount} in Zug {turn}</translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message numerus="yes">
   <source>Last round: %n more turns until the end.</source>
   <translation>
    <numerusform>Letzte Runde: noch %n Zug bis zum Ende.</numerusform>
   </translation>
  </message>
  <message>
   <source>Ticket done: {route}!</source>
   <translation>Zielkarte erfüllt: {route}!</translation>
  </message>
  <message>
   <source>You have joined east and west: that counts as a ticket!</source>
   <translation>Du hast Ost und West verbunden: Das zählt als Zielkarte!</translation>
  </message>
  <message>
   <source>{name} has joined east and west.</source>
   <translation>{name} hat Ost und West verbunden.</translation>
  </message>
 </context>
 <context>
  <name>speech</name>
  <message numerus="yes">
   <source>%n contracts</source>
   <translation>
    <numerusform>%n Vertragskarte</numerusform>
    <numerusform>%n Vertragskarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n long tickets</source>
   <translation>
    <numerusform>%n lange Zielkarte</numerusform>
    <numerusform>%n lange Zielkarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n short tickets</source>
   <translation>
    <numerusform>%n kurze Zielkarte</numerusform>
    <numerusform>%n kurze Zielkarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets</source>
   <translation>
    <numerusform>%n Zielkarte</numerusform>
    <numerusform>%n Zielkarten</numerusform>
   </translation>
  </message>
  <message>
   <source>+{points}</source>
   <translation>+{points}</translation>
  </message>
  <message>
   <source>a goods card</source>
   <translation>ein Handelsgut</translation>
  </message>
  <message>
   <source>chose contracts</source>
   <translation>Vertragskarten gewählt</translation>
  </message>
  <message>
   <source>chose tickets</source>
   <translation>Zielkarten gewählt</translation>
  </message>
  <message>
   <source>claim {a} – {b} with {cards}</source>
   <translation>{a} – {b} nutzen: {cards}</translation>
  </message>
  <message>
   <source>claimed {a} – {b}</source>
   <translation>{a} – {b} genutzt</translation>
  </message>
  <message>
   <source>claimed {a} – {b} with {cards}</source>
   <translation>{a} – {b} genutzt: {cards}</translation>
  </message>
  <message>
   <source>draw from the deck</source>
   <translation>vom Stapel ziehen</translation>
  </message>
  <message>
   <source>draw {contracts}</source>
   <translation>{contracts} ziehen</translation>
  </message>
  <message>
   <source>draw {counts}</source>
   <translation>{counts} ziehen</translation>
  </message>
  <message>
   <source>drew from the deck</source>
   <translation>vom Stapel gezogen</translation>
  </message>
  <message>
   <source>drew {contracts}</source>
   <translation>{contracts} gezogen</translation>
  </message>
  <message>
   <source>drew {counts}</source>
   <translation>{counts} gezogen</translation>
  </message>
  <message>
   <source>east and west joined</source>
   <translation>Ost und West verbunden</translation>
  </message>
  <message>
   <source>end the journey</source>
   <translation>Reise beenden</translation>
  </message>
  <message>
   <source>ended the journey</source>
   <translation>Reise beendet</translation>
  </message>
  <message>
   <source>goods worth {goods}</source>
   <translation>Handelsgut für {goods}</translation>
  </message>
  <message>
   <source>journey: +{points}</source>
   <translation>Reise: +{points}</translation>
  </message>
  <message>
   <source>keep {tickets}</source>
   <translation>{tickets} behalten</translation>
  </message>
  <message>
   <source>kept {contracts}</source>
   <translation>{contracts} behalten</translation>
  </message>
  <message>
   <source>kept {counts}</source>
   <translation>{counts} behalten</translation>
  </message>
  <message>
   <source>pass</source>
   <translation>passen</translation>
  </message>
  <message>
   <source>passed</source>
   <translation>gepasst</translation>
  </message>
  <message>
   <source>put a passenger into {place}</source>
   <translation>Passagier in {place} eingesetzt</translation>
  </message>
  <message>
   <source>put no passenger down</source>
   <translation>keinen Passagier eingesetzt</translation>
  </message>
  <message>
   <source>set off from {place}</source>
   <translation>in {place} abgereist</translation>
  </message>
  <message>
   <source>swap tickets</source>
   <translation>Zielkarten tauschen</translation>
  </message>
  <message>
   <source>swapped tickets</source>
   <translation>Zielkarten getauscht</translation>
  </message>
  <message>
   <source>take {card}, card {slot} of the open ones</source>
   <translation>{card} nehmen, die {slot}. der Auslage</translation>
  </message>
  <message>
   <source>the discards became the deck</source>
   <translation>Ablage neu gemischt</translation>
  </message>
  <message>
   <source>the game is over</source>
   <translation>das Spiel ist aus</translation>
  </message>
  <message>
   <source>the last round begins</source>
   <translation>die letzte Runde beginnt</translation>
  </message>
  <message>
   <source>the open cards were replaced</source>
   <translation>Auslage ausgetauscht</translation>
  </message>
  <message>
   <source>ticket done: {a} – {b}</source>
   <translation>Zielkarte erfüllt: {a} – {b}</translation>
  </message>
  <message>
   <source>took {card}</source>
   <translation>{card} genommen</translation>
  </message>
  <message>
   <source>travel {a} – {b}</source>
   <translation>{a} – {b} reisen</translation>
  </message>
  <message>
   <source>travelled {a} – {b}</source>
   <translation>{a} – {b} gereist</translation>
  </message>
  <message>
   <source>with a passenger card</source>
   <translation>mit einer Passagierkarte</translation>
  </message>
  <message>
   <source>{cards}</source>
   <translation>{cards}</translation>
  </message>
  <message>
   <source>{first} and {last}</source>
   <translation>{first} und {last}</translation>
  </message>
  <message>
   <source>{short} short and {long} long</source>
   <translation>{short} kurze und {long} lange</translation>
  </message>
  <message>
   <source>{tickets}</source>
   <translation>{tickets}</translation>
  </message>
 </context>
 <context>
  <name>tables</name>
  <message>
   <source>You</source>
   <translation>Du</translation>
  </message>
 </context>
 <context>
  <name>thanks to</name>
  <message numerus="yes">
   <source>%n contracts done</source>
   <translation>
    <numerusform>%n erfüllten Vertragskarte</numerusform>
    <numerusform>%n erfüllten Vertragskarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n tickets done</source>
   <translation>
    <numerusform>%n erfüllten Zielkarte</numerusform>
    <numerusform>%n erfüllten Zielkarten</numerusform>
   </translation>
  </message>
  <message>
   <source>the longest route</source>
   <translation>der längsten Strecke</translation>
  </message>
  <message>
   <source>the most goods</source>
   <translation>den meisten Handelsgütern</translation>
  </message>
  <message>
   <source>the most goods cards</source>
   <translation>den meisten Handelsgütern</translation>
  </message>
  <message>
   <source>the way from east to west</source>
   <translation>der Verbindung von Ost nach West</translation>
  </message>
 </context>
 <context>
  <name>turn</name>
  <message numerus="yes">
   <source>%n turns until yours.</source>
   <translation>
    <numerusform>In %n Zug bist du dran.</numerusform>
    <numerusform>In %n Zügen bist du dran.</numerusform>
   </translation>
  </message>
  <message>
   <source>An open joker may not be the second card.</source>
   <translation>Ein offener Joker darf nicht die zweite Karte sein.</translation>
  </message>
  <message>
   <source>An open locomotive may not be the second card.</source>
   <translation>Eine offene Lokomotive darf nicht die zweite Karte sein.</translation>
  </message>
  <message>
   <source>Choose contracts</source>
   <translation>Vertragskarten wählen</translation>
  </message>
  <message>
   <source>Choose tickets</source>
   <translation>Zielkarten wählen</translation>
  </message>
  <message>
   <source>Claim a route on the board.</source>
   <translation>Nutze eine Strecke auf dem Plan.</translation>
  </message>
  <message>
   <source>Click one of the two glowing cities.</source>
   <translation>Klicke eine der beiden leuchtenden Städte an.</translation>
  </message>
  <message>
   <source>Click the next city, or end the journey.</source>
   <translation>Klicke die nächste Stadt an oder beende die Reise.</translation>
  </message>
  <message>
   <source>Draw contracts</source>
   <translation>Verträge ziehen</translation>
  </message>
  <message>
   <source>Draw tickets</source>
   <translation>Zielkarten ziehen</translation>
  </message>
  <message>
   <source>Draw two cards from the deck, or claim a route on the board.</source>
   <translation>Zieh zwei Karten vom Stapel oder nutze eine Strecke auf dem Plan.</translation>
  </message>
  <message>
   <source>End the journey</source>
   <translation>Reise beenden</translation>
  </message>
  <message>
   <source>From the deck.</source>
   <translation>Vom Stapel.</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
  <message numerus="yes">
   <source>In {place}, goods worth %n points so far.</source>
   <translation>
    <numerusform>In {place}, bisher Handelsgüter für %n Punkt.</numerusform>
    <numerusform>In {place}, bisher Handelsgüter für %n Punkte.</numerusform>
   </translation>
  </message>
  <message>
   <source>Move a passenger</source>
   <translation>Reise antreten</translation>
  </message>
  <message>
   <source>No passenger</source>
   <translation>Kein Passagier</translation>
  </message>
  <message>
   <source>One more card</source>
   <translation>Noch eine Karte</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Passen</translation>
  </message>
  <message>
   <source>Passenger under way</source>
   <translation>Passagier unterwegs</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <source>Put a passenger down?</source>
   <translation>Passagier einsetzen?</translation>
  </message>
  <message>
   <source>Swap tickets</source>
   <translation>Ziele tauschen</translation>
  </message>
  <message>
   <source>Take two cards or one open joker, or claim a route on the board.</source>
   <translation>Nimm zwei Karten oder einen offenen Joker, oder nutze eine Strecke auf dem Plan.</translation>
  </message>
  <message>
   <source>Take two cards or one open locomotive, or claim a route on the board.</source>
   <translation>Nimm zwei Karten oder eine offene Lokomotive, oder nutze eine Strecke auf dem Plan.</translation>
  </message>
  <message>
   <source>The game is over</source>
   <translation>Das Spiel ist aus</translation>
  </message>
  <message>
   <source>You are next.</source>
   <translation>Danach bist du dran.</translation>
  </message>
  <message>
   <source>You are watching.</source>
   <translation>Du schaust zu.</translation>
  </message>
  <message>
   <source>Your turn</source>
   <translation>Du bist am Zug</translation>
  </message>
  <message>
   <source>{name}'s turn</source>
   <translation>{name} ist am Zug</translation>
  </message>
 </context>
 <context>
  <name>why_not</name>
  <message>
   <source>An open joker counts for two cards: it can't be the second one.</source>
   <translation>Ein offener Joker zählt wie zwei Karten: Er kann nicht die zweite sein.</translation>
  </message>
  <message>
   <source>An open locomotive counts for two cards: it can't be the second one.</source>
   <translation>Eine offene Lokomotive zählt wie zwei Karten: Sie kann nicht die zweite sein.</translation>
  </message>
  <message>
   <source>Closed: with {players} players only one of the parallel tracks may be used, and {name} has one.</source>
   <translation>Gesperrt: Bei {players} Spielern darf nur eine der parallelen Strecken genutzt werden, und {name} hat schon eine.</translation>
  </message>
  <message>
   <source>First choose which ones to keep.</source>
   <translation>Wähle erst, welche du behältst.</translation>
  </message>
  <message>
   <source>First end the journey.</source>
   <translation>Beende erst die Reise.</translation>
  </message>
  <message>
   <source>First put a passenger down, or decide against it.</source>
   <translation>Setze erst einen Passagier ein oder verzichte darauf.</translation>
  </message>
  <message>
   <source>First say which tickets you want to draw.</source>
   <translation>Sage erst, welche Zielkarten du ziehen willst.</translation>
  </message>
  <message>
   <source>First take your second card.</source>
   <translation>Nimm erst deine zweite Karte.</translation>
  </message>
  <message>
   <source>It is not your turn.</source>
   <translation>Du bist nicht am Zug.</translation>
  </message>
  <message>
   <source>It is {name}'s turn.</source>
   <translation>{name} ist am Zug.</translation>
  </message>
  <message numerus="yes">
   <source>It takes %n carts; you have {held} left.</source>
   <translation>
    <numerusform>Dafür brauchst du %n Fuhrwerk; du hast noch {held}.</numerusform>
    <numerusform>Dafür brauchst du %n Fuhrwerke; du hast noch {held}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>It takes %n wagons; you have {held} left.</source>
   <translation>
    <numerusform>Dafür brauchst du %n Waggon; du hast noch {held}.</numerusform>
    <numerusform>Dafür brauchst du %n Waggons; du hast noch {held}.</numerusform>
   </translation>
  </message>
  <message>
   <source>That is not possible now.</source>
   <translation>Das geht jetzt nicht.</translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation>Das Spiel ist aus.</translation>
  </message>
  <message>
   <source>There are no cards left to draw.</source>
   <translation>Es gibt keine Karten mehr zu ziehen.</translation>
  </message>
  <message>
   <source>This locomotive pays only for tracks of {needed} spaces or more.</source>
   <translation>Diese Lokomotive gilt nur für Strecken mit {needed} oder mehr Feldern.</translation>
  </message>
  <message>
   <source>This track belongs to {name}.</source>
   <translation>Diese Strecke gehört {name}.</translation>
  </message>
  <message>
   <source>This track is yours already.</source>
   <translation>Diese Strecke gehört dir schon.</translation>
  </message>
  <message>
   <source>This track takes cards of one colour.</source>
   <translation>Für diese Strecke brauchst du Karten einer Farbe.</translation>
  </message>
  <message>
   <source>This track takes {colour} cards.</source>
   <translation>Für diese Strecke brauchst du {colour} Karten.</translation>
  </message>
  <message>
   <source>You need {needed} and have none.</source>
   <translation>Du brauchst {needed} und hast keine.</translation>
  </message>
  <message>
   <source>You need {needed}; you have {held}.</source>
   <translation>Du brauchst {needed}; du hast {held}.</translation>
  </message>
  <message>
   <source>You own a parallel track and may not have both.</source>
   <translation>Du hast schon eine parallele Strecke; beide darfst du nicht haben.</translation>
  </message>
 </context>
</TS>
