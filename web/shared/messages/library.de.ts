import type { Translated } from '@grognard/umpire'
import type { english } from './library.en.ts'

export const german: Translated<typeof english> = {
  'web.title': 'Grognard',
  'web.motto':
    'Historische Tabletop-Schlachten mit einem Schiedsrichter, der das ganze Regelbuch kennt.',
  'web.home': 'Alle Schlachten',
  'web.language': 'Sprache',
  'web.light': 'Darstellung',
  'web.light.auto': 'Wie im System',
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
  'web.saved.removeSure':
    'Diese Schlacht endgültig entfernen? Das lässt sich nicht rückgängig machen.',
  'web.saved.move': '{seats} am Zug',
  'web.saved.continue': 'Weiterspielen',
  'web.saved.look': 'Ansehen',
  'web.saved.fault':
    'Gespeichert, aber nicht lesbar. {fault} Nichts wurde gelöscht: Lade sie herunter, um sie aufzubewahren oder zu reparieren, oder entferne sie.',
  'web.saved.fault.card':
    'Ihre Angaben, etwa wer spielt, haben eine Form, die diese Seite nicht kennt.',
  'web.saved.fault.file': 'Ihre Schlachtdatei fehlt.',
  'web.saved.fault.keeping': 'Der Speicher dieses Browsers war nicht erreichbar: {fault}',
  'web.saved.raw': 'Unverändert herunterladen',
  'web.saved.unread': 'diese Schlacht',
  'web.open': 'Schlachtdatei oder Kampagne öffnen',
  'web.open.checking': 'Die Schlacht wird zur Prüfung nachgespielt …',
  'web.playback': 'Ablauf zeigen',
  'web.playback.off': 'Aus',
  'web.playback.slow': 'Langsam',
  'web.playback.normal': 'Normal',
  'web.playback.fast': 'Schnell',
  'web.motion': 'Rauch und Bewegung',
  'web.sound': 'Geräusche',
  'web.chime': 'Glocke, wenn du am Zug bist',
  'web.switch.on': 'An',
  'web.switch.off': 'Aus',
  'web.hints': 'Tipps für Einsteiger',
  'web.skip': 'Zum Inhalt springen',
  'web.branch.name': 'neu {order, plural, =0 {von Anfang an} other {nach Befehl #}}',
  'web.mishap': 'Auf dieser Seite ist ein Fehler aufgetreten',
  'web.mishap.kept':
    'Die Schlacht ist bis zum letzten Befehl gespeichert. Lade die Seite neu, um weiterzuspielen.',
  'web.mishap.cause': 'Einzelheiten: {cause}',
  'web.load.busy': 'Das Spiel wird aufgebaut …',
  'web.load.failed':
    '{game} ließ sich nicht laden. Ein Spiel wird geladen, wenn du es zum ersten Mal wählst: Versuch es noch einmal, sobald du online bist.',
  'web.load.fault':
    'Das ließ sich nicht öffnen: {fault}. Versuch es noch einmal, sobald du online bist.',
  'web.load.not': 'Das lässt sich nicht öffnen',
  'web.load.again': 'Noch einmal versuchen',
  'web.difficulty.1': 'Leicht: für den Einstieg',
  'web.difficulty.2': 'Mittel: für Spieler mit etwas Erfahrung',
  'web.difficulty.3': 'Schwer: für Kenner der Regeln',
  'web.terms.turns': '{turns, plural, one {# Zug} other {# Züge}}',
  'web.terms.minutes': 'etwa {minutes, number} Minuten',
  'web.terms.hours': 'etwa {hours, plural, =1 {1 Stunde} other {# Stunden}}',
  'web.terms.players': '{most, plural, =2 {2 Spieler} other {{fewest, number} bis # Spieler}}',
  'web.windows.apart':
    'Ein anderes Fenster hat diese Schlacht fortgesetzt. Deine Befehle hier sind nicht verloren: Sie gehen hier als eigene Schlacht weiter.',
  'web.windows.stays':
    'Das andere Fenster kann seine letzten Befehle nicht speichern, darum bleibt die Schlacht dort. Schaffe Platz im Browser oder speichere sie dort als Datei.',
  'web.nowhere': 'Seite nicht gefunden',
  'web.nowhere.about':
    'Vielleicht ist die Adresse abgeschnitten oder vertippt. Deine Schlachten sind noch da.',
  'web.broken': 'Dieser Teil der Seite lässt sich nicht zeigen: {fault}',
  'web.offline.ready': 'Funktioniert offline.',
  'web.offline.renewed':
    'Eine neue Fassung von Grognard ist bereit. Deine Schlachten und Befehle bleiben erhalten.',
  'web.offline.reload': 'Neu laden',
}
