import { expect, test } from 'vitest'
import { atFire, counting, facing, fireOf, firing } from '../chapters/fire/fixtures.ts'
import { counted, duel } from '../chapters/melee/fixtures.ts'
import { moveStaff } from '../chapters/staff/move-staff.ts'
import { builtBy } from '../chapters/works/progress.ts'
import { battle, doing, guns, square, unit } from '../fixtures.ts'
import { figuresOf } from '../model/figures.ts'
import { shotOf } from '../model/firing/shot.ts'
import { edgesOf } from '../model/footprint.ts'
import { meetingOf } from '../model/forced-moves.ts'
import { reachOfSight, viewerOf } from '../model/ground/sight.ts'
import { merged, newborn, shareOf } from '../model/parting.ts'
import type { Unit, Work } from '../model/unit.ts'
import { mayPass } from '../model/units.ts'
import { bornhoved } from '../scenarios/bornhoved/index.ts'
import { crossroadsFarm } from '../scenarios/crossroads-farm/index.ts'
import type { ScenarioFile, SideFile, UnitFile } from '../scenarios/file.ts'
import { usualWeapon } from '../scenarios/from-file.ts'
import { hougoumont } from '../scenarios/hougoumont/index.ts'
import { plancenoit } from '../scenarios/plancenoit/index.ts'
import { sehested } from '../scenarios/sehested/index.ts'
import { arcsOf } from '../show/arcs.ts'
import { cm } from './measures.ts'
import { gunRows, handWeaponRows } from './tables/fire.ts'
import { meleeRows } from './tables/melee.ts'
import { spreadRows } from './tables/morale.ts'
import { modelBase } from './tables/troops.ts'

const files = [bornhoved, sehested, hougoumont, plancenoit, crossroadsFarm]
const unitsOf = ({ sides }: ScenarioFile): UnitFile[] => sides.flatMap(side => side.units)
const figuresIn = ({ units }: SideFile) => units.reduce((sum, { figures }) => sum + figures, 0)

test('[BA-Q-01] the rows of a group stand next to one another in print', () => {
  for (const rows of [handWeaponRows, gunRows, meleeRows, spreadRows]) {
    const groups = Object.values(rows).map(({ group }) => group)
    const begun = groups.filter((group, i) => group !== groups[i - 1])
    expect(begun).toEqual([...new Set(groups)])
  }
})

test('[BA-Q-03] the cell that a row lacks is empty, and cover is the target’s against losses', () => {
  const { cover2, cover3, r300 } = gunRows
  expect([cover2.targetLoss, cover2.targetMoral]).toEqual([-2, 0])
  expect([cover3.targetLoss, cover3.targetMoral]).toEqual([-4, 0])
  expect([r300, handWeaponRows.r300].map(({ ownMoral }) => ownMoral)).toEqual([0, 0])
  expect([r300, handWeaponRows.r300].map(({ targetMoral }) => targetMoral)).toEqual([-6, -6])
})

test('[BA-Q-04] the factors of melee are those of table 8', () => {
  expect(counted(duel({ supply: 'none' }), 'u1')).toMatchObject({ noSupply: -2 })
  expect(meleeRows.noSupply.attacker).toBe(-2)
})

test('[BA-Q-10] three and four times as many more have the 2 of 200 percent', () => {
  const own = (figures: number) => {
    const state = atFire([firing({ figures }), facing(cm(9), { figures: 6 })])
    return counting(state).moral
  }
  expect([18, 24, 30].map(own)).toEqual([{ 'own.r200': 2 }, { 'own.r200': 2 }, { 'own.r200': 2 }])
})

test('[BA-Q-27] a part inherits that the unit has fought, and its line shares it', () => {
  const fought = unit({ figures: 30, hasFought: true })
  expect(newborn(shareOf(fought, 10)).hasFought).toBe(true)
  const first = (hasFought: boolean) => {
    const line = { id: 'l', mother: 'a', figures: 6, x: 150_000, hasFought }
    const units = [firing({ hasFought: false }), facing(cm(9)), line]
    return counting(atFire(units)).loss['own.first']
  }
  expect([first(false), first(true)]).toEqual([2, undefined])
})

