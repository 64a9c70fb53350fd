import { directions, hexTowards, isSameHex, turnedBy } from '@grognard/geometry/hex/hex.ts'
import type { Hex } from '@grognard/geometry/hex/hex.ts'
import { middleOf } from '@grognard/geometry/hex/plane.ts'

/** [WS-060] One step of a plot: forward, turn to port or starboard, back sails, turn back. */
export type PlotStep = 'F' | 'L' | 'R' | 'B' | 'T'

/** [WS-060] What is written for a ship for one turn. */
export type Plot =
  | { kind: 'still' }
  | { kind: 'drift' }
  | { kind: 'wake'; ahead: string | null }
  | { kind: 'steps'; steps: readonly PlotStep[] }

const still: Plot = { kind: 'still' }
const drifting: Plot = { kind: 'drift' }

/** What has been read: the same few plots are written again and again. */
const read = new Map<string, Plot | null>()
const MOST_KEPT = 5000

/** [WS-060] [WS-065] The plot that is written so; null where it holds any other sign. */
export function readPlot(text: string): Plot | null {
  const known = read.get(text)
  if (known !== undefined) return known
  if (read.size >= MOST_KEPT) read.clear()
  const plot = plotIn(text)
  read.set(text, plot)
  return plot
}

function plotIn(text: string): Plot | null {
  if (text === '0' || text === '') return still
  if (text === 'D') return drifting
  if (text.startsWith('W')) return { kind: 'wake', ahead: text.slice(1) || null }
  const steps = stepsIn(text)
  return steps && { kind: 'steps', steps }
}

/** A digit is so many hexes forward. */
function stepsIn(text: string): PlotStep[] | null {
  const steps: PlotStep[] = []
  for (const sign of text) {
    if (sign >= '1' && sign <= '9') for (let n = Number(sign); n > 0; n--) steps.push('F')
    else if (sign === 'L' || sign === 'R' || sign === 'B' || sign === 'T') steps.push(sign)
    else return null
  }
  return steps
}

/** [WS-060] Steps as the game writes them: "1L2R1". */
export function writeSteps(steps: readonly PlotStep[]): string {
  let text = ''
  let ahead = 0
  for (const step of steps) {
    if (step === 'F' && ahead < 9) ahead++
    else {
      if (ahead > 0) text += ahead
      ahead = step === 'F' ? 1 : 0
      if (step !== 'F') text += step
    }
  }
  if (ahead > 0) text += ahead
  return text || '0'
}

/** Where a ship lies: the hex of her bow and her heading. */
export interface HexPose {
  q: number
  r: number
  heading: number
}

/** [WS-073] The last turn among the first steps that no turning back has used up. */
export function unspentTurn(steps: readonly PlotStep[], count = steps.length): 'L' | 'R' | null {
  let spent = 0
  for (let at = count - 1; at >= 0; at--) {
    const step = steps[at]
    if (step === 'T') spent++
    else if (step === 'L' || step === 'R') {
      if (spent === 0) return step
      spent--
    }
  }
  return null
}

/** [WS-014] [WS-054] [WS-073] Where one step leads; `turn` is the one that a turning back undoes. */
export function afterStep(pose: HexPose, step: PlotStep, turn: 'L' | 'R' | null): HexPose {
  const { heading } = pose
  if (step === 'B') return pose
  if (step === 'L') return { q: pose.q, r: pose.r, heading: turnedBy(heading, -1) }
  if (step === 'R') return { q: pose.q, r: pose.r, heading: turnedBy(heading, 1) }
  const ahead = hexTowards(pose, heading)
  if (step === 'F') return { q: ahead.q, r: ahead.r, heading }
  return { q: ahead.q, r: ahead.r, heading: turnedBy(heading, turn === 'L' ? 1 : -1) }
}

/** [WS-111] A ship at her stern anchor: the stern keeps its hex and the bow swings. */
function swungOnStern(pose: HexPose, step: PlotStep): HexPose {
  const stern = hexTowards(pose, pose.heading, -1)
  const heading = turnedBy(pose.heading, step === 'L' ? -1 : 1)
  return { ...hexTowards(stern, heading), heading }
}

