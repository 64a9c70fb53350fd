import { seededDice } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { languages } from '@grognard/umpire/message.ts'
import { expect, test } from 'vitest'
import { lineOfBattle } from '../index.ts'
import { battleOf } from '../model/fixtures.ts'
import type { Setting } from '../model/fixtures.ts'
import type { Ship } from '../model/state.ts'
import type { Step } from '../model/steps.ts'
import { candidates } from './candidates.ts'

const { messages } = lineOfBattle

const far = { id: 'heros', seat: 'blue', x: 24_000, y: 44_000 }

/** What speaks for the one order that is thought of. */
function reasons(ships: Partial<Ship>[], setting: Setting = {}): string[] {
  const found = [...candidates(battleOf({ ...setting, ships }), 'red', seededDice('reasons'))]
  expect(found).toHaveLength(1)
  const keys = found[0]?.because?.map(({ key }) => key) ?? []
  for (const language of languages)
    expect(
      keys.filter(key => !messages[language][key]),
      language,
    ).toEqual([])
  return keys.map(key => key.slice('lob.because.'.length))
}

test('[LOB-060] far from the enemy a ship closes, and it is said whether she keeps the wind', () => {
  const ajax = { id: 'ajax', x: 24_000, y: 10_000 }
  expect(reasons([ajax, far], { windFrom: 0 })).toEqual(['unseen', 'closes', 'far'])
  expect(reasons([ajax, far], { windFrom: 18_000 })).toEqual(['unseen', 'closes', 'gage', 'far'])
})

test('[LOB-104] a ship of the line that finds her place astern of another is told so', () => {
  const line = [
    { id: 'ajax', card: 'line3', x: 24_000, y: 16_000, hasMoved: true },
    { id: 'orion', card: 'line3', x: 24_000, y: 10_500 },
  ]
  expect(reasons([...line, far])).toContain('line')
})

test('[LOB-102] [LOB-061] a ship that comes about and one that has sailed are told why', () => {
  expect(reasons([{ id: 'ajax', card: 'line1', y: 46_500 }])).toEqual(['about'])
  expect(reasons([{ id: 'ajax', hasMoved: true }, far])).toEqual(['allSailed'])
})

const ajax: Partial<Ship> = { id: 'ajax', card: 'line3' }

/** A ship of blue so many inches to the east of red's. */
const heros = (inches: number, given: Partial<Ship> = {}): Partial<Ship> => ({
  id: 'heros',
  card: 'line3',
  seat: 'blue',
  x: 24_000 + inches * 1000 + 550,
  ...given,
})

/** What speaks for the one order that is thought of. */
function told(at: Step, ships: Partial<Ship>[], setting: Setting = {}): Message[] {
  const found = [...candidates(battleOf({ at, ...setting, ships }), 'red', seededDice('reasons'))]
  expect(found).toHaveLength(1)
  return found[0]?.because ?? []
}

/** A value's name; what stands in braces after a number or “other” is words. */
const placeholder = /(?<!(?:=\d|other) )\{([a-z]\w*)(?=[,}])/g

function reasonsOf(...[at, ships, setting]: Parameters<typeof told>): string[] {
  const found = told(at, ships, setting)
  for (const { key, values = {} } of found)
    for (const language of languages) {
      const sentence = messages[language][key] ?? 'no {sentence}'
      const asked = Array.from(sentence.matchAll(placeholder), ([, name]) => name)
      expect(Object.keys(values), sentence).toEqual(expect.arrayContaining(asked))
    }
  return found.map(({ key }) => key.slice('lob.because.'.length))
}

const unloaded = { ...ajax, shot: null }

test('[LOB-054] a shot is chosen by how far the nearest enemy is, less what ships close', () => {
  expect(told('shots', [unloaded, heros(5)])).toEqual([
    {
      key: 'lob.because.shotBest',
      values: { target: 'heros', inches: 5, met: 2, shot: { key: 'lob.shot.grape' } },
    },
  ])
  expect(reasonsOf('shots', [unloaded, heros(5)])).toEqual(['shotBest'])
})

test('[LOB-128] it is told whether other shot carries so far, or any', () => {
  expect(reasonsOf('shots', [unloaded, heros(15)])).toEqual(['shotOnly'])
  expect(reasonsOf('shots', [unloaded, heros(20)])).toEqual(['shotBeyond'])
  expect(reasonsOf('shots', [unloaded])).toEqual(['shotAnyway'])
})

test('[LOB-150] half a crew at the guns of a cutter does little with any shot', () => {
  const cutter: Partial<Ship> = { ...unloaded, card: 'cutter', crew: 1 }
  expect(reasonsOf('shots', [cutter, heros(5)])).toEqual(['shotAlike'])
})

test('[LOB-134] and whether light and weather let it hit', () => {
  const night = { clock: 23 * 60, weather: 5 as const }
  expect(reasonsOf('shots', [unloaded, heros(12)], night)).toEqual(['shotMisses'])
})

test('[LOB-054] who has loaded all ships is told so', () => {
  expect(reasonsOf('shots', [ajax, heros(5)])).toEqual(['allLoaded'])
})

test('[LOB-150] half a crew serves one side where the other has no target', () => {
  const halved = { ...ajax, crew: 1 }
  expect(reasonsOf('guns', [halved, heros(4)])).toEqual(['oneSide'])
})

test('[LOB-132] [LOB-137] what is left unlaid is told from what cannot hit and what is kept', () => {
  const dusk = { clock: 20 * 60, weather: 4 as const }
  const double = { ...ajax, isDoubleLoaded: true }
  expect(reasonsOf('target', [double, heros(8)], dusk)).toEqual(['keepsLoad'])
  const night = { clock: 23 * 60, weather: 5 as const }
  expect(reasonsOf('target', [ajax, heros(14)], night)).toEqual(['cannotHit'])
  expect(reasonsOf('target', [ajax, heros(30)])).toEqual(['allLaid'])
})

test('[LOB-135] guns that are laid are fired', () => {
  const aims = [{ ship: 'ajax', battery: 'starboard' as const, target: 'heros' }]
  expect(told('fire', [ajax, heros(4)], { aims })).toEqual([
    { key: 'lob.because.laid', values: { ship: 'ajax', target: 'heros' } },
  ])
  expect(reasonsOf('fire', [ajax, heros(4)], { aims })).toEqual(['laid'])
})

test('[LOB-160] [LOB-151] a crew boards a weaker one, takes a ship without one, or stays', () => {
  const beside = (crew: number) => [ajax, heros(crew === 0 ? 0 : 0.2, { crew })]
  expect(reasonsOf('board', beside(2))).toEqual(['storms'])
  expect(reasonsOf('board', beside(0))).toEqual(['prize'])
  expect(reasonsOf('board', beside(12))).toEqual(['noneWeaker'])
})

test('[LOB-126] [LOB-048] an answer to a proposal has its reason', () => {
  const ships = [ajax, heros(5)]
  const asked = (setting: Setting) => reasonsOf('answer', ships, setting)
  expect(asked({ proposal: 'recentre' })).toEqual(['recentred'])
  expect(asked({ proposal: 'end' })).toEqual(['toWin'])
  expect(asked({ proposal: 'end', rules: { victory: 'spy' } })).toEqual(['task'])
  const wreck = [{ ...ajax, hull: 1, crew: 1 }, heros(5)]
  expect(reasonsOf('answer', wreck, { proposal: 'end' })).toEqual(['asLost'])
})
