import type { Translated } from '@grognard/umpire/message.ts'
import type { scenariosEnglish } from './messages.en.ts'

export const scenariosGerman: Translated<typeof scenariosEnglish> = {
  'ws.scenario.constitution': 'Constitution v Guerriere',
  'ws.scenario.constitution.about': 'Constitution v Guerriere.',
  'ws.scenario.mars-hercule': 'Mars v Hercule',
  'ws.scenario.mars-hercule.about': 'Mars v Hercule.',
  'ws.scenario.nymphe-cleopatre': 'Nymphe v Cléopâtre',
  'ws.scenario.nymphe-cleopatre.about': 'Nymphe v Cléopâtre.',
  'ws.scenario.flamborough-head': 'Flamborough Head',
  'ws.scenario.flamborough-head.about': 'Flamborough Head.',
  'ws.scenario.trafalgar': 'Trafalgar',
  'ws.scenario.trafalgar.about': 'Trafalgar.',
}
