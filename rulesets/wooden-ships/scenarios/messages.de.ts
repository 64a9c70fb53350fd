import type { Translated } from '@grognard/umpire/message.ts'
import type { scenariosEnglish } from './messages.en.ts'

export const scenariosGerman: Translated<typeof scenariosEnglish> = {
  'book.edition': 'Battle Rules v.3, August 1998',
  'book.authors': 'Niek van Diepen',
  'book.about':
    'Linienschiffe unter Segeln auf einem Meer aus Sechseckfeldern: geschriebene Plots, Breitseiten, Enterer, vom Duell zweier Fregatten bis zu ganz Trafalgar.',
  'book.begin':
    'Neu hier? Beginne mit Constitution gegen Guerriere: je ein Schiff, und alles über Segeln und Feuern in etwa 40 Minuten.',
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
