import type { Translated } from '@grognard/umpire/message.ts'
import type { scenariosEnglish } from './messages.en.ts'

export const scenariosDanish: Translated<typeof scenariosEnglish> = {
  'book.edition': 'Battle Rules v.3, august 1998',
  'book.authors': 'Niek van Diepen',
  'book.about':
    'Linjeskibe for sejl på et hav af sekskantede felter: skrevne kurser, bredsider, entring, fra to fregatters duel til hele Trafalgar.',
  'book.begin':
    'Ny her? Begynd med Constitution mod Guerriere: ét skib hver og alt om at sejle og skyde på omkring 40 minutter.',
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
