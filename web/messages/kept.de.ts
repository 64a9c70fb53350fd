import type { Catalogue } from '@grognard/umpire'

/** Battles that are kept but cannot be read, windows that both went on, addresses that lead nowhere. */
export const kept: Catalogue = {
  'web.saved.fault':
    'Gesichert, aber nicht lesbar. {fault} Nichts davon ist weggeworfen: Lade sie herunter, um sie aufzubewahren oder zu reparieren, oder entferne sie.',
  'web.saved.fault.card':
    'Was neben der Schlacht vermerkt ist, etwa wer spielt, hat keine Form, die diese Seite kennt.',
  'web.saved.fault.file': 'Ihre Schlachtdatei ist nicht da.',
  'web.saved.fault.keeping': 'Was dieser Browser aufbewahrt, war nicht zu erreichen: {fault}',
  'web.saved.raw': 'Herunterladen, wie sie ist',
  'web.saved.unread': 'diese Schlacht',
  'web.windows.apart':
    'Ein anderes Fenster hat diese Schlacht fortgesetzt. Was hier befohlen wurde, ist nicht verloren: Es geht hier als eigene Schlacht weiter.',
  'web.windows.stays':
    'Das andere Fenster kann seine letzten Befehle nicht sichern, darum bleibt die Schlacht dort. Schaffe Platz im Browser oder exportiere sie dort.',
  'web.nowhere': 'Unter dieser Adresse ist nichts',
  'web.nowhere.about':
    'Vielleicht ist sie abgeschnitten oder vertippt. Deine Schlachten sind, wo sie waren.',
  'web.broken': 'Dieser Teil der Seite lässt sich nicht zeigen: {fault}',
}
