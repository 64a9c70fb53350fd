import type { Catalogue } from '@grognard/umpire'

/** What is said of the table itself: its margin, tools, names and sounds. */
export const table: Catalogue = {
  'web.margin.fold': 'Rand einklappen',
  'web.margin.unfold': 'Rand ausklappen',
  'web.desk.fold': 'Befehle einklappen',
  'web.desk.unfold': 'Befehle zeigen',
  'web.latest.close': 'Meldungen ausblenden',
  'web.names': 'Namen: {names}',
  'web.names.all': 'alle',
  'web.names.mine': 'eigene Seite und das gewählte Stück',
  'web.names.none': 'keine',
  'web.marks': 'Marken und Abzeichen',
  'web.tools.all': 'Alle Werkzeuge',
  'web.tools.fewer': 'Weniger Werkzeuge',
  'web.overview': 'Die ganze Karte im Kleinen: Zeig, wohin der Blick soll',
  'web.arcs.none': '{piece} hat weder Schussfeld noch Reichweite zu zeigen.',
  'web.key.names': 'Namen: alle, eigene Seite, keine',
  'web.key.marks': 'Marken und Abzeichen zeigen oder verbergen',
  'web.key.margin': 'Rand ein- und ausklappen',
  'web.key.arcs':
    'Schusswinkel und Reichweiten des gewählten Stücks oder eines jeden unter dem Zeiger; langes Drücken bewirkt dasselbe',
  'web.sight': 'Sicht',
  'web.sight.take': 'Sicht: Nimm eine Figur in die Hand, um zu sehen, was sie sieht.',
  'web.sight.none': '{piece} hat kein Sichtfeld zu zeigen.',
  'web.key.sight':
    'was eine Figur vom Gelände sieht, wo die Regeln von Sicht handeln: die unter dem Zeiger, sonst die in der Hand',
  'web.legend': 'Auf der Karte',
  'web.legend.sight': 'Was {piece} sieht',
  'web.legend.shade.0': 'Hell',
  'web.legend.shade.1': 'Leicht schattiert',
  'web.legend.shade.none': 'Dunkel schattiert',
  'web.legend.unseen': 'hier wird nichts gesehen',
  'web.legend.rings': 'Umrandet: {pieces}, wovon dieser Augenblick handelt',
  'web.legend.capacity': 'auf einem Dach: so viele Figuren haben im Haus Platz',
}
