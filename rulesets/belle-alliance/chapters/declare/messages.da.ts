import type { Translated } from '@grognard/umpire'
import type { declareEnglish } from './messages.en.ts'

/** Det, begge sider melder i et trin, og at de er færdige. */
export const declareDanish: Translated<typeof declareEnglish> = {
  'order.done': 'færdig',
  'order.beNeighbour': 'vær naboenhed',
  'order.support': 'støt',
  'order.takeBack': 'tag tilbage',
  'ba.order.done': 'Færdig',
  'ba.order.beNeighbour': '{unit} er naboenhed for {friend}',
  'ba.order.support': '{unit} støtter {friend}',
  'ba.order.takeBack': 'Tag tilbage, hvad {unit} skulle gøre',
  'ba.event.declared.neighbour': 'Meldt: {unit} er naboenhed til {other}.',
  'ba.event.declared.support': 'Meldt: {unit} støtter {other}.',
  'ba.event.declared.takenBack': 'Taget tilbage: det, {unit} havde meldt.',
  'ba.event.declared.shown': 'Alle har meldt; meldingerne vises.',
  'ba.refuse.notYourDeclaration': 'Det er ikke din enhed; tag tilbage, hvad dine egne skulle gøre.',
  'ba.refuse.nothingDeclared': 'Der er intet meldt for {unit}, der kan tages tilbage.',
  'ba.refuse.notFitToHelp':
    '{unit} kan ikke hjælpe: hjælpere er i sluttet formation, ikke i uorden og uden for bygninger.',
  'ba.refuse.helpsItsLine':
    '{friend} er kæde for {unit}, der ikke kan hjælpe den sådan; vælg en anden hjælper.',
  'ba.refuse.otherArm': '{unit} er en anden våbenart end {friend}; naboenheder er af samme.',
  'ba.refuse.armCannotSupport':
    '{unit} kan ikke støtte {friend}: artilleri støtter ingen, infanteri intet kavaleri.',
  'ba.refuse.tooFewToSupport':
    '{unit} er for lille til at støtte {friend}: der kræves {least, number} figurer.',
  'ba.refuse.supportTurnedAway':
    'Fronten af {unit} peger ikke mod {friend}, som den skal inden for 45 grader.',
  'ba.refuse.supportTooFar': '{unit} står ikke inden for {cm, number} cm af {friend}.',
  'ba.refuse.hasNeighbour': '{friend} har allerede en naboenhed; kun en tæller.',
  'ba.refuse.hasSupport': '{friend} har allerede en støtteenhed; kun en tæller.',
  'ba.refuse.notYourHelper': 'Hjælper og ven skal være egne enheder på bordet.',
  'ba.refuse.helpsItself': '{unit} kan ikke hjælpe sig selv; vælg en anden enhed.',
}
