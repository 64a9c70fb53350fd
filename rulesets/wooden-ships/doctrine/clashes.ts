import { stepDown, stepEast } from '@grognard/geometry/hex/hex.ts'
import type { HexPose } from '../model/plots.ts'
import type { Ship, State } from '../model/state.ts'
import type { Outlook } from './outlook.ts'
import { becalmedAt, lying } from './reach.ts'

/** A friend or a hulk that she runs into, on the way or in the end. */
const CLASH = -5

export function clashWorth(path: readonly HexPose[], { close }: Outlook): number {
  let worth = 0
  for (const { path: other, there } of close) {
    const isHit = path.some((pose, step) => doMeet(pose, other[Math.min(step, other.length - 1)]))
    if (isHit || doMeet(path.at(-1), there)) worth += CLASH
  }
  return worth
}

/** [WS-091] Where an enemy who keeps his hex stops her, on the way if he lies still, else in the end; null where she gets through. */
export function stoppedBy(
  state: State,
  ship: Ship,
  path: readonly HexPose[],
  foes: readonly Ship[],
  { near }: Outlook,
): Ship | null {
  for (let step = 1; step < path.length; step++) {
    const isLast = step === path.length - 1
    const isStopped = foes.some((foe, at) => {
      const hull = foe.speed === 0 ? beforeDrift(foe, near[at]) : isLast ? foe : undefined
      return doMeet(path[step], hull)
    })
    if (!isStopped) continue
    const { q, r, heading } = path[step - 1] ?? ship
    if (q === ship.q && r === ship.r) return becalmedAt(state, ship, heading)
    return { ...lying(ship, { q, r, heading }, 0), stillTurns: 1 }
  }
  return null
}

/** [WS-100] Who lies still drifts when all others have sailed. */
const beforeDrift = (foe: Ship, now = foe): HexPose => ({
  q: now.q,
  r: now.r,
  heading: foe.heading,
})

/** The two ships have a hex in common. */
function doMeet(one: HexPose | undefined, other: HexPose | undefined): boolean {
  if (!one || !other) return false
  const q = one.q - stepEast(one.heading)
  const r = one.r - stepDown(one.heading)
  const otherQ = other.q - stepEast(other.heading)
  const otherR = other.r - stepDown(other.heading)
  return (
    (one.q === other.q && one.r === other.r) ||
    (one.q === otherQ && one.r === otherR) ||
    (q === other.q && r === other.r) ||
    (q === otherQ && r === otherR)
  )
}
