import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** How far one sees, and what stands in the way. */
export const sight = {
  'BA-1.1.6-01': printed(
    '1.1.6 Synsvidder',
    'How far one sees depends on the place: the open shows itself at 200 cm, cover at 30 (100 after firing), the inside of a wood at 15 (30 after firing).',
    'Wie weit man sieht, hängt vom Ort ab: Offenes zeigt sich auf 200 cm, Deckung auf 30 (nach Feuer 100), das Innere eines Waldes auf 15 (nach Feuer 30).',
    'Synsvidden afhænger af stedet: åbent terræn ses på 200 cm, dækning på 30 (efter skydning 100), skovens indre på 15 (efter skydning 30).',
  ),
  'BA-1.1.6-02': printed(
    '1.1.6 Synsvidder',
    'A target in the open is seen 20 cm farther for each level that the viewer stands higher.',
    'Ein Ziel im Offenen sieht man je Stufe, die man höher steht, 20 cm weiter.',
    'Et mål i åbent terræn ses 20 cm længere for hver afsats, man står højere.',
  ),
  'BA-1.1.6-03': printed(
    '1.1.6 Synsvidder',
    'Woods and houses block sight as if they were one level high.',
    'Wälder und Häuser nehmen die Sicht, als wären sie eine Stufe hoch.',
    'Skove og huse spærrer for synet, som var de én afsats høje.',
  ),
  'BA-1.1.6-04': printed(
    '1.1.6 Synsvidder',
    'Crests block sight; a crest runs square to the line of sight midway between the edges of a level and does not block between two on the same level.',
    'Kämme nehmen die Sicht; ein Kamm liegt quer zur Sichtlinie in der Mitte zwischen den Kanten einer Stufe und stört nicht zwischen zweien auf derselben Stufe.',
    'Kreter spærrer for synet; en krete ligger vinkelret på synslinien midt mellem afsatsens kanter og spærrer ikke mellem to på samme afsats.',
  ),
  'BA-1.1.6-05': printed(
    '1.1.6 Synsvidder',
    'Units never block sight.',
    'Einheiten nehmen nie die Sicht.',
    'Enheder spærrer aldrig for synet.',
  ),
  'BA-1.1.6-06': printed(
    '1.1.6 Synsvidder',
    'A position that firing has revealed is marked; the mark goes at the end of the next turn without fire from it.',
    'Eine durch Feuer verratene Stellung wird markiert; die Marke verschwindet am Ende des nächsten Zugs ohne Feuer von dort.',
    'En position, som skydning har afsløret, markeres; mærket fjernes ved slutningen af det næste træk uden skydning derfra.',
  ),
  'BA-1.1.6-07': printed(
    '1.1.6 Synsvidder',
    "The reach of sight is the smaller of what the viewer's place lets him see and what the target's place lets be seen; fire of this or the last turn counts.",
    'Die Sichtweite ist der kleinere Wert aus dem, was der Ort des Betrachters sehen lässt, und dem, was der Ort des Ziels zeigt; Feuer dieses und des letzten Zugs zählt.',
    'Synsvidden er den mindste af, hvad iagttagerens sted lader ham se, og hvad målets sted lader andre se; skydning i dette og sidste træk tæller.',
  ),
  'BA-1.1.6-08': ruled(
    '1.1.6 Synsvidder',
    'The line of sight runs straight in plan and height and is blocked by a crest, wood or building between the two whose top it does not clear.',
    'Die Sichtlinie läuft in Grundriss und Höhe gerade; ein Kamm, Wald oder Gebäude dazwischen unterbricht sie, wenn sie nicht über dessen Höhe hinweggeht.',
    'Synslinien løber lige i plan og højde og spærres af en krete, skov eller bygning imellem, hvis den ikke går over dens top.',
  ),
} satisfies Record<string, RuleRow>