test('[BA-Q-39] nine-pounders reach as far as twelve-pounders, without a factor of their own', () => {
  const fire = fireOf({ guns: ['g1'], figures: 3 })
  const shot = (pounder: number) => {
    const battery = firing({ arm: 'artillery', guns: guns(1, pounder), y: 75_000 })
    const state = atFire([battery, facing(0)])
    return { zone: shotOf(state, fire).zone, loss: counting(state, fire).loss }
  }
  expect(shot(9)).toEqual({ zone: 1, loss: {} })
  expect(shot(12)).toEqual({ zone: 1, loss: { 'own.pd12': 2 } })
  expect(shot(8)).toMatchObject({ zone: 2 })
})

test('[BA-Q-13] neighbours in a skirmish line have the gap between their bases', () => {
  const gap = 2_000
  const formation = { kind: 'skirmish', front: null, gap } as const
  const places = figuresOf(unit({ x: 0, y: 0, figures: 4, formation })).map(({ x }) => x)
  const steps = places.slice(1).map((x, i) => x - (places[i] ?? 0))
  expect(steps).toEqual([3_500, 3_500, 3_500])
})

test('[BA-1.3.1-02] in closed formations bases touch', () => {
  const places = figuresOf(unit({ x: 0, y: 0, figures: 8 })).map(({ x }) => x)
  expect(places.slice(1, 4).map((x, i) => x - (places[i] ?? 0))).toEqual([1_500, 1_500, 1_500])
})

test('[BA-Q-17] a scenario that names no weapon means the usual one', () => {
  expect(usualWeapon({ arm: 'infantry' })).toBe('musket')
  expect(usualWeapon({ arm: 'light cavalry' })).toBe('carbine')
  expect(usualWeapon({ arm: 'medium cavalry' })).toBe('carbine')
  expect(usualWeapon({ arm: 'light cavalry', lancers: true })).toBeNull()
  expect(usualWeapon({ arm: 'heavy cavalry' })).toBeNull()
  expect(usualWeapon({ arm: 'artillery' })).toBeNull()
})

test('[BA-Q-18] the scenario says which infantry is light', () => {
  const light = files.flatMap(unitsOf).filter(one => one.light && one.arm === 'infantry')
  expect(light.map(({ name }) => name)).toContain('1er léger, I')
  expect(light.map(({ name }) => name)).toContain('Slesvigske Jægere, I')
})

test('[BA-Q-19] [BA-Q-69] five figures make an epaulement of a gun model’s breadth, ten two', () => {
  const work: Work = {
    kind: 'epaulement',
    terrain: '',
    x: 100_000,
    y: 100_000,
    heading: 0,
    isBegun: true,
    turns: 16,
    failedInRow: 0,
  }
  const breadth = (figures: number) => {
    const [left = 0, , right = 0] = builtBy(battle(), unit({ figures }), work)?.points ?? []
    return right - left
  }
  expect([breadth(5), breadth(9)]).toEqual([modelBase.width, modelBase.width])
  expect(breadth(10)).toBe(2 * modelBase.width)
})

test('[BA-Q-28] a level higher adds 20 cm to the 200 of the open', () => {
  const hill = { kind: 'hill', level: 1, points: square(100_000, 20_000, 60_000) } as const
  const viewer = viewerOf(unit({ y: 20_000 }))
  const target = unit({ id: 'u2', seat: 'blue', y: 100_000 })
  expect(reachOfSight(battle({ terrain: [hill] }), viewer, target)).toBe(cm(220))
})

test('[BA-Q-37] units at work or rest have no factor as attackers', () => {
  expect(meleeRows.artWorkRest.attacker).toBe(0)
})

test('[BA-Q-38] canister and range are of one group', () => {
  const { canister, zone2, zone3 } = gunRows
  expect(new Set([canister.group, zone2.group, zone3.group]).size).toBe(1)
})

test('[BA-Q-53] parts share the original strength, and equal ones join at their worst', () => {
  const whole = unit({ figures: 45, original: 60 })
  expect([15, 30].map(figures => shareOf(whole, figures).original)).toEqual([20, 40])
  const one = unit({ figures: 20, valeur: 2, disorder: 'LU', supply: 'full' })
  const other = unit({ figures: 20, valeur: 1, disorder: 'OR', supply: 'limited', supplyRolls: 2 })
  const joined = { valeur: 1, disorder: 'LU', supply: 'limited', supplyRolls: 2 }
  expect(merged(one, other)).toMatchObject(joined)
})

