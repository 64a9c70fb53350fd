import type { Translated } from '@grognard/umpire'
import type { english } from './library.en.ts'

export const german: Translated<typeof english> = {
  'web.title': 'Grognard',
  'web.motto':
    'Historische Tabletop-Schlachten mit einem Schiedsrichter, der das ganze Buch kennt.',
  'web.home': 'Alle Schlachten',
  'web.language': 'Sprache',
  'web.light': 'Helligkeit',
  'web.light.auto': 'Wie das System',
  'web.light.day': 'Hell',
  'web.light.night': 'Dunkel',
  'web.preferences.more': 'Weitere Einstellungen',
  'web.games': 'Spiele',
  'web.examples': 'Kleine Beispiele',
  'web.edition': '{edition} · {authors}',
  'web.continue.none': 'Noch keine Schlachten.',
  'web.campaigns': 'Kampagnen',
  'web.campaign.kept': '{title}: {commander}',
  'web.campaign.fought':
    '{fought, number} von {battles, plural, one {# Schlacht} other {# Schlachten}} geschlagen',
  'web.saved': 'Deine Schlachten',
  'web.saved.orders': '{orders, plural, one {# Befehl} other {# Befehle}}',
  'web.saved.over': 'beendet',
  'web.saved.remove': '{battle} entfernen',
  'web.saved.remove.short': 'Entfernen',
  'web.saved.removeSure': 'Diese Schlacht endgültig entfernen? Sie lässt sich nicht zurückholen.',
  'web.saved.move': '{seats} am Zug',
  'web.saved.continue': 'Weiterspielen',
  'web.saved.look': 'Ansehen',
  'web.saved.fault':
    'Gesichert, aber nicht lesbar. {fault} Nichts davon ist weggeworfen: Lade sie herunter, um sie aufzubewahren oder zu reparieren, oder entferne sie.',
  'web.saved.fault.card':
    'Was neben der Schlacht vermerkt ist, etwa wer spielt, hat keine Form, die diese Seite kennt.',
  'web.saved.fault.file': 'Ihre Schlachtdatei ist nicht da.',
  'web.saved.fault.keeping': 'Was dieser Browser aufbewahrt, war nicht zu erreichen: {fault}',
  'web.saved.raw': 'Herunterladen, wie sie ist',
  'web.saved.unread': 'diese Schlacht',
  'web.open': 'Schlachtdatei oder Kampagne öffnen',
  'web.open.checking': 'Die Schlacht wird nachgespielt, um sie zu prüfen …',
  'web.playback': 'Ablauf zeigen',
  'web.playback.off': 'Aus',
  'web.playback.slow': 'Langsam',
  'web.playback.normal': 'Normal',
  'web.playback.fast': 'Schnell',
  'web.motion': 'Rauch und Bewegung',
  'web.sound': 'Geräusche',
  'web.switch.on': 'An',
  'web.switch.off': 'Aus',
  'web.hints': 'Tipps für Neulinge',
  'web.skip': 'Zum Inhalt springen',
  'web.branch.name': 'Abzweig {order, plural, =0 {vom Anfang an} other {nach Befehl #}}',
  'web.mishap': 'Auf dieser Seite ist etwas zerbrochen',
  'web.mishap.kept':
    'Die Schlacht ist bis zum letzten gegebenen Befehl aufbewahrt. Lade die Seite neu, um weiterzuspielen.',
  'web.mishap.cause': 'Was die Seite dazu sagt: {cause}',
  'web.load.busy': 'Das Spiel wird aufgebaut …',
  'web.load.failed':
    '{game} ist noch nicht in diesem Browser und ließ sich nicht laden. Jedes Spiel wird geladen, wenn man es zum ersten Mal wählt: Versuch es noch einmal, sobald du wieder Verbindung hast.',
  'web.load.fault':
    'Das ließ sich nicht öffnen: {fault}. Versuch es noch einmal, sobald du Verbindung hast.',
  'web.load.not': 'Hier ist nichts aufzubauen',
  'web.load.again': 'Noch einmal versuchen',
  'web.difficulty.1': 'Leicht: zum Anfangen',
  'web.difficulty.2': 'Mittel: für Spieler mit etwas Erfahrung',
  'web.difficulty.3': 'Schwer: für Kenner des Buchs',
  'web.terms.turns': '{turns, plural, one {# Zug} other {# Züge}}',
  'web.terms.minutes': 'etwa {minutes, number} Minuten',
  'web.terms.hours': 'etwa {hours, plural, =1 {1 Stunde} other {# Stunden}}',
  'web.terms.players': '{most, plural, =2 {2 Spieler} other {{fewest, number} bis # Spieler}}',
  'web.windows.apart':
    'Ein anderes Fenster hat diese Schlacht fortgesetzt. Was hier befohlen wurde, ist nicht verloren: Es geht hier als eigene Schlacht weiter.',
  'web.windows.stays':
    'Das andere Fenster kann seine letzten Befehle nicht sichern, darum bleibt die Schlacht dort. Schaffe Platz im Browser oder exportiere sie dort.',
  'web.nowhere': 'Unter dieser Adresse ist nichts',
  'web.nowhere.about':
    'Vielleicht ist sie abgeschnitten oder vertippt. Deine Schlachten sind, wo sie waren.',
  'web.broken': 'Dieser Teil der Seite lässt sich nicht zeigen: {fault}',
  'web.offline.ready': 'Funktioniert auch ohne Netz.',
  'web.offline.renewed':
    'Ein neueres Grognard liegt bereit. Schließ alle seine Fenster und öffne es neu; deine Schlachten bleiben erhalten.',
}
