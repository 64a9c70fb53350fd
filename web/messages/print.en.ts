import type { Catalogue } from '@grognard/umpire'

/** Sheets for the table. */
export const print: Catalogue = {
  'web.print.title': 'Print for the table',
  'web.print.about': 'Sheets for a game with models and pencil, as a PDF in your language.',
  'web.print.nothing': 'This game needs no sheets: a pencil and any paper will do.',
  'web.print.sheet': 'Sheets',
  'web.print.sheet.all': 'All sheets',
  'web.print.sheet.cards': 'Cards',
  'web.print.sheet.log': 'Log',
  'web.print.sheet.commander': 'Commander’s sheet',
  'web.print.sheet.reference': 'Tables',
  'web.print.sheet.gauge': 'Ruler and gauge',
  'web.print.paper': 'Paper',
  'web.print.paper.a4': 'A4',
  'web.print.paper.letter': 'Letter',
  'web.print.condition': 'Cards',
  'web.print.condition.fresh': 'Fresh, without losses',
  'web.print.condition.asItStands': 'As the battle stands',
  'web.print.go': 'Print',
  'web.print.laying': 'The sheets are being laid out …',
  'web.print.done': 'The PDF is in your downloads.',
  'web.print.failed': 'The sheets could not be laid out: {fault}',
}
