import type { Translated } from '@grognard/umpire/message.ts'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineDanish: Translated<typeof doctrineEnglish> = {
  'ba.because.usual':
    'En plan for hele turen, som begynder her: brigaderne går efter de steder, der giver point, og angriber, hvor udsigterne er gode.',
  'ba.because.bold':
    'En plan for hele turen, som begynder her: som sædvanlig, men der angribes også med dårligere udsigter.',
  'ba.because.wary':
    'En plan for hele turen, som begynder her: som sædvanlig, men der angribes kun med rigelig overmagt.',
  'ba.because.standing':
    'En plan for hele turen, som begynder her: brigaderne bliver på deres terræn og lader fjenden komme.',
  'ba.because.onward':
    'En plan for hele turen, som begynder her: alle brigader går mod den nærmeste fjende.',
  'ba.because.unit': 'For denne enhed alene er det det bedste.',
  'ba.because.rash': 'Sådan befaler dristigere folk.',
  'ba.because.staff': 'Staben går derhen, hvor der er mest brug for den.',
  'ba.because.stay': 'Staben bliver, hvor den er.',
  'ba.because.seal': 'Hvad der ikke får ordre nu, bliver, hvor det er.',
  'ba.because.fire': 'Ild koster nu fjenden mere, end den koster dig.',
  'ba.because.support': 'Dens nærhed giver den anden enhed fasthed under ild.',
  'ba.because.hold': 'Ilden gemmes til senere.',
}
