import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import { hullMeetsPolygon } from '@grognard/geometry/measured/polygon.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { AttachmentRefused, judgeBy, together } from '@grognard/umpire'
import type { Json, Options, Refusal, Ruling, Scenario, Value } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import type { NationId } from '../book/tables/command.ts'
import { cards as classes } from '../book/tables/ships.ts'
import { joinList } from '../model/measures.ts'
import { groundAgainst } from '../model/moves.ts'
import { cardName } from '../model/ships.ts'
import type { Attachments, Ship, State, Terrain } from '../model/state.ts'
import { refuse } from '../words.ts'
import { attachmentsShape } from './attachments.ts'
import { blank } from './blank.ts'
import { battleFrom } from './build.ts'
import type { Blueprint } from './build.ts'
import { commonOptions, duel, numberOf, seatsOf, stationedRules } from './choices.ts'
import { isScenarioFile, scenarioShape } from './file.ts'
import type { ScenarioFile, ShipFile, TerrainFile } from './file.ts'
import type { StationedShip } from './stationed.ts'

/** An hour from 0 to 23 and two digits of minutes. */
const clock = /^([01]?\d|2[0-3]):[0-5]\d$/

const inFileRefusals: Refusal<ScenarioFile, RuleId>[] = [
  refuse(
    'LOB-033',
    'lob.refuse.fileStart',
    ({ start }) => !clock.test(start),
    ({ start }) => ({ start }),
  ),
]

interface Listed {
  file: ScenarioFile
  ship: ShipFile
}

/** [LOB-008] [LOB-013] What must be so before a ship can be put on the table. */
const listRefusals: Refusal<Listed, RuleId>[] = [
  refuse(
    'LOB-008',
    'lob.refuse.fileNameless',
    ({ ship }) => ship.name.trim() === '',
    ({ ship }) => ({ card: ship.card }),
  ),
  refuse(
    'LOB-008',
    'lob.refuse.nameTwice',
    ({ file, ship }) => shipsOf(file).filter(({ name }) => name === ship.name).length > 1,
    ({ ship }) => ({ name: ship.name }),
  ),
  refuse(
    'LOB-013',
    'lob.refuse.fileNoCard',
    ({ file, ship }) => !cardIds(file).includes(ship.card),
    ({ file, ship }) => ({ ship: ship.name, card: ship.card, cards: cardNames(file) }),
  ),
]

interface Placed {
  state: State
  ship: Ship
}

/** [LOB-040] [LOB-092] Where no ship can begin. */
const placeRefusals: Refusal<Placed, RuleId>[] = [
  refuse(
    'LOB-001',
    'lob.refuse.fileOffBoard',
    ({ state, ship: { x, y } }) => x < 0 || y < 0 || x > state.width || y > state.height,
    ({ ship }) => ({ ship: ship.name }),
  ),
  refuse(
    'LOB-092',
    'lob.refuse.fileAground',
    ({ state, ship }) =>
      groundAgainst(state, ship).some(polygon => hullMeetsPolygon(ship, polygon)),
    ({ ship }) => ({ ship: ship.name }),
  ),
  refuse(
    'LOB-040',
    'lob.refuse.fileOnShip',
    ({ state, ship }) => shipUnder(state, ship) !== undefined,
    ({ state, ship }) => ({ ship: ship.name, other: shipUnder(state, ship)?.name ?? '' }),
  ),
]

function shipUnder({ ships }: State, ship: Ship): Ship | undefined {
  return ships.find(other => other.id !== ship.id && hullsOverlap(ship, other))
}

function shipsOf({ sides }: ScenarioFile): ShipFile[] {
  return sides.flatMap(({ ships }) => ships)
}

/** The book's classes and the file's own cards as players know them. */
function cardNames({ cards = [] }: Pick<ScenarioFile, 'cards'>): Value {
  const named = [...classes, ...cards].map(card => ({
    key: 'lob.fleet.kind',
    values: { card: cardName(card) },
  }))
  return joinList(named)
}

/** The ids of the book's classes and of the file's own cards. */
function cardIds({ cards = [] }: Pick<ScenarioFile, 'cards'>): string[] {
  return [...classes, ...cards].map(({ id }) => id)
}

/** The battle as the file has it; every ship has a card by now. */
export function stateOf(file: ScenarioFile, options: Options, attachments: Attachments): State {
  const { title, about, width, height, weather, windFrom, cards = [], victory, leastLead } = file
  const turnLimit = Math.min(numberOf(options, 'turnLimit'), file.turns)
  const blueprint: Blueprint = {
    id: 'own',
    width,
    height,
    weather,
    windFrom,
    cards,
    clock: minutesOf(file.start),
    nations: [nationOf(file, 0), nationOf(file, 1)],
    terrain: file.terrain.map(terrainFrom),
    fleets: [fleetOf(file, 0), fleetOf(file, 1)],
    rules: { ...stationedRules({ ...options, turnLimit }), victory, leastLead },
  }
  return { ...battleFrom(blueprint, options, attachments), title, about }
}

function nationOf({ sides }: ScenarioFile, side: number): NationId {
  return sides[side]?.nation ?? 'none'
}

function fleetOf(file: ScenarioFile, side: number): StationedShip[] {
  const nation = nationOf(file, side)
  return (file.sides[side]?.ships ?? []).map(ship => ({ nation, ...ship }))
}

/** [LOB-090] [LOB-093] Land has no depth. */
function terrainFrom({ kind, depth = 1, points }: TerrainFile): Terrain {
  const polygon = points.flatMap(([x, y]) => [inches(x), inches(y)])
  return kind === 'land'
    ? { kind, name: 'island', polygon, depth: 0 }
    : { kind, name: 'shoals', polygon, depth }
}

function minutesOf(start: string): number {
  const [hours = 0, minutes = 0] = start.split(':').map(Number)
  return hours * 60 + minutes
}

/** All that the rules find wrong before the ships are put on the table. */
export function judgeLists(file: ScenarioFile): Ruling {
  return together(
    judgeBy(inFileRefusals, file),
    ...shipsOf(file).map(ship => judgeBy(listRefusals, { file, ship })),
  )
}

function begun(file: ScenarioFile, options: Options, attachments: Attachments): State {
  const lists = judgeLists(file)
  if (!lists.allowed) throw new AttachmentRefused(lists)
  const state = stateOf(file, options, attachments)
  const places = together(...state.ships.map(ship => judgeBy(placeRefusals, { state, ship })))
  if (!places.allowed) throw new AttachmentRefused(places)
  return state
}

/** Longer than any file may last: only a shorter limit is one. */
const longest = 60

/** [LOB-006] A scenario of a player's own, brought as a paper; two frigates in the open sea without one. */
export const own: Scenario<State> = {
  title: 'lob.scenario.own',
  options: commonOptions(longest, duel),
  attachments: { ...attachmentsShape, scenario: scenarioShape },
  seats: seatsOf,
  begin: (options, attachments) =>
    begun(fileOf(attachments.scenario ?? blank), options, attachments),
}

function fileOf(scenario: Json): ScenarioFile {
  if (isScenarioFile(scenario)) return scenario
  throw new TypeError('The umpire checks the shape of attachments before a battle begins.')
}
