import type { Catalogue } from '@grognard/umpire'

/** Sheets for the table. */
export const print: Catalogue = {
  'web.print.title': 'Udskriv til bordet',
  'web.print.about': 'Ark til et spil med modeller og blyant, som PDF på dit sprog.',
  'web.print.nothing': 'Dette spil behøver ingen ark: blyant og papir er nok.',
  'web.print.sheet': 'Ark',
  'web.print.sheet.all': 'Alle ark',
  'web.print.sheet.cards': 'Kort',
  'web.print.sheet.log': 'Logbog',
  'web.print.sheet.commander': 'Kommandantens ark',
  'web.print.sheet.reference': 'Tabeller',
  'web.print.sheet.gauge': 'Målestok og skabelon',
  'web.print.paper': 'Papir',
  'web.print.paper.a4': 'A4',
  'web.print.paper.letter': 'Letter',
  'web.print.condition': 'Kort',
  'web.print.condition.fresh': 'Friske, uden tab',
  'web.print.condition.asItStands': 'Som slaget står nu',
  'web.print.go': 'Udskriv',
  'web.print.laying': 'Arkene sættes op …',
  'web.print.done': 'PDF-filen ligger blandt dine hentede filer.',
  'web.print.failed': 'Arkene kunne ikke sættes op: {fault}',
}
