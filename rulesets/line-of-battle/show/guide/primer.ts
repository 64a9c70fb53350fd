import { primerCard as card } from '@grognard/umpire'
import type { PrimerCard } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'

/** How Line of Battle is played, in the order in which it is met. */
export const primer: readonly PrimerCard<RuleId>[] = [
  card(
    ['LOB-215', 'LOB-216', 'LOB-220'],
    [
      'Your aim',
      'You command warships under sail. Sink, take or chase off the enemy’s ships, the flagship above all, or do what the scenario asks of you.',
    ],
    [
      'Worum es geht',
      'Du befehligst Kriegsschiffe unter Segeln. Versenke, nimm oder vertreibe die gegnerischen Schiffe, zuerst das Flaggschiff, oder tu, was das Szenario verlangt.',
    ],
    [
      'Hvad det går ud på',
      'Du fører krigsskibe under sejl. Sænk, tag eller jag fjendens skibe bort, flagskibet først, eller gør, hvad scenariet kræver.',
    ],
  ),
  card(
    ['LOB-045', 'LOB-050'],
    [
      'A turn',
      'Command, movement, combat, rally: half an hour at sea. Each turn a die roll decides who moves and fires first. The beads at the top show where you are; select one to read about its phase.',
    ],
    [
      'Ein Zug',
      'Befehl, Bewegung, Kampf, Sammeln: eine halbe Stunde auf See. Ein Wurf entscheidet in jedem Zug, wer zuerst fährt und schießt. In der Schlacht zeigt die Leiste oben, in welcher Phase du bist; wähle eine Phase, um nachzulesen, was in ihr geschieht.',
    ],
    [
      'Et træk',
      'Kommando, bevægelse, kamp, samling: en halv time til søs. Et terningkast afgør i hvert træk, hvem der sejler og skyder først. I slaget viser linjen øverst, hvilken fase du er i; vælg en fase for at læse om den.',
    ],
  ),
  card(
    ['LOB-061', 'LOB-068', 'LOB-062', 'LOB-063'],
    [
      'Sailing',
      'Select a ship and draw its course on the chart. It must sail at least 1 inch and can turn only as it sails; a wind from dead astern gives 2 inches more, a wind from dead ahead 1 inch less. Small ships turn sharply, large ones slowly.',
    ],
    [
      'Segeln',
      'Wähle ein Schiff und zeichne seinen Kurs auf die Karte. Es muss mindestens 1 Zoll segeln und dreht nur in Fahrt; Wind genau von achtern gibt 2 Zoll dazu, Wind genau von vorn kostet 1 Zoll. Kleine Schiffe drehen eng, große langsam.',
    ],
    [
      'At sejle',
      'Vælg et skib, og tegn dets kurs på kortet. Det skal sejle mindst 1 tomme og drejer kun under fart; vind lige agterfra giver 2 tommer mere, vind lige forfra 1 tomme mindre. Små skibe drejer skarpt, store langsomt.',
    ],
    ['lob.wind'],
  ),
  card(
    ['LOB-102', 'LOB-070'],
    [
      'Tacking, anchoring',
      'A die decides whether a tack or wear succeeds: it is rolled before the ship moves, and if it fails, the ship must sail straight on. At anchor a ship stays where it is, and its guns stay ready.',
    ],
    [
      'Wenden, ankern',
      'Ob Wende oder Halse gelingt, entscheidet ein Würfel, bevor das Schiff fährt; misslingt sie, muss es geradeaus weitersegeln. Vor Anker bleibt es am Ort, und die Geschütze bleiben bereit.',
    ],
    [
      'At vende og ankre',
      'Om en vending lykkes, afgør en terning, før skibet sejler; mislykkes den, skal det sejle ligeud. For anker bliver skibet på stedet, og kanonerne er stadig klar.',
    ],
  ),
  card(
    ['LOB-054', 'LOB-056', 'LOB-128'],
    [
      'Which shot',
      'Before anyone moves you choose shot for each ship: round shot reaches 15 inches and breaks hulls, chain shot reaches 10 inches and tears sails, grape reaches 5 inches and hits crews.',
    ],
    [
      'Welches Geschoss',
      'Bevor jemand fährt, wählst du für jedes Schiff: Vollkugeln reichen 15 Zoll und durchschlagen Rümpfe, Kettenkugeln reichen 10 Zoll und zerreißen Segel, Streukugeln reichen 5 Zoll und treffen die Besatzung.',
    ],
    [
      'Hvilken ammunition',
      'Før nogen sejler, vælger du for hvert skib: rundkugler når 15 tommer og knuser skrog, kædekugler 10 tommer og river sejl, druehagl 5 tommer og rammer besætningen.',
    ],
  ),
  card(
    ['LOB-130', 'LOB-132', 'LOB-135', 'LOB-155'],
    [
      'Firing',
      'Guns stand along both sides. First name targets, then fire: 1 die for each broadside; 4 or 5 is a hit, and a 6 may be a critical hit. Close range helps; distance, bad weather and darkness make it harder. Once a target is chosen, the odds are shown beside it. A ship that is fired at may fire back.',
    ],
    [
      'Schießen',
      'Die Geschütze stehen auf beiden Seiten. Erst Ziele ansagen, dann schießen: 1 Würfel je Breitseite, 4 und 5 treffen, eine 6 kann ein kritischer Treffer sein. Kurze Entfernung hilft; große Entfernung, schlechtes Wetter und Dunkelheit schaden. Ist ein Ziel gewählt, stehen die Aussichten dabei. Wer beschossen wird, darf das Feuer erwidern.',
    ],
    [
      'At skyde',
      'Kanonerne står langs begge sider. Meld først mål, skyd så: 1 terning for hver bredside, 4 og 5 rammer, en 6’er kan være en kritisk træffer. Kort afstand hjælper; lang afstand, dårligt vejr og mørke skader. Når et mål er valgt, står chancerne ved siden af. Den beskudte må besvare ilden.',
    ],
    ['lob.arcs'],
  ),
  card(
    ['LOB-107', 'LOB-137', 'LOB-103'],
    [
      'What wins battles',
      'Rake an enemy from ahead or astern at close range and your damage doubles; a ship’s first broadside does double damage too, unless the scenario says otherwise. 3 or more ships of the line, one close behind another, form a line of battle and have better morale.',
    ],
    [
      'Was Schlachten entscheidet',
      'Wer dicht vor dem Bug oder hinter dem Heck des Gegners kreuzt, richtet doppelten Schaden an; die erste Breitseite eines Schiffs ebenso, wenn das Szenario nichts anderes sagt. 3 oder mehr Linienschiffe dicht hintereinander haben eine bessere Moral.',
    ],
    [
      'Hvad der afgør slag',
      'Krydser du tæt for fjendens stævn eller hæk, gør du dobbelt skade; det gør et skibs første bredside også, medmindre scenariet siger andet. 3 eller flere linjeskibe tæt efter hinanden har bedre moral.',
    ],
    ['lob.raking', 'lob.line'],
  ),
  card(
    ['LOB-160', 'LOB-167'],
    [
      'Boarding',
      'Ships side by side can be boarded. Each turn both sides roll 1 die, and the larger crew adds its lead. The first to win 2 rounds takes the ship, and some of your own crew must man the prize.',
    ],
    [
      'Entern',
      'Schiffe Seite an Seite können geentert werden. In jedem Zug würfeln beide, und die größere Besatzung zählt ihren Vorsprung dazu. Wer zuerst 2 Runden gewinnt, nimmt das Schiff; die Prise musst du mit eigenen Leuten bemannen.',
    ],
    [
      'Entring',
      'Skibe side om side kan entres. I hvert træk kaster begge en terning, og den største besætning lægger sit forspring til. Den, der først vinder 2 runder, tager skibet, og prisen skal bemandes af dine egne folk.',
    ],
  ),
  card(
    ['LOB-200', 'LOB-206', 'LOB-048'],
    [
      'How it ends',
      'A ship that has lost more than half its hull or crew may lose heart and flee; after 3 failures in a row it strikes its flag. The battle is over after the last turn, or when one side has no ship left that can fight; then points are counted.',
    ],
    [
      'Ende und Sieg',
      'Ein Schiff, das mehr als den halben Rumpf oder die halbe Besatzung verloren hat, kann den Mut verlieren und fliehen; nach dem dritten Mal hintereinander streicht es die Flagge. Die Schlacht endet nach dem letzten Zug oder wenn eine Seite kein kampffähiges Schiff mehr hat; dann zählen die Punkte.',
    ],
    [
      'Hvordan det slutter',
      'Et skib, der har mistet over halvdelen af skrog eller besætning, kan tabe modet og flygte; sker det 3 gange efter hinanden, stryger det flaget. Slaget er forbi efter sidste træk, eller når en side ikke har flere kampdygtige skibe; så tælles der point.',
    ],
  ),
  card(
    [],
    [
      'Where to look',
      'The ruler and arcs of fire are among the chart’s tools; “Take back” undoes an order as long as no dice were rolled for it. Every line of the log opens: dice, modifiers, rules. A rule’s number opens the rule. The menu holds this handbook and “May I?”, which asks the umpire whether something may be done.',
    ],
    [
      'Wo du nachsehen kannst',
      'Lineal und Schusswinkel liegen bei den Werkzeugen der Karte; „Zurücknehmen“ nimmt einen Befehl zurück, solange nicht für ihn gewürfelt wurde. Jede Zeile des Logbuchs lässt sich öffnen: Würfel, Zuschläge, Regeln. Eine Regelnummer öffnet ihre Regel. Im Menü liegen dieses Handbuch und „Was ist erlaubt?“: Damit fragst du den Schiedsrichter, ob ein Befehl möglich ist.',
    ],
    [
      'Hvor du kan slå op',
      'Lineal og skudvinkler ligger blandt kortets redskaber; »Tag tilbage« fortryder en ordre, så længe der ikke er kastet terninger for den. Hver linje i logbogen kan åbnes: terninger, tillæg, regler. Et regelnummer åbner sin regel. I menuen ligger denne håndbog og »Må jeg?«, der spørger dommeren, om noget er tilladt.',
    ],
  ),
]