test('[BA-1.1.1-05] who went on firing is passed through only by force', () => {
  const guns = { formation: { kind: 'unlimbered', front: null, gap: null } } as const
  const firing = unit({ id: 'u2', ...guns, doing: doing({ continuedFire: true }) })
  const own = unit()
  expect([mayPass(own, firing), mayPass(own, unit({ id: 'u2', ...guns }))]).toEqual([false, true])
  const state = battle({ units: [own, firing] })
  expect(meetingOf(state, own, 'through', firing)).toBe('passes')
})

test('[BA-1.1.1-09] retreat, rout, being carried away and pressed back are forced on everybody', () => {
  const kind = 'skirmish' as const
  const line = unit({ id: 'u2', formation: { kind, front: null, gap: cm(1.5) } })
  const firing = { ...line, doing: doing({ continuedFire: true }) }
  const state = battle({ units: [unit(), line] })
  const styles = ['retreat', 'rout', 'through', 'pushed'] as const
  const met = (other: Unit) => styles.map(style => meetingOf(state, unit(), style, other))
  expect(met(line)).toEqual(['passes', 'carries', 'passes', 'passes'])
  expect(met(firing)).toEqual(met(line))
})

test('[BA-1.1.1-10] a figure that has been placed is not placed again', () => {
  const order = { kind: 'moveStaff', staff: 's1', x: 12_000, y: 10_000, contact: '' } as const
  const rules = (lastMove: number | null) => {
    const state = battle({ at: 'staff', staff: [{ lastMove }] })
    return moveStaff.judge(state, 'red', order).because.map(({ rule }) => rule)
  }
  expect(rules(null)).toEqual([])
  expect(rules(4)).toEqual(['BA-1.1.4-12'])
})

test('[BA-1.1.1-11] [BA-Q-35] no range is shown before fire is declared, unless so agreed', () => {
  const zones = (measuring: 'afterwards' | 'always') => {
    const state = battle({ at: 'fire', units: [{}], options: { measuring } })
    return state.units.flatMap(one => arcsOf(state, one)).length
  }
  expect([zones('afterwards'), zones('always')]).toEqual([0, 1])
})

test('[BA-1.1.7-02] a gun model stands for one to four guns', () => {
  const models = files.flatMap(unitsOf).flatMap(({ guns }) => guns ?? [])
  expect(models.filter(({ gunners }) => gunners < 1 || gunners > 4)).toEqual([])
})

test('[BA-6.1.2-02] a garrison has neither flank nor rear', () => {
  const house = { kind: 'building', points: square(100_000, 100_000, 9_000) } as const
  const [garrison] = battle({ terrain: [house], units: [{ building: 't1' }] }).units
  expect(garrison && edgesOf(garrison).map(({ countsAs }) => countsAs)).toEqual(
    Array(4).fill('front'),
  )
})

const sizes = (file: ScenarioFile) => file.sides.map(figuresIn)

test('[BA-S-1] Bornhöved: foot behind two hedges against cavalry and horse guns alone', () => {
  expect(sizes(bornhoved)).toEqual([126, 54])
  expect(bornhoved.terrain.filter(({ look }) => look === 'hedge')).toHaveLength(2)
  const swedes = bornhoved.sides[1]?.units.map(({ arm }) => arm) ?? []
  expect(swedes).not.toContain('infantry')
  expect(bornhoved.victory.points.some(({ kind }) => kind === 'exited')).toBe(true)
})

test('[BA-S-2] Sehested: a corps that arrives and is to leave', () => {
  expect(sizes(sehested)).toEqual([286, 283])
  expect(sehested.sides[0]?.units.some(({ arrives }) => arrives)).toBe(true)
  expect(sehested.victory.points.some(({ kind }) => kind === 'exited')).toBe(true)
})

test('[BA-S-3] Hougoumont: a garrison behind walls in its houses', () => {
  expect(sizes(hougoumont)).toEqual([410, 251])
  expect(hougoumont.terrain.filter(({ look }) => look === 'wall')).toHaveLength(3)
  expect(hougoumont.sides[1]?.units.some(({ building }) => building)).toBe(true)
})

test('[BA-S-4] Plancenoit: Prussian regiments in the place of brigades', () => {
  expect(sizes(plancenoit)).toEqual([552, 408])
  const levels = plancenoit.sides[0]?.chiefs.map(({ level }) => level) ?? []
  expect(levels.filter(level => level === 'regiment')).toHaveLength(6)
  expect(levels).not.toContain('brigade')
})
