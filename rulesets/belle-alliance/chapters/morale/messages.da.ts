import type { Translated } from '@grognard/umpire'
import type { moraleEnglish } from './messages.en.ts'

/** Losses, disorder, retreats and routs, reorganising, supplies and rest. */
export const moraleDanish: Translated<typeof moraleEnglish> = {
  'order.chooseDirection': 'vælg retning',
  'ba.order.chooseDirection.retreat':
    '{unit}: retræte {compass} ({degrees, number}°), op til {cm, number} cm ({cause}){isBarred, select, yes { – spærret: {by}; fuldstændig uorden følger} other {}}',
  'ba.order.chooseDirection.rout':
    '{unit}: flugt {compass} ({degrees, number}°), op til {cm, number} cm ({cause}){isBarred, select, yes { – spærret: {by}} other {}}',
  'ba.refuse.noDirection':
    '{unit} har ingen retræte eller flugt, som du skal vælge retning for. Vælg en enhed, der har.',
  'ba.refuse.notStraightAway': '{unit} skal gå lige væk fra en af dem, der ramte den lige hårdt.',
  'ba.refuse.wholeDegree': 'Vælg et helt antal grader.',
  'ba.refuse.outsideCone':
    '{unit} må højst afvige {degrees, number}° fra linjen lige væk fra modstanderen.',
  'ba.modifier.penalty': 'egen stabsfigur opsnappet',
  'ba.modifier.spread.marchColumn': 'marchkolonne',
  'ba.modifier.spread.cavalry': 'kavaleri',
  'ba.modifier.spread.obstacle': 'under passage af hindring',
  'ba.modifier.spread.cover1': 'mod dækning I',
  'ba.modifier.spread.cover2': 'mod dækning II',
  'ba.modifier.spread.cover3': 'mod dækning III',
  'ba.modifier.spread.r50': '50 % flere figurer',
  'ba.modifier.spread.r100': '100 % flere figurer',
  'ba.modifier.spread.r200': '200 % flere figurer',
  'ba.modifier.spread.LU': 'let uorden',
  'ba.modifier.spread.U': 'uorden',
  'ba.modifier.spread.FU': 'fuldstændig uorden',
  'ba.modifier.spread.chief': 'nærmeste chef i brikkontakt',
  'ba.modifier.spread.valeur': 'valeur',
  'ba.cause.orderRoll': 'ordrekast',
  'ba.cause.fire': 'beskydning',
  'ba.cause.melee': 'nærkamp',
  'ba.cause.spread': 'medrevet af en flugt',
  'ba.cause.reorganising': 'reorganisering mislykkedes',
  'ba.cause.valeur': 'valeur under −5',
  'ba.cause.blocked': 'retræte spærret',
  'ba.edge.north': 'nordkanten',
  'ba.edge.east': 'østkanten',
  'ba.edge.south': 'sydkanten',
  'ba.edge.west': 'vestkanten',
  'ba.event.figuresLost.fire':
    '{unit} mister {lost, plural, one {# figur} other {# figurer}} ved beskydning; {figures, number} tilbage.',
  'ba.event.figuresLost.melee':
    '{unit} mister {lost, plural, one {# figur} other {# figurer}} i nærkamp; {figures, number} tilbage.',
  'ba.event.figuresLost.prisoners':
    '{lost, plural, one {# figur} other {# figurer}} af {unit} tages til fange; {figures, number} tilbage.',
  'ba.event.figuresLost.rout':
    '{unit} mister {lost, plural, one {# figur} other {# figurer}} under flugten; {figures, number} tilbage.',
  'ba.event.figuresLost.surrender':
    '{lost, plural, one {# figur} other {# figurer}} af {unit} overgiver sig i bygningen; {figures, number} tilbage.',
  'ba.event.disorderInflicted': '{unit} er nu {disorder} ({cause}).',
  'ba.event.unitRemoved': '{unit} fjernes: den har for få figurer tilbage.',
  'ba.event.directionChosen.retreat': '{unit} vil retirere {compass} ({degrees, number}°).',
  'ba.event.directionChosen.rout': '{unit} vil flygte {compass} ({degrees, number}°).',
  'ba.event.leftBuilding': '{unit} drives ud af bygningen og danner hob.',
  'ba.event.gunsAbandoned': 'Artilleristerne i {unit} flygter og efterlader kanonerne.',
  'ba.event.retreated': '{unit} retirerer.',
  'ba.event.retreatBlocked': '{unit} kommer i fuldstændig uorden: retræten er spærret ({by}).',
  'ba.trace.barred': 'spærret: {by}',
  'ba.note.owed.retreat':
    '{unit} er i uorden ({cause}) og retirerer et helt træks march, {cm, number} cm i dette terræn.',
  'ba.note.owed.rout':
    '{unit} er i fuldstændig uorden ({cause}) og flygter et helt træks march, {cm, number} cm i dette terræn.',
  'ba.note.lines': 'Kun lige væk fra en af dem, der ramte den: {headings} grader.',
  'ba.note.barred': 'Spærret: {by}. {unit} kommer dér i fuldstændig uorden og flygter.',
  'ba.barred.ground': 'terrænet',
  'ba.event.routed':
    '{unit} flygter{others, plural, =0 {} one { med # enhed mere} other { med # enheder mere}}.',
  'ba.event.leftBoard': '{unit} forlader bordet over {edge} og er ude af slaget.',
  'ba.event.contactNoted': '{carrier} løber ind i {second}.',
  'ba.event.spreadRolled':
    '{carrier} river {second} med: {carrierTotal, number} mod {secondTotal, number}.',
  'ba.event.spreadWithstood':
    '{second} holder stand mod flugten fra {carrier}: {secondTotal, number} mod {carrierTotal, number}.',
  'ba.event.routsJoined':
    '{unit} flygter sammen med {others, plural, one {# enhed mere} other {# enheder mere}}.',
  'ba.compass.n': 'mod nord',
  'ba.compass.ne': 'mod nordøst',
  'ba.compass.e': 'mod øst',
  'ba.compass.se': 'mod sydøst',
  'ba.compass.s': 'mod syd',
  'ba.compass.sw': 'mod sydvest',
  'ba.compass.w': 'mod vest',
  'ba.compass.nw': 'mod nordvest',
}
