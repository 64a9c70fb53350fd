import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Wind, and the signals that follow it. */
export const weather = {
  'WS-035': printed(
    'Wind',
    'The turn between heading and wind gives the attitude: none is B, before the wind; one sixth is A, wind on the quarter; two are C, close-hauled; three are D, head to wind.',
    'Der Winkel zwischen Kurs und Wind gibt die Windlage: keiner ist B, vor dem Wind; ein Sechstel A, Wind von schräg achtern; zwei C, am Wind; drei D, im Wind.',
    'Vinklen mellem kurs og vind giver vindstillingen: ingen er B, for vinden; en sjettedel A, vinden agten for tværs; to C, bidevind; tre D, i vindøjet.',
  ),
  'WS-036': printed(
    'Wind',
    'Wind has eight velocities from becalmed, 0, to hurricane, 7, and a scenario gives its direction, velocity and change number.',
    'Der Wind hat acht Stärken von Flaute, 0, bis Orkan, 7, und das Szenario gibt Richtung, Stärke und Wechselzahl.',
    'Vinden har otte styrker fra vindstille, 0, til orkan, 7, og scenariet giver retning, styrke og skiftetal.',
  ),
  'WS-037': printed(
    'Wind',
    'Weak and strong winds take hexes from the allowance, by class and attitude, never below 0.',
    'Schwacher und starker Wind nehmen der Bewegungsweite Felder, nach Klasse und Windlage, nie unter 0.',
    'Svag og stærk vind tager felter fra bevægelsespointene, efter klasse og vindstilling, aldrig under 0.',
  ),
  'WS-038': printed(
    'Wind',
    'A becalmed ship only turns once in place (ruling: it does not drift).',
    'In der Flaute dreht ein Schiff nur einmal auf der Stelle (Auslegung: es treibt nicht).',
    'I vindstille drejer et skib kun én gang på stedet (fortolkning: det driver ikke).',
  ),
  'WS-039': printed(
    'Wind',
    'Rowed craft lose 0 to 3 hexes in winds 1 to 4 whatever their attitude, nothing when becalmed, and only drift from a gale on.',
    'Ruderfahrzeuge verlieren bei Wind 1 bis 4 in jeder Windlage 0 bis 3 Felder, in der Flaute nichts, und treiben ab Sturm nur noch.',
    'Rofartøjer mister 0 til 3 felter i vind 1 til 4 uanset vindstilling, intet i vindstille, og driver kun fra kuling og op.',
  ),
  'WS-040': printed(
    'Wind',
    'In a gale classes 5 and 6 carry no full sail and classes 1, 5 and 6 fire at 1 less; in a storm nobody carries full sail, classes 1 and 4 fire at 2 less, 2 and 3 at 1 less (ruling: smaller ones at 2 less).',
    'Im Sturm tragen die Klassen 5 und 6 keine vollen Segel, und die Klassen 1, 5 und 6 feuern mit 1 weniger; im schweren Sturm trägt niemand volle Segel, die Klassen 1 und 4 feuern mit 2 weniger, 2 und 3 mit 1 weniger (Auslegung: kleinere mit 2 weniger).',
    'I kuling fører klasse 5 og 6 ikke fulde sejl, og klasse 1, 5 og 6 skyder med 1 mindre; i storm fører ingen fulde sejl, klasse 1 og 4 skyder med 2 mindre, 2 og 3 med 1 mindre (fortolkning: mindre med 2 mindre).',
  ),
  'WS-043': printed(
    'Wind',
    'A change rolls a die for direction (1 back to the first, 2 none, 3 and 4 one sixth to either side, 5 and 6 two sixths) and one for velocity, 1 or 2 less and 5 or 6 more (ruling: both when the change is announced).',
    'Ein Wechsel würfelt die Richtung (1 zurück zur ersten, 2 keine, 3 und 4 ein Sechstel zu einer Seite, 5 und 6 zwei Sechstel) und die Stärke, 1 oder 2 weniger und 5 oder 6 mehr (Auslegung: beide bei der Ansage).',
    'Et skifte kaster en terning for retning (1 tilbage til den første, 2 ingen, 3 og 4 en sjettedel til hver side, 5 og 6 to sjettedele) og en for styrke, 1 eller 2 mindre og 5 eller 6 mere (fortolkning: begge ved varslet).',
  ),
  'WS-044': printed(
    'Wind',
    'Velocity never falls below 0, and wind that rises to a hurricane ends the battle at once (ruling: full sail that a new wind forbids is taken in when it comes).',
    'Die Windstärke fällt nie unter 0, und Wind, der zum Orkan wird, beendet die Schlacht sofort (Auslegung: volle Segel, die ein neuer Wind verbietet, werden geborgen, wenn er kommt).',
    'Vindstyrken falder aldrig under 0, og vind, der stiger til orkan, ender slaget straks (fortolkning: fulde sejl, som en ny vind forbyder, bjærges, når den kommer).',
  ),
  'WS-045': printed(
    'Wind',
    'Without the Battle Rule the wind changes at once when a die, rolled every third turn, is the change number or more.',
    'Ohne die Schlachtregel wechselt der Wind sofort, wenn ein Würfel, in jedem dritten Zug geworfen, die Wechselzahl erreicht.',
    'Uden slagreglen skifter vinden straks, når en terning, kastet hvert tredje træk, når skiftetallet.',
  ),
  'WS-046': ruled(
    'Wind',
    'Becalmed, the velocity die is rolled every turn besides, and 5 or 6 brings light air.',
    'In der Flaute wird der Würfel der Stärke in jedem Zug zusätzlich geworfen, und 5 oder 6 bringt eine leichte Brise.',
    'I vindstille kastes styrketerningen desuden hvert træk, og 5 eller 6 bringer let brise.',
  ),
  'WS-041': printed(
    'VIII. Wind change',
    'Two dice every turn tell whether the wind changes: with change number 6 on 2 or 12, with 5 also on 11, with 4 also on 3 (ruling: with 3 also on 10, with 2 also on 4, from 7 on never).',
    'Zwei Würfel in jedem Zug sagen, ob der Wind wechselt: bei Wechselzahl 6 mit 2 oder 12, bei 5 auch mit 11, bei 4 auch mit 3 (Auslegung: bei 3 auch mit 10, bei 2 auch mit 4, ab 7 nie).',
    'To terninger hvert træk viser, om vinden skifter: med skiftetal 6 på 2 eller 12, med 5 også på 11, med 4 også på 3 (fortolkning: med 3 også på 10, med 2 også på 4, fra 7 aldrig).',
  ),
  'WS-042': printed(
    'VIII. Wind change',
    'A change of wind is known at once and comes in the next turn.',
    'Ein Windwechsel ist sofort bekannt und tritt im nächsten Zug ein.',
    'Et vindskifte er kendt med det samme og træder i kraft i næste træk.',
  ),
  'WS-047': printed(
    'VII. Signalling',
    'After the wind commanders signal from ship to ship.',
    'Nach dem Wind signalisieren Befehlshaber von Schiff zu Schiff.',
    'Efter vinden signalerer befalingsmænd fra skib til skib.',
  ),
  'WS-048': printed(
    'VII. Signalling',
    'Each player sends one message a turn, however many ships he has.',
    'Jeder Spieler sendet eine Nachricht im Zug, gleich wie viele Schiffe er hat.',
    'Hver spiller sender én besked pr. træk, uanset hvor mange skibe han har.',
  ),
  'WS-049': printed(
    'VII. Signalling',
    'Where a scenario has repeaters, a signal needs a clear line of at most 15 hexes from the sender’s stern to either hex of the receiver, and the sender’s own bow is not in the way (ruling: without repeaters every signal arrives).',
    'Wo ein Szenario Wiederholer hat, braucht ein Signal eine freie Linie von höchstens 15 Feldern vom Heck des Senders zu einem Feld des Empfängers, und der eigene Bug steht nicht im Weg (Auslegung: ohne Wiederholer kommt jedes Signal an).',
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
    'A signal arrives next turn, or at once over a path of 3 hexes, and is limited by rank: 5 words or 3 code flags for an admiral, 3 or 2 for a captain, a British admiral after 1803 two words or one flag more.',
    'Ein Signal kommt im nächsten Zug an, auf einem Weg bis 3 Felder sofort, und ist nach Rang begrenzt: 5 Wörter oder 3 Flaggen für einen Admiral, 3 oder 2 für einen Kapitän, zwei Wörter oder eine Flagge mehr für britische Admirale nach 1803.',
    'Et signal når frem i næste træk, over højst 3 felter straks, og er begrænset efter rang: 5 ord eller 3 flag for en admiral, 3 eller 2 for en kaptajn, to ord eller ét flag mere for britiske admiraler efter 1803.',
  ),
} satisfies Record<string, RuleRow>
