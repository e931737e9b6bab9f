<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>AnalysisControl</name>
  <message>
   <source>A journey is analysed at the move that begins it.</source>
   <translation>Eine Reise wird dort analysiert, wo sie beginnt.</translation>
  </message>
  <message>
   <source>Looking for the best moves …</source>
   <translation>Die besten Züge werden gesucht …</translation>
  </message>
  <message>
   <source>Pause to see the best moves.</source>
   <translation>Halte an, um die besten Züge zu sehen.</translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation>Das Spiel ist aus.</translation>
  </message>
  <message>
   <source>There is nothing to decide here.</source>
   <translation>Hier ist nichts zu entscheiden.</translation>
  </message>
  <message>
   <source>This moment can't be analysed. The log file has the details.</source>
   <translation>Diese Stelle lässt sich nicht analysieren. Näheres steht in der Protokolldatei.</translation>
  </message>
 </context>
 <context>
  <name>AnalysisPanel</name>
  <message>
   <source>Analysis</source>
   <translation>Analyse</translation>
  </message>
  <message>
   <source>Based on what you knew.</source>
   <translation>Beurteilt nach dem, was du wusstest.</translation>
  </message>
  <message>
   <source>Based on what {name} knew.</source>
   <translation>Beurteilt nach dem, was {name} wusste.</translation>
  </message>
  <message>
   <source>{count} continuations played out, chances accurate to ±{error}.</source>
   <translation>{count} Fortsetzungen durchgespielt, Chancen auf ±{error} genau.</translation>
  </message>
 </context>
 <context>
  <name>BeginsChoice</name>
  <message>
   <source>Drawn by lot</source>
   <translation>Das Los entscheidet</translation>
  </message>
  <message>
   <source>Random</source>
   <translation>Zufall</translation>
  </message>
  <message>
   <source>You begin</source>
   <translation>Du beginnst</translation>
  </message>
  <message>
   <source>{name} begins</source>
   <translation>{name} beginnt</translation>
  </message>
 </context>
 <context>
  <name>BoardPicture</name>
  <message>
   <source>Look at it</source>
   <translation>Ansehen</translation>
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
   <translation>+1</translation>
  </message>
  <message>
   <source>By rank: {points} points.</source>
   <translation>Je nach Platz: {points} Punkte.</translation>
  </message>
  <message>
   <source>Connect east and west: that counts as a ticket.</source>
   <translation>Verbinde Ost und West: Das zählt wie eine Zielkarte.</translation>
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
   <source>You have done %n.</source>
   <translation>
    <numerusform>Du hast %n erfüllt.</numerusform>
    <numerusform>Du hast %n erfüllt.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You have done %n. How many the others have done stays secret until the end.</source>
   <translation>
    <numerusform>Du hast %n erfüllt. Wie viele es bei den anderen sind, bleibt bis zum Ende geheim.</numerusform>
    <numerusform>Du hast %n erfüllt. Wie viele es bei den anderen sind, bleibt bis zum Ende geheim.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ChanceGauge</name>
  <message>
   <source>Chance to win: {chances}</source>
   <translation>Gewinnchance: {chances}</translation>
  </message>
  <message>
   <source>played</source>
   <translation>gespielt</translation>
  </message>
  <message>
   <source>the best</source>
   <translation>der beste</translation>
  </message>
  <message>
   <source>your try</source>
   <translation>dein Versuch</translation>
  </message>
 </context>
 <context>
  <name>ChapterCard</name>
  <message numerus="yes">
   <source>%n minutes</source>
   <translation>
    <numerusform>%n Minute</numerusform>
    <numerusform>%n Minuten</numerusform>
   </translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Noch einmal</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Beginnen</translation>
  </message>
  <message>
   <source>Start again</source>
   <translation>Von vorn</translation>
  </message>
  <message>
   <source>done</source>
   <translation>geschafft</translation>
  </message>
  <message>
   <source>step {number} of {all}</source>
   <translation>Schritt {number} von {all}</translation>
  </message>
 </context>
 <context>
  <name>CharacterStrip</name>
  <message>
   <source>Another person at this screen</source>
   <translation>Noch jemand an diesem Bildschirm</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>Mensch</translation>
  </message>
 </context>
 <context>
  <name>ChartPanel</name>
  <message numerus="yes">
   <source>%n rounds</source>
   <translation>
    <numerusform>%n Runde</numerusform>
    <numerusform>%n Runden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n rounds, then the count</source>
   <translation>
    <numerusform>%n Runde, dann die Wertung</numerusform>
    <numerusform>%n Runden, dann die Wertung</numerusform>
   </translation>
  </message>
  <message>
   <source>All contracts</source>
   <translation>Alle Vertragskarten</translation>
  </message>
  <message>
   <source>All tickets</source>
   <translation>Alle Zielkarten</translation>
  </message>
  <message>
   <source>Over the turns</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <source>Points over the turns</source>
   <translation>Punkteverlauf</translation>
  </message>
  <message>
   <source>Tickets done</source>
   <translation>Erfüllte Zielkarten</translation>
  </message>
  <message>
   <source>count</source>
   <translation>Wertung</translation>
  </message>
  <message>
   <source>turn</source>
   <translation>Zug</translation>
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
   <source>The rest go to the bottom of the deck.</source>
   <translation>Die übrigen kommen zurück unter den Stapel.</translation>
  </message>
  <message>
   <source>The rest go to the bottom of their deck.</source>
   <translation>Die übrigen kommen wieder unter ihren Stapel.</translation>
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
  <name>Claiming</name>
  <message>
   <source>Claim {route}</source>
   <translation>{route} nutzen</translation>
  </message>
 </context>
 <context>
  <name>Coach</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back to the chapters</source>
   <translation>Zu den Kapiteln</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>Leave</source>
   <translation>Verlassen</translation>
  </message>
  <message>
   <source>Next chapter</source>
   <translation>Nächstes Kapitel</translation>
  </message>
  <message>
   <source>Next chapter: {title}</source>
   <translation>Nächstes Kapitel: {title}</translation>
  </message>
  <message>
   <source>Play a real game: {edition}</source>
   <translation>Ein richtiges Spiel: {edition}</translation>
  </message>
 </context>
 <context>
  <name>ContentsList</name>
  <message>
   <source>{title}: {count} found</source>
   <translation>{title}: {count} Treffer</translation>
  </message>
 </context>
 <context>
  <name>CoverStrip</name>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
 </context>
 <context>
  <name>CrashDialog</name>
  <message>
   <source>Copy the report</source>
   <translation>Bericht kopieren</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Weitermachen</translation>
  </message>
  <message>
   <source>If it happens again, quit and restart the program: you can then continue the game. The report below helps to fix the problem; it contains neither your name nor your folders.</source>
   <translation>Passiert es wieder, dann beende das Programm und starte es neu: Du kannst das Spiel danach fortsetzen. Der Bericht unten hilft, den Fehler zu beheben; er enthält weder deinen Namen noch deine Ordner.</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <source>Report</source>
   <translation>Bericht</translation>
  </message>
  <message>
   <source>Show the log file</source>
   <translation>Protokoll zeigen</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Etwas ist schiefgegangen</translation>
  </message>
  <message>
   <source>The program made a mistake. It was not your fault.</source>
   <translation>Das Programm hat einen Fehler gemacht. Es lag nicht an dir.</translation>
  </message>
  <message>
   <source>Your game is saved. You can usually just keep playing.</source>
   <translation>Dein Spiel ist gespeichert. Meistens kannst du einfach weiterspielen.</translation>
  </message>
  <message>
   <source>Your last moves may not be saved, because writing to the disk failed.</source>
   <translation>Deine letzten Züge sind vielleicht nicht gespeichert, weil das Schreiben auf die Festplatte fehlgeschlagen ist.</translation>
  </message>
 </context>
 <context>
  <name>CrashGuard</name>
  <message>
   <source>The program can't start. The log file has the details:</source>
   <translation>Das Programm kann nicht starten. Näheres steht in der Protokolldatei:</translation>
  </message>
 </context>
 <context>
  <name>Curve</name>
  <message>
   <source>Course of the game</source>
   <translation>Verlauf des Spiels</translation>
  </message>
  <message>
   <source>end</source>
   <translation>Ende</translation>
  </message>
 </context>
 <context>
  <name>CurvePanel</name>
  <message>
   <source>Chance to win</source>
   <translation>Gewinnchance</translation>
  </message>
  <message>
   <source>Final points</source>
   <translation>Punkte am Ende</translation>
  </message>
  <message>
   <source>Final tickets</source>
   <translation>Zielkarten am Ende</translation>
  </message>
  <message>
   <source>so far</source>
   <translation>bisher</translation>
  </message>
 </context>
 <context>
  <name>DecisionPanel</name>
  <message>
   <source>Better: {reason}</source>
   <translation>Besser: {reason}</translation>
  </message>
  <message>
   <source>Next mistake</source>
   <translation>Nächster Fehler</translation>
  </message>
  <message>
   <source>No other move was clearly better.</source>
   <translation>Kein anderer Zug war eindeutig besser.</translation>
  </message>
  <message>
   <source>Nothing better was found.</source>
   <translation>Etwas Besseres wurde nicht gefunden.</translation>
  </message>
  <message>
   <source>Play on from here</source>
   <translation>Ab hier weiterspielen</translation>
  </message>
  <message>
   <source>Played: {reason}</source>
   <translation>Gespielt: {reason}</translation>
  </message>
  <message>
   <source>Previous mistake</source>
   <translation>Voriger Fehler</translation>
  </message>
  <message numerus="yes">
   <source>The cards drawn then lowered your chance by %n percentage points.</source>
   <translation>
    <numerusform>Die danach gezogenen Karten haben deine Chance um %n Prozentpunkt gesenkt.</numerusform>
    <numerusform>Die danach gezogenen Karten haben deine Chance um %n Prozentpunkte gesenkt.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The cards drawn then lowered {name}'s chance by %n percentage points.</source>
   <translation>
    <numerusform>Die danach gezogenen Karten haben die Chance von {name} um %n Prozentpunkt gesenkt.</numerusform>
    <numerusform>Die danach gezogenen Karten haben die Chance von {name} um %n Prozentpunkte gesenkt.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The cards drawn then raised your chance by %n percentage points.</source>
   <translation>
    <numerusform>Die danach gezogenen Karten haben deine Chance um %n Prozentpunkt erhöht.</numerusform>
    <numerusform>Die danach gezogenen Karten haben deine Chance um %n Prozentpunkte erhöht.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The cards drawn then raised {name}'s chance by %n percentage points.</source>
   <translation>
    <numerusform>Die danach gezogenen Karten haben die Chance von {name} um %n Prozentpunkt erhöht.</numerusform>
    <numerusform>Die danach gezogenen Karten haben die Chance von {name} um %n Prozentpunkte erhöht.</numerusform>
   </translation>
  </message>
  <message>
   <source>This is still being worked out.</source>
   <translation>Das wird noch ausgewertet.</translation>
  </message>
  <message>
   <source>This move</source>
   <translation>Dieser Zug</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Erneut versuchen</translation>
  </message>
  <message>
   <source>{change} to win</source>
   <translation>{change} Gewinnchance</translation>
  </message>
  <message>
   <source>{name}: {cost}</source>
   <translation>{name}: {cost}</translation>
  </message>
  <message>
   <source>{number} of {all}</source>
   <translation>{number} von {all}</translation>
  </message>
 </context>
 <context>
  <name>DrawingNotice</name>
  <message>
   <source>The board is being drawn …</source>
   <translation>Der Spielplan wird gezeichnet …</translation>
  </message>
 </context>
 <context>
  <name>EndPage</name>
  <message numerus="yes">
   <source>%n rounds</source>
   <translation>
    <numerusform>%n Runde</numerusform>
    <numerusform>%n Runden</numerusform>
   </translation>
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
   <source>Result</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Rückblick</translation>
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
   <source>Watch the replay</source>
   <translation>Spiel ansehen</translation>
  </message>
  <message>
   <source>other boards, players</source>
   <translation>anderer Plan, andere Gegner</translation>
  </message>
  <message>
   <source>play them another way</source>
   <translation>diesmal anders gespielt</translation>
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
   <source>where it was won</source>
   <translation>wo es entschieden wurde</translation>
  </message>
 </context>
 <context>
  <name>ErrorReporter</name>
  <message>
   <source>The game could not be deleted.</source>
   <translation>Das Spiel konnte nicht gelöscht werden.</translation>
  </message>
  <message>
   <source>The game could not be deleted: {reason}.</source>
   <translation>Das Spiel konnte nicht gelöscht werden: {reason}.</translation>
  </message>
  <message>
   <source>The game could not be saved.</source>
   <translation>Das Spiel konnte nicht gespeichert werden.</translation>
  </message>
  <message>
   <source>The game could not be saved: {reason}.</source>
   <translation>Das Spiel konnte nicht gespeichert werden: {reason}.</translation>
  </message>
  <message>
   <source>The program is already open.</source>
   <translation>Das Programm ist bereits geöffnet.</translation>
  </message>
  <message>
   <source>The result of today's game could not be saved.</source>
   <translation>Das Ergebnis des heutigen Spiels konnte nicht gespeichert werden.</translation>
  </message>
  <message>
   <source>The result of today's game could not be saved: {reason}.</source>
   <translation>Das Ergebnis des heutigen Spiels konnte nicht gespeichert werden: {reason}.</translation>
  </message>
  <message>
   <source>This is practice: your one try at this game of the day is over, or open elsewhere.</source>
   <translation>Das hier ist Übung: Dein Versuch für dieses Spiel des Tages ist schon beendet oder läuft anderswo.</translation>
  </message>
  <message>
   <source>This window keeps its own game and leaves the other one alone.</source>
   <translation>Dieses Fenster hat sein eigenes Spiel; das andere bleibt unberührt.</translation>
  </message>
  <message>
   <source>You can go on playing.</source>
   <translation>Du kannst weiterspielen.</translation>
  </message>
  <message>
   <source>Your settings could not be saved: they apply until you quit.</source>
   <translation>Deine Einstellungen konnten nicht gespeichert werden: Sie gelten nur, bis du das Programm beendest.</translation>
  </message>
 </context>
 <context>
  <name>ExerciseGame</name>
  <message>
   <source>Contracts</source>
   <translation>Vertragskarten</translation>
  </message>
  <message>
   <source>Move</source>
   <translation>Zug</translation>
  </message>
  <message>
   <source>Players</source>
   <translation>Spieler</translation>
  </message>
  <message>
   <source>Tickets</source>
   <translation>Zielkarten</translation>
  </message>
 </context>
 <context>
  <name>ExercisePanel</name>
  <message>
   <source>Checking how good that is …</source>
   <translation>Der Zug wird beurteilt …</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Fertig</translation>
  </message>
  <message>
   <source>Hint</source>
   <translation>Tipp</translation>
  </message>
  <message>
   <source>Next exercise</source>
   <translation>Nächste Aufgabe</translation>
  </message>
  <message>
   <source>Show the answer</source>
   <translation>Lösung zeigen</translation>
  </message>
  <message>
   <source>This can't be judged. The log file has the details.</source>
   <translation>Das lässt sich nicht beurteilen. Näheres steht in der Protokolldatei.</translation>
  </message>
  <message>
   <source>This exercise</source>
   <translation>Diese Aufgabe</translation>
  </message>
  <message>
   <source>This was better</source>
   <translation>Das war besser</translation>
  </message>
  <message>
   <source>Try another move</source>
   <translation>Anderer Zug</translation>
  </message>
  <message>
   <source>What would you do?</source>
   <translation>Was würdest du tun?</translation>
  </message>
 </context>
 <context>
  <name>FaceDownHand</name>
  <message numerus="yes">
   <source>%n cards, face down</source>
   <translation>
    <numerusform>%n verdeckte Karte</numerusform>
    <numerusform>%n verdeckte Karten</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>FaceDownTickets</name>
  <message>
   <source>face down</source>
   <translation>verdeckt</translation>
  </message>
 </context>
 <context>
  <name>GameCards</name>
  <message>
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
 </context>
 <context>
  <name>GameDetail</name>
  <message>
   <source>Continue</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>Kopiert</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Copy the number: whoever types it in gets the same cards.</source>
   <translation>Nummer kopieren: Wer sie eingibt, spielt mit denselben Karten.</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <source>Game number</source>
   <translation>Spielnummer</translation>
  </message>
  <message>
   <source>Once the game is over: you have only one try at a game of the day.</source>
   <translation>Erst wenn das Spiel aus ist: Für ein Spiel des Tages hast du nur einen Versuch.</translation>
  </message>
  <message>
   <source>Remove from the list</source>
   <translation>Aus der Liste nehmen</translation>
  </message>
  <message>
   <source>Replay</source>
   <translation>Ansehen</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Rückblick</translation>
  </message>
  <message>
   <source>Same cards again</source>
   <translation>Gleiche Karten</translation>
  </message>
  <message>
   <source>Show the result</source>
   <translation>Ergebnis zeigen</translation>
  </message>
  <message>
   <source>Unrated: it does not count for your rating.</source>
   <translation>Nicht gewertet: Es zählt nicht für deine Spielstärke.</translation>
  </message>
 </context>
 <context>
  <name>GameFileDialog</name>
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
 </context>
 <context>
  <name>GameFiles</name>
  <message>
   <source>The game was not saved.</source>
   <translation>Das Spiel wurde nicht gespeichert.</translation>
  </message>
 </context>
 <context>
  <name>GameOpener</name>
  <message>
   <source>This file can't be opened.</source>
   <translation>Diese Datei lässt sich nicht öffnen.</translation>
  </message>
  <message>
   <source>This game can't be continued.</source>
   <translation>Dieses Spiel lässt sich nicht fortsetzen.</translation>
  </message>
 </context>
 <context>
  <name>GamePage</name>
  <message>
   <source>Menu</source>
   <translation>Menü</translation>
  </message>
 </context>
 <context>
  <name>GameReview</name>
  <message>
   <source>Nothing has been played in this game yet: there is nothing to review.</source>
   <translation>In diesem Spiel ist noch nichts geschehen: Es gibt nichts auszuwerten.</translation>
  </message>
  <message>
   <source>This game can't be reviewed. The log file has the details.</source>
   <translation>Dieses Spiel lässt sich nicht auswerten. Näheres steht in der Protokolldatei.</translation>
  </message>
 </context>
 <context>
  <name>GamesPage</name>
  <message numerus="yes">
   <source>%n games</source>
   <translation>
    <numerusform>%n Spiel</numerusform>
    <numerusform>%n Spiele</numerusform>
   </translation>
  </message>
  <message>
   <source>A review shows what the others hold. You can still continue this game afterwards, but it won't count for your rating.</source>
   <translation>Ein Rückblick verrät, was die anderen haben. Du kannst das Spiel danach noch fortsetzen, aber es zählt nicht mehr für deine Spielstärke.</translation>
  </message>
  <message>
   <source>All</source>
   <translation>Alle</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <source>Delete this game ({board}, {date})? This can't be undone.</source>
   <translation>Dieses Spiel löschen ({board}, {date})? Es lässt sich nicht wiederherstellen.</translation>
  </message>
  <message>
   <source>Every game that you finish is kept here. You can look at it again, move by move. The game you are playing is saved all the time, too.</source>
   <translation>Jedes Spiel, das du beendest, wird hier aufbewahrt. Du kannst es dir Schritt für Schritt noch einmal ansehen. Auch das laufende Spiel wird ständig gespeichert.</translation>
  </message>
  <message>
   <source>Finished</source>
   <translation>Beendet</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <source>My files</source>
   <translation>Meine Dateien</translation>
  </message>
  <message>
   <source>No game matches.</source>
   <translation>Kein passendes Spiel.</translation>
  </message>
  <message>
   <source>No games yet</source>
   <translation>Noch keine Spiele</translation>
  </message>
  <message>
   <source>Open a file …</source>
   <translation>Datei öffnen …</translation>
  </message>
  <message>
   <source>Open a game that you saved.</source>
   <translation>Öffnet ein Spiel, das du gespeichert hast.</translation>
  </message>
  <message>
   <source>Play a game</source>
   <translation>Ein Spiel beginnen</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Rückblick</translation>
  </message>
  <message>
   <source>Unfinished</source>
   <translation>Unvollendet</translation>
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
   <source>Cards of {name}</source>
   <translation>Karten von {name}</translation>
  </message>
  <message>
   <source>No cards.</source>
   <translation>Keine Karten.</translation>
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
   <source>The Railway Table</source>
   <translation>Der Eisenbahntisch</translation>
  </message>
 </context>
 <context>
  <name>HintController</name>
  <message>
   <source>Hint</source>
   <translation>Tipp</translation>
  </message>
 </context>
 <context>
  <name>HintPanel</name>
  <message>
   <source>A click plays, or arrows and {enter}; {cancel} closes.</source>
   <translation>Mit einem Klick oder mit Pfeiltasten und {enter} spielen, mit {cancel} schließen.</translation>
  </message>
  <message>
   <source>Close the hints</source>
   <translation>Tipps schließen</translation>
  </message>
  <message>
   <source>Getting ready to look for hints …</source>
   <translation>Die Suche nach Tipps wird vorbereitet …</translation>
  </message>
  <message>
   <source>Hints</source>
   <translation>Tipps</translation>
  </message>
  <message>
   <source>Looking for hints …</source>
   <translation>Tipps werden gesucht …</translation>
  </message>
  <message>
   <source>Show now</source>
   <translation>Jetzt zeigen</translation>
  </message>
  <message>
   <source>There is no hint to give.</source>
   <translation>Gerade gibt es keinen Tipp.</translation>
  </message>
  <message>
   <source>{first} to {last}</source>
   <translation>{first} bis {last}</translation>
  </message>
  <message>
   <source>{keys} or {enter} plays, {cancel} closes.</source>
   <translation>Mit {keys} oder {enter} spielen, mit {cancel} schließen.</translation>
  </message>
 </context>
 <context>
  <name>KeptReviews</name>
  <message>
   <source>The review could not be saved.</source>
   <translation>Der Rückblick konnte nicht gespeichert werden.</translation>
  </message>
  <message>
   <source>The review could not be saved: {reason}.</source>
   <translation>Der Rückblick konnte nicht gespeichert werden: {reason}.</translation>
  </message>
 </context>
 <context>
  <name>KeysPage</name>
  <message>
   <source>Keys</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <source>No key matches “{wanted}”.</source>
   <translation>Kein Tastenkürzel passt zu „{wanted}“.</translation>
  </message>
 </context>
 <context>
  <name>LeaveQuestion</name>
  <message>
   <source>Give up</source>
   <translation>Aufgeben</translation>
  </message>
  <message>
   <source>Give up …</source>
   <translation>Aufgeben …</translation>
  </message>
  <message>
   <source>Give up?</source>
   <translation>Aufgeben?</translation>
  </message>
  <message>
   <source>It is saved: you can continue it at any time.</source>
   <translation>Es ist gespeichert: Du kannst es jederzeit fortsetzen.</translation>
  </message>
  <message>
   <source>Leave</source>
   <translation>Verlassen</translation>
  </message>
  <message>
   <source>Leave this game?</source>
   <translation>Dieses Spiel verlassen?</translation>
  </message>
  <message>
   <source>Play on</source>
   <translation>Weiterspielen</translation>
  </message>
  <message>
   <source>The game is over then and counts as lost.</source>
   <translation>Damit ist das Spiel zu Ende und gilt als verloren.</translation>
  </message>
 </context>
 <context>
  <name>LogPanel</name>
  <message>
   <source>Log</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <source>Newest</source>
   <translation>Neuestes</translation>
  </message>
  <message>
   <source>Nobody else has moved yet.</source>
   <translation>Noch hat niemand sonst gezogen.</translation>
  </message>
  <message>
   <source>Nothing has been played yet.</source>
   <translation>Noch ist nichts geschehen.</translation>
  </message>
  <message>
   <source>To the newest entry</source>
   <translation>Zum neuesten Eintrag</translation>
  </message>
  <message>
   <source>To the newest entry; the log follows the game again</source>
   <translation>Zum neuesten Eintrag; der Verlauf folgt wieder dem Spiel</translation>
  </message>
  <message>
   <source>turn {number}</source>
   <translation>Zug {number}</translation>
  </message>
 </context>
 <context>
  <name>LuckPanel</name>
  <message>
   <source>Decisions are measured against those of a steady player, who also plays whenever the game is played on to see what a position is worth. The figure after ± says how far off each part may be, since not everything can be played out.</source>
   <translation>Entscheidungen werden mit denen eines soliden Spielers verglichen; er spielt auch alle Fortsetzungen, die zeigen, was eine Stellung wert ist. Die Zahl hinter ± ist die Fehlerspanne, denn nicht alles lässt sich durchspielen.</translation>
  </message>
  <message>
   <source>Luck and skill</source>
   <translation>Glück und Können</translation>
  </message>
  <message>
   <source>Luck and skill so far</source>
   <translation>Glück und Können bisher</translation>
  </message>
  <message>
   <source>in points, against you</source>
   <translation>in Punkten, gegenüber dir</translation>
  </message>
  <message>
   <source>in points, against {name}</source>
   <translation>in Punkten, gegenüber {name}</translation>
  </message>
  <message>
   <source>in tickets, against you</source>
   <translation>in Zielkarten, gegenüber dir</translation>
  </message>
  <message>
   <source>in tickets, against {name}</source>
   <translation>in Zielkarten, gegenüber {name}</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <source>Saved as {name}.</source>
   <translation>Gespeichert als {name}.</translation>
  </message>
  <message>
   <source>The Railway Table</source>
   <translation>Der Eisenbahntisch</translation>
  </message>
  <message>
   <source>You gave up. The game counts as lost and is among your games.</source>
   <translation>Du hast aufgegeben. Das Spiel gilt als verloren und steht unter deinen Spielen.</translation>
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
   <source>Market: {cards}.</source>
   <translation>Auslage: {cards}.</translation>
  </message>
  <message>
   <source>no cards left to take</source>
   <translation>keine Karten mehr da</translation>
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
   <source>take one more, but no open locomotive except 4+</source>
   <translation>nimm noch eine, aber keine offene Lokomotive außer 4+</translation>
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
  <message>
   <source>Counts as one card, and may be the second one.</source>
   <translation>Zählt als eine Karte und darf auch die zweite sein.</translation>
  </message>
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
  <name>MomentsPanel</name>
  <message>
   <source>A click or {key} shows the end at once.</source>
   <translation>Ein Klick oder {key} zeigt sofort das Ergebnis.</translation>
  </message>
  <message>
   <source>Key moments</source>
   <translation>Entscheidende Momente</translation>
  </message>
  <message>
   <source>Key moments so far</source>
   <translation>Entscheidende Momente bisher</translation>
  </message>
  <message>
   <source>Remember this game</source>
   <translation>Das bleibt in Erinnerung</translation>
  </message>
  <message>
   <source>gain or loss for you</source>
   <translation>Gewinn oder Verlust für dich</translation>
  </message>
  <message>
   <source>gain or loss for {name}</source>
   <translation>Gewinn oder Verlust für {name}</translation>
  </message>
 </context>
 <context>
  <name>MoveRow</name>
  <message>
   <source>played here</source>
   <translation>hier gespielt</translation>
  </message>
  <message>
   <source>to win</source>
   <translation>Chance</translation>
  </message>
 </context>
 <context>
  <name>MovesDock</name>
  <message>
   <source>Close the list of possible moves</source>
   <translation>Liste der möglichen Züge schließen</translation>
  </message>
  <message>
   <source>Moves</source>
   <translation>Züge</translation>
  </message>
 </context>
 <context>
  <name>MovesPanel</name>
  <message>
   <source>Claim a route</source>
   <translation>Strecke nutzen</translation>
  </message>
  <message>
   <source>Contracts</source>
   <translation>Vertragskarten</translation>
  </message>
  <message>
   <source>Filter the moves</source>
   <translation>Züge filtern</translation>
  </message>
  <message>
   <source>Moves</source>
   <translation>Züge</translation>
  </message>
  <message>
   <source>No move matches.</source>
   <translation>Kein passender Zug.</translation>
  </message>
  <message>
   <source>Other</source>
   <translation>Anderes</translation>
  </message>
  <message>
   <source>Passengers</source>
   <translation>Passagiere</translation>
  </message>
  <message>
   <source>Take a card</source>
   <translation>Karte nehmen</translation>
  </message>
  <message>
   <source>There is nothing for you to decide right now.</source>
   <translation>Du hast gerade nichts zu entscheiden.</translation>
  </message>
  <message>
   <source>Tickets</source>
   <translation>Zielkarten</translation>
  </message>
  <message>
   <source>Type to filter</source>
   <translation>Zum Filtern tippen</translation>
  </message>
  <message>
   <source>track {number}</source>
   <translation>Strecke {number}</translation>
  </message>
  <message>
   <source>{colour} track</source>
   <translation>{colour} Strecke</translation>
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
   <source>%n already yours</source>
   <translation>
    <numerusform>%n bereits gebaut</numerusform>
    <numerusform>%n bereits gebaut</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n planned for your other contracts</source>
   <translation>
    <numerusform>%n für deine anderen Vertragskarten eingeplant</numerusform>
    <numerusform>%n für deine anderen Vertragskarten eingeplant</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n planned for your other tickets</source>
   <translation>
    <numerusform>%n für deine anderen Zielkarten eingeplant</numerusform>
    <numerusform>%n für deine anderen Zielkarten eingeplant</numerusform>
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
  <message numerus="yes">
   <source>carts needed</source>
   <translation>
    <numerusform>Fuhrwerk nötig</numerusform>
    <numerusform>Fuhrwerke nötig</numerusform>
   </translation>
  </message>
  <message>
   <source>long</source>
   <translation>lang</translation>
  </message>
  <message numerus="yes">
   <source>needs %n carts, more than you have</source>
   <translation>
    <numerusform>braucht %n Fuhrwerk, mehr als du hast</numerusform>
    <numerusform>braucht %n Fuhrwerke, mehr als du hast</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>needs %n wagons, more than you have</source>
   <translation>
    <numerusform>braucht %n Waggon, mehr als du hast</numerusform>
    <numerusform>braucht %n Waggons, mehr als du hast</numerusform>
   </translation>
  </message>
  <message>
   <source>no way left: it can no longer be connected</source>
   <translation>kein Weg mehr frei: nicht mehr zu verbinden</translation>
  </message>
  <message>
   <source>nothing more: all of it is planned already</source>
   <translation>nichts weiter: alles schon eingeplant</translation>
  </message>
  <message>
   <source>planned anyway: {there} of {all} spaces</source>
   <translation>ohnehin eingeplant: {there} von {all} Feldern</translation>
  </message>
  <message>
   <source>short</source>
   <translation>kurz</translation>
  </message>
  <message numerus="yes">
   <source>wagons needed</source>
   <translation>
    <numerusform>Waggon nötig</numerusform>
    <numerusform>Waggons nötig</numerusform>
   </translation>
  </message>
  <message>
   <source>yours already: {there} of {all} spaces</source>
   <translation>bereits gebaut: {there} von {all} Feldern</translation>
  </message>
  <message>
   <source>yours or planned: {there} of {all} spaces</source>
   <translation>bereits gebaut oder eingeplant: {there} von {all} Feldern</translation>
  </message>
  <message>
   <source>{points} points per cart</source>
   <translation>{points} Punkte je Fuhrwerk</translation>
  </message>
  <message>
   <source>{points} points per wagon</source>
   <translation>{points} Punkte je Waggon</translation>
  </message>
 </context>
 <context>
  <name>OfferOverlay</name>
  <message numerus="yes">
   <source>%n carts</source>
   <translation>
    <numerusform>%n Fuhrwerk</numerusform>
    <numerusform>%n Fuhrwerke</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n wagons</source>
   <translation>
    <numerusform>%n Waggon</numerusform>
    <numerusform>%n Waggons</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>OpponentRow</name>
  <message>
   <source>Choose who plays here, too</source>
   <translation>Wähle, wer hier mitspielt</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <source>Name of this person</source>
   <translation>Name dieser Person</translation>
  </message>
  <message>
   <source>Remove this player</source>
   <translation>Vom Tisch nehmen</translation>
  </message>
  <message>
   <source>plays here, too</source>
   <translation>spielt hier mit</translation>
  </message>
 </context>
 <context>
  <name>Opponents</name>
  <message>
   <source>always in a hurry, grabs the longest routes he can</source>
   <translation>immer in Eile, schnappt sich die längsten Strecken</translation>
  </message>
  <message>
   <source>beginner</source>
   <translation>sehr leicht</translation>
  </message>
  <message>
   <source>builds early and in many places at once</source>
   <translation>baut früh und an vielen Stellen zugleich</translation>
  </message>
  <message>
   <source>easy</source>
   <translation>leicht</translation>
  </message>
  <message>
   <source>likes long routes, builds them into one long line</source>
   <translation>liebt lange Strecken und baut in einer Linie</translation>
  </message>
  <message>
   <source>loves locomotives and freight of every kind</source>
   <translation>liebt Lokomotiven und jede Art von Fracht</translation>
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
   <source>new to the game, builds whatever she sees</source>
   <translation>neu im Spiel, baut, was sie gerade sieht</translation>
  </message>
  <message>
   <source>saves up patiently, then builds all at once</source>
   <translation>spart geduldig und baut dann alles auf einmal</translation>
  </message>
  <message>
   <source>sees where others are going and gets there first</source>
   <translation>sieht, wohin die anderen wollen, und ist vorher da</translation>
  </message>
  <message>
   <source>strong</source>
   <translation>stark</translation>
  </message>
  <message>
   <source>thinks of everything, the strongest of all</source>
   <translation>rechnet mit allem, die Stärkste von allen</translation>
  </message>
  <message>
   <source>wants to see every city, never has enough places to go</source>
   <translation>will alle Städte sehen, reist immer weiter</translation>
  </message>
 </context>
 <context>
  <name>OpponentsPanel</name>
  <message>
   <source>Add a person</source>
   <translation>Mitspieler hinzufügen</translation>
  </message>
  <message>
   <source>Add an opponent</source>
   <translation>Gegner hinzufügen</translation>
  </message>
  <message numerus="yes">
   <source>Choose who plays, up to %n.</source>
   <translation>
    <numerusform>Wähle deinen Gegner.</numerusform>
    <numerusform>Wähle bis zu %n Gegner.</numerusform>
   </translation>
  </message>
  <message>
   <source>Opponents</source>
   <translation>Gegner</translation>
  </message>
  <message>
   <source>Preparing the opponents, only this once …</source>
   <translation>Die Gegner werden einmalig vorbereitet …</translation>
  </message>
 </context>
 <context>
  <name>PacePanel</name>
  <message>
   <source>A longer pause after each opponent's turn.</source>
   <translation>Eine längere Pause nach jedem Zug eines Gegners.</translation>
  </message>
  <message>
   <source>A short pause after each opponent's turn.</source>
   <translation>Eine kurze Pause nach jedem Zug eines Gegners.</translation>
  </message>
  <message>
   <source>After each opponent's turn the game waits until you go on.</source>
   <translation>Nach jedem Zug eines Gegners wartet das Spiel, bis du weitermachst.</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>The opponents move one right after the other.</source>
   <translation>Die Gegner ziehen unmittelbar nacheinander.</translation>
  </message>
  <message>
   <source>calm</source>
   <translation>ruhig</translation>
  </message>
  <message>
   <source>normal</source>
   <translation>normal</translation>
  </message>
  <message>
   <source>of the others</source>
   <translation>der anderen</translation>
  </message>
  <message>
   <source>quick</source>
   <translation>schnell</translation>
  </message>
  <message>
   <source>step</source>
   <translation>einzeln</translation>
  </message>
 </context>
 <context>
  <name>PageMessages</name>
  <message>
   <source>Neither {name} nor the stand-in found a move; the first legal one was played.</source>
   <translation>{name} hat keinen Zug gefunden, die Aushilfe auch nicht; der erste mögliche wurde gespielt.</translation>
  </message>
  <message>
   <source>Rule</source>
   <translation>Regel</translation>
  </message>
  <message>
   <source>This is your one try: no hints, and no taking back what you have seen.</source>
   <translation>Du hast nur diesen einen Versuch: Tipps gibt es nicht, und was du einmal gesehen hast, lässt sich nicht zurücknehmen.</translation>
  </message>
  <message>
   <source>{name} found no move; a stand-in moved instead.</source>
   <translation>{name} hat keinen Zug gefunden; eine Aushilfe ist eingesprungen.</translation>
  </message>
 </context>
 <context>
  <name>PartsOverBoard</name>
  <message>
   <source>Log</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>Shows over the board what has no room beside it.</source>
   <translation>Zeigt über dem Plan, was daneben keinen Platz hat.</translation>
  </message>
 </context>
 <context>
  <name>PaymentPopover</name>
  <message>
   <source>A click or {enter} claims, {cancel} cancels.</source>
   <translation>Klick oder {enter} nutzt die Strecke, {cancel} bricht ab.</translation>
  </message>
 </context>
 <context>
  <name>PeopleBar</name>
  <message>
   <source>Bring {name} back</source>
   <translation>{name} zurückholen</translation>
  </message>
  <message>
   <source>Click to play with the games and settings of this person</source>
   <translation>Klick: mit den Spielen und Einstellungen dieser Person spielen</translation>
  </message>
  <message>
   <source>Click to rename and more</source>
   <translation>Klick: umbenennen und mehr</translation>
  </message>
  <message>
   <source>Everybody has their own games, statistics and settings.</source>
   <translation>Alle haben eigene Spiele, eine eigene Statistik und eigene Einstellungen.</translation>
  </message>
  <message>
   <source>Remove {name} …</source>
   <translation>{name} entfernen …</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Umbenennen</translation>
  </message>
  <message>
   <source>Somebody else plays here</source>
   <translation>Hier spielt noch jemand</translation>
  </message>
  <message>
   <source>{name} plays</source>
   <translation>{name} spielt</translation>
  </message>
 </context>
 <context>
  <name>PersonChoice</name>
  <message>
   <source>All games are still there; the settings are back to their defaults.</source>
   <translation>Alle Spiele sind noch da; die Einstellungen sind zurückgesetzt.</translation>
  </message>
  <message>
   <source>Keep</source>
   <translation>Behalten</translation>
  </message>
  <message>
   <source>Nothing was changed.</source>
   <translation>Es wurde nichts geändert.</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Remove {name}?</source>
   <translation>{name} entfernen?</translation>
  </message>
  <message>
   <source>The damaged file is kept as {file}.</source>
   <translation>Die beschädigte Datei liegt jetzt hier: {file}</translation>
  </message>
  <message>
   <source>The folder for their games could not be created. Is the disk full?</source>
   <translation>Der Ordner für ihre Spiele ließ sich nicht anlegen. Ist die Festplatte voll?</translation>
  </message>
  <message>
   <source>The folder of this person can't be renamed: another program may be using it.</source>
   <translation>Der Ordner dieser Person lässt sich nicht umbenennen: Vielleicht benutzt ihn gerade ein anderes Programm.</translation>
  </message>
  <message>
   <source>The new person could not be added.</source>
   <translation>Die neue Person konnte nicht hinzugefügt werden.</translation>
  </message>
  <message>
   <source>The settings of {name} could not be read.</source>
   <translation>Die Einstellungen von {name} ließen sich nicht lesen.</translation>
  </message>
  <message>
   <source>Your settings could not be read.</source>
   <translation>Deine Einstellungen ließen sich nicht lesen.</translation>
  </message>
  <message>
   <source>{name} is no longer shown here. Games, statistics and settings are kept: you can bring {name} back at any time.</source>
   <translation>{name} ist hier dann nicht mehr zu sehen. Spiele, Statistik und Einstellungen bleiben erhalten: Du kannst {name} jederzeit zurückholen.</translation>
  </message>
 </context>
 <context>
  <name>PersonPanel</name>
  <message>
   <source>By the book: {who}</source>
   <translation>Laut Anleitung: {who}</translation>
  </message>
  <message>
   <source>Cards</source>
   <translation>Karten</translation>
  </message>
  <message>
   <source>Every game has a number. Type in the number of another game to play with the same cards; such a game does not count for your rating.</source>
   <translation>Jedes Spiel hat eine Nummer. Gib die eines anderen Spiels ein, um mit denselben Karten zu spielen; für deine Spielstärke zählt das nicht.</translation>
  </message>
  <message>
   <source>Game number</source>
   <translation>Spielnummer</translation>
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
   <source>Tickets</source>
   <translation>Zielkarten</translation>
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
  <message>
   <source>freshly shuffled</source>
   <translation>neu gemischt</translation>
  </message>
 </context>
 <context>
  <name>PlayerCard</name>
  <message>
   <source>Click: tracks and moves</source>
   <translation>Klick: Strecken und Züge</translation>
  </message>
  <message>
   <source>Don't wait: play the best move found so far.</source>
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
   <source>next</source>
   <translation>dran</translation>
  </message>
  <message>
   <source>paid</source>
   <translation>gezahlt</translation>
  </message>
  <message>
   <source>thinking …</source>
   <translation>denkt nach …</translation>
  </message>
  <message>
   <source>took</source>
   <translation>genommen</translation>
  </message>
  <message>
   <source>you</source>
   <translation>du</translation>
  </message>
  <message>
   <source>your turn</source>
   <translation>am Zug</translation>
  </message>
  <message>
   <source>“{said}”</source>
   <translation>„{said}“</translation>
  </message>
 </context>
 <context>
  <name>PlayerFocus</name>
  <message numerus="yes">
   <source>%n tracks on the board</source>
   <translation>
    <numerusform>%n Strecke auf dem Plan</numerusform>
    <numerusform>%n Strecken auf dem Plan</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing has been played yet.</source>
   <translation>Noch ist nichts geschehen.</translation>
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
   <source>%n passengers in reserve</source>
   <translation>
    <numerusform>%n Passagier im Vorrat</numerusform>
    <numerusform>%n Passagiere im Vorrat</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n passengers on the board</source>
   <translation>
    <numerusform>%n Passagier auf dem Plan</numerusform>
    <numerusform>%n Passagiere auf dem Plan</numerusform>
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
  <message>
   <source>East–West</source>
   <translation>Ost-West</translation>
  </message>
  <message>
   <source>Players</source>
   <translation>Spieler</translation>
  </message>
  <message>
   <source>You are level with {name}.</source>
   <translation>Du liegst gleichauf mit {name}.</translation>
  </message>
  <message>
   <source>You lead.</source>
   <translation>Du liegst vorn.</translation>
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
    <numerusform>Vertragskarte</numerusform>
    <numerusform>Vertragskarten</numerusform>
   </translation>
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
  <message>
   <source>in reserve</source>
   <translation>im Vorrat</translation>
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
   <translation>von {goal} Zielkarten</translation>
  </message>
  <message>
   <source>on the board</source>
   <translation>auf dem Plan</translation>
  </message>
  <message numerus="yes">
   <source>passengers</source>
   <translation>
    <numerusform>Passagier</numerusform>
    <numerusform>Passagiere</numerusform>
   </translation>
  </message>
  <message>
   <source>passengers: {out} on the board, {unused} in reserve</source>
   <translation>Passagiere: {out} auf dem Plan, {unused} im Vorrat</translation>
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
    <numerusform>Zielkarte</numerusform>
    <numerusform>Zielkarten</numerusform>
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
   <source>{cards}, worth {points} points as things stand</source>
   <translation>{cards}, nach jetzigem Stand {points} Punkte wert</translation>
  </message>
  <message>
   <source>{name} are level.</source>
   <translation>{name} liegen gleichauf.</translation>
  </message>
  <message>
   <source>{name} leads.</source>
   <translation>{name} liegt vorn.</translation>
  </message>
  <message>
   <source>{out} of {all}</source>
   <translation>{out} von {all}</translation>
  </message>
 </context>
 <context>
  <name>PortraitButton</name>
  <message>
   <source>Choose another portrait</source>
   <translation>Wähle ein anderes Porträt</translation>
  </message>
  <message>
   <source>Your portrait</source>
   <translation>Dein Porträt</translation>
  </message>
 </context>
 <context>
  <name>PracticeCard</name>
  <message numerus="yes">
   <source>%n mistakes from your own games to try again today.</source>
   <translation>
    <numerusform>Heute zu üben: %n Fehler aus deinen Spielen.</numerusform>
    <numerusform>Heute zu üben: %n Fehler aus deinen Spielen.</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing to try again today. The next mistake comes back on {day}.</source>
   <translation>Heute gibt es nichts zu üben. Der nächste Fehler ist am {day} wieder dran.</translation>
  </message>
  <message>
   <source>Practise</source>
   <translation>Üben</translation>
  </message>
  <message>
   <source>Review your games: after a few days your mistakes come back here, for you to try again.</source>
   <translation>Öffne den Rückblick auf deine Spiele: Nach einigen Tagen tauchen deine Fehler hier wieder auf, und du kannst es besser machen.</translation>
  </message>
 </context>
 <context>
  <name>PracticePage</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Next exercise</source>
   <translation>Nächste Aufgabe</translation>
  </message>
  <message>
   <source>Previous exercise</source>
   <translation>Vorige Aufgabe</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Erneut versuchen</translation>
  </message>
  <message>
   <source>{number} of {all}</source>
   <translation>{number} von {all}</translation>
  </message>
 </context>
 <context>
  <name>PracticeStore</name>
  <message>
   <source>The file with your exercises is damaged. It stays as it is.</source>
   <translation>Die Datei mit deinen Aufgaben ist beschädigt. Sie bleibt, wie sie ist.</translation>
  </message>
  <message>
   <source>The file with your exercises is damaged. It was set aside as “{name}”.</source>
   <translation>Die Datei mit deinen Aufgaben ist beschädigt. Sie wurde als „{name}“ beiseitegelegt.</translation>
  </message>
  <message>
   <source>Your exercises can't be read. They stay as they are.</source>
   <translation>Deine Aufgaben lassen sich nicht lesen. Sie bleiben, wie sie sind.</translation>
  </message>
  <message>
   <source>Your exercises could not be saved.</source>
   <translation>Deine Aufgaben konnten nicht gespeichert werden.</translation>
  </message>
  <message>
   <source>Your exercises could not be saved: {reason}.</source>
   <translation>Deine Aufgaben konnten nicht gespeichert werden: {reason}.</translation>
  </message>
  <message>
   <source>Your exercises were saved by a newer version of this program. They stay as they are.</source>
   <translation>Deine Aufgaben wurden mit einer neueren Version dieses Programms gespeichert. Sie bleiben, wie sie sind.</translation>
  </message>
 </context>
 <context>
  <name>Preview</name>
  <message>
   <source>13 spaces to go</source>
   <translation>noch 13 Felder</translation>
  </message>
  <message>
   <source>Draw tickets</source>
   <translation>Zielkarten ziehen</translation>
  </message>
  <message>
   <source>Preview</source>
   <translation>Vorschau</translation>
  </message>
  <message>
   <source>Take two cards, or claim a route.</source>
   <translation>Nimm zwei Karten oder nutze eine Strecke.</translation>
  </message>
 </context>
 <context>
  <name>Question</name>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>RatingQuestion</name>
  <message>
   <source>Press again for hints: this game then no longer counts for your rating.</source>
   <translation>Noch einmal drücken für Tipps: Dann zählt dieses Spiel nicht mehr für deine Spielstärke.</translation>
  </message>
  <message>
   <source>Press again to take back: this game then no longer counts for your rating.</source>
   <translation>Noch einmal drücken zum Zurücknehmen: Dann zählt dieses Spiel nicht mehr für deine Spielstärke.</translation>
  </message>
 </context>
 <context>
  <name>Readiness</name>
  <message>
   <source>Getting ready …</source>
   <translation>Wird vorbereitet …</translation>
  </message>
  <message>
   <source>The opponents are being prepared for this computer. This takes a minute or two, but only the first time.</source>
   <translation>Die Gegner werden für diesen Rechner vorbereitet. Das dauert ein bis zwei Minuten, aber nur beim ersten Mal.</translation>
  </message>
 </context>
 <context>
  <name>RecentActions</name>
  <message>
   <source>Nothing has been played yet.</source>
   <translation>Noch ist nichts geschehen.</translation>
  </message>
 </context>
 <context>
  <name>ReplayPage</name>
  <message>
   <source>Analysis</source>
   <translation>Analyse</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Only once the game is over: until then it would be a hint.</source>
   <translation>Erst wenn das Spiel aus ist: Bis dahin wäre es ein Tipp.</translation>
  </message>
  <message>
   <source>Play on from here</source>
   <translation>Ab hier weiterspielen</translation>
  </message>
  <message>
   <source>Replay</source>
   <translation>Wiedergabe</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Rückblick</translation>
  </message>
  <message>
   <source>The best moves and their chances, as long as you stay at one point of the game.</source>
   <translation>Die besten Züge und ihre Chancen, solange du an einer Stelle bleibst.</translation>
  </message>
  <message>
   <source>The game stays as it is. What you play does not count for your rating.</source>
   <translation>Das Spiel bleibt, wie es ist. Was du hier spielst, zählt nicht für deine Spielstärke.</translation>
  </message>
 </context>
 <context>
  <name>ReviewHeader</name>
  <message>
   <source>Accuracy</source>
   <translation>Genauigkeit</translation>
  </message>
  <message>
   <source>Accuracy so far</source>
   <translation>Genauigkeit bisher</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>Look deeper</source>
   <translation>Genauer prüfen</translation>
  </message>
  <message>
   <source>Plays four times as many continuations, so that smaller differences become certain.</source>
   <translation>Spielt viermal so viele Fortsetzungen durch, damit auch kleinere Unterschiede sicher sind.</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Rückblick</translation>
  </message>
  <message>
   <source>Reviewing … {share}</source>
   <translation>Wird ausgewertet … {share}</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <source>Stopped at {share}</source>
   <translation>Angehalten bei {share}</translation>
  </message>
  <message>
   <source>{name}: {share} so far</source>
   <translation>{name}: bisher {share}</translation>
  </message>
 </context>
 <context>
  <name>ReviewPage</name>
  <message>
   <source>Luck</source>
   <translation>Glück</translation>
  </message>
  <message>
   <source>Moments</source>
   <translation>Momente</translation>
  </message>
  <message>
   <source>Move</source>
   <translation>Zug</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Rückblick</translation>
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
  <message numerus="yes">
   <source>%n points in all.</source>
   <translation>
    <numerusform>Insgesamt %n Punkt.</numerusform>
    <numerusform>Insgesamt %n Punkte.</numerusform>
   </translation>
  </message>
  <message>
   <source>Brings a goods card.</source>
   <translation>Bringt ein Handelsgut.</translation>
  </message>
  <message>
   <source>Completes {ticket}</source>
   <translation>Erfüllt {ticket}</translation>
  </message>
  <message>
   <source>Helps with {ticket}</source>
   <translation>Hilft bei {ticket}</translation>
  </message>
  <message>
   <source>That uses up all of these cards.</source>
   <translation>Danach hast du davon keine mehr.</translation>
  </message>
  <message numerus="yes">
   <source>Uses %n passenger cards.</source>
   <translation>
    <numerusform>Kostet %n Passagierkarte.</numerusform>
    <numerusform>Kostet %n Passagierkarten.</numerusform>
   </translation>
  </message>
  <message>
   <source>You keep {cards}.</source>
   <translation>Danach hast du noch {cards}.</translation>
  </message>
  <message numerus="yes">
   <source>goods worth %n points</source>
   <translation>
    <numerusform>Handelsgüter im Wert von %n Punkt</numerusform>
    <numerusform>Handelsgüter im Wert von %n Punkten</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>RulesPage</name>
  <message numerus="yes">
   <source>%n found</source>
   <translation>
    <numerusform>%n Treffer</numerusform>
    <numerusform>%n Treffer</numerusform>
   </translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>Inhalt</translation>
  </message>
  <message>
   <source>Edition</source>
   <translation>Ausgabe</translation>
  </message>
  <message>
   <source>Next match</source>
   <translation>Nächster Treffer</translation>
  </message>
  <message>
   <source>Not found here</source>
   <translation>Hier nicht zu finden</translation>
  </message>
  <message>
   <source>Previous match</source>
   <translation>Voriger Treffer</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <source>{number} of {found}</source>
   <translation>{number} von {found}</translation>
  </message>
 </context>
 <context>
  <name>SettingRow</name>
  <message>
   <source>Reset: {title}</source>
   <translation>Zurücksetzen: {title}</translation>
  </message>
 </context>
 <context>
  <name>SettingsPage</name>
  <message>
   <source>All settings have been reset.</source>
   <translation>Alle Einstellungen sind zurückgesetzt.</translation>
  </message>
  <message>
   <source>No setting matches “{wanted}”.</source>
   <translation>Keine Einstellung passt zu „{wanted}“.</translation>
  </message>
  <message>
   <source>Reset all</source>
   <translation>Alles zurücksetzen</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
 </context>
 <context>
  <name>SignLegend</name>
  <message>
   <source>blunder</source>
   <translation>grober Fehler</translation>
  </message>
  <message>
   <source>hard to find</source>
   <translation>schwer zu finden</translation>
  </message>
  <message>
   <source>inaccuracy</source>
   <translation>Ungenauigkeit</translation>
  </message>
  <message>
   <source>lucky draw</source>
   <translation>Glück</translation>
  </message>
  <message>
   <source>mistake</source>
   <translation>Fehler</translation>
  </message>
  <message>
   <source>unlucky</source>
   <translation>Pech</translation>
  </message>
 </context>
 <context>
  <name>SpellingField</name>
  <message>
   <source>City:</source>
   <translation>Stadt:</translation>
  </message>
  <message>
   <source>no such city</source>
   <translation>keine solche Stadt</translation>
  </message>
  <message>
   <source>type its first letters</source>
   <translation>tippe die ersten Buchstaben</translation>
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
   <translation>Für Reisen: Mit jeder dieser Karten darf ein Passagier eine fremde Strecke benutzen.</translation>
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
   <source>Choice of a game</source>
   <translation>Spiel auswählen</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <source>Start the game</source>
   <translation>Spiel starten</translation>
  </message>
  <message>
   <source>{fewest}–{most} players</source>
   <translation>{fewest}–{most} Spieler</translation>
  </message>
  <message>
   <source>{minutes} min</source>
   <translation>{minutes} Min.</translation>
  </message>
 </context>
 <context>
  <name>StatisticsPage</name>
  <message numerus="yes">
   <source>%n games are unrated because moves were taken back, hints were used or the cards were already known. They count for everything except the rating.</source>
   <translation>
    <numerusform>%n Spiel ist nicht gewertet, weil Züge zurückgenommen oder Tipps geholt wurden oder die Karten schon bekannt waren. Es zählt überall, nur nicht für die Spielstärke.</numerusform>
    <numerusform>%n Spiele sind nicht gewertet, weil Züge zurückgenommen oder Tipps geholt wurden oder die Karten schon bekannt waren. Sie zählen überall, nur nicht für die Spielstärke.</numerusform>
   </translation>
  </message>
  <message>
   <source>All</source>
   <translation>Alle</translation>
  </message>
  <message>
   <source>No games on this board yet: {board}</source>
   <translation>Noch kein Spiel auf diesem Plan: {board}</translation>
  </message>
  <message>
   <source>No games yet</source>
   <translation>Noch keine Spiele</translation>
  </message>
  <message>
   <source>Once you have finished a game, you will see here how often you win, how strong you are and how lucky you were.</source>
   <translation>Sobald du ein Spiel beendet hast, siehst du hier, wie oft du gewinnst, wie stark du spielst und ob du Glück hattest.</translation>
  </message>
  <message>
   <source>Play a game</source>
   <translation>Ein Spiel beginnen</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistik</translation>
  </message>
 </context>
 <context>
  <name>Summary</name>
  <message numerus="yes">
   <source>%n of them can no longer be connected.</source>
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
    <numerusform>Behalte noch mindestens %n.</numerusform>
    <numerusform>Behalte noch mindestens %n.</numerusform>
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
   <source>It needs %n carts. You have {left}.</source>
   <translation>
    <numerusform>Sie braucht %n Fuhrwerk. Du hast {left}.</numerusform>
    <numerusform>Sie braucht %n Fuhrwerke. Du hast {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>It needs %n wagons. You have {left}.</source>
   <translation>
    <numerusform>Sie braucht %n Waggon. Du hast {left}.</numerusform>
    <numerusform>Sie braucht %n Waggons. Du hast {left}.</numerusform>
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
   <source>The others first say how many short and long tickets they want.</source>
   <translation>Erst sagen die anderen, wie viele kurze und lange Zielkarten sie ziehen.</translation>
  </message>
  <message numerus="yes">
   <source>They need %n carts, shared ones counted once; you have {left}.</source>
   <translation>
    <numerusform>Zusammen brauchen sie noch %n Fuhrwerk, gemeinsame nur einmal gezählt; du hast {left}.</numerusform>
    <numerusform>Zusammen brauchen sie noch %n Fuhrwerke, gemeinsame nur einmal gezählt; du hast {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>They need %n wagons, shared ones counted once; you have {left}.</source>
   <translation>
    <numerusform>Zusammen brauchen sie noch %n Waggon, gemeinsame nur einmal gezählt; du hast {left}.</numerusform>
    <numerusform>Zusammen brauchen sie noch %n Waggons, gemeinsame nur einmal gezählt; du hast {left}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You are %n carts short for that.</source>
   <translation>
    <numerusform>Dafür fehlt dir %n Fuhrwerk.</numerusform>
    <numerusform>Dafür fehlen dir %n Fuhrwerke.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>You are %n wagons short for that.</source>
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
  <name>TicketCelebration</name>
  <message>
   <source>All {all} tickets are done!</source>
   <translation>Alle {all} Zielkarten sind erfüllt!</translation>
  </message>
  <message>
   <source>Hooray!</source>
   <translation>Hurra!</translation>
  </message>
  <message>
   <source>Hooray, {name}!</source>
   <translation>Hurra, {name}!</translation>
  </message>
  <message>
   <source>{done} of {all} tickets</source>
   <translation>{done} von {all} Zielkarten</translation>
  </message>
 </context>
 <context>
  <name>TicketsPanel</name>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n Punkt</numerusform>
    <numerusform>%n Punkte</numerusform>
   </translation>
  </message>
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
  <message numerus="yes">
   <source>%n to go</source>
   <translation>
    <numerusform>noch %n</numerusform>
    <numerusform>noch %n</numerusform>
   </translation>
  </message>
  <message>
   <source>Contracts</source>
   <translation>Vertragskarten</translation>
  </message>
  <message>
   <source>Contracts of {name}</source>
   <translation>Vertragskarten von {name}</translation>
  </message>
  <message>
   <source>None yet.</source>
   <translation>Noch keine.</translation>
  </message>
  <message>
   <source>Tickets</source>
   <translation>Zielkarten</translation>
  </message>
  <message>
   <source>Tickets of {name}</source>
   <translation>Zielkarten von {name}</translation>
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
  <name>TicketsSheet</name>
  <message>
   <source>All tickets</source>
   <translation>Alle Zielkarten</translation>
  </message>
 </context>
 <context>
  <name>TimeLine</name>
  <message>
   <source>Time line</source>
   <translation>Zeitleiste</translation>
  </message>
 </context>
 <context>
  <name>TitledPage</name>
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
  <name>TodayStrip</name>
  <message>
   <source>Against Ada</source>
   <translation>Gegen Ada</translation>
  </message>
  <message>
   <source>Continue today's game</source>
   <translation>Weiterspielen</translation>
  </message>
  <message>
   <source>Play it again</source>
   <translation>Noch einmal spielen</translation>
  </message>
  <message>
   <source>Play today's game</source>
   <translation>Jetzt spielen</translation>
  </message>
  <message>
   <source>Today's game</source>
   <translation>Spiel des Tages</translation>
  </message>
  <message>
   <source>for practice</source>
   <translation>zum Üben</translation>
  </message>
 </context>
 <context>
  <name>TodaysGames</name>
  <message>
   <source>It is kept as {file}.</source>
   <translation>Sie liegt jetzt hier: {file}</translation>
  </message>
  <message>
   <source>The file can't be opened and stays as it is. What you play now is not added to it.</source>
   <translation>Die Datei lässt sich nicht öffnen und bleibt, wie sie ist. Was du jetzt spielst, kommt nicht dazu.</translation>
  </message>
  <message>
   <source>The file is damaged.</source>
   <translation>Die Datei ist beschädigt.</translation>
  </message>
  <message>
   <source>The results of days whose games you still have were restored from them.</source>
   <translation>Die Ergebnisse der Tage, deren Spiele noch da sind, wurden daraus wiederhergestellt.</translation>
  </message>
  <message>
   <source>The results of earlier games of the day could not be read.</source>
   <translation>Die Ergebnisse früherer Spiele des Tages konnten nicht gelesen werden.</translation>
  </message>
  <message>
   <source>They were saved by a newer version of this program and stay as they are. What you play now is not added to them.</source>
   <translation>Sie wurden mit einer neueren Version dieses Programms gespeichert und bleiben, wie sie sind. Was du jetzt spielst, kommt nicht dazu.</translation>
  </message>
 </context>
 <context>
  <name>ToggleSwitch</name>
  <message>
   <source>off</source>
   <translation>aus</translation>
  </message>
  <message>
   <source>on</source>
   <translation>an</translation>
  </message>
 </context>
 <context>
  <name>Transport</name>
  <message>
   <source>Cards of {name}</source>
   <translation>Karten von {name}</translation>
  </message>
  <message>
   <source>Choose whose cards and tickets you see.</source>
   <translation>Wähle, wessen Karten und Zielkarten du siehst.</translation>
  </message>
  <message>
   <source>Let the game play by itself</source>
   <translation>Das Spiel von selbst weiterlaufen lassen</translation>
  </message>
  <message>
   <source>One move back</source>
   <translation>Einen Schritt zurück</translation>
  </message>
  <message>
   <source>One move forward</source>
   <translation>Einen Schritt weiter</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <source>Pause here</source>
   <translation>Hier anhalten</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Abspielen</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>To the beginning</source>
   <translation>Zum Anfang</translation>
  </message>
  <message>
   <source>To the end</source>
   <translation>Zum Ende</translation>
  </message>
  <message>
   <source>Your cards</source>
   <translation>Deine Karten</translation>
  </message>
 </context>
 <context>
  <name>TurnActions</name>
  <message>
   <source>Press again to swap: both tickets go back, and it takes your turn.</source>
   <translation>Noch einmal drücken zum Tauschen: Du gibst beide Zielkarten ab, und dein Zug ist vorbei.</translation>
  </message>
 </context>
 <context>
  <name>TutorialList</name>
  <message>
   <source>Learn</source>
   <translation>Einführung</translation>
  </message>
  <message>
   <source>Learn by playing, a few minutes at a time. You can leave at any time and pick up where you left off.</source>
   <translation>Lerne beim Spielen, immer nur ein paar Minuten. Du kannst jederzeit aufhören und später dort weitermachen.</translation>
  </message>
 </context>
 <context>
  <name>TutorialPage</name>
  <message>
   <source>Not yet. Read this first, then press Continue.</source>
   <translation>Noch nicht. Lies erst das hier und drücke dann „Weiter“.</translation>
  </message>
  <message>
   <source>Not yet. {todo}</source>
   <translation>Noch nicht. {todo}</translation>
  </message>
  <message>
   <source>This chapter is done.</source>
   <translation>Dieses Kapitel ist geschafft.</translation>
  </message>
  <message>
   <source>{chapter} · step {number} of {all}</source>
   <translation>{chapter} · Schritt {number} von {all}</translation>
  </message>
 </context>
 <context>
  <name>UndoButtons</name>
  <message>
   <source>Back to the start of your last turn, with the same cards. After that this game no longer counts for your rating.</source>
   <translation>Zurück zum Anfang deines letzten Zuges, mit denselben Karten. Danach zählt dieses Spiel nicht mehr für deine Spielstärke.</translation>
  </message>
  <message>
   <source>Plays again what you undid.</source>
   <translation>Spielt noch einmal, was zurückgenommen wurde.</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Wiederholen</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Zug zurück</translation>
  </message>
  <message>
   <source>Takes your last move back. It costs nothing.</source>
   <translation>Macht deinen letzten Schritt rückgängig. Das Spiel zählt weiter für deine Spielstärke.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Schritt zurück</translation>
  </message>
 </context>
 <context>
  <name>UndoControls</name>
  <message>
   <source>Taken back: this game no longer counts for your rating.</source>
   <translation>Zurückgenommen: Dieses Spiel zählt nicht mehr für deine Spielstärke.</translation>
  </message>
  <message>
   <source>With a hint this game no longer counts for your rating.</source>
   <translation>Mit einem Tipp zählt dieses Spiel nicht mehr für deine Spielstärke.</translation>
  </message>
  <message>
   <source>You have played these cards to the end before: this game does not count for your rating.</source>
   <translation>Diese Karten hast du schon einmal zu Ende gespielt: Dieses Spiel zählt nicht für deine Spielstärke.</translation>
  </message>
 </context>
 <context>
  <name>WaitingDialog</name>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>_Pictures</name>
  <message>
   <source>A piece of the board and some cards</source>
   <translation>Ein Stück vom Plan und ein paar Karten</translation>
  </message>
 </context>
 <context>
  <name>commands</name>
  <message>
   <source>Alt</source>
   <translation>Alt</translation>
  </message>
  <message>
   <source>At the start and at the end</source>
   <translation>Am Anfang und am Ende</translation>
  </message>
  <message>
   <source>Backspace</source>
   <translation>Rücktaste</translation>
  </message>
  <message>
   <source>Between two people</source>
   <translation>Zwischen zwei Mitspielern</translation>
  </message>
  <message>
   <source>Copy the number of these cards: {number}</source>
   <translation>Spielnummer kopieren: {number}</translation>
  </message>
  <message>
   <source>Ctrl</source>
   <translation>Strg</translation>
  </message>
  <message>
   <source>Del</source>
   <translation>Entf</translation>
  </message>
  <message>
   <source>End</source>
   <translation>Ende</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Everywhere</source>
   <translation>Überall</translation>
  </message>
  <message>
   <source>Full screen</source>
   <translation>Vollbild</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <source>Give up …</source>
   <translation>Aufgeben …</translation>
  </message>
  <message>
   <source>Home</source>
   <translation>Pos1</translation>
  </message>
  <message>
   <source>In a replay</source>
   <translation>In der Wiedergabe</translation>
  </message>
  <message>
   <source>In a review</source>
   <translation>Im Rückblick</translation>
  </message>
  <message>
   <source>In the list of games</source>
   <translation>In der Liste der Spiele</translation>
  </message>
  <message>
   <source>In the list of possible moves</source>
   <translation>In der Liste der möglichen Züge</translation>
  </message>
  <message>
   <source>In the tutorial</source>
   <translation>In der Einführung</translation>
  </message>
  <message>
   <source>In your hand and in the market</source>
   <translation>Auf der Hand und in der Auslage</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <source>Learn</source>
   <translation>Einführung</translation>
  </message>
  <message>
   <source>On the board</source>
   <translation>Auf dem Plan</translation>
  </message>
  <message>
   <source>On the other pages</source>
   <translation>Auf den anderen Seiten</translation>
  </message>
  <message>
   <source>On your turn</source>
   <translation>Wenn du am Zug bist</translation>
  </message>
  <message>
   <source>Open a game …</source>
   <translation>Spiel öffnen …</translation>
  </message>
  <message>
   <source>Page down</source>
   <translation>Bild ↓</translation>
  </message>
  <message>
   <source>Page up</source>
   <translation>Bild ↑</translation>
  </message>
  <message>
   <source>Possible moves</source>
   <translation>Mögliche Züge</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <source>Save the game …</source>
   <translation>Spiel speichern …</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <source>Shift</source>
   <translation>Umschalt</translation>
  </message>
  <message>
   <source>Show the whole board</source>
   <translation>Ganzen Plan zeigen</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Leertaste</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>Startseite</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistik</translation>
  </message>
  <message>
   <source>Tab</source>
   <translation>Tab</translation>
  </message>
  <message>
   <source>Where cards or tickets are chosen</source>
   <translation>Beim Auswählen von Karten</translation>
  </message>
  <message>
   <source>While hints are shown</source>
   <translation>Während Tipps gezeigt werden</translation>
  </message>
  <message>
   <source>While others move</source>
   <translation>Während andere ziehen</translation>
  </message>
  <message>
   <source>While practising</source>
   <translation>Beim Üben</translation>
  </message>
  <message>
   <source>after a try: another move, or the next exercise</source>
   <translation>nach einem Versuch: anderer Zug oder nächste Aufgabe</translation>
  </message>
  <message>
   <source>ask for a hint</source>
   <translation>um einen Tipp bitten</translation>
  </message>
  <message>
   <source>cancel, go one page back, or leave the game</source>
   <translation>abbrechen, eine Seite zurück oder das Spiel verlassen</translation>
  </message>
  <message>
   <source>claim the track, choose the city</source>
   <translation>Strecke nutzen, Stadt wählen</translation>
  </message>
  <message>
   <source>confirm</source>
   <translation>bestätigen</translation>
  </message>
  <message>
   <source>continue</source>
   <translation>weiter</translation>
  </message>
  <message>
   <source>copy the number of these cards</source>
   <translation>die Spielnummer kopieren</translation>
  </message>
  <message>
   <source>delete a game from the list</source>
   <translation>ein Spiel aus der Liste löschen</translation>
  </message>
  <message>
   <source>draw from the deck</source>
   <translation>vom Stapel ziehen</translation>
  </message>
  <message>
   <source>draw or swap tickets</source>
   <translation>Zielkarten ziehen oder tauschen</translation>
  </message>
  <message>
   <source>end a journey</source>
   <translation>Reise beenden</translation>
  </message>
  <message>
   <source>give up the game, which then counts as lost</source>
   <translation>das Spiel aufgeben, das dann als verloren gilt</translation>
  </message>
  <message>
   <source>go from card to card</source>
   <translation>von Karte zu Karte</translation>
  </message>
  <message>
   <source>go from game to game in a chart</source>
   <translation>in einem Diagramm von Spiel zu Spiel</translation>
  </message>
  <message>
   <source>go from hint to hint</source>
   <translation>von Tipp zu Tipp</translation>
  </message>
  <message>
   <source>go from move to move</source>
   <translation>von Zug zu Zug</translation>
  </message>
  <message>
   <source>go through the ways to pay for a track</source>
   <translation>Zahlungsmöglichkeiten durchblättern</translation>
  </message>
  <message>
   <source>go through these tracks in turn</source>
   <translation>diese Strecken der Reihe nach durchgehen</translation>
  </message>
  <message>
   <source>go to a track that can be claimed</source>
   <translation>zu einer Strecke, die du nutzen kannst</translation>
  </message>
  <message>
   <source>go to the beginning or the end</source>
   <translation>zum Anfang oder Ende</translation>
  </message>
  <message>
   <source>go to the exercise before or after</source>
   <translation>zur Aufgabe davor oder danach</translation>
  </message>
  <message>
   <source>go to the first or last card</source>
   <translation>zur ersten oder letzten Karte</translation>
  </message>
  <message>
   <source>go to the first or last move</source>
   <translation>zum ersten oder letzten Schritt</translation>
  </message>
  <message>
   <source>go to the first or last possible move</source>
   <translation>zum ersten oder letzten möglichen Zug</translation>
  </message>
  <message>
   <source>go to the mistake before or after</source>
   <translation>zum vorigen oder nächsten Fehler</translation>
  </message>
  <message>
   <source>go to the next match</source>
   <translation>zum nächsten Treffer</translation>
  </message>
  <message>
   <source>go to the next part of the window</source>
   <translation>zum nächsten Bereich</translation>
  </message>
  <message>
   <source>go to the previous match</source>
   <translation>zum vorigen Treffer</translation>
  </message>
  <message>
   <source>go to the previous part</source>
   <translation>zum vorigen Bereich</translation>
  </message>
  <message>
   <source>go to the start page</source>
   <translation>zur Startseite</translation>
  </message>
  <message>
   <source>highlight the tracks of a player and list the moves</source>
   <translation>die Strecken eines Spielers zeigen und seine Züge auflisten</translation>
  </message>
  <message>
   <source>keep a ticket or not, or choose a mix</source>
   <translation>Zielkarte behalten oder nicht, oder Mischung wählen</translation>
  </message>
  <message>
   <source>leave the replay</source>
   <translation>die Wiedergabe verlassen</translation>
  </message>
  <message>
   <source>leave the review</source>
   <translation>den Rückblick verlassen</translation>
  </message>
  <message>
   <source>list all possible moves</source>
   <translation>alle möglichen Züge auflisten</translation>
  </message>
  <message>
   <source>look at the board, and back at the result</source>
   <translation>den Plan ansehen und zurück zum Ergebnis</translation>
  </message>
  <message>
   <source>make the board larger or smaller</source>
   <translation>den Plan vergrößern oder verkleinern</translation>
  </message>
  <message>
   <source>move the board</source>
   <translation>den Plan verschieben</translation>
  </message>
  <message>
   <source>not now</source>
   <translation>jetzt nicht</translation>
  </message>
  <message>
   <source>one move back or forward</source>
   <translation>einen Schritt zurück oder weiter</translation>
  </message>
  <message>
   <source>open a game from a file</source>
   <translation>ein Spiel aus einer Datei öffnen</translation>
  </message>
  <message>
   <source>open a game from the list</source>
   <translation>ein Spiel aus der Liste öffnen</translation>
  </message>
  <message>
   <source>opponents: quick, normal, calm, step by step</source>
   <translation>Gegner: schnell, normal, ruhig, Schritt für Schritt</translation>
  </message>
  <message>
   <source>pass on, or show the cards of whoever is next</source>
   <translation>weitergeben, oder die Karten des Nächsten zeigen</translation>
  </message>
  <message>
   <source>pass, if nothing else is left</source>
   <translation>passen, wenn nichts anderes bleibt</translation>
  </message>
  <message>
   <source>pause and go on, if you are only watching</source>
   <translation>anhalten und fortsetzen, wenn du nur zuschaust</translation>
  </message>
  <message>
   <source>pick a stack of your hand to claim with</source>
   <translation>einen Stapel deiner Hand für eine Strecke wählen</translation>
  </message>
  <message>
   <source>play a hint by its number</source>
   <translation>einen Tipp nach seiner Nummer spielen</translation>
  </message>
  <message>
   <source>play again, with new cards</source>
   <translation>noch einmal spielen, mit neuen Karten</translation>
  </message>
  <message>
   <source>play and pause</source>
   <translation>abspielen und anhalten</translation>
  </message>
  <message>
   <source>play on yourself from the point that is shown</source>
   <translation>ab der gezeigten Stelle selbst weiterspielen</translation>
  </message>
  <message>
   <source>play the move</source>
   <translation>den Zug spielen</translation>
  </message>
  <message>
   <source>play the same cards again</source>
   <translation>noch einmal mit denselben Karten spielen</translation>
  </message>
  <message>
   <source>play the selected hint, or else the first one</source>
   <translation>den ausgewählten Tipp spielen, sonst den ersten</translation>
  </message>
  <message>
   <source>play today's game</source>
   <translation>das Spiel des Tages spielen</translation>
  </message>
  <message>
   <source>press the selected button</source>
   <translation>den ausgewählten Knopf drücken</translation>
  </message>
  <message>
   <source>put no passenger down</source>
   <translation>keinen Passagier einsetzen</translation>
  </message>
  <message>
   <source>quit; you can continue the game later</source>
   <translation>das Programm beenden; das Spiel lässt sich später fortsetzen</translation>
  </message>
  <message>
   <source>read out the market</source>
   <translation>die Auslage ansagen</translation>
  </message>
  <message>
   <source>read out what the others did last</source>
   <translation>ansagen, was die anderen zuletzt gemacht haben</translation>
  </message>
  <message>
   <source>read out who leads</source>
   <translation>ansagen, wer vorn liegt</translation>
  </message>
  <message>
   <source>read out your hand</source>
   <translation>deine Handkarten ansagen</translation>
  </message>
  <message>
   <source>read out your tickets</source>
   <translation>deine Zielkarten ansagen</translation>
  </message>
  <message>
   <source>redo what was taken back</source>
   <translation>zurückgenommenen Zug wiederholen</translation>
  </message>
  <message>
   <source>save the game to a file, even when it is over</source>
   <translation>das Spiel in eine Datei speichern, auch wenn es zu Ende ist</translation>
  </message>
  <message>
   <source>scroll</source>
   <translation>blättern</translation>
  </message>
  <message>
   <source>search on a page</source>
   <translation>auf einer Seite suchen</translation>
  </message>
  <message>
   <source>send a passenger on a journey</source>
   <translation>einen Passagier auf die Reise schicken</translation>
  </message>
  <message>
   <source>show the answer</source>
   <translation>die Lösung zeigen</translation>
  </message>
  <message>
   <source>show the chapters of the tutorial</source>
   <translation>die Kapitel der Einführung zeigen</translation>
  </message>
  <message>
   <source>show the games that were kept</source>
   <translation>die gespeicherten Spiele zeigen</translation>
  </message>
  <message>
   <source>show the review of the game</source>
   <translation>den Rückblick auf das Spiel zeigen</translation>
  </message>
  <message>
   <source>show the rules</source>
   <translation>die Regeln zeigen</translation>
  </message>
  <message>
   <source>show the settings</source>
   <translation>die Einstellungen zeigen</translation>
  </message>
  <message>
   <source>show the statistics</source>
   <translation>die Statistik zeigen</translation>
  </message>
  <message>
   <source>show the whole board</source>
   <translation>den ganzen Plan zeigen</translation>
  </message>
  <message>
   <source>show these keys</source>
   <translation>diese Tastenkürzel zeigen</translation>
  </message>
  <message>
   <source>skip an animation; let the next opponent move</source>
   <translation>eine Animation überspringen; den nächsten Gegner ziehen lassen</translation>
  </message>
  <message>
   <source>skip the counting of points</source>
   <translation>die Wertung überspringen</translation>
  </message>
  <message>
   <source>start the game</source>
   <translation>Spiel starten</translation>
  </message>
  <message>
   <source>switch full screen on or off</source>
   <translation>Vollbild ein- und ausschalten</translation>
  </message>
  <message>
   <source>switch the analysis on or off</source>
   <translation>die Analyse ein- und ausschalten</translation>
  </message>
  <message>
   <source>take an open card from the market</source>
   <translation>eine offene Karte aus der Auslage nehmen</translation>
  </message>
  <message>
   <source>take back what you tried</source>
   <translation>den Versuch zurücknehmen</translation>
  </message>
  <message>
   <source>take the card, or claim with this stack</source>
   <translation>Karte nehmen oder mit diesem Stapel eine Strecke nutzen</translation>
  </message>
  <message>
   <source>then the first letters of a city: go there</source>
   <translation>und dann die ersten Buchstaben einer Stadt: springt dorthin</translation>
  </message>
  <message>
   <source>try again where you made a mistake</source>
   <translation>es bei einem Fehler erneut versuchen</translation>
  </message>
  <message>
   <source>undo a step, or take back your last turn</source>
   <translation>einen Schritt oder deinen letzten Zug zurücknehmen</translation>
  </message>
  <message>
   <source>watch the replay</source>
   <translation>das Spiel ansehen</translation>
  </message>
 </context>
 <context>
  <name>cover</name>
  <message>
   <source>All cards stay face down until {name} is here.</source>
   <translation>Bis {name} da ist, bleiben alle Karten verdeckt.</translation>
  </message>
  <message>
   <source>Contracts</source>
   <translation>Vertragskarten</translation>
  </message>
  <message>
   <source>I am {name}</source>
   <translation>Ich bin {name}</translation>
  </message>
  <message>
   <source>No contracts yet.</source>
   <translation>Noch keine Vertragskarten.</translation>
  </message>
  <message>
   <source>No tickets yet.</source>
   <translation>Noch keine Zielkarten.</translation>
  </message>
  <message>
   <source>Only {name} looks at these cards.</source>
   <translation>Diese Karten sieht sich nur {name} an.</translation>
  </message>
  <message>
   <source>Pass to {name}!</source>
   <translation>{name} ist dran!</translation>
  </message>
  <message>
   <source>Since {name}'s turn</source>
   <translation>Seit dem Zug von {name}</translation>
  </message>
  <message>
   <source>Tickets</source>
   <translation>Zielkarten</translation>
  </message>
  <message>
   <source>Undo for {name}</source>
   <translation>Rückgängig für {name}</translation>
  </message>
  <message>
   <source>choose my contracts</source>
   <translation>meine Vertragskarten wählen</translation>
  </message>
  <message>
   <source>choose my tickets</source>
   <translation>meine Zielkarten wählen</translation>
  </message>
  <message>
   <source>show my cards</source>
   <translation>meine Karten zeigen</translation>
  </message>
  <message>
   <source>{before}, please pass the screen on.</source>
   <translation>{before}, gib bitte weiter.</translation>
  </message>
  <message>
   <source>{name} begins</source>
   <translation>{name} beginnt</translation>
  </message>
  <message>
   <source>{name} is next</source>
   <translation>{name} ist dran</translation>
  </message>
  <message>
   <source>{opponent} plays before {name}.</source>
   <translation>Vor {name} spielt noch {opponent}.</translation>
  </message>
  <message>
   <source>{tickets}, only for {name}</source>
   <translation>{tickets}, nur für {name}</translation>
  </message>
 </context>
 <context>
  <name>decks</name>
  <message>
   <source>{board} · game of {date}</source>
   <translation>{board} · Spiel vom {date}</translation>
  </message>
  <message>
   <source>{board} · {date}, practice</source>
   <translation>{board} · {date}, zum Üben</translation>
  </message>
 </context>
 <context>
  <name>deleting</name>
  <message numerus="yes">
   <source>Delete %n games shown here? This can't be undone.</source>
   <translation>
    <numerusform>Das eine gezeigte Spiel löschen? Es lässt sich nicht zurückholen.</numerusform>
    <numerusform>Die %n gezeigten Spiele löschen? Sie lassen sich nicht zurückholen.</numerusform>
   </translation>
  </message>
  <message>
   <source>Delete all</source>
   <translation>Alle löschen</translation>
  </message>
  <message>
   <source>Files that you saved yourself stay.</source>
   <translation>Dateien, die du selbst gespeichert hast, bleiben.</translation>
  </message>
  <message>
   <source>Remove all from the list</source>
   <translation>Alle aus der Liste nehmen</translation>
  </message>
  <message numerus="yes">
   <source>Take %n files off this list? They stay where they are.</source>
   <translation>
    <numerusform>Diese Datei aus der Liste nehmen? Sie bleibt, wo sie ist.</numerusform>
    <numerusform>%n Dateien aus der Liste nehmen? Sie bleiben, wo sie sind.</numerusform>
   </translation>
  </message>
  <message>
   <source>They no longer count in your statistics.</source>
   <translation>In deiner Statistik zählen sie nicht mehr.</translation>
  </message>
  <message>
   <source>Your statistics start over.</source>
   <translation>Deine Statistik beginnt von vorn.</translation>
  </message>
 </context>
 <context>
  <name>described</name>
  <message>
   <source>brings a goods card</source>
   <translation>bringt ein Handelsgut</translation>
  </message>
  <message>
   <source>claimable</source>
   <translation>jetzt nutzbar</translation>
  </message>
  <message>
   <source>closed to you</source>
   <translation>für dich gesperrt</translation>
  </message>
  <message>
   <source>closed to {name}</source>
   <translation>für {name} gesperrt</translation>
  </message>
  <message>
   <source>end of a contract of {name} to {place}</source>
   <translation>auf einer Vertragskarte von {name} mit {place}</translation>
  </message>
  <message>
   <source>end of a ticket of {name} to {place}</source>
   <translation>auf einer Zielkarte von {name} mit {place}</translation>
  </message>
  <message>
   <source>end of your contract to {place}</source>
   <translation>auf deiner Vertragskarte mit {place}</translation>
  </message>
  <message>
   <source>end of your ticket to {place}</source>
   <translation>auf deiner Zielkarte mit {place}</translation>
  </message>
  <message>
   <source>five</source>
   <translation>fünf</translation>
  </message>
  <message>
   <source>four</source>
   <translation>vier</translation>
  </message>
  <message>
   <source>free</source>
   <translation>frei</translation>
  </message>
  <message>
   <source>goods {values}</source>
   <translation>Handelsgüter {values}</translation>
  </message>
  <message>
   <source>no</source>
   <translation>keine</translation>
  </message>
  <message>
   <source>one</source>
   <translation>eine</translation>
  </message>
  <message>
   <source>passenger of {name}</source>
   <translation>Passagier von {name}</translation>
  </message>
  <message>
   <source>seven</source>
   <translation>sieben</translation>
  </message>
  <message>
   <source>six</source>
   <translation>sechs</translation>
  </message>
  <message>
   <source>taken by {name}</source>
   <translation>gehört {name}</translation>
  </message>
  <message>
   <source>taken by {name} since your last turn</source>
   <translation>gehört {name}, neu seit deinem letzten Zug</translation>
  </message>
  <message>
   <source>three</source>
   <translation>drei</translation>
  </message>
  <message>
   <source>track {number} of {count}</source>
   <translation>Strecke {number} von {count}</translation>
  </message>
  <message>
   <source>two</source>
   <translation>zwei</translation>
  </message>
  <message>
   <source>your passenger</source>
   <translation>dein Passagier</translation>
  </message>
  <message>
   <source>yours</source>
   <translation>deine</translation>
  </message>
  <message>
   <source>{a} to {b}</source>
   <translation>{a} bis {b}</translation>
  </message>
  <message>
   <source>{name} {action}</source>
   <translation>{name}: {action}</translation>
  </message>
  <message>
   <source>{number} of any one colour</source>
   <translation>{number} einer beliebigen Farbe</translation>
  </message>
 </context>
 <context>
  <name>ending</name>
  <message numerus="yes">
   <source>%n contracts done</source>
   <translation>
    <numerusform>%n erfüllt</numerusform>
    <numerusform>%n erfüllt</numerusform>
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
   <source>%n missed</source>
   <translation>
    <numerusform>%n verfehlt</numerusform>
    <numerusform>%n verfehlt</numerusform>
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
    <numerusform>%n erfüllt</numerusform>
    <numerusform>%n erfüllt</numerusform>
   </translation>
  </message>
  <message>
   <source>A click shows the contracts.</source>
   <translation>Ein Klick zeigt die Vertragskarten.</translation>
  </message>
  <message>
   <source>A click shows the tickets.</source>
   <translation>Ein Klick zeigt die Zielkarten.</translation>
  </message>
  <message>
   <source>And the bonus</source>
   <translation>Und nun der Bonus</translation>
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
   <translation>Vertragskarten erfüllt</translation>
  </message>
  <message>
   <source>Contracts missed</source>
   <translation>Vertragskarten verfehlt</translation>
  </message>
  <message>
   <source>East–West</source>
   <translation>Von Ost nach West!</translation>
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
   <source>Goods</source>
   <translation>Handels­güter</translation>
  </message>
  <message>
   <source>Goods cards</source>
   <translation>Handels­güter</translation>
  </message>
  <message>
   <source>In the lead to the end</source>
   <translation>Bis zum Schluss vorn</translation>
  </message>
  <message>
   <source>In the way</source>
   <translation>Im Weg</translation>
  </message>
  <message>
   <source>Level with {name}, but ahead on the tie-break</source>
   <translation>Gleich viele wie {name}: Die Regel für Gleichstand hat entschieden</translation>
  </message>
  <message>
   <source>Longest route</source>
   <translation>Längste Strecke</translation>
  </message>
  <message>
   <source>Most tickets</source>
   <translation>Meiste Zielkarten</translation>
  </message>
  <message>
   <source>Nearly there</source>
   <translation>Beinahe geschafft</translation>
  </message>
  <message>
   <source>Nobody can move any longer</source>
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
   <source>Nobody fell behind: well played, everyone.</source>
   <translation>Niemand liegt zurück: Ihr habt alle gut gespielt.</translation>
  </message>
  <message>
   <source>Nobody had more points for routes.</source>
   <translation>Niemand hatte mehr Punkte für Strecken.</translation>
  </message>
  <message>
   <source>Overtaken at the end</source>
   <translation>Am Ende überholt</translation>
  </message>
  <message>
   <source>Points for routes are counted already.</source>
   <translation>Die Punkte für Strecken sind schon gezählt.</translation>
  </message>
  <message>
   <source>Rating {rating} ({change})</source>
   <translation>Spielstärke {rating} ({change})</translation>
  </message>
  <message>
   <source>Rating: this game does not count</source>
   <translation>Spielstärke: Dieses Spiel zählt nicht</translation>
  </message>
  <message>
   <source>Rating: too few games yet</source>
   <translation>Spielstärke: noch zu wenige Spiele</translation>
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
   <source>The biggest contract</source>
   <translation>Die wertvollste Vertragskarte</translation>
  </message>
  <message>
   <source>The biggest ticket</source>
   <translation>Die wertvollste Zielkarte</translation>
  </message>
  <message>
   <source>The count</source>
   <translation>Die Wertung</translation>
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
   <translation>Gleichstand auch bei den Zielkarten, {a} vor {b}: Die längste Strecke entscheidet, {x} zu {y} Felder.</translation>
  </message>
  <message>
   <source>The same total and as many tickets done, {a} before {b}: more goods, {x} points to {y}.</source>
   <translation>Gleichstand auch bei den Zielkarten, {a} vor {b}: Die Handelsgüter entscheiden, {x} zu {y} Punkte.</translation>
  </message>
  <message>
   <source>The same total, {a} before {b}: {x} contracts done to {y}.</source>
   <translation>Gleichstand, {a} vor {b}: Die erfüllten Vertragskarten entscheiden, {x} zu {y}.</translation>
  </message>
  <message>
   <source>The same total, {a} before {b}: {x} tickets done to {y}.</source>
   <translation>Gleichstand, {a} vor {b}: Die erfüllten Zielkarten entscheiden, {x} zu {y}.</translation>
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
   <translation>Zielkarten erfüllt</translation>
  </message>
  <message>
   <source>Tickets missed</source>
   <translation>Zielkarten verfehlt</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>Gesamt</translation>
  </message>
  <message>
   <source>You completed {ticket}, {points} points</source>
   <translation>Du hast {ticket} erfüllt, {points} Punkte</translation>
  </message>
  <message>
   <source>You finish {place} {with_total}, just {behind} behind. That was close!</source>
   <translation>Du landest {with_total} auf Platz {place}, nur {behind} zurück. Das war knapp!</translation>
  </message>
  <message>
   <source>You finish {place} {with_total}, {behind} behind {name}.</source>
   <translation>Du landest {with_total} auf Platz {place}, {behind} hinter {name}.</translation>
  </message>
  <message>
   <source>You finish {place} {with_total}: only the tie-break decided.</source>
   <translation>Du landest {with_total} auf Platz {place}: Nur die Regel für Gleichstand hat entschieden.</translation>
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
   <translation>Du hast es zuerst geschafft, in Zug {turn}</translation>
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
   <source>connected, but no longer counted</source>
   <translation>verbunden, zählt aber nicht mehr</translation>
  </message>
  <message>
   <source>done</source>
   <translation>erfüllt</translation>
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
    <numerusform>Handelsgüter im Wert von %n Punkt</numerusform>
    <numerusform>Handelsgüter im Wert von %n Punkten</numerusform>
   </translation>
  </message>
  <message>
   <source>joined east and west</source>
   <translation>Ost und West verbunden</translation>
  </message>
  <message>
   <source>missed</source>
   <translation>verfehlt</translation>
  </message>
  <message>
   <source>not finished</source>
   <translation>nicht mehr erfüllt</translation>
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
   <translation>{done} von {all} Vertragskarten erfüllt</translation>
  </message>
  <message>
   <source>{done} of {all} tickets done</source>
   <translation>{done} von {all} Zielkarten erfüllt</translation>
  </message>
  <message>
   <source>{lead}, thanks to {reasons}</source>
   <translation>{lead}, dank {reasons}</translation>
  </message>
  <message>
   <source>{margin} ahead of {name}</source>
   <translation>{margin} vor {name}</translation>
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
   <source>{name} missed {ticket}, −{points}: your tracks were in the way</source>
   <translation>{name} hat {ticket} verfehlt, −{points}: Deine Strecken waren im Weg</translation>
  </message>
  <message>
   <source>{name} missed {ticket}, −{points}: {winner}'s tracks were in the way</source>
   <translation>{name} hat {ticket} verfehlt, −{points}: Strecken von {winner} waren im Weg</translation>
  </message>
  <message>
   <source>{name} was the first, in turn {turn}</source>
   <translation>{name} hat es zuerst geschafft, in Zug {turn}</translation>
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
  <name>faults</name>
  <message>
   <source>It was played on a board that is different here.</source>
   <translation>Es wurde auf einem Plan gespielt, der hier anders ist.</translation>
  </message>
  <message>
   <source>It was saved by a newer version of this program.</source>
   <translation>Das Spiel wurde mit einer neueren Version dieses Programms gespeichert.</translation>
  </message>
  <message>
   <source>The file can't be read: it is gone, or you don't have permission to read it.</source>
   <translation>Die Datei lässt sich nicht lesen: Sie ist nicht mehr da, oder du darfst sie nicht lesen.</translation>
  </message>
  <message>
   <source>The file can't be written.</source>
   <translation>Die Datei lässt sich nicht schreiben.</translation>
  </message>
  <message>
   <source>The file is damaged.</source>
   <translation>Die Datei ist beschädigt.</translation>
  </message>
  <message>
   <source>The file was changed, or comes from another version of this program.</source>
   <translation>Die Datei wurde verändert oder stammt aus einer anderen Version dieses Programms.</translation>
  </message>
  <message>
   <source>This file was not saved by this program.</source>
   <translation>Das ist kein Spiel, das dieses Programm gespeichert hat.</translation>
  </message>
  <message>
   <source>access was denied</source>
   <translation>der Zugriff wurde verweigert</translation>
  </message>
  <message>
   <source>another program is using the file</source>
   <translation>ein anderes Programm benutzt die Datei</translation>
  </message>
  <message>
   <source>the disk is full</source>
   <translation>der Speicherplatz reicht nicht</translation>
  </message>
 </context>
 <context>
  <name>games</name>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n Punkt</numerusform>
    <numerusform>%n Punkte</numerusform>
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
   <source>Given up in turn {number}, lost</source>
   <translation>Aufgegeben in Zug {number}, verloren</translation>
  </message>
  <message>
   <source>Not finished, turn {number}</source>
   <translation>Unvollendet, Zug {number}</translation>
  </message>
  <message>
   <source>Opponent</source>
   <translation>Gegner</translation>
  </message>
  <message>
   <source>Place {place} of {players}, {points}</source>
   <translation>Platz {place} von {players}, {points}</translation>
  </message>
  <message>
   <source>Shared victory, {points}</source>
   <translation>Geteilter Sieg, {points}</translation>
  </message>
  <message>
   <source>Won by {names}</source>
   <translation>Sieg für {names}</translation>
  </message>
  <message>
   <source>Won, {points}</source>
   <translation>Gewonnen, {points}</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Du</translation>
  </message>
  <message>
   <source>against {names}</source>
   <translation>gegen {names}</translation>
  </message>
  <message>
   <source>unrated</source>
   <translation>nicht gewertet</translation>
  </message>
  <message>
   <source>{names} without you</source>
   <translation>{names} ohne dich</translation>
  </message>
 </context>
 <context>
  <name>hints</name>
  <message numerus="yes">
   <source>%n carts are left.</source>
   <translation>
    <numerusform>Es bleibt noch %n Fuhrwerk.</numerusform>
    <numerusform>Es bleiben noch %n Fuhrwerke.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n passengers stay for other cities.</source>
   <translation>
    <numerusform>%n Passagier bleibt für andere Städte.</numerusform>
    <numerusform>%n Passagiere bleiben für andere Städte.</numerusform>
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
   <source>%n spaces that the contracts need take only this colour; then in hand: {cards}.</source>
   <translation>
    <numerusform>Für die Vertragskarten ist %n Feld in genau dieser Farbe nötig; dann auf der Hand: {cards}.</numerusform>
    <numerusform>Für die Vertragskarten sind %n Felder in genau dieser Farbe nötig; dann auf der Hand: {cards}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n spaces that the tickets need take only this colour; then in hand: {cards}.</source>
   <translation>
    <numerusform>Für die Zielkarten ist %n Feld in genau dieser Farbe nötig; dann auf der Hand: {cards}.</numerusform>
    <numerusform>Für die Zielkarten sind %n Felder in genau dieser Farbe nötig; dann auf der Hand: {cards}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n wagons are left.</source>
   <translation>
    <numerusform>Es bleibt noch %n Waggon.</numerusform>
    <numerusform>Es bleiben noch %n Waggons.</numerusform>
   </translation>
  </message>
  <message>
   <source>A passenger collects more later.</source>
   <translation>Ein Passagier sammelt später mehr ein.</translation>
  </message>
  <message numerus="yes">
   <source>All contracts are done, and %n carts are left.</source>
   <translation>
    <numerusform>Alle Vertragskarten sind erfüllt, und es bleibt noch %n Fuhrwerk.</numerusform>
    <numerusform>Alle Vertragskarten sind erfüllt, und es bleiben noch %n Fuhrwerke.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All tickets are done, and %n wagons are left.</source>
   <translation>
    <numerusform>Alle Zielkarten sind erfüllt, und es bleibt noch %n Waggon.</numerusform>
    <numerusform>Alle Zielkarten sind erfüllt, und es bleiben noch %n Waggons.</numerusform>
   </translation>
  </message>
  <message>
   <source>Another contract is worth keeping, too.</source>
   <translation>Noch eine Vertragskarte lohnt sich.</translation>
  </message>
  <message>
   <source>Another move completes a contract.</source>
   <translation>Ein anderer Zug erfüllt eine Vertragskarte.</translation>
  </message>
  <message>
   <source>Another move completes a ticket.</source>
   <translation>Ein anderer Zug erfüllt eine Zielkarte.</translation>
  </message>
  <message>
   <source>Another move does more for the contracts.</source>
   <translation>Ein anderer Zug bringt die Vertragskarten weiter.</translation>
  </message>
  <message>
   <source>Another move does more for the tickets.</source>
   <translation>Ein anderer Zug bringt die Zielkarten weiter.</translation>
  </message>
  <message>
   <source>Another move ends the game while in the lead.</source>
   <translation>Ein anderer Zug beendet das Spiel, solange der Vorsprung da ist.</translation>
  </message>
  <message>
   <source>Another move makes more of the network.</source>
   <translation>Ein anderer Zug macht mehr aus dem Streckennetz.</translation>
  </message>
  <message>
   <source>Another move scores more.</source>
   <translation>Ein anderer Zug bringt mehr Punkte.</translation>
  </message>
  <message>
   <source>Another move wins at once.</source>
   <translation>Ein anderer Zug gewinnt sofort.</translation>
  </message>
  <message>
   <source>Another ticket is worth keeping, too.</source>
   <translation>Noch eine Zielkarte lohnt sich.</translation>
  </message>
  <message numerus="yes">
   <source>Brings a goods card: then there are %n, more than anybody else has.</source>
   <translation>
    <numerusform>Bringt ein Handelsgut: Dann ist es %n, mehr als sonst jemand hat.</numerusform>
    <numerusform>Bringt ein Handelsgut: Dann sind es %n, mehr als sonst jemand hat.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Brings a goods card: then there are %n.</source>
   <translation>
    <numerusform>Bringt ein Handelsgut: Dann ist es %n.</numerusform>
    <numerusform>Bringt ein Handelsgut: Dann sind es %n.</numerusform>
   </translation>
  </message>
  <message>
   <source>Can no longer be done: {tickets}.</source>
   <translation>Nicht mehr zu schaffen: {tickets}.</translation>
  </message>
  <message numerus="yes">
   <source>Chance to win: {chance}; about %n points at the end.</source>
   <translation>
    <numerusform>Gewinnchance: {chance}; am Ende etwa %n Punkt.</numerusform>
    <numerusform>Gewinnchance: {chance}; am Ende etwa %n Punkte.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Chance to win: {chance}; about %n tickets at the end.</source>
   <translation>
    <numerusform>Gewinnchance: {chance}; am Ende etwa %n Zielkarte.</numerusform>
    <numerusform>Gewinnchance: {chance}; am Ende etwa %n Zielkarten.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Collects goods worth %n points in {place}.</source>
   <translation>
    <numerusform>Sammelt in {place} ein Handelsgut im Wert von %n Punkt ein.</numerusform>
    <numerusform>Sammelt in {place} ein Handelsgut im Wert von %n Punkten ein.</numerusform>
   </translation>
  </message>
  <message>
   <source>Completes {ticket}.</source>
   <translation>Erfüllt {ticket}.</translation>
  </message>
  <message numerus="yes">
   <source>Completes {ticket}: %n points.</source>
   <translation>
    <numerusform>Erfüllt {ticket}: %n Punkt.</numerusform>
    <numerusform>Erfüllt {ticket}: %n Punkte.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From {place} a passenger could collect goods worth %n points now.</source>
   <translation>
    <numerusform>Von {place} aus könnte ein Passagier jetzt Handelsgüter im Wert von %n Punkt einsammeln.</numerusform>
    <numerusform>Von {place} aus könnte ein Passagier jetzt Handelsgüter im Wert von %n Punkten einsammeln.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From {place} on, goods worth %n points can follow.</source>
   <translation>
    <numerusform>Ab {place} können noch Handelsgüter im Wert von %n Punkt folgen.</numerusform>
    <numerusform>Ab {place} können noch Handelsgüter im Wert von %n Punkten folgen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Helps %n contracts: {tickets}.</source>
   <translation>
    <numerusform>Hilft bei %n Vertragskarte: {tickets}.</numerusform>
    <numerusform>Hilft bei %n Vertragskarten: {tickets}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Helps %n tickets: {tickets}.</source>
   <translation>
    <numerusform>Hilft bei %n Zielkarte: {tickets}.</numerusform>
    <numerusform>Hilft bei %n Zielkarten: {tickets}.</numerusform>
   </translation>
  </message>
  <message>
   <source>If somebody else takes it, {ticket} can no longer be done.</source>
   <translation>Nimmt sie jemand anders, ist {ticket} nicht mehr zu schaffen.</translation>
  </message>
  <message numerus="yes">
   <source>If somebody else takes it, {ticket} needs %n more spaces.</source>
   <translation>
    <numerusform>Nimmt sie jemand anders, braucht {ticket} %n Feld mehr.</numerusform>
    <numerusform>Nimmt sie jemand anders, braucht {ticket} %n Felder mehr.</numerusform>
   </translation>
  </message>
  <message>
   <source>It brings no contract any closer.</source>
   <translation>Das bringt keine Vertragskarte voran.</translation>
  </message>
  <message>
   <source>It brings no ticket any closer.</source>
   <translation>Das bringt keine Zielkarte voran.</translation>
  </message>
  <message numerus="yes">
   <source>It can collect %n goods worth {points} points.</source>
   <translation>
    <numerusform>Er kann %n Handelsgut im Wert von {points} Punkten einsammeln.</numerusform>
    <numerusform>Er kann %n Handelsgüter im Wert von {points} Punkten einsammeln.</numerusform>
   </translation>
  </message>
  <message>
   <source>It could help to pay for {route}.</source>
   <translation>Damit lässt sich {route} eher bezahlen.</translation>
  </message>
  <message>
   <source>It pays for nothing that the contracts need now.</source>
   <translation>Damit lässt sich nichts bezahlen, was für die Vertragskarten gerade nötig ist.</translation>
  </message>
  <message>
   <source>It pays for nothing that the tickets need now.</source>
   <translation>Damit lässt sich nichts bezahlen, was für die Zielkarten gerade nötig ist.</translation>
  </message>
  <message>
   <source>It spends jokers.</source>
   <translation>Das kostet Joker.</translation>
  </message>
  <message>
   <source>It spends locomotives.</source>
   <translation>Das kostet Lokomotiven.</translation>
  </message>
  <message numerus="yes">
   <source>It stands for any colour; {route} then takes %n more cards.</source>
   <translation>
    <numerusform>Ersetzt jede Farbe; für {route} fehlt dann noch %n Karte.</numerusform>
    <numerusform>Ersetzt jede Farbe; für {route} fehlen dann noch %n Karten.</numerusform>
   </translation>
  </message>
  <message>
   <source>Joins east and west: that counts as a ticket.</source>
   <translation>Verbindet Ost und West: Das zählt als Zielkarte.</translation>
  </message>
  <message>
   <source>Joins two parts of the network.</source>
   <translation>Verbindet zwei Teile des Netzes.</translation>
  </message>
  <message numerus="yes">
   <source>Leaves out {ticket}, which needs %n spaces of track.</source>
   <translation>
    <numerusform>Lässt {ticket} weg; dafür ist %n Feld nötig.</numerusform>
    <numerusform>Lässt {ticket} weg; dafür sind %n Felder nötig.</numerusform>
   </translation>
  </message>
  <message>
   <source>Leaves out {ticket}: there is no way left for it.</source>
   <translation>Lässt {ticket} weg: Dafür ist kein Weg mehr frei.</translation>
  </message>
  <message>
   <source>Lets a passenger use another player's track.</source>
   <translation>Damit darf ein Passagier eine fremde Strecke benutzen.</translation>
  </message>
  <message>
   <source>Long tickets bring {low} to {high} points each.</source>
   <translation>Lange Zielkarten bringen je {low} bis {high} Punkte.</translation>
  </message>
  <message numerus="yes">
   <source>Makes the longest route, with %n spaces: a bonus of {points} points if it still is at the end.</source>
   <translation>
    <numerusform>Ergibt mit %n Feld die längste Strecke: {points} Bonuspunkte am Ende, wenn es so bleibt.</numerusform>
    <numerusform>Ergibt mit %n Feldern die längste Strecke: {points} Bonuspunkte am Ende, wenn es so bleibt.</numerusform>
   </translation>
  </message>
  <message>
   <source>No open card fits a route that is needed.</source>
   <translation>Keine offene Karte passt zu einer Strecke, die gebraucht wird.</translation>
  </message>
  <message>
   <source>No open card fits what is needed.</source>
   <translation>Keine offene Karte passt zu dem, was gebraucht wird.</translation>
  </message>
  <message numerus="yes">
   <source>None of the contracts can still be done; %n carts are left.</source>
   <translation>
    <numerusform>Keine der Vertragskarten ist noch zu schaffen; es bleibt noch %n Fuhrwerk.</numerusform>
    <numerusform>Keine der Vertragskarten ist noch zu schaffen; es bleiben noch %n Fuhrwerke.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>None of the tickets can still be done; %n wagons are left.</source>
   <translation>
    <numerusform>Keine der Zielkarten ist noch zu schaffen; es bleibt noch %n Waggon.</numerusform>
    <numerusform>Keine der Zielkarten ist noch zu schaffen; es bleiben noch %n Waggons.</numerusform>
   </translation>
  </message>
  <message>
   <source>Other contracts go better together.</source>
   <translation>Andere Vertragskarten passen besser zusammen.</translation>
  </message>
  <message>
   <source>Other tickets go better together.</source>
   <translation>Andere Zielkarten passen besser zusammen.</translation>
  </message>
  <message numerus="yes">
   <source>Part of one network for {tickets}; %n spaces to go.</source>
   <translation>
    <numerusform>Gehört zu einem gemeinsamen Netz für {tickets}; noch %n Feld.</numerusform>
    <numerusform>Gehört zu einem gemeinsamen Netz für {tickets}; noch %n Felder.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Part of the way between east and west; %n spaces to go.</source>
   <translation>
    <numerusform>Ein Stück des Weges zwischen Ost und West; es fehlt noch %n Feld.</numerusform>
    <numerusform>Ein Stück des Weges zwischen Ost und West; es fehlen noch %n Felder.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Part of the way for {ticket}; %n routes to go.</source>
   <translation>
    <numerusform>Ein Stück des Weges für {ticket}; es fehlt noch %n Strecke.</numerusform>
    <numerusform>Ein Stück des Weges für {ticket}; es fehlen noch %n Strecken.</numerusform>
   </translation>
  </message>
  <message>
   <source>Short tickets bring {low} to {high} points each.</source>
   <translation>Kurze Zielkarten bringen je {low} bis {high} Punkte.</translation>
  </message>
  <message numerus="yes">
   <source>Starts the last round, with a lead of %n points on the board.</source>
   <translation>
    <numerusform>Leitet die letzte Runde ein, mit %n Punkt Vorsprung auf dem Plan.</numerusform>
    <numerusform>Leitet die letzte Runde ein, mit %n Punkten Vorsprung auf dem Plan.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Still needed for {route} (%n points) after that: {cards}.</source>
   <translation>
    <numerusform>Danach noch nötig für {route} (%n Punkt): {cards}.</numerusform>
    <numerusform>Danach noch nötig für {route} (%n Punkte): {cards}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Still needed for {route} after that: {cards}.</source>
   <translation>Danach noch nötig für {route}: {cards}.</translation>
  </message>
  <message>
   <source>Take {card}</source>
   <translation>{card} nehmen</translation>
  </message>
  <message>
   <source>That is too many contracts.</source>
   <translation>Das sind zu viele Vertragskarten.</translation>
  </message>
  <message>
   <source>That is too many tickets.</source>
   <translation>Das sind zu viele Zielkarten.</translation>
  </message>
  <message numerus="yes">
   <source>The deck has %n cards.</source>
   <translation>
    <numerusform>Der Stapel hat %n Karte.</numerusform>
    <numerusform>Der Stapel hat %n Karten.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The journey brings %n points.</source>
   <translation>
    <numerusform>Die Reise bringt %n Punkt.</numerusform>
    <numerusform>Die Reise bringt %n Punkte.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The last gray route of %n spaces that can still be claimed.</source>
   <translation>
    <numerusform>Die letzte graue Strecke mit %n Feld, die noch zu haben ist.</numerusform>
    <numerusform>Die letzte graue Strecke mit %n Feldern, die noch zu haben ist.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The last wagons: the game ends, and %n tickets win it.</source>
   <translation>
    <numerusform>Die letzten Waggons: Das Spiel endet, und %n Zielkarte gewinnt.</numerusform>
    <numerusform>Die letzten Waggons: Das Spiel endet, und %n Zielkarten gewinnen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The last {colour} route of %n spaces that can still be claimed.</source>
   <translation>
    <numerusform>Die letzte {colour} Strecke mit %n Feld, die noch zu haben ist.</numerusform>
    <numerusform>Die letzte {colour} Strecke mit %n Feldern, die noch zu haben ist.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The network joins %n places: new contracts may be nearly done.</source>
   <translation>
    <numerusform>Das Netz verbindet %n Ort: Neue Vertragskarten könnten schon fast erfüllt sein.</numerusform>
    <numerusform>Das Netz verbindet %n Orte: Neue Vertragskarten könnten schon fast erfüllt sein.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The network joins %n places: new tickets may be nearly done.</source>
   <translation>
    <numerusform>Das Netz verbindet %n Ort: Neue Zielkarten könnten schon fast erfüllt sein.</numerusform>
    <numerusform>Das Netz verbindet %n Orte: Neue Zielkarten könnten schon fast erfüllt sein.</numerusform>
   </translation>
  </message>
  <message>
   <source>The track is right, but pay for it differently.</source>
   <translation>Die Strecke stimmt, aber bezahle sie mit anderen Karten.</translation>
  </message>
  <message numerus="yes">
   <source>Then %n tickets are done; the most bring {points} points.</source>
   <translation>
    <numerusform>Dann ist %n Zielkarte erfüllt; die meisten bringen {points} Punkte.</numerusform>
    <numerusform>Dann sind %n Zielkarten erfüllt; die meisten bringen {points} Punkte.</numerusform>
   </translation>
  </message>
  <message>
   <source>Then in hand: {cards}.</source>
   <translation>Dann auf der Hand: {cards}.</translation>
  </message>
  <message>
   <source>Then {route} can be paid for.</source>
   <translation>Dann lässt sich {route} bezahlen.</translation>
  </message>
  <message numerus="yes">
   <source>Then {route} can be paid for: %n points.</source>
   <translation>
    <numerusform>Dann lässt sich {route} bezahlen: %n Punkt.</numerusform>
    <numerusform>Dann lässt sich {route} bezahlen: %n Punkte.</numerusform>
   </translation>
  </message>
  <message>
   <source>There are goods to be had.</source>
   <translation>Es gibt Handelsgüter einzusammeln.</translation>
  </message>
  <message>
   <source>There are no goods left in {place}.</source>
   <translation>In {place} gibt es keine Handelsgüter mehr.</translation>
  </message>
  <message>
   <source>There are no more goods within reach.</source>
   <translation>Es sind keine Handelsgüter mehr zu erreichen.</translation>
  </message>
  <message>
   <source>There are too few cards for a track that is needed.</source>
   <translation>Für eine Strecke, die gebraucht wird, fehlen noch Karten.</translation>
  </message>
  <message>
   <source>There is a goods card to be had.</source>
   <translation>Es gibt ein Handelsgut zu holen.</translation>
  </message>
  <message>
   <source>There is no contract left to build for: where else are there points?</source>
   <translation>Es gibt keine Vertragskarte mehr, für die noch zu bauen wäre: Wo gibt es sonst noch Punkte?</translation>
  </message>
  <message>
   <source>There is no other choice.</source>
   <translation>Eine andere Wahl gibt es nicht.</translation>
  </message>
  <message>
   <source>There is no ticket left to build for: where else are there points?</source>
   <translation>Es gibt keine Zielkarte mehr, für die noch zu bauen wäre: Wo gibt es sonst noch Punkte?</translation>
  </message>
  <message>
   <source>There is something on the way that somebody else could take.</source>
   <translation>Auf dem Weg liegt etwas, das jemand anders wegnehmen könnte.</translation>
  </message>
  <message numerus="yes">
   <source>They share track: together they take {spaces} spaces, not %n.</source>
   <translation>
    <numerusform>Sie teilen sich Strecken: zusammen {spaces} statt %n Feld.</numerusform>
    <numerusform>Sie teilen sich Strecken: zusammen {spaces} statt %n Felder.</numerusform>
   </translation>
  </message>
  <message>
   <source>Ticket number {count}: that wins the game.</source>
   <translation>Die {count}. Zielkarte: Damit ist das Spiel gewonnen.</translation>
  </message>
  <message>
   <source>Up to {cards} may still be in the deck, where one counts as a single card.</source>
   <translation>Bis zu {cards} können noch im Stapel sein. Verdeckt gezogen zählt eine nur als eine Karte.</translation>
  </message>
  <message numerus="yes">
   <source>Uses %n wagons.</source>
   <translation>
    <numerusform>Kostet %n Waggon.</numerusform>
    <numerusform>Kostet %n Waggons.</numerusform>
   </translation>
  </message>
  <message>
   <source>Uses a passenger card for your track.</source>
   <translation>Kostet eine Passagierkarte für deine Strecke.</translation>
  </message>
  <message>
   <source>Uses a passenger card for {name}'s track.</source>
   <translation>Kostet eine Passagierkarte für die Strecke von {name}.</translation>
  </message>
  <message numerus="yes">
   <source>Whoever has completed the most tickets at the end gets %n points.</source>
   <translation>
    <numerusform>Wer am Ende die meisten Zielkarten erfüllt hat, bekommt %n Punkt.</numerusform>
    <numerusform>Wer am Ende die meisten Zielkarten erfüllt hat, bekommt %n Punkte.</numerusform>
   </translation>
  </message>
  <message>
   <source>{cards} may still be in the deck, where it counts as a single card.</source>
   <translation>{cards} kann noch im Stapel sein. Verdeckt gezogen zählt sie nur als eine Karte.</translation>
  </message>
  <message>
   <source>{cards} more will pay for {route}.</source>
   <translation>Noch {cards}, dann reicht es für {route}.</translation>
  </message>
  <message>
   <source>{chance} chance to win</source>
   <translation>{chance} Gewinnchance</translation>
  </message>
  <message numerus="yes">
   <source>{chance} to win, about %n points</source>
   <translation>
    <numerusform>{chance} Gewinnchance, etwa %n Punkt</numerusform>
    <numerusform>{chance} Gewinnchance, etwa %n Punkte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{points} for %n carts.</source>
   <translation>
    <numerusform>{points} für %n Fuhrwerk.</numerusform>
    <numerusform>{points} für %n Fuhrwerke.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{points} for %n spaces of track.</source>
   <translation>
    <numerusform>{points} für %n Feld.</numerusform>
    <numerusform>{points} für %n Felder.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{points} for %n wagons.</source>
   <translation>
    <numerusform>{points} für %n Waggon.</numerusform>
    <numerusform>{points} für %n Waggons.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{ticket} is done already: %n points.</source>
   <translation>
    <numerusform>{ticket} ist schon erfüllt: %n Punkt.</numerusform>
    <numerusform>{ticket} ist schon erfüllt: %n Punkte.</numerusform>
   </translation>
  </message>
  <message>
   <source>{ticket} lies on the way that is needed anyway.</source>
   <translation>{ticket} liegt ohnehin auf dem Weg.</translation>
  </message>
  <message numerus="yes">
   <source>{ticket} needs only %n spaces of track.</source>
   <translation>
    <numerusform>{ticket} braucht nur %n Feld.</numerusform>
    <numerusform>{ticket} braucht nur %n Felder.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{ticket} takes {spaces} of the %n wagons left.</source>
   <translation>
    <numerusform>{ticket} kostet {spaces} von noch %n Waggon.</numerusform>
    <numerusform>{ticket} kostet {spaces} von noch %n Waggons.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>left_game</name>
  <message>
   <source>It stays in {folder}.</source>
   <translation>Es bleibt in {folder}.</translation>
  </message>
  <message>
   <source>It was moved to {folder}.</source>
   <translation>Es liegt jetzt in {folder}.</translation>
  </message>
  <message>
   <source>against {names}</source>
   <translation>gegen {names}</translation>
  </message>
  <message>
   <source>the game you left</source>
   <translation>das Spiel, das du verlassen hast</translation>
  </message>
  <message>
   <source>turn {number}</source>
   <translation>Zug {number}</translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message>
   <source>Last round: you have one turn left.</source>
   <translation>Letzte Runde: Du hast noch einen Zug.</translation>
  </message>
  <message>
   <source>Ticket done: {route}!</source>
   <translation>Zielkarte erfüllt: {route}!</translation>
  </message>
  <message>
   <source>You have had your last turn.</source>
   <translation>Du hattest deinen letzten Zug.</translation>
  </message>
  <message>
   <source>You have joined east and west: that counts as a ticket!</source>
   <translation>Du hast Ost und West verbunden: Das zählt als Zielkarte!</translation>
  </message>
  <message>
   <source>You have {pieces}: this is the last round. You have one more turn.</source>
   <translation>Du hast {pieces}: Das ist die letzte Runde. Du bist noch einmal dran.</translation>
  </message>
  <message numerus="yes">
   <source>Your last turn! After you, %n more players have one turn each.</source>
   <translation>
    <numerusform>Dein letzter Zug! Danach ist noch jemand dran.</numerusform>
    <numerusform>Dein letzter Zug! Danach sind noch %n andere je einmal dran.</numerusform>
   </translation>
  </message>
  <message>
   <source>Your last turn! It ends the game.</source>
   <translation>Dein letzter Zug! Mit ihm endet das Spiel.</translation>
  </message>
  <message>
   <source>{name} has joined east and west.</source>
   <translation>{name} hat Ost und West verbunden.</translation>
  </message>
  <message>
   <source>{name} has {pieces}: this is the last round.</source>
   <translation>{name} hat {pieces}: Das ist die letzte Runde.</translation>
  </message>
  <message>
   <source>{name} has {pieces}: this is the last round. You have one more turn.</source>
   <translation>{name} hat {pieces}: Das ist die letzte Runde. Du bist noch einmal dran.</translation>
  </message>
 </context>
 <context>
  <name>people</name>
  <message>
   <source>Afro</source>
   <translation>Afro</translation>
  </message>
  <message>
   <source>Bob</source>
   <translation>Pagenschnitt</translation>
  </message>
  <message>
   <source>Bun</source>
   <translation>Dutt</translation>
  </message>
  <message>
   <source>Cap</source>
   <translation>Kappe</translation>
  </message>
  <message>
   <source>Curls</source>
   <translation>Locken</translation>
  </message>
  <message>
   <source>Grey hair</source>
   <translation>Graue Haare</translation>
  </message>
  <message>
   <source>Long hair</source>
   <translation>Lange Haare</translation>
  </message>
  <message>
   <source>Parting</source>
   <translation>Scheitel</translation>
  </message>
 </context>
 <context>
  <name>pieces</name>
  <message numerus="yes">
   <source>%n carts left</source>
   <translation>
    <numerusform>noch %n Fuhrwerk</numerusform>
    <numerusform>noch %n Fuhrwerke</numerusform>
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
   <source>no carts left</source>
   <translation>keine Fuhrwerke mehr</translation>
  </message>
  <message>
   <source>no wagons left</source>
   <translation>keine Waggons mehr</translation>
  </message>
 </context>
 <context>
  <name>practice</name>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n Punkt</numerusform>
    <numerusform>%n Punkte</numerusform>
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
   <source>A good idea, but not yet the best</source>
   <translation>Eine gute Idee, aber noch nicht die beste</translation>
  </message>
  <message>
   <source>A good move: nothing is clearly better</source>
   <translation>Ein guter Zug: Nichts ist eindeutig besser</translation>
  </message>
  <message>
   <source>About as good as what was played.</source>
   <translation>Etwa so gut wie der gespielte Zug.</translation>
  </message>
  <message numerus="yes">
   <source>Another move is worth %n points more in the end.</source>
   <translation>
    <numerusform>Ein anderer Zug ist am Ende %n Punkt mehr wert.</numerusform>
    <numerusform>Ein anderer Zug ist am Ende %n Punkte mehr wert.</numerusform>
   </translation>
  </message>
  <message>
   <source>Another move wins more often in the end.</source>
   <translation>Mit einem anderen Zug gewinnst du öfter.</translation>
  </message>
  <message>
   <source>Before the first turn. There was something better.</source>
   <translation>Vor dem ersten Zug. Es gab etwas Besseres.</translation>
  </message>
  <message>
   <source>Better: {action}</source>
   <translation>Besser: {action}</translation>
  </message>
  <message>
   <source>Claim a track.</source>
   <translation>Nutze eine Strecke.</translation>
  </message>
  <message>
   <source>Claim another track, or pay differently.</source>
   <translation>Nutze eine andere Strecke oder bezahle anders.</translation>
  </message>
  <message>
   <source>Draw contracts.</source>
   <translation>Ziehe Vertragskarten.</translation>
  </message>
  <message>
   <source>Draw from the deck.</source>
   <translation>Ziehe vom Stapel.</translation>
  </message>
  <message>
   <source>Draw tickets.</source>
   <translation>Ziehe Zielkarten.</translation>
  </message>
  <message>
   <source>Keep other contracts.</source>
   <translation>Behalte andere Vertragskarten.</translation>
  </message>
  <message>
   <source>Keep other tickets.</source>
   <translation>Behalte andere Zielkarten.</translation>
  </message>
  <message>
   <source>Keep your passengers for later.</source>
   <translation>Hebe deine Passagiere für später auf.</translation>
  </message>
  <message>
   <source>Look inside the circle around {place}.</source>
   <translation>Sieh dich im Kreis um {place} um.</translation>
  </message>
  <message>
   <source>Not yet: that would be {verdict}</source>
   <translation>Noch nicht: Das wäre {verdict}</translation>
  </message>
  <message>
   <source>Played: {action}</source>
   <translation>Gespielt: {action}</translation>
  </message>
  <message>
   <source>Put a passenger down.</source>
   <translation>Setze einen Passagier ein.</translation>
  </message>
  <message>
   <source>Send a passenger on a journey.</source>
   <translation>Schicke einen Passagier auf die Reise.</translation>
  </message>
  <message>
   <source>Swap your tickets.</source>
   <translation>Tausche deine Zielkarten.</translation>
  </message>
  <message>
   <source>Take an open card.</source>
   <translation>Nimm eine offene Karte.</translation>
  </message>
  <message>
   <source>Take another open card.</source>
   <translation>Nimm eine andere offene Karte.</translation>
  </message>
  <message>
   <source>That is what was played</source>
   <translation>Das wurde gespielt</translation>
  </message>
  <message>
   <source>The best move!</source>
   <translation>Der beste Zug!</translation>
  </message>
  <message>
   <source>Tried: {action}</source>
   <translation>Versucht: {action}</translation>
  </message>
  <message>
   <source>Turn {number}. There was something better.</source>
   <translation>Zug {number}. Es gab etwas Besseres.</translation>
  </message>
  <message>
   <source>try {number}</source>
   <translation>Versuch {number}</translation>
  </message>
  <message>
   <source>{change} to win</source>
   <translation>{change} Gewinnchance</translation>
  </message>
  <message>
   <source>{change} to win, compared with what was played.</source>
   <translation>{change} Gewinnchance gegenüber dem gespielten Zug.</translation>
  </message>
 </context>
 <context>
  <name>replay</name>
  <message>
   <source>Move {number} of {all}</source>
   <translation>Schritt {number} von {all}</translation>
  </message>
  <message>
   <source>The beginning</source>
   <translation>Der Anfang</translation>
  </message>
  <message>
   <source>Your contract is done: {ticket}</source>
   <translation>Deine Vertragskarte ist erfüllt: {ticket}</translation>
  </message>
  <message>
   <source>Your ticket is done: {ticket}</source>
   <translation>Deine Zielkarte ist erfüllt: {ticket}</translation>
  </message>
  <message>
   <source>{name}'s contract is done: {ticket}</source>
   <translation>Vertragskarte von {name} erfüllt: {ticket}</translation>
  </message>
  <message>
   <source>{name}'s ticket is done: {ticket}</source>
   <translation>Zielkarte von {name} erfüllt: {ticket}</translation>
  </message>
 </context>
 <context>
  <name>review</name>
  <message numerus="yes">
   <source>%n points</source>
   <translation>
    <numerusform>%n Punkt</numerusform>
    <numerusform>%n Punkte</numerusform>
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
   <source>Before the first turn</source>
   <translation>Vor dem ersten Zug</translation>
  </message>
  <message>
   <source>Better: {action}</source>
   <translation>Besser: {action}</translation>
  </message>
  <message>
   <source>Cards dealt</source>
   <translation>Ausgeteilte Karten</translation>
  </message>
  <message>
   <source>Cards drawn</source>
   <translation>Gezogene Karten</translation>
  </message>
  <message>
   <source>From turn {number} on, you were ahead.</source>
   <translation>Ab Zug {number} lagst du vorn.</translation>
  </message>
  <message>
   <source>From turn {number} on, {name} was ahead.</source>
   <translation>Ab Zug {number} lag {name} vorn.</translation>
  </message>
  <message>
   <source>Hidden from everyone</source>
   <translation>Was allen verborgen war</translation>
  </message>
  <message>
   <source>In the end: {points}</source>
   <translation>Am Ende: {points}</translation>
  </message>
  <message>
   <source>It turned out better than anybody could have known</source>
   <translation>Es ging besser aus, als man vorher wissen konnte</translation>
  </message>
  <message>
   <source>It turned out worse than anybody could have known</source>
   <translation>Es ging schlechter aus, als man vorher wissen konnte</translation>
  </message>
  <message>
   <source>Not finished</source>
   <translation>Nicht beendet</translation>
  </message>
  <message>
   <source>Own decisions</source>
   <translation>Eigene Entscheidungen</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <source>Shared victory: {names}</source>
   <translation>Geteilter Sieg: {names}</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Anfang</translation>
  </message>
  <message>
   <source>The costliest decision: before the first turn ({change}).</source>
   <translation>Die teuerste Entscheidung: vor dem ersten Zug ({change}).</translation>
  </message>
  <message>
   <source>The costliest decision: turn {number} ({change}).</source>
   <translation>Die teuerste Entscheidung: Zug {number} ({change}).</translation>
  </message>
  <message>
   <source>The end</source>
   <translation>Das Ende</translation>
  </message>
  <message>
   <source>The others' decisions</source>
   <translation>Entscheidungen der anderen</translation>
  </message>
  <message>
   <source>To win: {chances}</source>
   <translation>Gewinnchance: {chances}</translation>
  </message>
  <message>
   <source>Turn {number}</source>
   <translation>Zug {number}</translation>
  </message>
  <message>
   <source>What cost you most: {cause} ({points}).</source>
   <translation>Was dich am meisten gekostet hat: {cause} ({points}).</translation>
  </message>
  <message>
   <source>What cost {name} most: {cause} ({points}).</source>
   <translation>Was {name} am meisten gekostet hat: {cause} ({points}).</translation>
  </message>
  <message>
   <source>What helped you most: {cause} ({points}).</source>
   <translation>Was dir am meisten geholfen hat: {cause} ({points}).</translation>
  </message>
  <message>
   <source>What helped {name} most: {cause} ({points}).</source>
   <translation>Was {name} am meisten geholfen hat: {cause} ({points}).</translation>
  </message>
  <message>
   <source>Won by {name}</source>
   <translation>Gewonnen von {name}</translation>
  </message>
  <message numerus="yes">
   <source>You lost by %n points</source>
   <translation>
    <numerusform>Du verlierst mit %n Punkt Rückstand</numerusform>
    <numerusform>Du verlierst mit %n Punkten Rückstand</numerusform>
   </translation>
  </message>
  <message>
   <source>You were ahead all the way.</source>
   <translation>Du lagst die ganze Zeit vorn.</translation>
  </message>
  <message>
   <source>You won</source>
   <translation>Du hast gewonnen</translation>
  </message>
  <message numerus="yes">
   <source>You won by %n points</source>
   <translation>
    <numerusform>Du gewinnst mit %n Punkt Vorsprung</numerusform>
    <numerusform>Du gewinnst mit %n Punkten Vorsprung</numerusform>
   </translation>
  </message>
  <message>
   <source>You won it only at the very end.</source>
   <translation>Du hast es erst ganz am Ende gewonnen.</translation>
  </message>
  <message>
   <source>Your decisions</source>
   <translation>Deine Entscheidungen</translation>
  </message>
  <message>
   <source>a blunder</source>
   <translation>ein grober Fehler</translation>
  </message>
  <message>
   <source>a good move</source>
   <translation>ein guter Zug</translation>
  </message>
  <message>
   <source>a lucky draw</source>
   <translation>Glück beim Ziehen</translation>
  </message>
  <message>
   <source>a mistake</source>
   <translation>ein Fehler</translation>
  </message>
  <message>
   <source>an inaccuracy</source>
   <translation>eine Ungenauigkeit</translation>
  </message>
  <message>
   <source>an unlucky draw</source>
   <translation>Pech beim Ziehen</translation>
  </message>
  <message>
   <source>not judged yet</source>
   <translation>noch nicht beurteilt</translation>
  </message>
  <message>
   <source>nothing to decide</source>
   <translation>nichts zu entscheiden</translation>
  </message>
  <message>
   <source>own decisions</source>
   <translation>eigene Entscheidungen</translation>
  </message>
  <message>
   <source>the best move</source>
   <translation>der beste Zug</translation>
  </message>
  <message>
   <source>the cards dealt</source>
   <translation>die ausgeteilten Karten</translation>
  </message>
  <message>
   <source>the cards drawn</source>
   <translation>die gezogenen Karten</translation>
  </message>
  <message>
   <source>the only good move</source>
   <translation>der einzige gute Zug</translation>
  </message>
  <message>
   <source>the others' decisions</source>
   <translation>die Entscheidungen der anderen</translation>
  </message>
  <message>
   <source>what was hidden from everyone</source>
   <translation>was allen verborgen war</translation>
  </message>
  <message>
   <source>{change} for you</source>
   <translation>{change} für dich</translation>
  </message>
  <message>
   <source>{change} for {name}</source>
   <translation>{change} für {name}</translation>
  </message>
  <message numerus="yes">
   <source>{name} lost by %n points</source>
   <translation>
    <numerusform>{name} verliert mit %n Punkt Rückstand</numerusform>
    <numerusform>{name} verliert mit %n Punkten Rückstand</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} was ahead all the way.</source>
   <translation>{name} lag die ganze Zeit vorn.</translation>
  </message>
  <message numerus="yes">
   <source>{name} won by %n points</source>
   <translation>
    <numerusform>{name} gewinnt mit %n Punkt Vorsprung</numerusform>
    <numerusform>{name} gewinnt mit %n Punkten Vorsprung</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} won it only at the very end.</source>
   <translation>{name} hat es erst ganz am Ende gewonnen.</translation>
  </message>
  <message>
   <source>{turn}: {verdict}</source>
   <translation>{turn}: {verdict}</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <source>A card is taken or drawn.</source>
   <translation>Eine Karte wird genommen oder gezogen.</translation>
  </message>
  <message>
   <source>A few notes before the scores are counted.</source>
   <translation>Ein paar Töne vor der Wertung.</translation>
  </message>
  <message>
   <source>A piece is placed on the board.</source>
   <translation>Ein Waggon oder eine Figur wird auf den Plan gesetzt.</translation>
  </message>
  <message>
   <source>A soft tick when it is your turn again.</source>
   <translation>Ein leises Ticken, wenn du wieder dran bist.</translation>
  </message>
  <message>
   <source>A whistle when everybody has one more turn.</source>
   <translation>Ein Pfiff, wenn alle noch einmal dran sind.</translation>
  </message>
  <message>
   <source>Accessibility</source>
   <translation>Barrierefreiheit</translation>
  </message>
  <message>
   <source>After each rule on the rules page, so that you can refer to it: D4, M6.</source>
   <translation>Auf der Regelseite hinter jeder Regel, zum Nachschlagen: D4, M6.</translation>
  </message>
  <message>
   <source>All of them at once. There is no music.</source>
   <translation>Alle Klänge zusammen. Musik gibt es nicht.</translation>
  </message>
  <message>
   <source>Analysis in replays</source>
   <translation>Analyse in der Wiedergabe</translation>
  </message>
  <message>
   <source>Animations</source>
   <translation>Animationen</translation>
  </message>
  <message>
   <source>Ask before a game stops counting</source>
   <translation>Fragen, bevor ein Spiel nicht mehr zählt</translation>
  </message>
  <message>
   <source>Before the first hint, or the first turn you take back: the game then no longer counts for your rating.</source>
   <translation>Vor dem ersten Tipp oder dem ersten Zug, den du zurücknimmst: Danach zählt das Spiel nicht mehr für deine Spielstärke.</translation>
  </message>
  <message>
   <source>Black and white text, clear edges, strong outlines on the board.</source>
   <translation>Schwarze und weiße Schrift, klare Kanten, kräftige Umrisse auf dem Plan.</translation>
  </message>
  <message>
   <source>By colour: each stack keeps its place beside the others. By number: the highest stack comes first.</source>
   <translation>Nach Farbe: Die Stapel behalten ihre Reihenfolge. Nach Anzahl: Der höchste Stapel liegt vorn.</translation>
  </message>
  <message>
   <source>Card size</source>
   <translation>Kartengröße</translation>
  </message>
  <message>
   <source>Cards</source>
   <translation>Karten</translation>
  </message>
  <message>
   <source>Colour symbols</source>
   <translation>Farbzeichen</translation>
  </message>
  <message>
   <source>Colours</source>
   <translation>Farben</translation>
  </message>
  <message>
   <source>Confirm a claim</source>
   <translation>Strecke bestätigen</translation>
  </message>
  <message>
   <source>End of the game</source>
   <translation>Spielende</translation>
  </message>
  <message>
   <source>Fit the board to the window</source>
   <translation>Plan ans Fenster anpassen</translation>
  </message>
  <message>
   <source>For each of Ada's decisions; she uses all of it. The others answer at once.</source>
   <translation>So lange überlegt Ada bei jeder Entscheidung. Die anderen antworten sofort.</translation>
  </message>
  <message>
   <source>For the window, the rules and the names on the boards.</source>
   <translation>Für das Fenster, die Regeln und die Namen auf den Plänen.</translation>
  </message>
  <message>
   <source>For the window. The board keeps its own colours.</source>
   <translation>Für das Fenster. Der Plan behält seine eigenen Farben.</translation>
  </message>
  <message>
   <source>For thinking, whoever plays. Automatic: up to four, with one left for everything else.</source>
   <translation>So viele nutzt Ada zum Nachdenken, egal wer spielt. Automatisch: bis zu vier, und einer bleibt für alles andere frei.</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Hoher Kontrast</translation>
  </message>
  <message>
   <source>How long you can look at each of their turns before the next one. Step by step: until you go on.</source>
   <translation>Wie lange man sich jeden ihrer Züge ansehen kann, bevor der nächste folgt. Schritt für Schritt: bis du weitermachst.</translation>
  </message>
  <message>
   <source>In your hand and in the market. Small ones leave more room for the board.</source>
   <translation>Auf deiner Hand und in der Auslage. Kleine lassen dem Plan mehr Platz.</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <source>Last round</source>
   <translation>Letzte Runde</translation>
  </message>
  <message>
   <source>Looks</source>
   <translation>Aussehen</translation>
  </message>
  <message>
   <source>Makes all text larger or smaller, and buttons and panels with it.</source>
   <translation>Macht alle Texte größer oder kleiner, samt Knöpfen und Feldern.</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>Bewegung</translation>
  </message>
  <message>
   <source>Of all sounds together, whoever plays; each has a volume of its own below.</source>
   <translation>Gesamtlautstärke, gemeinsam für alle, die hier spielen. Die einzelnen Lautstärken darunter gelten nur für dich.</translation>
  </message>
  <message>
   <source>On spaces and cards, for anyone who can't tell all the colours apart.</source>
   <translation>Auf Feldern und Karten, für alle, die nicht alle Farben unterscheiden können.</translation>
  </message>
  <message>
   <source>Opponents</source>
   <translation>Gegner</translation>
  </message>
  <message>
   <source>Order of your cards</source>
   <translation>Reihenfolge deiner Karten</translation>
  </message>
  <message>
   <source>Pace of the opponents</source>
   <translation>Tempo der Gegner</translation>
  </message>
  <message>
   <source>Playing</source>
   <translation>Spielen</translation>
  </message>
  <message>
   <source>Processor cores</source>
   <translation>Prozessorkerne</translation>
  </message>
  <message>
   <source>Read remarks out</source>
   <translation>Bemerkungen vorlesen</translation>
  </message>
  <message>
   <source>Reduced: nothing travels, things only fade in. Off: nothing moves at all.</source>
   <translation>Reduziert: Alles wird nur eingeblendet. Aus: Nichts bewegt sich.</translation>
  </message>
  <message>
   <source>Remarks</source>
   <translation>Bemerkungen</translation>
  </message>
  <message>
   <source>Rule numbers</source>
   <translation>Regelnummern</translation>
  </message>
  <message>
   <source>Screen readers read out what the opponents say, too.</source>
   <translation>Screenreader lesen auch vor, was die Gegner sagen.</translation>
  </message>
  <message>
   <source>Sound</source>
   <translation>Ton</translation>
  </message>
  <message>
   <source>Sounds</source>
   <translation>Klänge</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Schriftgröße</translation>
  </message>
  <message>
   <source>The whole board stays in view when the window is resized.</source>
   <translation>Der ganze Plan bleibt im Blick, auch wenn sich das Fenster ändert.</translation>
  </message>
  <message>
   <source>Ticket done</source>
   <translation>Zielkarte erfüllt</translation>
  </message>
  <message>
   <source>Time to think</source>
   <translation>Bedenkzeit</translation>
  </message>
  <message>
   <source>Volume</source>
   <translation>Lautstärke</translation>
  </message>
  <message>
   <source>Wagons</source>
   <translation>Waggons</translation>
  </message>
  <message>
   <source>Wait before the next person</source>
   <translation>Vor dem Weitergeben warten</translation>
  </message>
  <message>
   <source>What opponents say about the game now and then. They never tell what they hold or plan.</source>
   <translation>Was Gegner ab und zu zum Spiel sagen. Sie verraten nie, was sie haben oder vorhaben.</translation>
  </message>
  <message>
   <source>When you are asked which cards to pay with. In doubt: where there is a choice, or where locomotives or jokers would be spent that you have not picked. Never: the best ones are used.</source>
   <translation>Wann du gefragt wirst, womit du bezahlst. Im Zweifel: wenn es eine Wahl gibt oder wenn es Lokomotiven oder Joker kosten würde, die du nicht selbst ausgewählt hast. Nie: Die besten Karten werden genommen.</translation>
  </message>
  <message>
   <source>When you watch a finished game again, the best moves and their chances are shown wherever you stop.</source>
   <translation>Wenn du dir ein beendetes Spiel noch einmal ansiehst und anhältst, siehst du die besten Züge an dieser Stelle und ihre Chancen.</translation>
  </message>
  <message>
   <source>With several people at one screen: your cards stay in view after your turn until you pass on. Otherwise they are covered after a few seconds.</source>
   <translation>Mit mehreren an einem Bildschirm: Nach deinem Zug bleiben deine Karten zu sehen, bis du weitergibst. Sonst werden sie nach wenigen Sekunden verdeckt.</translation>
  </message>
  <message>
   <source>You connect the two cities of one of your tickets.</source>
   <translation>Du hast eine Zielkarte erfüllt.</translation>
  </message>
  <message>
   <source>Your turn</source>
   <translation>Du bist am Zug</translation>
  </message>
  <message>
   <source>accessibility colour blind eyes shapes</source>
   <translation>Barrierefreiheit farbenblind Farbfehlsichtigkeit Augen Formen Symbole</translation>
  </message>
  <message>
   <source>accessibility eyes sight readable black white</source>
   <translation>Barrierefreiheit Augen Sehen lesbar schwarz weiß</translation>
  </message>
  <message>
   <source>accessibility screen reader speech talk blind</source>
   <translation>Barrierefreiheit Screenreader vorlesen sprechen blind</translation>
  </message>
  <message>
   <source>always</source>
   <translation>immer</translation>
  </message>
  <message>
   <source>animation speed pace fast slow</source>
   <translation>Animation Bewegungen Geschwindigkeit Tempo schnell langsam</translation>
  </message>
  <message>
   <source>ask payment route click</source>
   <translation>fragen Bezahlung Zahlung Strecke Klick</translation>
  </message>
  <message>
   <source>automatic</source>
   <translation>automatisch</translation>
  </message>
  <message>
   <source>best moves hints chances replay watch</source>
   <translation>beste Züge Tipps Chancen Aufzeichnung ansehen</translation>
  </message>
  <message>
   <source>by colour</source>
   <translation>nach Farbe</translation>
  </message>
  <message>
   <source>by number</source>
   <translation>nach Anzahl</translation>
  </message>
  <message>
   <source>calm</source>
   <translation>ruhig</translation>
  </message>
  <message>
   <source>confirm hint take back undo rating warning</source>
   <translation>bestätigen Tipp zurücknehmen rückgängig Spielstärke Warnung</translation>
  </message>
  <message>
   <source>cover pass hand over shared family look</source>
   <translation>verdecken weitergeben Wechsel gemeinsam Familie ansehen</translation>
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
   <source>few</source>
   <translation>wenige</translation>
  </message>
  <message>
   <source>follow the system</source>
   <translation>wie das System</translation>
  </message>
  <message>
   <source>font letters zoom larger smaller</source>
   <translation>Schrift Buchstaben Textgröße Zoom größer kleiner</translation>
  </message>
  <message>
   <source>hand market larger smaller</source>
   <translation>Hand Auslage größer kleiner</translation>
  </message>
  <message>
   <source>hand sort stacks</source>
   <translation>Hand sortieren Stapel Ordnung</translation>
  </message>
  <message>
   <source>large</source>
   <translation>groß</translation>
  </message>
  <message>
   <source>light</source>
   <translation>hell</translation>
  </message>
  <message>
   <source>lively</source>
   <translation>lebhaft</translation>
  </message>
  <message>
   <source>never</source>
   <translation>nie</translation>
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
   <source>quick</source>
   <translation>schnell</translation>
  </message>
  <message>
   <source>reduced</source>
   <translation>reduziert</translation>
  </message>
  <message>
   <source>rules numbers ids</source>
   <translation>Regeln Nummern Kennung</translation>
  </message>
  <message>
   <source>seconds computer bots strength difficulty</source>
   <translation>Sekunden Computer Bots Stärke Schwierigkeit</translation>
  </message>
  <message>
   <source>small</source>
   <translation>klein</translation>
  </message>
  <message>
   <source>speed fast slow pause wait follow tempo</source>
   <translation>Geschwindigkeit schnell langsam Pause warten folgen Tempo</translation>
  </message>
  <message>
   <source>step by step</source>
   <translation>Schritt für Schritt</translation>
  </message>
  <message>
   <source>talk chat bubble speech comments quiet</source>
   <translation>reden sprechen Sprechblase Kommentare Sprüche ruhig</translation>
  </message>
  <message>
   <source>theme dark mode night</source>
   <translation>Design Thema Dunkelmodus Nacht</translation>
  </message>
  <message>
   <source>threads processor machine computer bots</source>
   <translation>Threads Prozessor Kerne Rechner Computer Bots</translation>
  </message>
  <message>
   <source>volume loud quiet mute noise</source>
   <translation>Lautstärke laut leise stumm Geräusche</translation>
  </message>
  <message>
   <source>when in doubt</source>
   <translation>im Zweifel</translation>
  </message>
  <message>
   <source>zoom resize whole auto-fit</source>
   <translation>Zoom Größe ganz einpassen</translation>
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
   <source>begin a journey in {place}</source>
   <translation>aus {place} abreisen</translation>
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
   <source>claim {a} – {b}</source>
   <translation>{a} – {b} nutzen</translation>
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
   <source>cuts off {a} – {b}: no way left</source>
   <translation>schneidet {a} – {b} ab: kein Weg mehr</translation>
  </message>
  <message>
   <source>cuts off {a} – {b}: now 1 space more</source>
   <translation>schneidet {a} – {b} ab: jetzt 1 Feld mehr</translation>
  </message>
  <message>
   <source>cuts off {a} – {b}: now {number} spaces more</source>
   <translation>schneidet {a} – {b} ab: jetzt {number} Felder mehr</translation>
  </message>
  <message>
   <source>draw from the deck</source>
   <translation>vom Stapel ziehen</translation>
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
   <source>drew {cards} from the deck</source>
   <translation>{cards} vom Stapel gezogen</translation>
  </message>
  <message>
   <source>drew {counts}</source>
   <translation>{counts} gezogen</translation>
  </message>
  <message>
   <source>drew {number} from the deck</source>
   <translation>{number} vom Stapel gezogen</translation>
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
   <translation>Handelsgüter im Wert von {goods}</translation>
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
   <source>kept {counts}</source>
   <translation>{counts} behalten</translation>
  </message>
  <message>
   <source>kept {tickets}</source>
   <translation>{tickets} behalten</translation>
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
   <source>place a passenger in {place}</source>
   <translation>Passagier in {place} einsetzen</translation>
  </message>
  <message>
   <source>place no passenger</source>
   <translation>keinen Passagier einsetzen</translation>
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
   <translation>aus {place} abgereist</translation>
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
   <source>take {card}</source>
   <translation>{card} nehmen</translation>
  </message>
  <message>
   <source>take {card}, face-up card {slot}</source>
   <translation>{card} nehmen, Platz {slot} der Auslage</translation>
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
   <source>took {cards}</source>
   <translation>{cards} genommen</translation>
  </message>
  <message>
   <source>took {card}</source>
   <translation>{card} genommen</translation>
  </message>
  <message>
   <source>took {card}, drew one from the deck</source>
   <translation>{card} genommen, eine gezogen</translation>
  </message>
  <message>
   <source>took {card}, drew {cards} from the deck</source>
   <translation>{card} genommen, {cards} gezogen</translation>
  </message>
  <message>
   <source>travel from {a} to Switzerland</source>
   <translation>von {a} in die Schweiz reisen</translation>
  </message>
  <message>
   <source>travel from {a} to the Netherlands</source>
   <translation>von {a} in die Niederlande reisen</translation>
  </message>
  <message>
   <source>travel from {a} to {b}</source>
   <translation>von {a} nach {b} reisen</translation>
  </message>
  <message>
   <source>travelled from {a} to Switzerland</source>
   <translation>von {a} in die Schweiz gereist</translation>
  </message>
  <message>
   <source>travelled from {a} to the Netherlands</source>
   <translation>von {a} in die Niederlande gereist</translation>
  </message>
  <message>
   <source>travelled from {a} to {b}</source>
   <translation>von {a} nach {b} gereist</translation>
  </message>
  <message>
   <source>travelled {way}</source>
   <translation>{way} gereist</translation>
  </message>
  <message>
   <source>with a passenger card</source>
   <translation>mit einer Passagierkarte</translation>
  </message>
  <message>
   <source>with {number} passenger cards</source>
   <translation>mit {number} Passagierkarten</translation>
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
  <name>statistics</name>
  <message numerus="yes">
   <source>%n games without a win</source>
   <translation>
    <numerusform>%n Spiel ohne Sieg</numerusform>
    <numerusform>%n Spiele ohne Sieg</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n games won in a row</source>
   <translation>
    <numerusform>%n Sieg</numerusform>
    <numerusform>%n Siege in Folge</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more were taken face-up.</source>
   <translation>
    <numerusform>%n weiterer wurde offen genommen.</numerusform>
    <numerusform>%n weitere wurden offen genommen.</numerusform>
   </translation>
  </message>
  <message>
   <source>Accuracy of your decisions</source>
   <translation>Genauigkeit deiner Entscheidungen</translation>
  </message>
  <message>
   <source>Accuracy {share}</source>
   <translation>Genauigkeit {share}</translation>
  </message>
  <message>
   <source>Against each opponent</source>
   <translation>Gegen die einzelnen Gegner</translation>
  </message>
  <message>
   <source>Best score</source>
   <translation>Bestes Ergebnis</translation>
  </message>
  <message>
   <source>Cards taken</source>
   <translation>Genommene Karten</translation>
  </message>
  <message numerus="yes">
   <source>Each bar is the mean of %n games.</source>
   <translation>
    <numerusform>Jeder Balken steht für %n Spiel.</numerusform>
    <numerusform>Jeder Balken ist der Schnitt aus %n Spielen.</numerusform>
   </translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <source>Games won</source>
   <translation>Gewonnene Spiele</translation>
  </message>
  <message>
   <source>Games {first} to {last}</source>
   <translation>Spiele {first} bis {last}</translation>
  </message>
  <message>
   <source>In each way of playing</source>
   <translation>In den einzelnen Spielweisen</translation>
  </message>
  <message>
   <source>Longest route</source>
   <translation>Längste Strecke</translation>
  </message>
  <message>
   <source>Longest streak</source>
   <translation>Längste Serie</translation>
  </message>
  <message>
   <source>Luck of the cards in reviewed games</source>
   <translation>Kartenglück in ausgewerteten Spielen</translation>
  </message>
  <message>
   <source>Luck of the draw: {kind} in a game</source>
   <translation>Glück beim Ziehen: {kind} je Spiel</translation>
  </message>
  <message>
   <source>Most tickets</source>
   <translation>Meiste Zielkarten</translation>
  </message>
  <message>
   <source>Not enough cards yet to judge your luck.</source>
   <translation>Noch sind es zu wenige Karten, um von Glück zu reden.</translation>
  </message>
  <message>
   <source>On each board</source>
   <translation>Auf den einzelnen Plänen</translation>
  </message>
  <message numerus="yes">
   <source>Over your last %n reviewed games: {luck} a game</source>
   <translation>
    <numerusform>In deinem letzten ausgewerteten Spiel: {luck}</numerusform>
    <numerusform>In deinen letzten %n ausgewerteten Spielen: {luck} je Spiel</numerusform>
   </translation>
  </message>
  <message>
   <source>Passengers and journeys</source>
   <translation>Passagiere und Reisen</translation>
  </message>
  <message>
   <source>Rating</source>
   <translation>Spielstärke</translation>
  </message>
  <message>
   <source>Rating over the games</source>
   <translation>Spielstärke im Verlauf</translation>
  </message>
  <message>
   <source>Rating {rating} ± {margin}</source>
   <translation>Spielstärke {rating} ± {margin}</translation>
  </message>
  <message>
   <source>Routes claimed</source>
   <translation>Genutzte Strecken</translation>
  </message>
  <message>
   <source>Score over the games</source>
   <translation>Ergebnisse im Verlauf</translation>
  </message>
  <message>
   <source>Skill in reviewed games</source>
   <translation>Können in ausgewerteten Spielen</translation>
  </message>
  <message>
   <source>Tickets done</source>
   <translation>Erfüllte Zielkarten</translation>
  </message>
  <message>
   <source>Tickets done and missed</source>
   <translation>Erfüllte und verfehlte Zielkarten</translation>
  </message>
  <message>
   <source>Tickets drawn or swapped</source>
   <translation>Gezogene oder getauschte Zielkarten</translation>
  </message>
  <message>
   <source>Tickets kept</source>
   <translation>Behaltene Zielkarten</translation>
  </message>
  <message>
   <source>Tickets over the games</source>
   <translation>Zielkarten im Verlauf</translation>
  </message>
  <message>
   <source>Turns in a game</source>
   <translation>Züge je Spiel</translation>
  </message>
  <message>
   <source>Usual</source>
   <translation>Üblich</translation>
  </message>
  <message>
   <source>Without games in which no ticket can be missed.</source>
   <translation>Ohne Spiele, in denen man keine Zielkarte verfehlen kann.</translation>
  </message>
  <message>
   <source>Won</source>
   <translation>Gewonnen</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Du</translation>
  </message>
  <message>
   <source>You had better luck with the deck than most.</source>
   <translation>Du hattest mehr Glück mit dem Stapel als die meisten.</translation>
  </message>
  <message>
   <source>You had worse luck with the deck than most.</source>
   <translation>Du hattest weniger Glück mit dem Stapel als die meisten.</translation>
  </message>
  <message>
   <source>Your best games</source>
   <translation>Deine besten Spiele</translation>
  </message>
  <message>
   <source>Your luck with the deck was about average.</source>
   <translation>Dein Glück mit dem Stapel war durchschnittlich.</translation>
  </message>
  <message>
   <source>above {name}</source>
   <translation>stärker als {name}</translation>
  </message>
  <message>
   <source>accuracy</source>
   <translation>Genauigkeit</translation>
  </message>
  <message>
   <source>as strong as {name}</source>
   <translation>so stark wie {name}</translation>
  </message>
  <message>
   <source>best</source>
   <translation>Bestwert</translation>
  </message>
  <message>
   <source>between {weaker} and {stronger}</source>
   <translation>zwischen {weaker} und {stronger}</translation>
  </message>
  <message>
   <source>chance lost per game</source>
   <translation>verlorene Chance je Spiel</translation>
  </message>
  <message>
   <source>dealt or from the deck</source>
   <translation>ausgeteilt oder vom Stapel</translation>
  </message>
  <message>
   <source>decisions</source>
   <translation>Entscheidungen</translation>
  </message>
  <message>
   <source>done</source>
   <translation>erfüllt</translation>
  </message>
  <message>
   <source>expected from the deck</source>
   <translation>vom Stapel zu erwarten</translation>
  </message>
  <message>
   <source>finished ahead</source>
   <translation>besser platziert</translation>
  </message>
  <message>
   <source>games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <source>jokers</source>
   <translation>Joker</translation>
  </message>
  <message>
   <source>locomotives</source>
   <translation>Lokomotiven</translation>
  </message>
  <message>
   <source>locomotives or jokers</source>
   <translation>Lokomotiven oder Joker</translation>
  </message>
  <message>
   <source>longest route</source>
   <translation>längste Strecke</translation>
  </message>
  <message>
   <source>luck per game</source>
   <translation>Glück je Spiel</translation>
  </message>
  <message>
   <source>mean</source>
   <translation>Schnitt</translation>
  </message>
  <message>
   <source>mean of all games</source>
   <translation>Schnitt aller Spiele</translation>
  </message>
  <message>
   <source>mean of the last ten</source>
   <translation>Schnitt der letzten zehn</translation>
  </message>
  <message>
   <source>mean of these games</source>
   <translation>Schnitt dieser Spiele</translation>
  </message>
  <message>
   <source>missed</source>
   <translation>verfehlt</translation>
  </message>
  <message>
   <source>no rated game yet</source>
   <translation>noch kein gewertetes Spiel</translation>
  </message>
  <message>
   <source>not the best</source>
   <translation>davon nicht optimal</translation>
  </message>
  <message>
   <source>not won</source>
   <translation>nicht gewonnen</translation>
  </message>
  <message>
   <source>now: {streak}</source>
   <translation>aktuell: {streak}</translation>
  </message>
  <message>
   <source>of your own, on average</source>
   <translation>eigene, im Schnitt</translation>
  </message>
  <message>
   <source>per cent of the last ten games</source>
   <translation>Prozent der letzten zehn Spiele</translation>
  </message>
  <message>
   <source>since {date}</source>
   <translation>seit dem {date}</translation>
  </message>
  <message>
   <source>skill per game</source>
   <translation>Können je Spiel</translation>
  </message>
  <message>
   <source>spaces in one line</source>
   <translation>Felder am Stück</translation>
  </message>
  <message>
   <source>still below {name}</source>
   <translation>noch unter {name}</translation>
  </message>
  <message>
   <source>taken face-up</source>
   <translation>offen genommen</translation>
  </message>
  <message>
   <source>the same for your opponents</source>
   <translation>dasselbe bei deinen Gegnern</translation>
  </message>
  <message>
   <source>tickets done</source>
   <translation>Zielkarten erfüllt</translation>
  </message>
  <message>
   <source>too few games yet</source>
   <translation>noch zu wenige Spiele</translation>
  </message>
  <message>
   <source>where it lies with 95% confidence</source>
   <translation>wo sie mit 95 % Sicherheit liegt</translation>
  </message>
  <message>
   <source>won</source>
   <translation>gewonnen</translation>
  </message>
  <message>
   <source>your rating</source>
   <translation>deine Spielstärke</translation>
  </message>
  <message>
   <source>{change} chance to win</source>
   <translation>{change} Gewinnchance</translation>
  </message>
  <message>
   <source>{change} points</source>
   <translation>{change} Punkte</translation>
  </message>
  <message>
   <source>{change} tickets</source>
   <translation>{change} Zielkarten</translation>
  </message>
  <message>
   <source>{luck}, which may well be chance.</source>
   <translation>{luck}, im Rahmen des Zufalls.</translation>
  </message>
  <message>
   <source>{luck}: you were less lucky than most.</source>
   <translation>{luck}: Du hattest weniger Glück als üblich.</translation>
  </message>
  <message>
   <source>{luck}: you were luckier than most.</source>
   <translation>{luck}: Du hattest mehr Glück als üblich.</translation>
  </message>
  <message>
   <source>{made} done, {missed} missed</source>
   <translation>{made} erfüllt, {missed} verfehlt</translation>
  </message>
  <message>
   <source>{mean} on average</source>
   <translation>{mean} im Schnitt</translation>
  </message>
  <message>
   <source>{name}: {cards} cards dealt or drawn from the deck; {kind} among them: {wilds}. On average it would be {due}.</source>
   <translation>{name}: {cards} Karten ausgeteilt oder vom Stapel gezogen, {kind} darunter: {wilds}. Im Schnitt wären es {due}.</translation>
  </message>
  <message>
   <source>{part} of {whole}</source>
   <translation>{part} von {whole}</translation>
  </message>
  <message>
   <source>{share} of unseen cards, {due} expected</source>
   <translation>{share} der verdeckten Karten, erwartet {due}</translation>
  </message>
  <message numerus="yes">
   <source>{share} on average in %n reviewed games.</source>
   <translation>
    <numerusform>{share} in einem ausgewerteten Spiel.</numerusform>
    <numerusform>Im Schnitt {share} in %n ausgewerteten Spielen.</numerusform>
   </translation>
  </message>
  <message>
   <source>{skill}. You and the others may have decided equally well.</source>
   <translation>{skill}. Womöglich haben alle gleich gut entschieden.</translation>
  </message>
  <message>
   <source>{skill}: the others decided better than you.</source>
   <translation>{skill}: Die anderen haben besser entschieden als du.</translation>
  </message>
  <message>
   <source>{skill}: you decided better than the others.</source>
   <translation>{skill}: Du hast besser entschieden als die anderen.</translation>
  </message>
  <message>
   <source>± {margin}, {standing}</source>
   <translation>± {margin}, {standing}</translation>
  </message>
 </context>
 <context>
  <name>tables</name>
  <message>
   <source>Player {number}</source>
   <translation>Spieler {number}</translation>
  </message>
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
   <source>the East–West connection</source>
   <translation>der Ost-West-Verbindung</translation>
  </message>
  <message>
   <source>the longest route</source>
   <translation>der längsten Strecke</translation>
  </message>
  <message>
   <source>the most goods cards</source>
   <translation>den meisten Handelsgütern</translation>
  </message>
  <message>
   <source>the most valuable goods</source>
   <translation>den wertvollsten Handelsgütern</translation>
  </message>
 </context>
 <context>
  <name>today</name>
  <message numerus="yes">
   <source>%n days in a row</source>
   <translation>
    <numerusform>%n Tag in Folge</numerusform>
    <numerusform>%n Tage in Folge</numerusform>
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
   <source>%n tickets</source>
   <translation>
    <numerusform>%n Zielkarte</numerusform>
    <numerusform>%n Zielkarten</numerusform>
   </translation>
  </message>
  <message>
   <source>Ada beat you by {margin}.</source>
   <translation>Ada lag {margin} vor dir.</translation>
  </message>
  <message>
   <source>Everybody who plays this board today gets the same cards and opponents. You have one try: there are no hints, and only a move that showed you nothing can be undone. You can leave it and continue later; if you give up, the day is lost. After that you can play it again for practice.</source>
   <translation>Alle, die heute auf diesem Plan spielen, bekommen dieselben Karten und Gegner. Du hast einen Versuch: Tipps gibt es nicht, und rückgängig machen lässt sich nur ein Zug, der dir nichts gezeigt hat. Du kannst unterbrechen und später weiterspielen; gibst du auf, ist der Tag verloren. Danach kannst du zum Üben noch einmal spielen.</translation>
  </message>
  <message>
   <source>Game of {day}: {outcome}</source>
   <translation>Spiel vom {day}: {outcome}</translation>
  </message>
  <message>
   <source>Level with Ada, but she came first.</source>
   <translation>Gleichstand mit Ada, aber der Sieg geht an sie.</translation>
  </message>
  <message>
   <source>Level with Ada, but you came first.</source>
   <translation>Gleichstand mit Ada, aber der Sieg geht an dich.</translation>
  </message>
  <message>
   <source>Practice. What counts is your try: {outcome}</source>
   <translation>Zum Üben. Es zählt dein Versuch: {outcome}</translation>
  </message>
  <message>
   <source>Same cards for all. One try, no hints, no taking back.</source>
   <translation>Für alle dieselben Karten. Ein Versuch, ohne Tipps.</translation>
  </message>
  <message>
   <source>Today's game: {outcome}</source>
   <translation>Spiel des Tages: {outcome}</translation>
  </message>
  <message>
   <source>Tomorrow there is a new one.</source>
   <translation>Morgen gibt es ein neues.</translation>
  </message>
  <message>
   <source>You and Ada came out level.</source>
   <translation>Du und Ada liegt gleichauf.</translation>
  </message>
  <message>
   <source>You beat Ada by {margin}.</source>
   <translation>Du lagst {margin} vor Ada.</translation>
  </message>
  <message>
   <source>You gave up: this day is lost.</source>
   <translation>Du hast aufgegeben: Der Tag ist verloren.</translation>
  </message>
  <message>
   <source>You have begun. One try, no hints, no taking back.</source>
   <translation>Du hast angefangen. Ein Versuch, ohne Tipps.</translation>
  </message>
  <message numerus="yes">
   <source>Your longest streak so far: %n days</source>
   <translation>
    <numerusform>Deine längste Serie bisher: %n Tag</numerusform>
    <numerusform>Deine längste Serie bisher: %n Tage</numerusform>
   </translation>
  </message>
  <message>
   <source>not played yet</source>
   <translation>noch nicht gespielt</translation>
  </message>
  <message>
   <source>{board}, with {names}</source>
   <translation>{board}, mit {names}</translation>
  </message>
  <message>
   <source>{day}: given up</source>
   <translation>{day}: aufgegeben</translation>
  </message>
  <message>
   <source>{day}: not played</source>
   <translation>{day}: nicht gespielt</translation>
  </message>
  <message>
   <source>{day}: you {own}, Ada {ada}</source>
   <translation>{day}: du {own}, Ada {ada}</translation>
  </message>
  <message>
   <source>{won} of {played} won</source>
   <translation>{won} von {played} gewonnen</translation>
  </message>
 </context>
 <context>
  <name>turn</name>
  <message numerus="yes">
   <source>%n turns until yours.</source>
   <translation>
    <numerusform>Noch %n Zug, dann bist du dran.</numerusform>
    <numerusform>Noch %n Züge, dann bist du dran.</numerusform>
   </translation>
  </message>
  <message>
   <source>An open joker may not be the second card.</source>
   <translation>Ein offener Joker darf nicht die zweite Karte sein.</translation>
  </message>
  <message>
   <source>An open locomotive may not be the second card, except a 4+.</source>
   <translation>Eine offene Lokomotive darf nicht die zweite Karte sein, außer einer 4+.</translation>
  </message>
  <message>
   <source>An open locomotive may not be the second card.</source>
   <translation>Eine offene Lokomotive darf nicht die zweite Karte sein.</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Cards are worth nothing now: claim a route if you can.</source>
   <translation>Karten bringen jetzt nichts mehr: Nutze eine Strecke, wenn du kannst.</translation>
  </message>
  <message>
   <source>Cards are worth nothing now: claim a route or move a passenger.</source>
   <translation>Karten bringen jetzt nichts mehr: Nutze eine Strecke oder schicke einen Passagier auf die Reise.</translation>
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
   <source>Click one of the two glowing cities.</source>
   <translation>Klicke eine der beiden leuchtenden Städte an.</translation>
  </message>
  <message>
   <source>Click one of your passengers or its city, or drag it along the tracks.</source>
   <translation>Klicke einen deiner Passagiere oder seine Stadt an, oder ziehe ihn die Strecken entlang.</translation>
  </message>
  <message>
   <source>Click the next city, or end the journey.</source>
   <translation>Klicke die nächste Stadt an oder beende die Reise.</translation>
  </message>
  <message>
   <source>Click the next city: each gives the goods whose number it shows.</source>
   <translation>Klicke auf die nächste Stadt: Jede bringt das Handelsgut, dessen Zahl dort steht.</translation>
  </message>
  <message>
   <source>Done, pass on</source>
   <translation>Fertig, weitergeben</translation>
  </message>
  <message>
   <source>Draw contracts</source>
   <translation>Vertragskarten ziehen</translation>
  </message>
  <message>
   <source>Draw tickets</source>
   <translation>Zielkarten ziehen</translation>
  </message>
  <message>
   <source>Draw two cards, claim a route, or swap your tickets.</source>
   <translation>Zieh zwei Wagenkarten, nutze eine Strecke oder tausche deine Zielkarten.</translation>
  </message>
  <message>
   <source>End the journey</source>
   <translation>Reise beenden</translation>
  </message>
  <message>
   <source>First go to another city.</source>
   <translation>Reise zuerst in eine andere Stadt.</translation>
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
   <source>In {place}, goods for %n points so far.</source>
   <translation>
    <numerusform>In {place}, bisher Handelsgüter im Wert von %n Punkt.</numerusform>
    <numerusform>In {place}, bisher Handelsgüter im Wert von %n Punkten.</numerusform>
   </translation>
  </message>
  <message>
   <source>In {place}, no goods yet.</source>
   <translation>In {place}, noch keine Handelsgüter.</translation>
  </message>
  <message>
   <source>It can travel later, along tracks, and collect goods for points.</source>
   <translation>Er kann später auf Strecken reisen und Handelsgüter für Punkte sammeln.</translation>
  </message>
  <message>
   <source>Move a passenger</source>
   <translation>Reise antreten</translation>
  </message>
  <message>
   <source>New passenger?</source>
   <translation>Passagier einsetzen?</translation>
  </message>
  <message>
   <source>Next move</source>
   <translation>Nächster Zug</translation>
  </message>
  <message>
   <source>Next: {name}</source>
   <translation>Als Nächstes: {name}</translation>
  </message>
  <message>
   <source>No cards are left to take. Claim a route on the board.</source>
   <translation>Es sind keine Karten mehr da. Nutze eine Strecke auf dem Plan.</translation>
  </message>
  <message>
   <source>No passenger</source>
   <translation>Kein Passagier</translation>
  </message>
  <message>
   <source>On a journey</source>
   <translation>Auf Reisen</translation>
  </message>
  <message>
   <source>One more card</source>
   <translation>Noch eine Karte</translation>
  </message>
  <message>
   <source>Only {place} can take one: click it.</source>
   <translation>Nur {place} kommt infrage: Klicke darauf.</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Passen</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <source>Show the result</source>
   <translation>Ergebnis zeigen</translation>
  </message>
  <message>
   <source>Swap tickets</source>
   <translation>Zielkarten tauschen</translation>
  </message>
  <message>
   <source>Take two cards or one open joker, or claim a route on the board.</source>
   <translation>Nimm zwei Transportkarten oder einen offenen Joker, oder nutze eine Strecke auf dem Plan.</translation>
  </message>
  <message>
   <source>Take two cards or one open locomotive, or claim a route on the board.</source>
   <translation>Nimm zwei Wagenkarten oder eine offene Lokomotive, oder nutze eine Strecke auf dem Plan.</translation>
  </message>
  <message>
   <source>Take your time. Your cards are covered when you pass on.</source>
   <translation>Lass dir Zeit. Wenn du weitergibst, werden deine Karten verdeckt.</translation>
  </message>
  <message>
   <source>The game is over</source>
   <translation>Das Spiel ist aus</translation>
  </message>
  <message>
   <source>The game waits for you.</source>
   <translation>Das Spiel wartet auf dich.</translation>
  </message>
  <message>
   <source>The journey ends here.</source>
   <translation>Hier endet die Reise.</translation>
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
   <source>You have had your last turn.</source>
   <translation>Du hattest deinen letzten Zug.</translation>
  </message>
  <message>
   <source>You have no passenger on the board.</source>
   <translation>Du hast keinen Passagier auf dem Plan.</translation>
  </message>
  <message>
   <source>Your last turn</source>
   <translation>Dein letzter Zug</translation>
  </message>
  <message>
   <source>Your turn</source>
   <translation>Du bist am Zug</translation>
  </message>
  <message>
   <source>Your turn is over</source>
   <translation>Dein Zug ist vorbei</translation>
  </message>
  <message>
   <source>{name}'s turn</source>
   <translation>{name} ist am Zug</translation>
  </message>
 </context>
 <context>
  <name>tutorial</name>
  <message>
   <source>A gray track takes any colour, but all the cards must match.</source>
   <translation>Für eine graue Strecke kannst du jede Farbe nehmen, aber alle Karten müssen gleich sein.</translation>
  </message>
  <message>
   <source>A joker stands for any colour, like the locomotives elsewhere. An open one counts for both of your cards.</source>
   <translation>Ein Joker ersetzt jede Farbe, wie anderswo die Lokomotiven. Ein offener zählt für beide Karten.</translation>
  </message>
  <message>
   <source>A locomotive from the deck! That was luck, and it counts as just one card. Now you have two of them.</source>
   <translation>Eine Lokomotive vom Stapel! Das war Glück, und sie zählt nur als eine Karte. Jetzt hast du zwei davon.</translation>
  </message>
  <message>
   <source>A second track runs beside yours. You may not have both. With two or three players it is now closed to everybody.</source>
   <translation>Neben deiner liegt eine zweite Strecke. Beide darfst du nicht haben. Zu zweit oder zu dritt ist sie jetzt für alle gesperrt.</translation>
  </message>
  <message>
   <source>A ticket names two cities. Connect them, and you win its points at the end. Miss it, and you lose them. These two lie close together.</source>
   <translation>Eine Zielkarte nennt zwei Städte. Verbinde sie, und du bekommst am Ende die Punkte. Schaffst du es nicht, verlierst du sie. Diese beiden liegen nah beieinander.</translation>
  </message>
  <message>
   <source>A ticket stays with you until the end, and a missed one costs its points. So keep only what you can manage.</source>
   <translation>Eine Zielkarte bleibt bis zum Ende bei dir, und eine verfehlte kostet ihre Punkte. Behalte also nur, was du schaffen kannst.</translation>
  </message>
  <message>
   <source>All aboard! A journey takes a whole turn, and it uses each track only once.</source>
   <translation>Alles einsteigen! Eine Reise kostet einen ganzen Zug und führt über jede Strecke nur einmal.</translation>
  </message>
  <message>
   <source>All cards come from the deck, always two at once.</source>
   <translation>Alle Wagenkarten kommen vom Stapel, immer zwei auf einmal.</translation>
  </message>
  <message>
   <source>Cards</source>
   <translation>Karten</translation>
  </message>
  <message>
   <source>Choose 2 short and 2 long.</source>
   <translation>Wähle 2 kurze und 2 lange.</translation>
  </message>
  <message>
   <source>Choose them, connect them, draw more.</source>
   <translation>Auswählen, verbinden, neue ziehen.</translation>
  </message>
  <message>
   <source>Claim {a} – {b} with your white cards.</source>
   <translation>Nutze {a} – {b} mit deinen weißen Karten.</translation>
  </message>
  <message>
   <source>Claim {a} – {b}.</source>
   <translation>Nutze {a} – {b}.</translation>
  </message>
  <message>
   <source>Click the yellow track {a} – {b}.</source>
   <translation>Klicke auf die gelbe Strecke {a} – {b}.</translation>
  </message>
  <message>
   <source>Click {place}.</source>
   <translation>Klicke auf {place}.</translation>
  </message>
  <message>
   <source>Contracts, carts and goods cards.</source>
   <translation>Vertragskarten, Fuhrwerke und Handelsgüter.</translation>
  </message>
  <message>
   <source>Denmark is a country at the edge of the board. Two of these tickets begin up there.</source>
   <translation>Dänemark ist ein Land am Rand des Plans. Zwei dieser Zielkarten beginnen dort oben.</translation>
  </message>
  <message>
   <source>Done! Which way you go does not matter. The points come at the end, so nobody sees what you are up to.</source>
   <translation>Erfüllt! Welchen Weg du nimmst, ist egal. Die Punkte gibt es erst am Ende, so merkt niemand, was du vorhast.</translation>
  </message>
  <message>
   <source>Drag cards, click, or draw a line, whichever you like best. One route a turn, anywhere on the board.</source>
   <translation>Karten hinziehen, klicken oder eine Linie ziehen: wie es dir am liebsten ist. Eine Strecke pro Zug, irgendwo auf dem Plan.</translation>
  </message>
  <message>
   <source>Drag your blue cards onto {a} – {b}.</source>
   <translation>Zieh deine blauen Karten auf {a} – {b}.</translation>
  </message>
  <message>
   <source>Drag your locomotive 4+ onto {a} – {b}.</source>
   <translation>Zieh deine Lokomotive 4+ auf {a} – {b}.</translation>
  </message>
  <message>
   <source>Drag your passenger along the tracks from {start} to {place}, or click city after city.</source>
   <translation>Zieh deinen Passagier die Strecken entlang von {start} nach {place}, oder klicke eine Stadt nach der anderen an.</translation>
  </message>
  <message>
   <source>Drag your purple cards from your hand onto the track.</source>
   <translation>Zieh deine lila Karten von der Hand auf die Strecke.</translation>
  </message>
  <message>
   <source>Drag your red cards onto {a} – {b}.</source>
   <translation>Zieh deine roten Karten auf {a} – {b}.</translation>
  </message>
  <message>
   <source>Drag your yellow cards onto {a} – {b}.</source>
   <translation>Zieh deine gelben Karten auf {a} – {b}.</translation>
  </message>
  <message>
   <source>Draw a line: press on {a} and drag to {b}.</source>
   <translation>Zieh eine Linie: Drücke auf {a} und zieh bis {b}.</translation>
  </message>
  <message>
   <source>East–West: connect one of these cities in the west with one in the east, and you get a ticket as a present.</source>
   <translation>„Von Ost nach West!“: Verbinde eine dieser Städte im Westen mit einer im Osten, und du bekommst eine Zielkarte geschenkt.</translation>
  </message>
  <message>
   <source>Every route has spaces of one colour. {a} – {b} has three purple ones, so it costs three purple cards.</source>
   <translation>Jede Strecke hat Felder einer Farbe. {a} – {b} hat drei lila Felder, also kostet sie drei lila Karten.</translation>
  </message>
  <message>
   <source>Goods for {goods} points! The passenger leaves the game now. Hurry next time: every city has only a few tokens.</source>
   <translation>Handelsgüter im Wert von {goods} Punkten! Der Passagier verlässt jetzt das Spiel. Beeil dich nächstes Mal: Jede Stadt hat nur wenige Plättchen.</translation>
  </message>
  <message>
   <source>Hello, I am Otto, your conductor. These are your cards. You pay for railway routes with them, so first you need some more.</source>
   <translation>Hallo, ich bin Otto, dein Schaffner. Das hier sind deine Wagenkarten. Mit ihnen bezahlst du Strecken, also brauchst du erst einmal mehr davon.</translation>
  </message>
  <message>
   <source>Here you have three passengers, too. First they need a track.</source>
   <translation>Hier hast du auch drei Passagiere. Zuerst brauchen sie eine Strecke.</translation>
  </message>
  <message>
   <source>If you don't like your tickets, swap both of them. It takes your whole turn.</source>
   <translation>Gefallen dir deine Zielkarten nicht, dann tausche beide. Das kostet dich einen ganzen Zug.</translation>
  </message>
  <message>
   <source>Instead of taking cards or a route, you can draw more tickets.</source>
   <translation>Statt Wagenkarten zu nehmen oder eine Strecke zu nutzen, kannst du neue Zielkarten ziehen.</translation>
  </message>
  <message>
   <source>Keep one contract, or both.</source>
   <translation>Behalte eine Vertragskarte oder beide.</translation>
  </message>
  <message>
   <source>Keep one ticket or more.</source>
   <translation>Behalte mindestens eine Zielkarte.</translation>
  </message>
  <message>
   <source>Keep {a} – {b} and {c} – {d}.</source>
   <translation>Behalte {a} – {b} und {c} – {d}.</translation>
  </message>
  <message>
   <source>No second card this time. Now it is your turn again.</source>
   <translation>Diesmal gab es keine zweite Karte. Jetzt bist du wieder dran.</translation>
  </message>
  <message>
   <source>Now the tickets count. The one you completed brings {won} points, the one you missed costs {lost}.</source>
   <translation>Jetzt zählen die Zielkarten. Die erfüllte bringt {won} Punkte, die verfehlte kostet {lost}.</translation>
  </message>
  <message>
   <source>Now you have two green ones. The second card can also come from the deck: nobody knows what it is.</source>
   <translation>Jetzt hast du zwei grüne. Die zweite Karte darf auch vom Stapel kommen: Niemand weiß, was es ist.</translation>
  </message>
  <message>
   <source>On your turn you may draw new contracts.</source>
   <translation>In deinem Zug darfst du neue Vertragskarten ziehen.</translation>
  </message>
  <message>
   <source>On your turn you may take two cards. Five lie open.</source>
   <translation>In deinem Zug darfst du zwei Wagenkarten nehmen. Fünf liegen offen.</translation>
  </message>
  <message>
   <source>One of your tickets goes from Amsterdam to Stockholm.</source>
   <translation>Eine deiner Zielkarten geht von Amsterdam nach Stockholm.</translation>
  </message>
  <message>
   <source>Only a single space is missing.</source>
   <translation>Es fehlt nur noch ein einziges Feld.</translation>
  </message>
  <message>
   <source>Only two yellow cards? Your locomotive stands in for the third.</source>
   <translation>Nur zwei gelbe Karten? Deine Lokomotive ersetzt die dritte.</translation>
  </message>
  <message>
   <source>Passengers who collect goods, and the locomotive 4+.</source>
   <translation>Passagiere, die Handelsgüter sammeln, und die Lokomotive 4+.</translation>
  </message>
  <message>
   <source>Press “Draw contracts”.</source>
   <translation>Drücke „Vertragskarten ziehen“.</translation>
  </message>
  <message>
   <source>Press “Draw tickets”, then choose any mix.</source>
   <translation>Drücke „Zielkarten ziehen“ und wähle irgendeine Mischung.</translation>
  </message>
  <message>
   <source>Press “Draw tickets”.</source>
   <translation>Drücke „Zielkarten ziehen“.</translation>
  </message>
  <message>
   <source>Press “No passenger”.</source>
   <translation>Drücke „Kein Passagier“.</translation>
  </message>
  <message>
   <source>Press “Swap tickets”.</source>
   <translation>Drücke „Zielkarten tauschen“.</translation>
  </message>
  <message>
   <source>Routes</source>
   <translation>Strecken</translation>
  </message>
  <message>
   <source>See how the locomotive turned pale? An open one can't be your second card. From the deck anything goes.</source>
   <translation>Siehst du, wie blass die Lokomotive geworden ist? Eine offene darf nicht deine zweite Karte sein. Vom Stapel ist alles erlaubt.</translation>
  </message>
  <message>
   <source>See the little cart on this track? It brings a goods card as well.</source>
   <translation>Siehst du das kleine Fuhrwerk auf dieser Strecke? Sie bringt auch ein Handelsgut.</translation>
  </message>
  <message>
   <source>Short and long tickets, countries, the most tickets.</source>
   <translation>Kurze und lange Zielkarten, Länder, die meisten Zielkarten.</translation>
  </message>
  <message>
   <source>Six tickets win. Swap them, or earn the East–West bonus.</source>
   <translation>Sechs erfüllte Zielkarten gewinnen. Tausche sie oder hol dir den Bonus „Von Ost nach West!“.</translation>
  </message>
  <message>
   <source>Take a card from the deck.</source>
   <translation>Nimm eine Karte vom Stapel.</translation>
  </message>
  <message>
   <source>Take the green card: click it, or drag it to your hand.</source>
   <translation>Nimm die grüne Karte: Klicke sie an oder zieh sie auf deine Hand.</translation>
  </message>
  <message>
   <source>Take the joker.</source>
   <translation>Nimm den Joker.</translation>
  </message>
  <message>
   <source>Take the locomotive.</source>
   <translation>Nimm die Lokomotive.</translation>
  </message>
  <message>
   <source>Take the red card.</source>
   <translation>Nimm die rote Karte.</translation>
  </message>
  <message>
   <source>Take two cards from the deck.</source>
   <translation>Nimm zwei Karten vom Stapel.</translation>
  </message>
  <message>
   <source>That is half the way.</source>
   <translation>Das ist der halbe Weg.</translation>
  </message>
  <message>
   <source>That makes {total} points for you and {other} for Clara. The most points win: you have won!</source>
   <translation>Das macht {total} Punkte für dich und {other} für Clara. Wer die meisten Punkte hat, gewinnt, und das bist du!</translation>
  </message>
  <message>
   <source>That was your turn. Then Clara took two cards from the deck. Only she knows what they are.</source>
   <translation>Das war dein Zug. Dann hat Clara zwei Karten vom Stapel genommen. Welche, weiß nur sie.</translation>
  </message>
  <message>
   <source>The board shows each way, and how many more spaces it takes. Choose what you like.</source>
   <translation>Der Plan zeigt jeden Weg und wie viele Felder er noch braucht. Wähle, was dir gefällt.</translation>
  </message>
  <message>
   <source>The card with all colours is a locomotive. It stands for any colour! But an open one counts for both of your cards.</source>
   <translation>Die Karte mit allen Farben ist eine Lokomotive. Sie ersetzt jede Farbe! Aber eine offene zählt für beide Karten.</translation>
  </message>
  <message>
   <source>The end</source>
   <translation>Das Ende</translation>
  </message>
  <message>
   <source>The first of six! A ticket is laid open as soon as it is done, and you get a new one.</source>
   <translation>Die erste von sechs! Sobald eine Zielkarte erfüllt ist, wird sie aufgedeckt, und du bekommst eine neue.</translation>
  </message>
  <message>
   <source>The last round, and how everything is counted.</source>
   <translation>Die letzte Runde und wie alles gezählt wird.</translation>
  </message>
  <message>
   <source>The last round: everybody has one more turn. Clara has just had hers.</source>
   <translation>Die letzte Runde: Alle sind noch einmal dran. Clara war es gerade.</translation>
  </message>
  <message>
   <source>The locomotive 4+ stands for any colour, but only on routes of 4 spaces or more.</source>
   <translation>Die Lokomotive 4+ ersetzt jede Farbe, aber nur auf Strecken mit 4 oder mehr Feldern.</translation>
  </message>
  <message>
   <source>The longest route brings 10 extra points. Yours goes on for {spaces} spaces without a gap.</source>
   <translation>Die längste Strecke bringt 10 Punkte extra. Deine ist {spaces} Felder lang, ohne Lücke.</translation>
  </message>
  <message>
   <source>The track {a} – {b} is Clara's. With a passenger card your passenger may use one track of somebody else.</source>
   <translation>Die Strecke {a} – {b} gehört Clara. Mit einer Passagierkarte darf dein Passagier eine fremde Strecke benutzen.</translation>
  </message>
  <message>
   <source>The way to El Paso leads through Santa Fe. The track is gray: use any two cards of one colour.</source>
   <translation>Der Weg nach El Paso führt über Santa Fe. Die Strecke ist grau: Nimm zwei Karten irgendeiner Farbe.</translation>
  </message>
  <message>
   <source>There are no points here: the first to complete six tickets wins. You always hold two.</source>
   <translation>Hier gibt es keine Punkte: Wer zuerst sechs Zielkarten erfüllt, gewinnt. Du hast immer zwei.</translation>
  </message>
  <message>
   <source>There are two kinds of tickets here: short ones bring few points, long ones many. You say how many you want of each.</source>
   <translation>Hier gibt es zwei Arten von Zielkarten: Kurze bringen wenige Punkte, lange viele. Du sagst an, wie viele du von jeder willst.</translation>
  </message>
  <message>
   <source>These tokens are goods. A passenger takes the top one in every city on the way. The number shows its points.</source>
   <translation>Diese Plättchen sind Handelsgüter. Ein Passagier nimmt in jeder Stadt am Weg das oberste. Die Zahl sagt, wie viele Punkte es bringt.</translation>
  </message>
  <message>
   <source>This is your last turn, and you are two spaces short of a ticket.</source>
   <translation>Das ist dein letzter Zug, und für eine Zielkarte fehlen dir zwei Felder.</translation>
  </message>
  <message>
   <source>This time you only need to keep one.</source>
   <translation>Diesmal musst du nur eine behalten.</translation>
  </message>
  <message>
   <source>This track takes two wagons.</source>
   <translation>Diese Strecke braucht zwei Waggons.</translation>
  </message>
  <message>
   <source>Three ways to claim, gray and double tracks, points.</source>
   <translation>Drei Arten, eine Strecke zu nutzen; graue und doppelte Strecken; Punkte.</translation>
  </message>
  <message>
   <source>Tickets</source>
   <translation>Zielkarten</translation>
  </message>
  <message>
   <source>Tickets are called contracts here.</source>
   <translation>Zielkarten heißen hier Vertragskarten.</translation>
  </message>
  <message>
   <source>Tracks into a country are claimed like all others.</source>
   <translation>Strecken in ein Land nutzt du wie alle anderen.</translation>
  </message>
  <message>
   <source>Two cards a turn, and what a locomotive costs.</source>
   <translation>Zwei Karten pro Zug, und was eine Lokomotive kostet.</translation>
  </message>
  <message>
   <source>Two tracks lead to {place}, and either one is enough for your ticket. But they end there: you can't go on through a country.</source>
   <translation>Nach {place} führen zwei Strecken, und jede reicht für deine Zielkarte. Aber dort ist Schluss: Durch ein Land geht es nicht weiter.</translation>
  </message>
  <message>
   <source>Well done! Load the carts!</source>
   <translation>Gut gemacht! Beladet die Fuhrwerke!</translation>
  </message>
  <message>
   <source>Well done! Now you know what you are building for.</source>
   <translation>Gut gemacht! Jetzt weißt du, wofür du baust.</translation>
  </message>
  <message>
   <source>Well done! That is all it takes to play a whole game.</source>
   <translation>Gut gemacht! Mehr brauchst du nicht für ein ganzes Spiel.</translation>
  </message>
  <message>
   <source>Well done! You are ready for Germany.</source>
   <translation>Gut gemacht! Du bist bereit für Deutschland.</translation>
  </message>
  <message>
   <source>Well done! You can build railways now.</source>
   <translation>Gut gemacht! Jetzt kannst du Bahnstrecken bauen.</translation>
  </message>
  <message>
   <source>Well done! You know all about cards.</source>
   <translation>Gut gemacht! Du weißt alles über Karten.</translation>
  </message>
  <message>
   <source>Well done! Your first journey can begin.</source>
   <translation>Gut gemacht! Deine erste Reise kann beginnen.</translation>
  </message>
  <message>
   <source>Well done! Your passengers can't wait.</source>
   <translation>Gut gemacht! Deine Passagiere können es kaum erwarten.</translation>
  </message>
  <message>
   <source>When you claim a route, you may put a passenger into one of its cities.</source>
   <translation>Wenn du eine Strecke nutzt, darfst du einen Passagier in eine ihrer Städte setzen.</translation>
  </message>
  <message>
   <source>Whenever you draw tickets, you say which kinds.</source>
   <translation>Immer wenn du Zielkarten ziehst, sagst du an, welche Art.</translation>
  </message>
  <message>
   <source>Whoever completes the most tickets gets 15 extra points at the end. So many short ones can pay off, too.</source>
   <translation>Wer die meisten Zielkarten erfüllt, bekommt am Ende 15 Punkte extra. Also können sich auch viele kurze lohnen.</translation>
  </message>
  <message>
   <source>You have 4 wagons left. As soon as somebody has 2 or fewer after a turn, the last round begins.</source>
   <translation>Du hast noch 4 Waggons. Sobald jemand nach seinem Zug 2 oder weniger hat, beginnt die letzte Runde.</translation>
  </message>
  <message>
   <source>You have exactly three.</source>
   <translation>Du hast genau drei.</translation>
  </message>
  <message>
   <source>You have two more passengers. One is enough for now.</source>
   <translation>Du hast noch zwei Passagiere. Einer reicht erst einmal.</translation>
  </message>
  <message>
   <source>You only have 16 carts. Whoever has 2 or fewer left after a turn starts the last round, so be quick!</source>
   <translation>Du hast nur 16 Fuhrwerke. Wer nach seinem Zug 2 oder weniger hat, löst die letzte Runde aus, also beeil dich!</translation>
  </message>
  <message>
   <source>Your first goods card. With two players, the most of them bring 8 points at the end, and second place gets 4.</source>
   <translation>Dein erstes Handelsgut. Zu zweit bringen die meisten am Ende 8 Punkte, der zweite Platz bekommt 4.</translation>
  </message>
  <message>
   <source>Your tickets are listed here. Point at one, and the board shows the shortest way.</source>
   <translation>Hier stehen deine Zielkarten. Zeige auf eine, und der Plan zeigt den kürzesten Weg.</translation>
  </message>
  <message>
   <source>Your wagons stand there, and you have 4 points. Longer is better: 2 spaces bring 2 points, 3 bring 4, 4 bring 7, 5 bring 10, and 6 bring 15.</source>
   <translation>Da stehen deine Waggons, und du hast 4 Punkte. Je länger, desto besser: 2 Felder bringen 2 Punkte, 3 bringen 4, 4 bringen 7, 5 bringen 10 und 6 bringen 15.</translation>
  </message>
 </context>
 <context>
  <name>why_not</name>
  <message>
   <source>A passenger can only start in a city of the track you claimed, where none stands yet.</source>
   <translation>Ein Passagier kann nur in einer Stadt der eben genutzten Strecke beginnen, in der noch keiner steht.</translation>
  </message>
  <message>
   <source>An open joker counts for two cards: it can't be the second one.</source>
   <translation>Ein offener Joker zählt wie zwei Karten: Er kann nicht die zweite sein.</translation>
  </message>
  <message>
   <source>An open locomotive counts for two cards: as the second one only a 4+ may be taken.</source>
   <translation>Eine offene Lokomotive zählt wie zwei Karten: Als zweite ist nur eine 4+ erlaubt.</translation>
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
   <source>First place a passenger, or decide not to.</source>
   <translation>Setze erst einen Passagier ein oder verzichte darauf.</translation>
  </message>
  <message>
   <source>First say which tickets you want to draw.</source>
   <translation>Sag erst an, welche Zielkarten du ziehen willst.</translation>
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
   <source>It is your turn.</source>
   <translation>Du bist am Zug.</translation>
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
   <source>That is not one step away: passengers travel along your tracks, and with passenger cards along those of others.</source>
   <translation>Das ist zu weit für einen Schritt: Passagiere reisen über deine Strecken und mit Passagierkarten über fremde.</translation>
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
