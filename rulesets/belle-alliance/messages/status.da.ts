import type { Catalogue } from '@grognard/umpire/message.ts'

/** The battle in words. */
export const statusDanish: Catalogue = {
  'ba.name': '{name}',
  'ba.situation.time': 'Træk {turn, number} af {last, number}, kl. {time}.',
  'ba.situation.unit':
    '{unit} ({seat}): {figures, number} figurer {arm}, {formation}, {disorder}, ved {x, number}/{y, number} cm, front {degrees, number}°.',
  'ba.situation.unitNear':
    '{unit} ({seat}): {figures, number} figurer {arm}, {formation}, {disorder}, ved {x, number}/{y, number} cm, front {degrees, number}°; {distance, number} cm til {enemy}.',
  'ba.situation.gone.waiting': '{unit} ankommer i træk {turn, number}.',
  'ba.situation.gone.removed': '{unit} er tilintetgjort.',
  'ba.situation.gone.left': '{unit} har forladt bordet.',
  'ba.situation.gone.exited': '{unit} er marcheret bort.',
  'ba.situation.gone.surrendered': '{unit} har overgivet sig.',
  'ba.situation.gone.captured': '{unit} er erobret.',
  'ba.situation.gone.joined': '{unit} er samlet med en anden del.',
  'ba.situation.chief': '{chief} er ved {x, number}/{y, number} cm.',
  'ba.situation.orderly': 'En ordonnans for {chief} er ved {x, number}/{y, number} cm.',
}
