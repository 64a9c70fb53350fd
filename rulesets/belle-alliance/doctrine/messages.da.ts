import type { Catalogue } from '@grognard/umpire/message.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineDanish: Catalogue = {
  'ba.because.usual':
    'Brigaderne går efter de steder, der giver point, og angriber, hvor udsigterne er gode.',
  'ba.because.bold': 'Det samme, men der angribes også med dårligere udsigter.',
  'ba.because.wary': 'Det samme, men der angribes kun med rigelig overmagt.',
  'ba.because.standing': 'Brigaderne bliver på deres terræn og lader fjenden komme.',
  'ba.because.onward': 'Alle brigader går mod den nærmeste fjende.',
  'ba.because.seal': 'Hvad der ikke får ordre nu, bliver, hvor det er.',
  'ba.because.fire': 'Ild koster nu fjenden mere, end den koster dig.',
  'ba.because.hold': 'Ilden gemmes til senere.',
}
