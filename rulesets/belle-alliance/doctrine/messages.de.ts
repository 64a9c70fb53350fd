import type { Translated } from '@grognard/umpire/message.ts'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineGerman: Translated<typeof doctrineEnglish> = {
  'ba.because.usual':
    'Ein Plan für den ganzen Zug, der hiermit beginnt: Die Brigaden gehen auf die Orte, die Punkte bringen, und greifen an, wo die Aussichten gut sind.',
  'ba.because.bold':
    'Ein Plan für den ganzen Zug, der hiermit beginnt: wie gewohnt, aber angegriffen wird auch bei schlechteren Aussichten.',
  'ba.because.wary':
    'Ein Plan für den ganzen Zug, der hiermit beginnt: wie gewohnt, aber angegriffen wird nur mit deutlicher Übermacht.',
  'ba.because.standing':
    'Ein Plan für den ganzen Zug, der hiermit beginnt: Die Brigaden bleiben auf ihrem Gelände und lassen den Feind kommen.',
  'ba.because.onward':
    'Ein Plan für den ganzen Zug, der hiermit beginnt: Alle Brigaden gehen auf den nächsten Feind los.',
  'ba.because.unit': 'Für diese Einheit allein ist das das Beste.',
  'ba.because.rash': 'So befehlen es Kühnere.',
  'ba.because.staff': 'Der Stab geht dorthin, wo er am nötigsten ist.',
  'ba.because.stay': 'Der Stab bleibt, wo er ist.',
  'ba.because.seal': 'Was jetzt keinen Befehl bekommt, bleibt, wo es ist.',
  'ba.because.fire': 'Feuer kostet den Feind jetzt mehr als dich.',
  'ba.because.support': 'Ihre Nähe gibt der anderen Einheit unter Feuer Halt.',
  'ba.because.hold': 'Das Feuer wird für später aufgehoben.',
}
