import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { safety } from '../../book/tables/fire.ts'
import { GUESS } from '../../book/tables/scale.ts'
import { atFire, facing, fireOf, firing } from '../../chapters/fire/fixtures.ts'
import { guns } from '../../fixtures.ts'
import { centreOf, hullOf } from '../footprint.ts'
import type { Unit } from '../unit.ts'
import { unitOf } from '../units.ts'
import { dangerTo, lostBy } from './conditions.ts'
import { canAim, filesOf } from './line-of-fire.ts'
import type { Aiming } from './line-of-fire.ts'
import { shotOf } from './shot.ts'
import type { Shot } from './shot.ts'

const firers: readonly Partial<Unit>[] = [
  { figures: 60 },
  { figures: 4 },
  { figures: 12, formation: { kind: 'skirmish', front: null, gap: 1_500 } },
  { arm: 'artillery', guns: guns(1, 12), figures: 3 },
  { arm: 'artillery', guns: guns(6, 12), figures: 18 },
]

/** A shot at some distance, and a friend that stands somewhere along the line or beside it. */
const anyShot = fc
  .record({
    firer: fc.constantFrom(...firers),
    distance: fc.integer({ min: 2_000, max: 90_000 }),
    aside: fc.integer({ min: -30, max: 30 }),
    targetFigures: fc.constantFrom(2, 60),
    friendFigures: fc.constantFrom(2, 40),
    heading: fc.integer({ min: 0, max: 35_999 }),
    along: fc.integer({ min: -20, max: 140 }),
    off: fc.integer({ min: -120, max: 120 }),
  })
  .map(({ firer, distance, aside, targetFigures, friendFigures, heading, along, off }) => {
    const x = 100_000 + (distance * aside) / 100
    const target = facing(distance, { x, figures: targetFigures })
    const y = 100_000 + (distance * along) / 100
    const friend = { id: 'c', x: x + (distance * off) / 100, y, figures: friendFigures, heading }
    const state = atFire([firing(firer), target, friend])
    const { figures, guns: models } = unitOf(state, 'a')
    const aim = { ...centreOf(unitOf(state, 'b')), figures, guns: models.map(({ id }) => id) }
    return shotOf(state, fireOf(aim))
  })

/** The same shot as if the friend were looked at wherever it stands. */
function lookingAtAll(shot: Shot): { shot: Shot; aiming: Aiming } | undefined {
  if (!shot.aiming) return undefined
  const unit = unitOf(shot.state, 'c')
  const friend = { unit, body: hullOf(unit), isBelow: false, isOpen: false }
  const aiming = { ...shot.aiming, bystanders: [friend] }
  return { shot: { ...shot, aiming }, aiming }
}

function found(shot: Shot, aiming: Aiming) {
  const aimed = filesOf(shot.firer).filter(file => canAim(aiming, file))
  return { danger: dangerTo(shot, GUESS), lost: lostBy(shot), aimed: aimed.length }
}

const { percent } = safety

afterEach(() => {
  safety.percent = percent
})

/** Also for a larger share than the book's: the ground that is looked at must follow the table. */
test.each([percent, 40, 70])(
  '[BA-3.1.3-03] [BA-3.1.4-01] [BA-3.1.4-02] with %i % of the way whoever is left out is neither in the line nor near it',
  share => {
    safety.percent = share
    let dangers = 0
    fc.assert(
      fc.property(anyShot, shot => {
        const all = lookingAtAll(shot)
        if (!all || !shot.aiming) return
        const expected = found(all.shot, all.aiming)
        expect(found(shot, shot.aiming)).toEqual(expected)
        if (expected.danger) dangers += 1
      }),
      { numRuns: 500, seed: 1813 },
    )
    expect(dangers).toBeGreaterThan(20)
  },
)
