import type { Translated } from '@grognard/umpire/message.ts'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineDanish: Translated<typeof doctrineEnglish> = {
  'ba.because.usual':
    'Første ordre i en plan for hele trækket: brigaderne går efter de steder, der giver point, og angriber, hvor chancerne er gode.',
  'ba.because.bold':
    'Første ordre i en dristigere plan for hele trækket, med angreb også ved dårligere chancer.',
  'ba.because.wary':
    'Første ordre i en forsigtigere plan for hele trækket, med angreb kun ved klar overmagt.',
  'ba.because.standing':
    'Første ordre i en plan for hele trækket: brigaderne bliver, hvor de er, og lader modstanderen komme.',
  'ba.because.onward':
    'Første ordre i en plan for hele trækket: alle brigader går mod den nærmeste modstander.',
  'ba.because.unit': 'Den bedste ordre for denne enhed alene.',
  'ba.because.rash': 'En dristigere hærførers ordre.',
  'ba.because.staff': 'Staben går derhen, hvor der er mest brug for den.',
  'ba.because.stay': 'Staben bliver, hvor den er.',
  'ba.because.seal': 'Enheder uden ordre bliver, hvor de er.',
  'ba.because.fire': 'At skyde nu koster modstanderen mere, end det koster dig.',
  'ba.because.support': 'Den giver den anden enhed støtte under beskydning.',
  'ba.because.hold': 'Den gemmer sin skydning til senere.',
}
