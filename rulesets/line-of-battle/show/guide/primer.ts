import { primerCard as card } from '@grognard/umpire'
import type { PrimerCard } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'

/** How Line of Battle is played, in the order in which it is met. */
export const primer: readonly PrimerCard<RuleId>[] = [
  card(
    ['LOB-215', 'LOB-216', 'LOB-220'],
    [
      'What you are after',
      'You command warships under sail. Sink, take or chase off the enemy’s ships, his flagship above all, or do what the scenario asks of you.',
    ],
    [
      'Worum es geht',
      'Du befehligst Kriegsschiffe unter Segeln. Versenke, nimm oder vertreibe die feindlichen Schiffe, zuerst das Flaggschiff, oder tu, was das Szenario verlangt.',
    ],
    [
      'Hvad det gælder',
      'Du fører krigsskibe under sejl. Sænk, tag eller jag fjendens skibe bort, flagskibet først, eller gør, hvad scenariet kræver.',
    ],
  ),
  card(
    ['LOB-045', 'LOB-050'],
    [
      'A turn',
      'Command, movement, combat, rally: half an hour at sea. A roll of the dice settles each turn who moves and fires first. The beads at the top show where you are; each opens what is told of its phase.',
    ],
    [
      'Ein Zug',
      'Befehl, Bewegung, Kampf, Sammeln: eine halbe Stunde auf See. Ein Wurf entscheidet in jedem Zug, wer zuerst fährt und schießt. Die Perlen oben zeigen, wo du bist; jede öffnet, was von ihrer Phase zu sagen ist.',
    ],
    [
      'Et træk',
      'Kommando, bevægelse, kamp, samling: en halv time til søs. Et terningkast afgør i hvert træk, hvem der sejler og skyder først. Perlerne foroven viser, hvor du er; hver af dem åbner det, der er at sige om dens fase.',
    ],
  ),
  card(
    ['LOB-061', 'LOB-068', 'LOB-062', 'LOB-063'],
    [
      'Sailing',
      'Take a ship in hand and draw her course on the chart. She must sail at least an inch, turns only as she gains way, gets two inches from a wind dead astern and loses one straight into it. Small ships turn sharply, great ones slowly.',
    ],
    [
      'Fahren',
      'Nimm ein Schiff in die Hand und zeichne seinen Kurs auf die Karte. Es fährt mindestens einen Zoll, dreht nur in Fahrt, gewinnt mit achterlichem Wind zwei Zoll und verliert gegen ihn einen. Kleine drehen scharf, große langsam.',
    ],
    [
      'At sejle',
      'Tag et skib i hånden, og tegn dets kurs på kortet. Det skal sejle mindst en tomme, drejer kun under fart, vinder to tommer med vinden ret agter og taber én lige mod den. Små skibe drejer skarpt, store langsomt.',
    ],
  ),
  card(
    ['LOB-102', 'LOB-070'],
    [
      'Tacking, anchoring',
      'A die decides whether a ship tacks or wears: it must be rolled before she moves, and if it fails she sails straight on. An anchor holds her where she is, guns and all.',
    ],
    [
      'Wenden, ankern',
      'Ob Wende oder Halse gelingt, entscheidet ein Würfel, bevor das Schiff fährt; misslingt sie, geht es geradeaus weiter. Der Anker hält es am Ort, die Geschütze bleiben bereit.',
    ],
    [
      'At vende og ankre',
      'Om en vending lykkes, afgør en terning, før skibet sejler; mislykkes den, går det ligeud. Ankeret holder skibet på stedet, og kanonerne er stadig klar.',
    ],
  ),
  card(
    ['LOB-054', 'LOB-056', 'LOB-128'],
    [
      'Which shot',
      'Before anyone moves you choose for each ship: round shot reaches 15 inches and breaks hulls, chain shot 10 inches and sails, grape 5 inches and crews.',
    ],
    [
      'Welches Geschoss',
      'Bevor jemand fährt, wählst du für jedes Schiff: Massivkugeln reichen 15 Zoll und brechen Rümpfe, Kettenkugeln reichen 10 Zoll und zerreißen Segel, Streukugeln reichen 5 Zoll und treffen die Leute.',
    ],
    [
      'Hvilken ammunition',
      'Før nogen sejler, vælger du for hvert skib: rundkugler når 15 tommer og knuser skrog, kædekugler 10 tommer og river sejl, druehagl 5 tommer og rammer folk.',
    ],
  ),
  card(
    ['LOB-130', 'LOB-132', 'LOB-135', 'LOB-155'],
    [
      'Firing',
      'Guns stand along both sides. First name targets, then fire: one die for each broadside, 4 and 5 hit, 6 may do worse. Near helps, distance, bad weather and darkness harm. Once a target is chosen, the odds stand beside it. Who is fired at may answer.',
    ],
    [
      'Schießen',
      'Die Geschütze stehen auf beiden Seiten. Erst Ziele ansagen, dann schießen: ein Würfel je Breitseite, 4 und 5 treffen, 6 kann Schlimmeres anrichten. Nähe hilft, Ferne, Wetter und Dunkel schaden. Ist ein Ziel gewählt, stehen die Aussichten dabei. Wer beschossen wird, darf antworten.',
    ],
    [
      'At skyde',
      'Kanonerne står langs begge sider. Meld først mål, skyd så: én terning for hver bredside, 4 og 5 rammer, 6 kan gøre større skade. Nærhed hjælper, afstand, uvejr og mørke skader. Når et mål er valgt, står chancerne ved siden af. Den beskudte må svare.',
    ],
  ),
  card(
    ['LOB-107', 'LOB-137', 'LOB-103'],
    [
      'What wins battles',
      'Cross an enemy’s bow or stern close by and your damage doubles; so does that of a ship’s first broadside, unless the scenario says otherwise. Three ships of the line close behind each other keep heart.',
    ],
    [
      'Was Schlachten gewinnt',
      'Wenn du dicht vor Bug oder Heck des Feindes kreuzt, verdoppelt sich dein Schaden, ebenso bei der ersten Breitseite eines Schiffs, wenn das Szenario nichts anderes sagt. Drei Linienschiffe dicht hintereinander behalten den Mut.',
    ],
    [
      'Hvad der vinder slag',
      'Krydser du tæt for fjendens stævn eller hæk, gør du dobbelt skade; det gør et skibs første bredside også, medmindre scenariet siger andet. Tre linjeskibe tæt efter hinanden holder modet oppe.',
    ],
  ),
  card(
    ['LOB-160', 'LOB-167'],
    [
      'Boarding',
      'Ships side by side can be boarded. Each turn both roll a die, and the larger crew adds what it has more. Two rounds won take the ship, and a crew of your own must sail the prize.',
    ],
    [
      'Entern',
      'Schiffe Seite an Seite können geentert werden. Jeden Zug würfeln beide, und die größere Mannschaft zählt ihren Vorsprung dazu. Wer zwei Runden gewinnt, nimmt das Schiff; die Prise braucht Leute von dir.',
    ],
    [
      'Entring',
      'Skibe side om side kan entres. I hvert træk kaster begge en terning, og det største mandskab lægger sit forspring til. To vundne runder tager skibet, og prisen skal bemandes af dine egne folk.',
    ],
  ),
  card(
    ['LOB-200', 'LOB-206', 'LOB-048'],
    [
      'How it ends',
      'A ship that has lost more than half its hull or crew may lose heart and flee; three failures in a row and she strikes. It is over at the last turn, or when one side has no ship left that can fight; then points are counted.',
    ],
    [
      'Wie es endet',
      'Ein Schiff, das mehr als den halben Rumpf oder die halbe Mannschaft verlor, kann den Mut verlieren und fliehen; nach dem dritten Mal hintereinander streicht es die Flagge. Schluss ist nach dem letzten Zug oder wenn eine Seite kein kampffähiges Schiff mehr hat; dann zählen die Punkte.',
    ],
    [
      'Hvordan det slutter',
      'Et skib, der har mistet over halvdelen af skrog eller mandskab, kan tabe modet og flygte; sker det tre gange efter hinanden, stryger det flaget. Det er forbi efter sidste træk, eller når en side ikke har flere kampdygtige skibe; så tælles der point.',
    ],
  ),
  card(
    [],
    [
      'Where to look',
      'Ruler and arcs of fire are tools of the chart; “Take back” undoes what no die has sealed. Every line of the log opens: dice, modifiers, rules. A rule’s number opens the rule. In the menu lie this handbook and “May I?”, which asks the umpire whether something may be done.',
    ],
    [
      'Wo du nachsehen kannst',
      'Zollstock und Schusswinkel liegen bei den Werkzeugen der Karte; „Zurücknehmen“ macht ungeschehen, was kein Würfel besiegelt hat. Jede Zeile des Logbuchs lässt sich öffnen: Würfel, Zuschläge, Regeln. Eine Regelnummer öffnet ihre Regel. Im Menü liegen dieses Handbuch und „Darf ich?“, das den Schiedsrichter fragt, ob etwas erlaubt ist.',
    ],
    [
      'Hvor du kan slå op',
      'Lineal og skudvinkler ligger blandt kortets redskaber; »Tag tilbage« fortryder, hvad ingen terning har beseglet. Hver linje i logbogen kan åbnes: terninger, tillæg, regler. Et regelnummer åbner sin regel. I menuen ligger denne håndbog og »Må jeg?«, der spørger dommeren, om noget er tilladt.',
    ],
  ),
]
