import { expect, test } from 'vitest'
import { attack, attackClause, march, sheet, straight } from '../chapters/encounter/fixtures.ts'
import { battle, guns, said } from '../fixtures.ts'
import type { Terrain } from '../model/setting.ts'
import type { Step } from '../model/steps.ts'
import type { Unit } from '../model/unit.ts'
import { view } from '../model/view.ts'
import { picture } from './picture.ts'

const blue: Partial<Unit> = { seat: 'blue', heading: 18_000, y: 140_000 }

const kindsIn = (...given: Parameters<typeof picture>) =>
  picture(...given).paths.map(({ kind }) => kind)

test('[BA-1.1.2-05] what is written is seen by its own side alone, and only while orders are written', () => {
  const parts = [march([straight(20)]), attackClause('u2')]
  const setting = { units: [{}, blue], sheets: [sheet('u1', ...parts)] }
  const state = battle(setting)
  expect(kindsIn(view(state, 'red'))).toEqual(['march', 'meansToAttack'])
  expect(kindsIn(view(state, 'blue'))).toEqual([])
  expect(kindsIn(view(battle({ ...setting, at: 'staff' as const }), 'red'))).toEqual([])
})

test('[BA-1.1.2-06] a march ends in a ghost as far ahead as it leads', () => {
  const state = battle({ units: [{}, blue], sheets: [sheet('u1', march([straight(15)]))] })
  const { paths, pieces } = picture(state)
  const [unit] = pieces
  const ghost = paths[0]?.ghost
  expect(ghost?.x).toBe(unit?.x)
  expect((ghost?.y ?? 0) - (unit?.y ?? 0)).toBe(15_000)
  expect(ghost?.beam).toBe(unit?.beam)
})

test('[BA-4.1.1-03] [BA-4.1.3-01] an announced attack is an arrow, and swords when it has met', () => {
  const setting = { units: [{}, blue], at: 'staff' as const }
  const announced = picture(battle({ ...setting, attacks: [attack('u1', 'u2')] }))
  expect(announced.paths.map(({ kind }) => kind)).toEqual(['attack'])
  const met = { met: 'u2', state: 'met' } as const
  const fought = picture(battle({ ...setting, attacks: [attack('u1', 'u2', met)] }))
  expect(fought.paths).toEqual([])
  expect(fought.markers.map(({ kind }) => kind)).toEqual(['melee'])
})

test('[BA-1.1.3-01] [BA-1.1.4-01] a chief has his circle, and a line to the unit he is with', () => {
  const state = battle({ units: [{}], staff: [{ contact: 'u1' }] })
  const { arcs, paths, pieces } = picture(state)
  const chief = pieces.find(({ shape }) => shape === 'rider')
  const [circle] = arcs.filter(({ piece }) => piece === chief?.id)
  const outline = circle?.bands[0]?.polygon ?? []
  expect(Math.max(...outline.filter((_, i) => i % 2 === 0)) - (chief?.x ?? 0)).toBe(30_000)
  expect(paths).toMatchObject([{ piece: chief?.id, kind: 'contact' }])
})

test('[BA-1.2.3-01] lancers, heavy and light horse are told apart', () => {
  const horse = (given: Partial<Unit>): Partial<Unit> => ({ squadrons: 2, figures: 8, ...given })
  const state = battle({
    units: [
      horse({ arm: 'light cavalry', hasLances: true }),
      horse({ arm: 'heavy cavalry', x: 140_000 }),
      horse({ arm: 'light cavalry', x: 60_000 }),
      horse({ arm: 'medium cavalry', x: 20_000 }),
    ],
  })
  const marks = picture(state).pieces.map(({ block }) => block?.mark)
  expect(marks).toEqual(['lance', 'heavy', 'light', undefined])
})

test('[BA-1.1.7-01] the card of a battery tells its calibres', () => {
  const [gun] = guns(1)
  const models = [...guns(2), ...(gun ? [{ ...gun, id: 'g9', pounder: 12 }] : [])]
  const state = battle({ units: [{ arm: 'artillery', guns: models }, { arm: 'wagon' }] })
  const cards = picture(state).pieces.map(({ card }) => card[0] && said(card[0]))
  expect(cards[0]).toBe('artillery, 12/6-pounders, quality 0')
  expect(cards[1]).toContain('no firearms')
})

test('[BA-1.1.1-11] the ruler is kept away while orders are written and fire is declared, unless so agreed', () => {
  const isBarred = (at: Step, measuring: 'afterwards' | 'always') =>
    picture(battle({ at, options: { measuring } })).isMeasuringBarred !== undefined
  expect(
    (['orders', 'continuedFire', 'fire'] as const).map(at => isBarred(at, 'afterwards')),
  ).toEqual([true, true, true])
  expect(isBarred('staff', 'afterwards')).toBe(false)
  expect(isBarred('orders', 'always')).toBe(false)
})

test('[BA-5.3.2-01] a unit that has been driven off attacks no more, and has no arrow', () => {
  const attacks = [attack('u1', 'u2')]
  const kinds = (disorder: Unit['disorder']) =>
    kindsIn(battle({ units: [{ disorder }, blue], at: 'staff', attacks }))
  expect(kinds('LU')).toEqual(['attack'])
  expect(kinds('U')).toEqual([])
  expect(kinds('FU')).toEqual([])
})

test('[BA-Q-34] how the battle is won can be read at any time', () => {
  const points = [
    { kind: 'unitRuined' as const, seats: ['red', 'blue'], when: 'end' as const, points: 2 },
  ]
  const { goals = [] } = picture(battle({ units: [{}, blue], victory: { points } }))
  expect(goals.map(({ key }) => key)).toContain('ba.points.rule')
})

test('[BA-5.3.2-01] who is no longer fit for its attack shows none, nor does anybody when the battle is over', () => {
  const attacks = [attack('u1', 'u2')]
  const kindsOf = (unit: Partial<Unit>) => {
    const [piece] = picture(battle({ units: [unit, blue], attacks })).pieces
    return piece?.badges.map(({ kind }) => kind)
  }
  expect(kindsOf({})).toContain('attacking')
  expect(kindsOf({ disorder: 'FU' })).not.toContain('attacking')
  const over = { ...battle({ units: [{}, blue], attacks }), outcome: outcome() }
  expect(picture(over).pieces[0]?.badges).toEqual([])
})

const outcome = () => ({ winners: ['red'], message: { key: 'ba.outcome.draw' } })

test('[BA-2.3.6-01] roads are drawn over water as bridges or fords, destroyed ones no more', () => {
  const points = [0, 50_000, 200_000, 50_000]
  const drawn = (given: Partial<Terrain>) => {
    const road = { kind: 'road' as const, points, ...given }
    return picture(battle({ terrain: [road] })).lines?.map(({ kind }) => kind)
  }
  expect(drawn({})).toEqual(['road'])
  expect(drawn({ crossing: 'ford' })).toEqual(['ford'])
  expect(drawn({ crossing: 'stoneBridge' })).toEqual(['bridge'])
  expect(drawn({ crossing: 'woodenBridge', isDestroyed: true })).toEqual([])
})

test('[BA-4.1.3-01] an attack that has been fought or has met nobody has no swords', () => {
  const swords = (given: Parameters<typeof attack>[2]) => {
    const attacks = [attack('u1', 'u2', given)]
    return picture(battle({ units: [{}, blue], at: 'staff', attacks })).markers.length
  }
  expect(swords({ met: 'u2', state: 'met' })).toBe(1)
  expect(swords({ met: 'u2', state: 'fought' })).toBe(0)
  expect(swords({ met: null, state: 'met' })).toBe(0)
})
