import type { Catalogue } from '@grognard/umpire'

/** What is said of the table itself: its margin, tools, names and sounds. */
export const table: Catalogue = {
  'web.margin.fold': 'Fold the margin away',
  'web.margin.unfold': 'Unfold the margin',
  'web.desk.fold': 'Fold the orders away',
  'web.desk.unfold': 'Show the orders',
  'web.latest.close': 'Hide messages',
  'web.names': 'Names: {names}',
  'web.names.all': 'all',
  'web.names.mine': 'own side and the piece in hand',
  'web.names.none': 'none',
  'web.marks': 'Marks and badges',
  'web.tools.all': 'All tools',
  'web.tools.fewer': 'Fewer tools',
  'web.overview': 'The whole chart in small: point where to look',
  'web.arcs.none': '{piece} has no arcs or reach to show.',
  'web.key.names': 'names: all, own side, none',
  'web.key.marks': 'marks and badges shown or hidden',
  'web.key.margin': 'fold the margin',
  'web.key.arcs':
    'arcs and ranges of the piece in hand, or of any piece under the pointer; a long press does the same',
  'web.sight': 'Sight',
  'web.sight.take': 'Sight: take up a piece to see what it sees.',
  'web.sight.none': '{piece} has no field of sight to show.',
  'web.key.sight':
    'what a piece sees of the ground, where the rules tell of sight: of the one under the pointer, else of the one in hand',
  'web.legend': 'On the chart',
  'web.legend.sight': 'What {piece} sees',
  'web.legend.shade.0': 'Clear',
  'web.legend.shade.1': 'Light shade',
  'web.legend.shade.none': 'Deep shade',
  'web.legend.unseen': 'nothing here is seen',
  'web.legend.rings': 'Ringed: {pieces}, whom this moment tells of',
  'web.legend.capacity': 'on a roof: how many figures the house has room for',
}
