import { AttachmentRefused, judgeBy, together } from '@grognard/umpire'
import type { Json, Options, OptionSpec, Refusal, Scenario } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import { isOffTable, isOnIsland, unitAt } from '../model/deployment.ts'
import { fogAt, islandAt } from '../model/ground.ts'
import type { SeaUnit, State } from '../model/state.ts'
import { cardOf, nameOf } from '../model/units.ts'
import { refuse } from '../words.ts'
import { blank } from './blank.ts'
import { battleFrom } from './build.ts'
import { anyCommanders, seatsFor } from './commanders.ts'
import type { Blueprint, Embarked, Stationed } from './build.ts'
import { isScenarioFile, scenarioShape } from './file.ts'
import type { AircraftFile, ScenarioFile, SideFile } from './file.ts'
import { nameOnRoster } from '../model/names.ts'

type Side = 'allies' | 'axis'
const sides: readonly Side[] = ['allies', 'axis']

interface Based {
  file: ScenarioFile
  side: SideFile
  plane: AircraftFile
}

const ASHORE = 'ashore'

/** [WAS-028] [WAS-039] Where aircraft stand, and that there is room for them. */
const planeRefusals: Refusal<Based, RuleId>[] = [
  refuse(
    'WAS-039',
    'was.refuse.fileNoHome',
    ({ side, plane }) => plane.home !== ASHORE && !isAboard(side, plane.home),
    ({ plane }) => ({ plane: nameOnRoster(plane.card), home: plane.home }),
  ),
  refuse(
    'WAS-028',
    'was.refuse.fileAirbaseFull',
    ({ side, plane }) =>
      plane.home === ASHORE &&
      side.aircraft.filter(({ home }) => home === ASHORE).length > side.airbase,
    ({ side }) => ({ room: side.airbase }),
  ),
]

function isAboard({ units }: SideFile, home: string): boolean {
  return units.some(({ name }) => name === home)
}

interface Placed {
  state: State
  unit: SeaUnit
}

const placeRefusals: Refusal<Placed, RuleId>[] = [
  refuse(
    'WAS-010',
    'was.refuse.fileNameTwice',
    ({ state, unit }) => isNamedTwice(state, unit),
    ({ state, unit }) => ({ unit: nameOf(state, unit.id) }),
  ),
  refuse(
    'WAS-029',
    'was.refuse.fileDeckFull',
    ({ state, unit }) => countAboard(state, unit) > cardOf(state, unit).planes,
    ({ state, unit }) => ({ unit: nameOf(state, unit.id), room: cardOf(state, unit).planes }),
  ),
  refuse(
    'WAS-005',
    'was.refuse.fileOffTable',
    ({ state, unit }) => isOffTable(state, unit, unit),
    ({ state, unit }) => ({ unit: nameOf(state, unit.id) }),
  ),
  refuse(
    'WAS-037',
    'was.refuse.fileOnIsland',
    ({ state, unit }) => isOnIsland(state, unit, unit),
    ({ state, unit }) => ({ unit: nameOf(state, unit.id) }),
  ),
  refuse(
    'WAS-065',
    'was.refuse.filePlaceTaken',
    ({ state, unit }) => unitAt(state, unit, unit) !== undefined,
    ({ state, unit }) => ({
      unit: nameOf(state, unit.id),
      other: nameOf(state, unitAt(state, unit, unit)?.id ?? ''),
    }),
  ),
]

function isNamedTwice(state: State, unit: SeaUnit): boolean {
  const name = nameOf(state, unit.id)
  return state.units.filter(({ id }) => nameOf(state, id) === name).length > 1
}

function countAboard({ aircraft }: State, { id }: SeaUnit): number {
  return aircraft.filter(({ home }) => home === id).length
}

/** The battle as the file has it. */
export function stateOf(file: ScenarioFile, options: Options): State {
  const { title, about, width, height, turns, light, weather, target } = file
  const blueprint: Blueprint = {
    id: 'own',
    rules: {
      width,
      height,
      light,
      target,
      turnLimit: Math.min(Number(options.turnLimit ?? turns), turns),
      hasWeather: weather,
      airbases: { allies: file.allies.airbase, axis: file.axis.airbase },
    },
    units: sides.flatMap(seat => file[seat].units.map((unit): Stationed => ({ ...unit, seat }))),
    aircraft: sides.flatMap(seat =>
      file[seat].aircraft.map((plane): Embarked => ({ ...plane, seat })),
    ),
    islands: file.islands.map(({ x, y, land, water, name }) =>
      islandAt(x, y, { land, water }, name),
    ),
    clouds: file.fog.map(({ x, y }) => fogAt(x, y)),
  }
  return { ...battleFrom(blueprint, options), title, about }
}

function begun(file: ScenarioFile, options: Options): State {
  const state = stateOf(file, options)
  const ruling = together(
    ...sides.flatMap(seat =>
      file[seat].aircraft.map(plane => judgeBy(planeRefusals, { file, side: file[seat], plane })),
    ),
    ...state.units.map(unit => judgeBy(placeRefusals, { state, unit })),
  )
  if (!ruling.allowed) throw new AttachmentRefused(ruling)
  return state
}

/** [WAS-164] Longer than any file may last: only a shorter limit is one. */
const turnLimit: OptionSpec = { rule: 'WAS-164', default: 60, from: 1, to: 60 }

/** [WAS-S-7] A scenario of a player's own, brought as a paper; two cruisers on an open table without one. */
export const own: Scenario<State> = {
  title: 'was.scenario.own',
  options: { turnLimit, ...anyCommanders },
  attachments: { scenario: scenarioShape },
  seats: (options, { scenario = blank } = {}) => seatsFor(shipsOf(fileOf(scenario)), options),
  begin: (options, attachments) => begun(fileOf(attachments.scenario ?? blank), options),
}

function shipsOf(file: ScenarioFile): { seat: Side }[] {
  return sides.flatMap(seat => file[seat].units.map(() => ({ seat })))
}

function fileOf(scenario: Json): ScenarioFile {
  if (isScenarioFile(scenario)) return scenario
  throw new TypeError('The umpire checks the shape of attachments before a battle begins.')
}
