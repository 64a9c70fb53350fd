import { expect, test } from 'vitest'
import { AttachmentRefused, errorIn } from '@grognard/umpire'
import type { Json } from '@grognard/umpire'
import { said } from '../fixtures.ts'
import { belleAlliance } from '../index.ts'
import { picture } from '../show/picture.ts'
import { status } from '../show/status.ts'
import { bornhoved } from './bornhoved/index.ts'
import { crossroadsFarm } from './crossroads-farm/index.ts'
import { scenarioShape } from './file-shape.ts'
import type { ScenarioFile, UnitFile } from './file.ts'
import { hougoumont } from './hougoumont/index.ts'
import { scenarios } from './index.ts'
import { plancenoit } from './plancenoit/index.ts'
import { sehested } from './sehested/index.ts'

const files: readonly [string, string, ScenarioFile][] = [
  ['BA-S-1', 'bornhoved', bornhoved],
  ['BA-S-2', 'sehested', sehested],
  ['BA-S-3', 'hougoumont', hougoumont],
  ['BA-S-4', 'plancenoit', plancenoit],
  ['BA-S-5', 'crossroads-farm', crossroadsFarm],
]

for (const [rule, id, file] of files)
  test(`[${rule}] [BA-1.1.9-01] ${id} is in order by shape and by the rules`, () => {
    expect(errorIn(scenarioShape, file)).toBeNull()
    const state = scenarios[id]?.begin({}, {})
    expect(state?.units).toHaveLength(file.sides.flatMap(side => side.units).length)
    expect(state?.sides.map(side => side.seat)).toEqual(file.sides.map(side => side.seat))
  })

test('[BA-S-5] the training ground is the same from both sides', () => {
  const [one, other] = crossroadsFarm.sides
  const { width, height } = crossroadsFarm
  const turned = other?.units.map(({ x, y, figures, valeur }) => [
    width - x,
    height - y,
    figures,
    valeur,
  ])
  expect(one?.units.map(({ x, y, figures, valeur }) => [x, y, figures, valeur])).toEqual(turned)
})

/** The faults of a player's own file that is the training fight, changed so. */
function errorsAfter(change: (file: ScenarioFile) => void): string[] {
  const file = structuredClone(crossroadsFarm)
  change(file)
  const paper: Json = JSON.parse(JSON.stringify(file))
  try {
    scenarios.own?.begin({}, { scenario: paper })
    return []
  } catch (error) {
    if (error instanceof AttachmentRefused)
      return error.ruling.because.map(({ message }) => message)
    throw error
  }
}

/** The same where its first unit is changed. */
function broken(change: Partial<UnitFile>): string[] {
  return errorsAfter(file => Object.assign(file.sides[0]?.units[0] ?? {}, change))
}

test('[BA-1.1.9-01] a file of a player’s own is read, its sides are the seats', () => {
  const paper: Json = JSON.parse(JSON.stringify(bornhoved))
  expect(scenarios.own?.seats({}, { scenario: paper })).toEqual(['denmark', 'sweden'])
  expect(broken({})).toEqual([])
})

test('[BA-1.1.9-01] each thing wrong with a file is named', () => {
  expect(broken({ id: 'f2' })).toContain('ba.refuse.fileIdTwice')
  expect(broken({ chief: 'P1' })).toContain('ba.refuse.fileNoChief')
  expect(broken({ figures: 2 })).toContain('ba.refuse.fileTooFew')
  expect(broken({ entry: 'Zouaves' })).toContain('ba.refuse.fileNoEntry')
  expect(broken({ valeur: 5 })).toContain('ba.refuse.fileValeur')
  expect(broken({ formation: 'limbered' })).toContain('ba.refuse.fileFormation')
  expect(broken({ building: 'w1' })).toContain('ba.refuse.fileNoBuilding')
  expect(broken({ building: 'b1' })).toContain('ba.refuse.fileFull')
  expect(broken({ x: -60 })).toContain('ba.refuse.fileOffBoard')
  expect(broken({ x: 72 })).toContain('ba.refuse.fileOverlap')
})

test('[BA-1.2.4-04] the gunners of a battery’s models are its figures', () => {
  const file = structuredClone(crossroadsFarm)
  const battery = file.sides[0]?.units.find(unit => unit.guns)
  if (battery) battery.figures = 5
  expect(() => scenarios.own?.begin({}, { scenario: JSON.parse(JSON.stringify(file)) })).toThrow(
    AttachmentRefused,
  )
})

test('[BA-6.1.1-03] [BA-2.3.1-01] no unit begins on a building or in a wood closed to its formation', () => {
  expect(broken({ x: 73, y: 66 })).toEqual(['ba.refuse.fileInHouse'])
  expect(broken({ x: 31, y: 44 })).toEqual(['ba.refuse.fileInWood'])
  expect(broken({ x: 31, y: 44, formation: 'skirmish', gap: 1.5, light: true })).toEqual([])
})

test('[BA-2.3.6-01] nor in deep water', () => {
  const points: [number, number][] = [
    [0, 20],
    [160, 20],
  ]
  const flooded = (width: number) =>
    errorsAfter(file => file.terrain.push({ id: 'river', kind: 'stream', points, width }))
  expect(new Set(flooded(20))).toEqual(new Set(['ba.refuse.fileInWater']))
  expect(flooded(2)).toEqual([])
})

