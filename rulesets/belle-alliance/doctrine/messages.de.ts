import type { Translated } from '@grognard/umpire/message.ts'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineGerman: Translated<typeof doctrineEnglish> = {
  'ba.because.usual':
    'Erster Befehl eines Plans für den ganzen Zug: Die Brigaden rücken auf die Orte vor, die Punkte bringen, und greifen an, wo die Chancen gut sind.',
  'ba.because.bold':
    'Erster Befehl eines kühneren Plans für den ganzen Zug, mit Angriffen auch bei schlechteren Chancen.',
  'ba.because.wary':
    'Erster Befehl eines vorsichtigeren Plans für den ganzen Zug, mit Angriffen nur bei deutlicher Übermacht.',
  'ba.because.standing':
    'Erster Befehl eines Plans für den ganzen Zug: Die Brigaden halten ihre Stellung und lassen den Gegner kommen.',
  'ba.because.onward':
    'Erster Befehl eines Plans für den ganzen Zug: Alle Brigaden gehen auf den nächsten Gegner los.',
  'ba.because.unit': 'Der beste Befehl für diese Einheit allein.',
  'ba.because.rash': 'Der Befehl eines kühneren Feldherrn.',
  'ba.because.staff': 'Der Stab geht dorthin, wo er am nötigsten ist.',
  'ba.because.stay': 'Der Stab bleibt, wo er ist.',
  'ba.because.seal': 'Einheiten ohne Befehl bleiben, wo sie sind.',
  'ba.because.fire': 'Feuer kostet den Gegner jetzt mehr als dich.',
  'ba.because.support': 'Sie gibt der anderen Einheit unter Feuer Halt.',
  'ba.because.hold': 'Sie hebt ihr Feuer für später auf.',
}
