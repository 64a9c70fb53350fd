import { leastLeadOfFew } from '../tables/victory.ts'
import { stationedScenario } from './stationed.ts'
import { inLine, onHeading } from './stations.ts'

const weatherColumn = inLine({ nation: 'england', y: 30.5, heading: 90 }, [
  { name: 'HMS Victory', card: 'line1', x: 22, officer: 'viceAdmiral' },
  { name: 'HMS Temeraire', card: 'line2', x: 18 },
  { name: 'HMS Neptune', card: 'line2', x: 14.2 },
  { name: 'HMS Leviathan', card: 'line3', x: 10.5 },
  { name: 'HMS Britannia', card: 'line1', x: 6.5, officer: 'commodore' },
  { name: 'HMS Conqueror', card: 'line3', x: 2.5 },
])

const combinedFleet = onHeading(0, [
  { name: 'Héros', card: 'line3', nation: 'france', x: 34, y: 40 },
  {
    name: 'Santísima Trinidad',
    card: 'line1',
    nation: 'spain',
    x: 34,
    y: 36.2,
    officer: 'commodore',
  },
  { name: 'Bucentaure', card: 'line3', nation: 'france', x: 34, y: 32.4, officer: 'viceAdmiral' },
  { name: 'Redoutable', card: 'line3', nation: 'france', x: 34, y: 28.8 },
  { name: 'Neptune', card: 'line3', nation: 'france', x: 37, y: 31 },
  { name: 'San Leandro', card: 'line3', nation: 'spain', x: 37, y: 27 },
  { name: 'San Justo', card: 'line3', nation: 'spain', x: 36.5, y: 23.5 },
  { name: 'Indomptable', card: 'line3', nation: 'france', x: 34, y: 21 },
])

/**
 * [LOB-S-5] The head of the weather column runs down on the Combined Fleet, 21 October 1805. To dark:
 * with fewer turns most battles are broken off undecided. [LOB-137] Only the British have loaded double: a
 * better broadside for two ships fewer.
 */
export const trafalgar = stationedScenario({
  title: 'lob.scenario.trafalgar',
  id: 'trafalgar',
  turnLimit: 17,
  doubleLoad: 'a',
  width: 60,
  clock: 12 * 60 + 30,
  weather: 2,
  windFrom: 270,
  nations: ['england', 'france'],
  fleets: [weatherColumn, combinedFleet],
  rules: { leastLead: leastLeadOfFew },
})