test('[BA-Q-34] the victory rules name places that there are, and buildings that are some', () => {
  const naming = (place: string) =>
    errorsAfter(file => Object.assign(file.victory.points[0] ?? {}, { places: [place] }))
  expect(naming('b1')).toEqual([])
  expect(naming('nowhere')).toEqual(['ba.refuse.fileNoPlace'])
  expect(naming('w1')).toEqual(['ba.refuse.filePlaceNoBuilding'])
})

test('[BA-1.1.9-01] a battle of a player’s own bears the name and the words of its file', () => {
  const file = { ...structuredClone(crossroadsFarm), title: 'My battle', about: 'Two hills.' }
  const state = scenarios.own?.begin({}, { scenario: JSON.parse(JSON.stringify(file)) })
  const shipped = scenarios['crossroads-farm']?.begin({}, {})
  if (!state || !shipped) throw new RangeError('Both battles begin.')
  expect(said(picture(state).title ?? { key: '' })).toBe('My battle')
  expect(
    status(state, 'france')
      .slice(0, 2)
      .map(line => said(line)),
  ).toEqual(['My battle', 'Two hills.'])
  expect(picture(shipped).title).toBeUndefined()
})

/** The refusals of the training scenario changed as a whole. */
function spoilt(spoil: (file: ScenarioFile) => void): string[] {
  const file = structuredClone(crossroadsFarm)
  spoil(file)
  try {
    scenarios.own?.begin({}, { scenario: JSON.parse(JSON.stringify(file)) })
    return []
  } catch (error) {
    if (error instanceof AttachmentRefused)
      return error.ruling.because.map(({ message }) => message)
    throw error
  }
}

const smallZone = [
  [0, 0],
  [3, 0],
  [3, 3],
]

test('[BA-1.1.9-01] [BA-1.1.4-01] [BA-1.1.4-02] hour, seats, ids and chiefs of a file are looked at too', () => {
  const refusals = [
    spoilt(file => (file.start = 'noon')),
    spoilt(file => file.sides.forEach(side => (side.seat = 'france'))),
    spoilt(file => file.terrain.push(...file.terrain.slice(0, 1))),
    spoilt(file => file.sides.forEach(side => side.chiefs.forEach(chief => (chief.x = -50)))),
    spoilt(file => (file.year = 1813)),
    spoilt(file => Object.assign(file.sides[0]?.chiefs[0] ?? {}, { over: 'F1' })),
    spoilt(file => Object.assign(file.sides[0]?.chiefs[0] ?? {}, { over: 'P1' })),
    spoilt(file => Object.assign(file.sides[0] ?? {}, { deployZone: smallZone })),
  ]
  expect(refusals.map(([first]) => first)).toEqual([
    'ba.refuse.fileStart',
    'ba.refuse.fileSameSeat',
    'ba.refuse.fileTerrainTwice',
    'ba.refuse.fileStaffOff',
    'ba.refuse.fileOtherYear',
    'ba.refuse.fileOver',
    'ba.refuse.fileOver',
    'ba.refuse.fileZoneSmall',
  ])
})

test('[BA-1.1.9-01] a file whose two sides are the same is told that alone', () => {
  const twice = (file: ScenarioFile) => {
    file.terrain.push(...file.terrain.slice(0, 1))
    for (const side of file.sides) side.seat = 'france'
  }
  expect(spoilt(twice)).toEqual(['ba.refuse.fileSameSeat'])
})

test('[BA-1.1.4-02] chiefs in a ring have no superior, whoever else stands under them', () => {
  const ring = (file: ScenarioFile) => {
    const [side] = file.sides
    const [one, ...others] = side?.chiefs ?? []
    if (!side || !one) throw new RangeError('A side has a chief.')
    const above = { ...one, id: 'A1', over: 'A2' }
    side.chiefs = [{ ...one, over: 'A1' }, ...others, above, { ...above, id: 'A2', over: 'A1' }]
  }
  expect(spoilt(ring)).toContain('ba.refuse.fileOver')
})

test('[BA-1.1.4-01] a chief may stand on the very edge of the board, not beyond it', () => {
  const moved = (x: number, y: number) =>
    spoilt(file => Object.assign(file.sides[0]?.chiefs[0] ?? {}, { x, y }))
  const { width, height } = crossroadsFarm
  for (const [x, y] of [
    [0, 0],
    [width, height],
  ] as const)
    expect(moved(x, y)).not.toContain('ba.refuse.fileStaffOff')
  expect(moved(0, height + 1)).toContain('ba.refuse.fileStaffOff')
  expect(moved(width + 1, 0)).toContain('ba.refuse.fileStaffOff')
})

test('[BA-Q-18] infantry that is light by its name is light', () => {
  const names = /voltigeur|léger|jäger|rifle|schützen|grenz|light/i
  const named = files
    .flatMap(([, , file]) => file.sides.flatMap(side => side.units))
    .filter(({ name, arm }) => arm === 'infantry' && names.test(name))
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter(unit => !unit.light).map(({ name }) => name)).toEqual([])
})

test('[BA-1.1.9-01] what a file may call a unit, a chief or a place can be named in every order', () => {
  const longest = Object.entries(belleAlliance.rules.orders).flatMap(([kind, { shape }]) =>
    Object.entries(shape).flatMap(([field, one]) =>
      one.type === 'text' && !('values' in one)
        ? [{ name: `${kind} ${field}`, most: one.longest ?? Infinity }]
        : [],
    ),
  )
  expect(longest.length).toBeGreaterThan(20)
  const id = 'x'.repeat(60)
  expect(broken({ id })).toEqual([])
  expect(longest.filter(({ most }) => most < id.length)).toEqual([])
})
