import { readdirSync, readFileSync } from 'node:fs'
import {
  BattleFileError,
  copyJson,
  firstDifference,
  importBattle,
  isRecord,
  Malformed,
  seededDice,
} from '@grognard/umpire'
import { expect, test } from 'vitest'
import { gameById } from './index.ts'

/** A battle at its first question, as plain data. */
function opened(id: string, scenario: string): Record<string, unknown> {
  const game = gameById(id)
  const start = game.prepare(scenario)
  const { state } = game.begin(start, seededDice('gate'))
  return asRecord(copyJson(state))
}

function asRecord(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value
  throw new TypeError('A state is a record.')
}

/** The state with one field set. */
function withField(state: unknown, path: string, value: unknown): unknown {
  const names = path.split('.')
  const last = names.pop() ?? ''
  let holder: unknown = state
  for (const name of names) holder = Reflect.get(Object(holder), name)
  Reflect.set(Object(holder), last, value)
  return state
}

function faultOf(id: string, state: unknown): string {
  try {
    gameById(id).stateFrom(state)
    return 'none'
  } catch (error) {
    return error instanceof Malformed ? error.message : `thrown: ${String(error)}`
  }
}

test.each([
  ['ships.0.heading', 'S', 'ships[0].heading: expected a whole number from 0 to 35999, found "S"'],
  ['ships.0.crew', -1, 'ships[0].crew: expected a whole number from 0 to 100, found -1'],
  ['ships.0.hull', 99, 'ships[0].hull: expected a whole number from 0 to 10, found 99'],
  [
    'ships.0.card',
    'raft',
    'ships[0].card: expected the name of a card that is there, found "raft"',
  ],
  ['players.1.seat', 'a', 'players[1].seat: expected a name that no other seat has, found "a"'],
  ['ships.0.wind', 3, 'ships[0].wind: expected only the fields'],
  [
    'windFrom',
    100,
    'windFrom: expected a whole number from 0 to 27000 in steps of 9000, found 100',
  ],
  ['turn', 0.5, 'turn: expected a whole number from 0 to 1000, found 0.5'],
  ['initiative', ['b', 'b'], 'initiative[1]: expected a value that is not in the list before'],
  ['place.0.at', 'moon', 'place[0].at: expected one of the steps turn, conditions'],
  ['place.0.at', 'firstWind', 'place[0].at: expected a step that asks a seat, found "firstWind"'],
  ['place.0.loop', [0, 0, 0, 0], 'place[0].loop: expected a list of'],
  ['place.0.waiting', [], 'place[0].waiting: expected at least 1 entries, found []'],
  ['place.0.waiting', ['c'], 'place[0].waiting[0]: expected one of the seats a, b, each once'],
])('a ship of the line with %s = %j is no state', (path, value, error) => {
  const state = withField(opened('line-of-battle', 'constitution'), path, value)
  expect(faultOf('line-of-battle', state)).toContain(error)
})

test('a round before the first, and a unit of figures −3, are no state', () => {
  const sea = opened('ship-of-the-line', 'duel')
  expect(faultOf('ship-of-the-line', withField(sea, 'round', -1))).toContain('found -1')
  const land = opened('belle-alliance', 'crossroads-farm')
  expect(faultOf('belle-alliance', withField(land, 'units.0.figures', -3))).toContain(
    'units[0].figures: expected a whole number from 0 to 10000, found -3',
  )
})

/** A list of the state's, as records that can be changed. */
function rowsOf(state: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const rows = state[name]
  return Array.isArray(rows) ? rows.map(asRecord) : []
}

test('hulls that share water by a thousandth are no state; those that touch are one', () => {
  const state = opened('line-of-battle', 'constitution')
  const [first = {}, second = {}] = rowsOf(state, 'ships')
  const abeam = (Number(first['beam']) + Number(second['beam'])) / 2
  Object.assign(first, { x: 10_000, y: 10_000, heading: 0 })
  Object.assign(second, { x: 10_000 + Math.ceil(abeam), y: 10_000, heading: 0 })
  expect(faultOf('line-of-battle', state)).toBe('none')
  Object.assign(second, { x: 10_000 + Math.floor(abeam) - 1 })
  expect(faultOf('line-of-battle', state)).toContain(
    `ships[1]: expected a place of its own; ${String(first['id'])} stands there`,
  )
})

test.each([
  ['ships.0.hull', 100, 'ships[0].hull: expected a whole number from 0 to 20, found 100'],
  ['ships.0.hull', 20, 'ships[0].hull: expected a whole number from 0 to 19, found 20'],
  ['ships.0.masts.main', 4, 'ships[0].masts.main: expected a whole number from 0 to 3, found 4'],
])('a frigate afloat with %s = %j is no state', (path, value, error) => {
  const state = withField(opened('ship-of-the-line', 'duel'), path, value)
  expect(faultOf('ship-of-the-line', state)).toContain(error)
})

