import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Wind, and the signals that follow it. */
export const weather = {
  'WS-035': printed(
    'Wind',
    'The angle between heading and wind gives the attitude: 0° is B, before the wind; 60° is A, wind on the quarter; 120° is C, close-hauled; 180° is D, head to wind.',
    'Der Winkel zwischen Kurs und Wind gibt die Windlage: 0° ist B, vor dem Wind; 60° ist A, Wind von schräg achtern; 120° ist C, am Wind; 180° ist D, im Wind.',
    'Vinklen mellem kurs og vind giver vindstillingen: 0° er B, for vinden; 60° er A, vinden agten for tværs; 120° er C, bidevind; 180° er D, i vindøjet.',
  ),
  'WS-036': printed(
    'Wind',
    'Wind has eight strengths from becalmed, 0, to hurricane, 7, and a scenario gives its direction, strength and change number.',
    'Der Wind hat acht Stärken von Flaute, 0, bis Orkan, 7, und das Szenario gibt Richtung, Stärke und Wechselzahl.',
    'Vinden har otte styrker fra vindstille, 0, til orkan, 7, og scenariet giver retning, styrke og skiftetal.',
  ),
  'WS-037': printed(
    'Wind',
    'Weak and strong winds take hexes from the allowance, by class and attitude, never below 0.',
    'Schwacher und starker Wind verringern die Bewegungsweite, je nach Klasse und Windlage, aber nie unter 0.',
    'Svag og stærk vind koster bevægelsespoint efter klasse og vindstilling, men aldrig så de kommer under 0.',
  ),
  'WS-038': printed(
    'Wind',
    'A becalmed ship only turns once in place (ruling: it does not drift).',
    'In der Flaute dreht ein Schiff nur einmal auf der Stelle (Auslegung: Es treibt nicht).',
    'I vindstille drejer et skib kun én gang på stedet (fortolkning: det driver ikke).',
  ),
  'WS-039': printed(
    'Wind',
    'Rowed craft lose 0 to 3 hexes in winds 1 to 4 whatever their attitude, and nothing when becalmed; in a gale or worse they can only drift.',
    'Ruderfahrzeuge verlieren bei Wind 1 bis 4 in jeder Windlage 0 bis 3 Felder und in der Flaute nichts; ab Sturm können sie nur noch treiben.',
    'Rofartøjer mister 0 til 3 felter i vind 1 til 4 uanset vindstilling og intet i vindstille; fra kuling og op kan de kun drive.',
  ),
  'WS-040': printed(
    'Wind',
    'In a gale classes 5 and 6 may not carry full sail, and classes 1, 5 and 6 subtract 1 from their hit number; in a storm no ship may carry full sail, classes 1 and 4 subtract 2, and classes 2 and 3 subtract 1 (ruling: classes 5 to 7 subtract 2).',
    'Im Sturm tragen die Klassen 5 und 6 keine vollen Segel, und die Trefferzahl der Klassen 1, 5 und 6 ist um 1 niedriger. Im schweren Sturm führt kein Schiff volle Segel; die Trefferzahl der Klassen 1 und 4 ist dann um 2 niedriger, die der Klassen 2 und 3 um 1 (Auslegung: die der Klassen 5 bis 7 um 2).',
    'I kuling fører klasse 5 og 6 ikke fulde sejl, og træffertallet for klasse 1, 5 og 6 er 1 lavere. I storm fører ingen fulde sejl; træffertallet er så 2 lavere for klasse 1 og 4 og 1 lavere for klasse 2 og 3 (fortolkning: 2 lavere for klasse 5 til 7).',
  ),
  'WS-043': printed(
    'Wind',
    'When the wind changes, one die is rolled for direction (1: back to the direction at the start of the battle; 2: no change; 3: 60° clockwise; 4: 60° anticlockwise; 5: 120° clockwise; 6: 120° anticlockwise) and one for strength (1 or 2: 1 less; 5 or 6: 1 more; ruling: both are rolled when the change is announced).',
    'Wechselt der Wind, wird einmal für die Richtung gewürfelt (1: zurück zur Richtung bei Schlachtbeginn, 2: keine Änderung, 3: 60° im Uhrzeigersinn, 4: 60° gegen den Uhrzeigersinn, 5: 120° im Uhrzeigersinn, 6: 120° gegen den Uhrzeigersinn) und einmal für die Stärke (1 oder 2: eine Stufe schwächer, 5 oder 6: eine Stufe stärker; Auslegung: beides, wenn der Wechsel angekündigt wird).',
    'Ved et skifte kastes én terning for retning (1: tilbage til retningen ved slagets begyndelse, 2: ingen ændring, 3: 60° med uret, 4: 60° mod uret, 5: 120° med uret, 6: 120° mod uret) og én for styrke (1 eller 2 er én mindre, 5 eller 6 én mere; fortolkning: begge kastes ved varslet).',
  ),
  'WS-044': printed(
    'Wind',
    'The wind’s strength never falls below 0, and wind that rises to a hurricane ends the battle at once (ruling: full sail that a new wind forbids is taken in when it comes).',
    'Die Windstärke fällt nie unter 0, und Wind, der zum Orkan wird, beendet die Schlacht sofort (Auslegung: Volle Segel, die ein neuer Wind verbietet, werden geborgen, wenn er kommt).',
    'Vindstyrken falder aldrig under 0, og vind, der stiger til orkan, ender slaget straks (fortolkning: fulde sejl, som en ny vind forbyder, bjærges, når den kommer).',
  ),
  'WS-045': printed(
    'Wind',
    'Without the Battle Rule the wind changes at once when a die, rolled every third turn, is the change number or more.',
    'Ohne die Schlachtregel wird in jedem dritten Zug gewürfelt, und der Wind wechselt sofort, wenn der Wurf die Wechselzahl erreicht.',
    'Uden slagreglen skifter vinden straks, når en terning, kastet hvert tredje træk, når skiftetallet.',
  ),
  'WS-046': ruled(
    'Wind',
    'While the sea is becalmed, the strength die is also rolled every turn, and 5 or 6 brings light air.',
    'In der Flaute wird außerdem in jedem Zug für die Stärke gewürfelt; bei 5 oder 6 kommt eine leichte Brise auf.',
    'I vindstille kastes styrketerningen desuden hvert træk, og 5 eller 6 bringer let brise.',
  ),
  'WS-041': printed(
    'VIII. Wind change',
    'Each turn two dice are rolled. At change number 6 or less the wind changes on 2 or 12, at 5 or less also on 11, at 4 or less also on 3 (ruling: at 3 or less also on 10, at 2 also on 4, at 7 or more never).',
    'In jedem Zug wird mit zwei Würfeln gewürfelt, ob der Wind wechselt: mit Wechselzahl 6 bei einer 2 oder 12, mit 5 auch bei einer 11, mit 4 auch bei einer 3 (Auslegung: mit 3 auch bei einer 10, mit 2 auch bei einer 4, mit 7 oder mehr nie).',
    'I hvert træk kastes to terninger for, om vinden skifter: med skiftetal 6 på 2 eller 12, med 5 også på 11, med 4 også på 3 (fortolkning: med 3 også på 10, med 2 også på 4, med 7 eller mere aldrig).',
  ),
  'WS-042': printed(
    'VIII. Wind change',
    'A change of wind is announced at once and takes effect next turn.',
    'Ein Windwechsel ist sofort bekannt und tritt im nächsten Zug ein.',
    'Et vindskifte er kendt med det samme og træder i kraft i næste træk.',
  ),
  'WS-047': printed(
    'VII. Signalling',
    'After the wind phase, commanders signal from ship to ship.',
    'Nach dem Wind geben die Befehlshaber einander von Schiff zu Schiff Signale.',
    'Efter vinden signalerer befalingsmænd fra skib til skib.',
  ),
  'WS-048': printed(
    'VII. Signalling',
    'Each player sends one message a turn, however many ships that player has.',
    'Jeder Spieler sendet je Zug eine Nachricht, gleich wie viele Schiffe er hat.',
    'Hver spiller sender én besked pr. træk, uanset hvor mange skibe han har.',
  ),
  'WS-049': printed(
    'VII. Signalling',
    'Where a scenario has repeaters, a signal needs a clear line of at most 15 hexes from the sender’s stern to either hex of the receiver, and the sender’s own bow is not in the way (ruling: without repeaters every signal arrives).',
    'Wo ein Szenario Signalwiederholer hat, braucht ein Signal eine freie Sichtlinie von höchstens 15 Feldern vom Heck des Senders zu einem Feld des Empfängers; der eigene Bug versperrt sie nicht (Auslegung: Ohne Signalwiederholer kommt jedes Signal an).',
    'Hvor et scenarie har signalgentagere, kræver et signal en fri linje på højst 15 felter fra afsenderens hæk til et af modtagerens felter, og ens egen stævn er ikke i vejen (fortolkning: uden gentagere når hvert signal frem).',
  ),
  'WS-050': printed(
    'VII. Signalling',
    'A frigate or smaller ship out of combat may pass a signal on once in the same turn, and another that could read it then may send it on in the next.',
    'Eine Fregatte oder ein kleineres Schiff außerhalb des Kampfs kann ein Signal einmal im selben Zug weitergeben, und ein anderes, das es dabei lesen konnte, im nächsten.',
    'En fregat eller et mindre skib uden for kampen må give et signal videre én gang i samme træk, og et andet, der kunne læse det, i det næste.',
  ),
  'WS-051': printed(
    'VII. Signalling',
    'A signal arrives next turn, or at once if its whole path is 3 hexes or less. Rank limits it: an admiral has 5 words or 3 code flags, a captain 3 words or 2 flags, and a British admiral after 1803 2 words or 1 flag more.',
    'Ein Signal kommt im nächsten Zug an, oder sofort, wenn sein ganzer Weg höchstens 3 Felder lang ist. Der Rang begrenzt es: ein Admiral hat 5 Wörter oder 3 Flaggen, ein Kapitän 3 Wörter oder 2 Flaggen, ein britischer Admiral nach 1803 hat 2 Wörter oder 1 Flagge mehr.',
    'Et signal når frem i næste træk, eller straks, hvis hele vejen er højst 3 felter. Rangen begrænser det: en admiral har 5 ord eller 3 flag, en kaptajn 3 ord eller 2 flag, en britisk admiral efter 1803 har 2 ord eller 1 flag mere.',
  ),
} satisfies Record<string, RuleRow>
