import type { Catalogue } from '@grognard/umpire'

/** What is said of the table itself: its margin, tools, names and sounds. */
export const table: Catalogue = {
  'web.margin.fold': 'Fold margenen ind',
  'web.margin.unfold': 'Fold margenen ud',
  'web.desk.fold': 'Fold ordrerne sammen',
  'web.desk.unfold': 'Vis ordrerne',
  'web.latest.close': 'Skjul meldinger',
  'web.names': 'Navne: {names}',
  'web.names.all': 'alle',
  'web.names.mine': 'egen side og den valgte brik',
  'web.names.none': 'ingen',
  'web.marks': 'Mærker og emblemer',
  'web.tools.all': 'Alle værktøjer',
  'web.tools.fewer': 'Færre værktøjer',
  'web.overview': 'Hele kortet i lille format: peg på det, du vil se',
  'web.arcs.none': '{piece} har hverken skudfelt eller rækkevidde at vise.',
  'web.key.names': 'navne: alle, egen side, ingen',
  'web.key.marks': 'vis eller skjul mærker og emblemer',
  'web.key.margin': 'fold margenen ind eller ud',
  'web.key.arcs':
    'skudvinkler og rækkevidder for den valgte brik eller en hvilken som helst under markøren; et langt tryk gør det samme',
  'web.sight': 'Synsfelt',
  'web.sight.take': 'Synsfelt: Tag en brik i hånden for at se, hvad den ser.',
  'web.sight.none': '{piece} har intet synsfelt at vise.',
  'web.key.sight':
    'hvad en brik ser af terrænet, hvor reglerne handler om syn: den under markøren, ellers den i hånden',
  'web.legend': 'På kortet',
  'web.legend.sight': 'Hvad {piece} ser',
  'web.legend.shade.0': 'Lyst',
  'web.legend.shade.1': 'Let skygge',
  'web.legend.shade.none': 'Dyb skygge',
  'web.legend.unseen': 'her ses intet',
  'web.legend.rings': 'Med ring om: {pieces}, som dette øjeblik handler om',
  'web.legend.capacity': 'på et tag: så mange figurer er der plads til i huset',
}
