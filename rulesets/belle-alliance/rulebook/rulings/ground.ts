import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Buildings, woods and field works. */
export const ground = {
  'BA-Q-19': ruled(
    'Fortolkninger',
    'Table 20 makes an epaulement for a chief figure; a gun model is meant.',
    'Tabelle 20 baut eine Geschützdeckung für eine Chefsfigur; gemeint ist ein Geschützmodell.',
    'Skema 20 giver et kanonværn til en chefsfigur; en figurpjece menes.',
  ),
  'BA-Q-41': ruled(
    'Fortolkninger',
    "What a building holds is its area divided by that of a figure's base, rounded down.",
    'Ein Gebäude fasst seine Fläche geteilt durch die einer Figurenplatte, abgerundet.',
    'En bygning rummer sit areal delt med en figurbriks, rundet ned.',
  ),
  'BA-Q-42': ruled(
    'Fortolkninger',
    'Strengthening a building takes its cover no higher than class III.',
    'Die Verstärkung eines Gebäudes hebt seine Deckung höchstens auf Klasse III.',
    'Forstærkning løfter en bygnings dækning højst til klasse III.',
  ),
  'BA-Q-43': ruled(
    'Fortolkninger',
    'Barricades and other material give cover I to figures behind and in contact with them, to others none.',
    'Barrikaden und anderes Material geben Figuren dahinter und in Kontakt Deckung I, anderen keine.',
    'Barrikader og andet materiel giver dækning I til figurer bag dem og i brikkontakt, ellers ingen.',
  ),
  'BA-Q-52': ruled(
    'Fortolkninger',
    'The edge of a wood is 3 cm deep for all arms, where the scenario names no depth.',
    'Ein Waldrand ist für alle Waffen 3 cm tief, wo das Szenario nichts anderes nennt.',
    'En skovkant er 3 cm dyb for alle våbenarter, hvor scenariet ikke nævner andet.',
  ),
  'BA-Q-69': ruled(
    'Fortolkninger',
    'More than five figures at a field work make parallel groups of five.',
    'Mehr als fünf Figuren an einem Feldwerk bilden nebeneinander Fünfergruppen.',
    'Flere end fem figurer ved et feltarbejde danner grupper på fem side om side.',
  ),
} satisfies Record<string, RuleRow>
