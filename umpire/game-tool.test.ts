import { expect, test } from 'vitest'
import { forfeitsOf, gameTool, skipQuestions } from './game-tool.ts'
import type { GameTool } from './game-tool.ts'
import type { FormTool, Kind, PathTool, PlaceTool, Playable } from './index.ts'
import type { Forfeit } from './tool.ts'

interface Sail extends Kind {
  path: number[]
}

interface State extends Playable {
  wind: number
}

const state: State = { place: [], outcome: null, wind: 3 }

/** Readers that let through what has the right fields, as a ruleset's border does. */
const readers = {
  own(given: Playable): State {
    if (!('wind' in given)) throw new Error('no state')
    return { ...given, wind: Number(given.wind) }
  },
  read(given: Kind): Sail {
    if (!('path' in given) || !Array.isArray(given.path)) throw new Error('no order')
    return { kind: 'sail', path: given.path }
  },
}

const order: Sail = { kind: 'sail', path: [1, 2] }
const stranger = { place: [], outcome: null }

const path: PathTool<State, Sail> = {
  tool: 'path',
  piece: () => 'ship',
  pieces: ({ wind }, seat) => [`${seat} ${wind}`],
  start: () => ({ kind: 'sail', path: [] }),
  extend: (_state, _seat, given, x, y) => ({ kind: 'sail', path: [...given.path, x, y] }),
  shorten: given => ({ kind: 'sail', path: given.path.slice(0, -1) }),
  trace({ wind }, _seat, given) {
    const cost = given.path.length
    const trace = { poses: [], cost, budget: wind, reached: cost, contact: null }
    return trace
  },
}

test('a path tool passes everything on', () => {
  const tool = gameTool(path, readers)
  if (tool.tool !== 'path') throw new Error('another tool')
  expect(tool.piece(order)).toBe('ship')
  expect(tool.pieces(state, 'red')).toEqual(['red 3'])
  expect(tool.start(state, 'red', 'ship')).toEqual({ kind: 'sail', path: [] })
  expect(tool.extend(state, 'red', order, 8, 9)).toEqual({ kind: 'sail', path: [1, 2, 8, 9] })
  expect(tool.shorten(order)).toEqual({ kind: 'sail', path: [1] })
  expect(tool.trace(state, 'red', order)).toMatchObject({ cost: 2, budget: 3 })
  expect(tool.switches).toBeUndefined()
  expect(() => tool.pieces(stranger, 'red')).toThrow('no state')
  expect(() => tool.shorten({ kind: 'sail' })).toThrow('no order')
})

test('a path tool keeps its switches', () => {
  const switches: PathTool<State, Sail>['switches'] = (_state, _seat, flipped) => [
    { key: 'half', isOn: true, flipped },
  ]
  const tool = gameTool({ ...path, switches }, readers)
  expect(tool.tool === 'path' && tool.switches?.(state, 'red', order)).toEqual([
    { key: 'half', isOn: true, flipped: order },
  ])
})

test('a place tool passes everything on', () => {
  const place: PlaceTool<State, Sail> = {
    tool: 'place',
    piece: given => `ship ${given.path.length}`,
    pieces: ({ wind }) => [String(wind)],
    at: (_state, _seat, _piece, x, y, heading) => ({ kind: 'sail', path: [x, y, heading] }),
  }
  const tool = gameTool(place, readers)
  if (tool.tool !== 'place') throw new Error('another tool')
  expect(tool.piece(order)).toBe('ship 2')
  expect(tool.pieces(state, 'red')).toEqual(['3'])
  expect(tool.at(state, 'red', 'ship', 1, 2, 3)).toEqual({ kind: 'sail', path: [1, 2, 3] })
  expect(tool.isRound).toBe(undefined)
  expect(gameTool({ ...place, isRound: true }, readers)).toMatchObject({ isRound: true })
})

test('a form tool passes everything on', () => {
  const form: FormTool<State, Sail> = {
    tool: 'form',
    start: ({ wind }) => ({ kind: 'sail', path: [wind] }),
    choices: (_state, seat) => ({ path: [{ value: 1, label: { key: seat } }] }),
    summary: (_state, _seat, given) => [{ key: 'legs', values: { legs: given.path.length } }],
  }
  const tool = gameTool(form, readers)
  if (tool.tool !== 'form') throw new Error('another tool')
  expect(tool.start(state, 'red')).toEqual({ kind: 'sail', path: [3] })
  expect(tool.choices(state, 'red')).toEqual({ path: [{ value: 1, label: { key: 'red' } }] })
  expect(tool.summary(state, 'red', order)).toEqual([{ key: 'legs', values: { legs: 2 } }])
})

test('a list tool has what the ruleset`s has, and nothing else', () => {
  const bare = gameTool<State, Sail>({ tool: 'list' }, readers)
  expect(bare).toEqual({ tool: 'list' })
  const full = gameTool<State, Sail>(
    {
      tool: 'list',
      piece: given => `p${given.path.length}`,
      label: ({ wind }, id) => ({ key: `${id} ${wind}` }),
      target: given => `t${given.path.length}`,
      isRare: given => given.path.length > 1,
      isChosen: given => given.path.length > 1,
      isPrimary: true,
      forfeits: () => [],
    },
    readers,
  )
  if (full.tool !== 'list') throw new Error('another tool')
  expect(full.piece?.(order, state)).toBe('p2')
  expect(full.label?.(state, 'x')).toEqual({ key: 'x 3' })
  expect(full.target?.(order, state)).toBe('t2')
  expect([full.isRare?.(order, state), full.isChosen?.(order, state)]).toEqual([true, true])
  expect([full.isPrimary, full.forfeits?.(state, 'red')]).toEqual([true, []])
})

const could = (piece: string, ask: string): Forfeit => ({ piece, name: { key: piece }, ask })
const nameOf = (name: Forfeit['name']) => (typeof name === 'object' ? name.key : String(name))

const and = (names: string, last: string) => ({ key: 'umpire.and', values: { names, last } })

test('all that could still do the same are named in one question', () => {
  const forfeits = [could('a', 'fire'), could('b', 'board'), could('c', 'fire')]
  expect(skipQuestions(forfeits, nameOf)).toEqual([
    { key: 'fire', values: { count: 2, pieces: and('a', 'c') } },
    { key: 'board', values: { count: 1, pieces: 'b' } },
  ])
})

test('names with commas of their own are kept apart by semicolons', () => {
  const forfeits = ['12e ligne, II', '5e léger, I', 'Duval'].map(piece => could(piece, 'fire'))
  const [question] = skipQuestions(forfeits, nameOf)
  expect(question?.values).toEqual({ count: 3, pieces: and('12e ligne, II; 5e léger, I', 'Duval') })
})

test('of many the first are named and all are counted', () => {
  const forfeits = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(piece => could(piece, 'fire'))
  const [question] = skipQuestions(forfeits, nameOf)
  expect(question?.values).toEqual({
    count: 8,
    pieces: { key: 'umpire.andMore', values: { names: 'a, b, c, d, e, f', more: 2 } },
  })
})

test('only an order that goes on throws anything away', () => {
  const forfeits = () => [could('a', 'fire')]
  const goesOn: GameTool = { tool: 'list', isPrimary: true, forfeits }
  const state = { place: [], outcome: null }
  expect(forfeitsOf(goesOn, state, 'red')).toHaveLength(1)
  expect(forfeitsOf({ tool: 'list', forfeits }, state, 'red')).toEqual([])
  expect(forfeitsOf({ tool: 'list', isPrimary: true }, state, 'red')).toEqual([])
})
