import { leastLeadOfFew } from '../tables/victory.ts'
import { stationedScenario } from './stationed.ts'
import { inLine } from './stations.ts'

const british = inLine({ nation: 'england', y: 12, heading: 0 }, [
  { name: 'HMS Barfleur', card: 'line2', x: 16, officer: 'commodore' },
  { name: 'HMS Invincible', card: 'line3', x: 20 },
  { name: 'HMS Culloden', card: 'line3', x: 24 },
  { name: 'HMS Gibraltar', card: 'line3', x: 28 },
  { name: 'HMS Queen Charlotte', card: 'line1', x: 32, officer: 'admiral' },
  { name: 'HMS Brunswick', card: 'line3', x: 36 },
  { name: 'HMS Valiant', card: 'line3', x: 40 },
  { name: 'HMS Orion', card: 'line3', x: 44 },
])

const french = inLine({ nation: 'france', y: 30, heading: 270 }, [
  { name: 'Tyrannicide', card: 'line3', x: 14 },
  { name: 'Juste', card: 'line3', x: 17.8 },
  { name: 'Montagne', card: 'line1', x: 21.6, officer: 'viceAdmiral' },
  { name: 'Jacobin', card: 'line3', x: 25.4 },
  { name: 'Achille', card: 'line3', x: 29.2 },
  { name: 'Vengeur du Peuple', card: 'line3', x: 33 },
  { name: 'Patriote', card: 'line3', x: 36.8 },
  { name: 'Northumberland', card: 'line3', x: 40.6 },
])

/**
 * [LOB-S-6] The two centres off Ushant, 1 June 1794: line abreast against line ahead. From morning to
 * dark: at the 14 turns of the first draft half of the battles were broken off undecided.
 */
export const firstOfJune = stationedScenario({
  title: 'lob.scenario.firstOfJune',
  id: 'first-of-june',
  turnLimit: 24,
  width: 60,
  clock: 9 * 60 + 30,
  weather: 3,
  windFrom: 180,
  nations: ['england', 'france'],
  fleets: [british, french],
  rules: { leastLead: leastLeadOfFew },
})
