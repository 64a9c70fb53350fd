import type { Translated } from '@grognard/umpire'
import type { declareEnglish } from './messages.en.ts'

/** Det, begge sider melder i et trin, og at de er færdige. */
export const declareDanish: Translated<typeof declareEnglish> = {
  'order.done': 'færdig',
  'order.beNeighbour': 'læg 2 til en anden enheds kast',
  'order.support': 'støt',
  'order.takeBack': 'tag en melding tilbage',
  'ba.order.done': 'Færdig',
  'ba.order.beNeighbour': '{unit}: læg som naboenhed 2 til kastet for {friend}',
  'ba.order.support': '{unit}: støt {friend}',
  'ba.order.takeBack': 'Tag meldingen for {unit} tilbage',
  'ba.event.declared.neighbour': 'Meldt: {unit} er naboenhed for {other}.',
  'ba.event.declared.support': 'Meldt: {unit} støtter {other}.',
  'ba.event.declared.takenBack': 'Meldingen for {unit} er taget tilbage.',
  'ba.event.declared.shown': 'Begge sider har meldt; alle meldinger vises.',
  'ba.refuse.notYourDeclaration':
    'Det er ikke din enhed; tag meldingen for en af dine egne tilbage.',
  'ba.refuse.nothingDeclared': 'Der er ikke meldt noget for {unit}, som kan tages tilbage.',
  'ba.refuse.notFitToHelp':
    '{unit} kan ikke være naboenhed eller støtteenhed; det kan kun en sluttet formation i orden eller let uorden uden for bygninger.',
  'ba.refuse.helpsItsLine':
    '{unit} kan ikke være naboenhed eller støtteenhed for sin egen kæde {friend}; vælg en anden enhed.',
  'ba.refuse.otherArm':
    '{unit} og {friend} er af forskellig våbenart; en naboenhed skal være af samme.',
  'ba.refuse.armCannotSupport':
    '{unit} kan ikke støtte {friend}: artilleri støtter ingen, og infanteri støtter ikke kavaleri.',
  'ba.refuse.tooFewToSupport':
    '{unit} er for lille til at støtte {friend}: der kræves {least, number} figurer.',
  'ba.refuse.supportTurnedAway':
    '{unit} vender ikke mod {friend}: en støtteenhed skal have den anden enhed inden for 45° af sin front.',
  'ba.refuse.supportTooFar':
    '{unit} står for langt fra {friend}: en støtteenhed skal være under {cm, number} cm væk.',
  'ba.refuse.hasNeighbour': '{friend} har allerede en naboenhed, og kun én tæller.',
  'ba.refuse.hasSupport': '{friend} har allerede en støtteenhed, og kun én tæller.',
  'ba.refuse.notYourHelper':
    'Vælg to af dine egne enheder på bordet: en, der hjælper, og en, der hjælpes.',
  'ba.refuse.helpsItself':
    '{unit} kan ikke være naboenhed eller støtteenhed for sig selv; vælg en anden enhed.',
}
