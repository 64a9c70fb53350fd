import { AttachmentRefused, judgeBy, together } from '@grognard/umpire'
import type { Json, Options, Refusal, Scenario, Seat } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import { isDot } from '../model/board.ts'
import { nationName, shipName } from '../model/names.ts'
import type { Ship, State } from '../model/state.ts'
import { refuse } from '../words.ts'
import { attachmentsShape } from './attachments.ts'
import { blank, boards, EIGHTH, isScenarioFile, scenarioShape } from './file.ts'
import type { ScenarioFile, ShipFile } from './file.ts'
import { anyCommanders, seats, seatsFor } from './commanders.ts'
import { opening, shipOfFleet } from './fleets.ts'

interface Placed {
  state: State
  ship: Ship
}

const placeRefusals: Refusal<Placed, RuleId>[] = [
  refuse(
    'SOL-011',
    'sol.refuse.fileOffBoard',
    ({ state, ship }) => !isDot(state, ship.x, ship.y),
    ({ state, ship }) => ({ ...inFile(ship), columns: state.columns, rows: state.rows }),
  ),
  refuse(
    'SOL-095',
    'sol.refuse.fileDotTaken',
    ({ state, ship }) => otherOn(state, ship) !== undefined,
    ({ state, ship }) => ({ ...inFile(ship), other: shipName(otherOn(state, ship) ?? ship) }),
  ),
]

/** The ship and her place in the file: nameless ships are told apart by that. */
function inFile(ship: Ship) {
  const at = `sides[${seats.indexOf(ship.firstSeat)}].ships[${ship.number - 1}]`
  return { ship: shipName(ship), at }
}

const flagRefusals: Refusal<State, RuleId>[] = [
  refuse(
    'SOL-012',
    'sol.refuse.fileSameFlag',
    ({ players: [one, other] }) => one?.nation === other?.nation,
    ({ players: [one] }) => ({ nation: nationName(one?.nation ?? 'england') }),
  ),
]

function otherOn(state: State, ship: Ship): Ship | undefined {
  return state.ships.find(other => other !== ship && other.x === ship.x && other.y === ship.y)
}

/** [SOL-001] [SOL-004] [SOL-005] A ship that is at sea, with what she has suffered. */
function shipAtSea(seat: Seat, number: number, file: ShipFile): Ship {
  const { x, y, heading, hull, fore, main, mizzen, rudder } = file
  return {
    ...shipOfFleet(seat, number, hull),
    status: 'afloat',
    x: x - 1,
    y: y - 1,
    heading: heading / EIGHTH,
    masts: { fore, main, mizzen },
    hasRudder: rudder,
  }
}

/** The battle as the file has it. */
export function stateOf(file: ScenarioFile, options: Options, papers: Record<string, Json>): State {
  const state = opening('own', boards[file.board], shipsIn(file), options, papers)
  return {
    ...state,
    title: file.title,
    windFrom: file.windFrom / EIGHTH,
    isWindSet: true,
    players: state.players.map((player, side) => ({
      ...player,
      nation: file.sides[side]?.nation ?? null,
    })),
  }
}

function shipsIn({ sides }: ScenarioFile): Ship[] {
  return sides.flatMap(({ ships }, side) =>
    ships.map((ship, at) => shipAtSea(seats[side] ?? '', at + 1, ship)),
  )
}

function begun(file: ScenarioFile, options: Options, papers: Record<string, Json>): State {
  const state = stateOf(file, options, papers)
  const ruling = together(
    judgeBy(flagRefusals, state),
    ...state.ships.map(ship => judgeBy(placeRefusals, { state, ship })),
  )
  if (!ruling.allowed) throw new AttachmentRefused(ruling)
  return state
}

/** [SOL-010] A scenario of a player's own, brought as a paper; two ships within reach of each other without one. */
export const own: Scenario<State> = {
  title: 'sol.scenario.own',
  options: anyCommanders,
  attachments: { ...attachmentsShape, scenario: scenarioShape },
  seats: (options, { scenario = blank } = {}) => seatsFor(shipsIn(fileOf(scenario)), options),
  begin: (options, { scenario = blank, ...papers }) => begun(fileOf(scenario), options, papers),
}

function fileOf(scenario: Json): ScenarioFile {
  if (isScenarioFile(scenario)) return scenario
  throw new TypeError('The umpire checks the shape of attachments before a battle begins.')
}
