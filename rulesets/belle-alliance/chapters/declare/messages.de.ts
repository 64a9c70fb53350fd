import type { Translated } from '@grognard/umpire'
import type { declareEnglish } from './messages.en.ts'

/** Was beide Seiten in einem Schritt ansagen, und dass sie fertig sind. */
export const declareGerman: Translated<typeof declareEnglish> = {
  'order.done': 'fertig',
  'order.beNeighbour': 'den Wurf einer anderen Einheit um 2 erhöhen',
  'order.support': 'unterstützen',
  'order.takeBack': 'Ansage zurücknehmen',
  'ba.order.done': 'Fertig',
  'ba.order.beNeighbour': '{unit}: als Nachbar den Wurf von {friend} um 2 erhöhen',
  'ba.order.support': '{unit}: {friend} unterstützen',
  'ba.order.takeBack': 'Ansage für {unit} zurücknehmen',
  'ba.event.declared.neighbour': 'Angesagt: {unit} ist Nachbar von {other}.',
  'ba.event.declared.support': 'Angesagt: {unit} unterstützt {other}.',
  'ba.event.declared.takenBack': 'Ansage für {unit} zurückgenommen.',
  'ba.event.declared.shown': 'Beide Seiten haben angesagt; alle Ansagen werden gezeigt.',
  'ba.refuse.notYourDeclaration':
    'Das ist keine deiner Einheiten; nimm die Ansage einer eigenen zurück.',
  'ba.refuse.nothingDeclared': 'Für {unit} ist nichts angesagt, was du zurücknehmen könntest.',
  'ba.refuse.notFitToHelp':
    'Die Einheit {unit} kann weder Nachbar noch Unterstützung sein; das kann nur eine geschlossene Formation in Ordnung oder leichter Unordnung, die in keinem Gebäude steht.',
  'ba.refuse.helpsItsLine':
    'Die Einheit {unit} kann nicht Nachbar oder Unterstützung der eigenen Schützenkette {friend} sein; wähle eine andere Einheit.',
  'ba.refuse.otherArm':
    '{unit} und {friend} gehören zu verschiedenen Waffengattungen; ein Nachbar muss von derselben sein.',
  'ba.refuse.armCannotSupport':
    'Die Einheit {unit} kann {friend} nicht unterstützen: Artillerie unterstützt niemanden, Infanterie keine Kavallerie.',
  'ba.refuse.tooFewToSupport':
    'Die Einheit {unit} ist zu klein, um {friend} zu unterstützen: {least, number} Figuren sind nötig.',
  'ba.refuse.supportTurnedAway':
    'Die Einheit {unit} hat {friend} nicht vor der Front: Wer unterstützt, muss die andere Einheit innerhalb von 45° vor sich haben.',
  'ba.refuse.supportTooFar':
    'Die Einheit {unit} steht zu weit von {friend}: Wer unterstützt, muss weniger als {cm, number} cm entfernt sein.',
  'ba.refuse.hasNeighbour': 'Die Einheit {friend} hat schon einen Nachbarn; nur einer zählt.',
  'ba.refuse.hasSupport': 'Die Einheit {friend} hat schon eine Unterstützung; nur eine zählt.',
  'ba.refuse.notYourHelper':
    'Wähle zwei eigene Einheiten auf dem Tisch: eine, die hilft, und eine, der geholfen wird.',
  'ba.refuse.helpsItself':
    'Die Einheit {unit} kann nicht Nachbar oder Unterstützung ihrer selbst sein; wähle eine andere Einheit.',
}
