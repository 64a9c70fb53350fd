import type { Catalogue } from '@grognard/umpire'

/** Sheets for the table. */
export const print: Catalogue = {
  'web.print.title': 'Für den Tisch drucken',
  'web.print.about': 'Bögen für ein Spiel mit Modellen und Bleistift, als PDF in deiner Sprache.',
  'web.print.nothing': 'Dieses Spiel braucht keine Bögen: Bleistift und Papier genügen.',
  'web.print.sheet': 'Bögen',
  'web.print.sheet.all': 'Alle Bögen',
  'web.print.sheet.cards': 'Karten',
  'web.print.sheet.log': 'Logbuch',
  'web.print.sheet.commander': 'Kommandantenbogen',
  'web.print.sheet.reference': 'Tabellen',
  'web.print.sheet.gauge': 'Maßstab und Schablone',
  'web.print.paper': 'Papier',
  'web.print.paper.a4': 'A4',
  'web.print.paper.letter': 'Letter',
  'web.print.condition': 'Karten',
  'web.print.condition.fresh': 'Frisch, ohne Verluste',
  'web.print.condition.asItStands': 'Nach dem Stand der Schlacht',
  'web.print.go': 'Drucken',
  'web.print.laying': 'Die Bögen werden gesetzt …',
  'web.print.done': 'Das PDF liegt bei deinen Downloads.',
  'web.print.failed': 'Die Bögen ließen sich nicht setzen: {fault}',
}
