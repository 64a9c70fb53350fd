import { rowOf } from '@grognard/geometry/hex/names.ts'
import type { Hex } from '@grognard/geometry/hex/hex.ts'
import { AttachmentRefused, judgeBy, together } from '@grognard/umpire'
import type { Json, Options, OptionSpec, Refusal, Scenario } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import { classChart } from '../book/tables/class-chart.ts'
import { classes } from '../book/tables/ships.ts'
import { isOnLand } from '../model/ground.ts'
import { advancedFrom } from '../model/new-ship.ts'
import { bowOf, cardOf, isIn, sternOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { refuse } from '../words.ts'
import { blank } from './blank.ts'
import { battleFrom } from './build.ts'
import { seatsOf } from './commanders.ts'
import { isScenarioFile, scenarioShape } from './file.ts'
import type { ScenarioFile, ShipFile } from './file.ts'
import type { StationedShip } from './stationed.ts'

/** Column and row, both counted from 1, of a hex of the file. */
export function hexOf({ x, y }: { x: number; y: number }): Hex {
  const q = x - 1
  return { q, r: y - rowOf(q, 0) }
}

const SIXTH = 60

/** A sixth of the circle as a direction, 1 for north. */
const directionOf = (degrees: number): number => degrees / SIXTH + 1

interface Placed {
  state: State
  ship: Ship
}

const placeRefusals: Refusal<Placed, RuleId>[] = [
  refuse(
    'WS-025',
    'ws.refuse.fileNameTwice',
    ({ state, ship }) => isNamedTwice(state, ship),
    ({ state, ship }) => ({ ship: cardOf(state, ship).name }),
  ),
  refuse(
    'WS-010',
    'ws.refuse.fileOffSheet',
    ({ state, ship }) => !isOnSheet(state, bowOf(ship)) || !isOnSheet(state, sternOf(ship)),
    ({ state, ship }) => ({ ship: cardOf(state, ship).name }),
  ),
  refuse(
    'WS-250',
    'ws.refuse.fileAshore',
    ({ state, ship }) => state.ground.length > 0 && isOnLand(state, ship),
    ({ state, ship }) => ({ ship: cardOf(state, ship).name }),
  ),
  refuse(
    'WS-013',
    'ws.refuse.fileHexTaken',
    ({ state, ship }) => shipUnder(state, ship) !== undefined,
    ({ state, ship }) => {
      const other = shipUnder(state, ship)
      return { ship: cardOf(state, ship).name, other: other ? cardOf(state, other).name : '' }
    },
  ),
]

function isNamedTwice(state: State, ship: Ship): boolean {
  const { name } = cardOf(state, ship)
  return state.ships.filter(other => cardOf(state, other).name === name).length > 1
}

function isOnSheet({ sheet }: State, { q, r }: Hex): boolean {
  const row = rowOf(q, r)
  return (
    q >= sheet.q && q < sheet.q + sheet.columns && row >= sheet.row && row < sheet.row + sheet.rows
  )
}

function shipUnder({ ships }: State, ship: Ship): Ship | undefined {
  const hexes = [bowOf(ship), sternOf(ship)]
  return ships.find(other => other !== ship && hexes.some(({ q, r }) => isIn(other, q, r)))
}

/** [WS-016] [WS-019] A ship as the class chart has her. */
function stationed({ name, class: id, quality, heading, ...place }: ShipFile): StationedShip {
  const row = classChart.find(one => one.id === id)
  const traits = row && classes[row.class]
  if (!traits) throw new RangeError(`The class chart has no "${id}".`)
  return {
    name,
    nation: row.nation,
    class: row.class,
    rating: row.rating,
    quality,
    basic: row.log,
    advanced: advancedFrom(row.log),
    points: row.points[quality],
    depth: row.depth,
    ...hexOf(place),
    heading: directionOf(heading),
    turning: traits.turning,
    battle: traits.battle,
    full: traits.full,
    enters: 1,
    leaders: [],
    isForeAndAft: false,
    isUncoppered: false,
    anchor: 'none',
  }
}

/** [WS-035] The wind blows to where it does not come from. */
const HALF_TURN = 180

/** The battle as the file has it. */
export function stateOf(file: ScenarioFile, options: Options): State {
  const [first, second] = file.sides
  const { title, about, columns, rows, windFrom, velocity, change, victory, anchorage } = file
  const state = battleFrom(
    {
      id: 'own',
      nations: [first?.nation ?? 'british', second?.nation ?? 'french'],
      divisions: file.sides.map(({ ships }, fleet) => ({
        id: `${fleet}`,
        fleet,
        ships: ships.map(stationed),
      })),
      wind: { direction: directionOf((windFrom + HALF_TURN) % (2 * HALF_TURN)), velocity, change },
      sheet: { columns, rows },
      ground: file.ground.map(({ depth, ...place }) => ({ ...hexOf(place), depth })),
      rules: {
        victory,
        turnLimit: Math.min(Number(options.turnLimit ?? file.turns), file.turns),
        hasAnchorage: anchorage,
      },
    },
    options,
  )
  return { ...state, title, about }
}

function begun(file: ScenarioFile, options: Options): State {
  const state = stateOf(file, options)
  const ruling = together(...state.ships.map(ship => judgeBy(placeRefusals, { state, ship })))
  if (!ruling.allowed) throw new AttachmentRefused(ruling)
  return state
}

/** [WS-006] Longer than any file may last: only a shorter limit is one. */
const turnLimit: OptionSpec = { rule: 'WS-006', default: 200, from: 1, to: 200 }

/** [WS-006] A scenario of a player's own, brought as a paper; two frigates in the open sea without one. */
export const own: Scenario<State> = {
  title: 'ws.scenario.own',
  options: { turnLimit },
  attachments: { scenario: scenarioShape },
  seats: seatsOf,
  begin: (options, attachments) => begun(fileOf(attachments.scenario ?? blank), options),
}

function fileOf(scenario: Json): ScenarioFile {
  if (isScenarioFile(scenario)) return scenario
  throw new TypeError('The umpire checks the shape of attachments before a battle begins.')
}
