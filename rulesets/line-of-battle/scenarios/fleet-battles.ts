import type { Scenario } from '@grognard/umpire'
import { classOf } from '../book/tables/ships.ts'
import type { Card } from '../book/tables/ships.ts'
import { leastLeadOfFew } from '../book/tables/victory.ts'
import type { State } from '../model/state.ts'
import { attachmentsShape } from './attachments.ts'
import { battleFrom } from './build.ts'
import { commonOptions, duel, seatsOf, stationedRules } from './choices.ts'
import { inLine, onHeading, stationedScenario } from './stationed.ts'
import type { StationedShip } from './stationed.ts'

/** [LOB-011] Old Ironsides: two boxes of hull more than her class; reconstruction. */
const oldIronsides: Card = {
  ...classOf('frigate5'),
  id: 'old-ironsides',
  name: 'Old Ironsides',
  hull: classOf('frigate5').hull + 2,
}

const constitutionAs = (card: string): StationedShip => ({
  name: 'USS Constitution',
  card,
  nation: 'usa',
  x: 10,
  y: 27,
  heading: 90,
})

const guerriere: StationedShip = {
  name: 'HMS Guerriere',
  card: 'frigate5',
  nation: 'england',
  x: 30,
  y: 23,
  heading: 200,
}

/** [LOB-S-7] USS Constitution against HMS Guerriere, 19 August 1812. */
export const constitution: Scenario<State> = {
  title: 'lob.scenario.constitution',
  options: {
    oldIronsides: { rule: 'LOB-011', default: false },
    ...commonOptions(16, duel),
  },
  attachments: attachmentsShape,
  seats: seatsOf,
  begin(options, attachments) {
    const hasTrait = options.oldIronsides === true
    return battleFrom(
      {
        id: 'constitution',
        clock: 17 * 60,
        weather: 3,
        windFrom: 270,
        nations: ['usa', 'england'],
        fleets: [[constitutionAs(hasTrait ? 'old-ironsides' : 'frigate5')], [guerriere]],
        cards: hasTrait ? [oldIronsides] : [],
        rules: { ...stationedRules(options), victory: 'duel' },
      },
      options,
      attachments,
    )
  },
}

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
