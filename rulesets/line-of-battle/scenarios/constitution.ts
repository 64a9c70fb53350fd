import type { Scenario } from '@grognard/umpire'
import type { State } from '../state.ts'
import { classOf } from '../tables/ships.ts'
import type { Card } from '../tables/ships.ts'
import { battleFrom } from './build.ts'
import { commonOptions, duel, seatsOf } from './choices.ts'
import { papersShape } from './papers.ts'
import { stationedRules } from './rules.ts'
import type { StationedShip } from './stations.ts'

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
  papers: papersShape,
  seats: seatsOf,
  begin(options, papers) {
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
      papers,
    )
  },
}
