import type { Catalogue } from '@grognard/umpire/message.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineGerman: Catalogue = {
  'sol.because.rakes':
    'Einige Geschütze bestreichen {target} der Länge nach, ohne dass sie antworten kann.',
  'sol.because.fires':
    'Die Geschütze zeigen auf {target}, {range, number} {range, plural, one {Kabellänge} other {Kabellängen}} entfernt.',
  'sol.because.later': 'Unterwegs kann auf {target} gefeuert werden.',
  'sol.because.boards': 'Es bringt ihre Männer an Bord eines Feindes.',
  'sol.because.place': 'So kommt sie auf einen der guten Plätze in ihrer Reichweite.',
  'sol.because.leaves': 'So läuft sie vom Spielfeld und ist dem Feind für eine Weile entzogen.',
  'sol.because.stays': 'Sie liegt gut, wo sie ist.',
}
