import type { Catalogue } from '@grognard/umpire/message.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineGerman: Catalogue = {
  'sol.because.rakes':
    'Einige Geschütze bestreichen {target} der Länge nach, ohne dass das Feuer erwidert werden kann.',
  'sol.because.fires':
    'Die Geschütze erreichen {target}, {range, plural, one {# Kabellänge} other {# Kabellängen}} entfernt.',
  'sol.because.later': 'Unterwegs kann eine Breitseite auf {target} gefeuert werden.',
  'sol.because.boards': 'Die Besatzung kommt an Bord eines Gegners.',
  'sol.because.place': 'So kommt das Schiff auf einen der besten Plätze in Reichweite.',
  'sol.because.leaves':
    'Das Schiff verlässt das Brett und ist für einen Zug außer Reichweite des Gegners.',
  'sol.because.stays': 'Das Schiff liegt gut, wo es ist.',
}
