import type { Translated } from '@grognard/umpire'
import type { declareEnglish } from './messages.en.ts'

/** Was beide Seiten in einem Schritt ansagen, und dass sie fertig sind. */
export const declareGerman: Translated<typeof declareEnglish> = {
  'order.done': 'fertig',
  'order.beNeighbour': 'Nachbar sein',
  'order.support': 'unterstützen',
  'order.takeBack': 'zurücknehmen',
  'ba.order.done': 'Fertig',
  'ba.order.beNeighbour': '{unit} ist Nachbar von {friend}',
  'ba.order.support': '{unit} unterstützt {friend}',
  'ba.order.takeBack': 'Zurücknehmen, was {unit} tun sollte',
  'ba.event.declared.neighbour': 'Angesagt: {unit} ist Nachbar von {other}.',
  'ba.event.declared.support': 'Angesagt: {unit} unterstützt {other}.',
  'ba.event.declared.takenBack': 'Zurückgenommen: was {unit} angesagt hatte.',
  'ba.event.declared.shown': 'Alle haben angesagt; die Ansagen werden gezeigt.',
  'ba.refuse.notYourDeclaration':
    'Das ist keine deiner Einheiten; nimm zurück, was deine eigenen tun sollten.',
  'ba.refuse.nothingDeclared': 'Für {unit} ist nichts angesagt, was zurückzunehmen wäre.',
  'ba.refuse.notFitToHelp':
    '{unit} kann nicht helfen: Helfer stehen geschlossen, in Ordnung und außerhalb von Gebäuden.',
  'ba.refuse.helpsItsLine':
    '{friend} ist die Kette von {unit}, die ihr so nicht helfen kann; wähle einen anderen Helfer.',
  'ba.refuse.otherArm': '{unit} ist von anderer Waffe als {friend}; Nachbarn sind von derselben.',
  'ba.refuse.armCannotSupport':
    '{unit} kann {friend} nicht unterstützen: Artillerie unterstützt niemanden, Infanterie keine Kavallerie.',
  'ba.refuse.tooFewToSupport':
    '{unit} ist zu klein, um {friend} zu unterstützen: {least, number} Figuren sind nötig.',
  'ba.refuse.supportTurnedAway':
    'Die Front von {unit} zeigt nicht auf {friend}, wie sie es innerhalb von 45 Grad muss.',
  'ba.refuse.supportTooFar': '{unit} steht nicht näher als {cm, number} cm an {friend}.',
  'ba.refuse.hasNeighbour': '{friend} hat schon einen Nachbarn; nur einer zählt.',
  'ba.refuse.hasSupport': '{friend} hat schon eine Unterstützung; nur eine zählt.',
  'ba.refuse.notYourHelper': 'Helfer und Freund müssen eigene Einheiten auf dem Tisch sein.',
  'ba.refuse.helpsItself': '{unit} kann sich nicht selbst helfen; wähle eine andere Einheit.',
}