test('a sunk ship has taken as many hits as sink it', () => {
  const state = opened('ship-of-the-line', 'squadrons')
  Object.assign(rowsOf(state, 'ships')[0] ?? {}, { status: 'sunk', hull: 20 })
  expect(faultOf('ship-of-the-line', state)).not.toContain('hull')
})

test.each([
  ['units.0.x', -500_000, 'units[0].x: expected a whole number from 0 to '],
  ['units.0.figures', 0, 'units[0].figures: expected a whole number from 1 to '],
])('a unit on the board with %s = %j is no state', (path, value, error) => {
  const state = withField(opened('belle-alliance', 'crossroads-farm'), path, value)
  expect(faultOf('belle-alliance', state)).toContain(error)
})

test('units that share ground where they were placed are no state; a march may lead to it', () => {
  const fresh = opened('belle-alliance', 'crossroads-farm')
  const own = rowsOf(fresh, 'units')[0] ?? {}
  const onto = (seat: boolean, change: object) => {
    const state = asRecord(copyJson(fresh))
    const other = rowsOf(state, 'units').findIndex(
      (unit, index) => index > 0 && (unit['seat'] === own['seat']) === seat && !unit['building'],
    )
    const { x, y, heading } = own
    Object.assign(rowsOf(state, 'units')[other] ?? {}, { x: Number(x) + 1, y, heading }, change)
    return faultOf('belle-alliance', state)
  }
  const taken = `expected a place of its own; ${String(own['id'])} stands there`
  expect(onto(true, {})).toContain(taken)
  expect(onto(false, {})).toContain(taken)
  expect(onto(true, { movedIn: 1 })).toBe('none')
  expect(onto(true, { movedIn: 1, x: own['x'] })).toContain(taken)
})

/** Every so many entries of a recorded battle. */
const ENTRIES = 31

test.each(['line-of-battle', 'ship-of-the-line', 'belle-alliance'])(
  'the states of every recorded battle of %s pass the gate',
  id => {
    const game = gameById(id)
    const folder = `rulesets/${id}/playthroughs`
    const files = readdirSync(folder).filter(name => name.endsWith('.json'))
    expect(files.length).toBeGreaterThan(5)
    for (const name of files) {
      const { file } = importBattle(readFileSync(`${folder}/${name}`, 'utf8'), { [id]: game })
      const state = game.copy(file.start)
      for (const { seq, events } of file.entries) {
        for (const event of events) game.applyEvent(state, event)
        if (seq % ENTRIES === 0)
          expect(game.errorInState(copyJson(state)), `${name}, entry ${seq}`).toBeNull()
      }
    }
  },
)

test('what has a usual value may be left out, and comes to the same', () => {
  for (const [id, scenario] of [
    ['line-of-battle', 'constitution'],
    ['ship-of-the-line', 'duel'],
    ['belle-alliance', 'crossroads-farm'],
  ] as const) {
    const game = gameById(id)
    const start = copyJson(game.prepare(scenario))
    const short = withoutUsual(start)
    expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(start).length)
    expect(firstDifference(game.stateFrom(short), start)).toBeNull()
  }
})

/** Without what is false, null, none or empty, wherever a record stands. */
function withoutUsual(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUsual)
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([, part]) => part !== false)
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutUsual(part)]))
}

test('a file is told of the event that is out of shape, wherever it is spoilt', () => {
  const game = gameById('line-of-battle')
  const text = readFileSync('rulesets/line-of-battle/playthroughs/constitution.json', 'utf8')
  const sailed = text.indexOf('"kind":"sailed"')
  const spoilt = (from: RegExp, to: string) => {
    const late = text.slice(sailed).replace(from, to)
    try {
      importBattle(text.slice(0, sailed) + late, { 'line-of-battle': game })
      return 'none'
    } catch (error) {
      return error instanceof BattleFileError ? error.message : `thrown: ${String(error)}`
    }
  }
  expect(spoilt(/"heading":\d+/, '"heading":"S"')).toMatch(
    /^entries\[\d+\]\.events\[\d+\]\.poses\[0\]\.heading: expected a whole number from 0 to 35999, found "S"\.$/,
  )
  expect(spoilt(/"travelled":/, '"wandered":')).toContain(
    '.travelled: expected a value; it is missing',
  )
  expect(spoilt(/"turn":/, '"turn":')).toBe('none')
})