/** Where one step leads a ship that may lie at anchor. */
export function afterStepOf(
  { anchor }: { anchor: string },
  pose: HexPose,
  step: PlotStep,
  turn: 'L' | 'R' | null,
): HexPose {
  return anchor === 'stern' ? swungOnStern(pose, step) : afterStep(pose, step, turn)
}

/** Where she lay before the last step that she has made. */
export function poseBefore(ship: HexPose & { anchor: string }, made: string): HexPose {
  const { q, r, heading } = ship
  const steps = made.split('').filter((sign): sign is PlotStep => 'FLRBT'.includes(sign))
  const last = steps.pop()
  if (last && ship.anchor === 'stern') return swungOnStern(ship, last === 'L' ? 'R' : 'L')
  if (last === 'L') return { q, r, heading: turnedBy(heading, 1) }
  if (last === 'R') return { q, r, heading: turnedBy(heading, -1) }
  if (last === 'F') return { ...hexTowards({ q, r }, heading, -1), heading }
  if (last !== 'T') return { q, r, heading }
  const before = turnedBy(heading, unspentTurn(steps) === 'L' ? -1 : 1)
  return { ...hexTowards({ q, r }, before, -1), heading: before }
}

/** What a ship has made of her plot, and the hexes left behind: her first stern, then those of her bow. */
interface Track extends HexPose {
  made: string
  anchor: string
  trail: readonly number[]
}

/** Where she lay after so many of the steps that she has made this turn. */
export function poseAfter(track: Track, count: number): HexPose {
  const { made, anchor, trail } = track
  let { q, r, heading } = track
  let left = trail.length
  for (let at = made.length - 1; at >= count; at--) {
    const step = made[at]
    if (step === 'L') heading = turnedBy(heading, 1)
    if (step === 'R') heading = turnedBy(heading, -1)
    const isAhead = step === 'F' || step === 'T'
    if (!isAhead && !(anchor === 'stern' && step !== 'B')) continue
    const from = { q: trail[left - 2] ?? q, r: trail[left - 1] ?? r }
    if (isAhead) heading = headingFrom(from, { q, r }) ?? heading
    q = from.q
    r = from.r
    left -= 2
  }
  // [WS-108] Who has not turned, in tow or not, has her stern where her bow was a hex ago.
  if (count > 0 && hasTurned(made)) return { q, r, heading }
  const stern = { q: trail[left - 2] ?? q, r: trail[left - 1] ?? r }
  return { q, r, heading: headingFrom(stern, { q, r }) ?? heading }
}

/** A turn or a turn back is among the steps that she has made; no pattern is read, since every turn asks. */
export function hasTurned(made: string): boolean {
  return made.includes('L') || made.includes('R') || made.includes('T')
}

function headingFrom(from: Hex, to: Hex): number | null {
  return directions.find(heading => isSameHex(hexTowards(from, heading), to)) ?? null
}

/** Every pose from the first to the last, as if nothing stood in the way. */
export function posesAlong(
  from: HexPose,
  steps: readonly PlotStep[],
  ship: { anchor: string } = { anchor: 'none' },
): HexPose[] {
  const poses = [from]
  let pose = from
  steps.forEach((step, index) => {
    pose = afterStepOf(ship, pose, step, unspentTurn(steps, index))
    poses.push(pose)
  })
  return poses
}

/** From one heading to the next, hundredths of a degree. */
export const sixth = 6000

/** The middle of a ship between her two hexes, ground units, and her heading in 1/100 degree. */
export function poseOnGround(pose: HexPose): { x: number; y: number; heading: number } {
  const bow = middleOf(pose)
  const stern = middleOf(hexTowards(pose, pose.heading, -1))
  return { x: (bow.x + stern.x) / 2, y: (bow.y + stern.y) / 2, heading: (pose.heading - 1) * sixth }
}
