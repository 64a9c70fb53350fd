import type { PathSwitch, PathTool, Seat } from '@grognard/umpire'
import { isAllowed } from '@grognard/umpire'
import { writtenPart } from '../command/sheets.ts'
import { partOf, takesOrders } from '../command/write-part.ts'
import type { MarchPart, Rate } from '../parts.ts'
import type { State } from '../state.ts'
import { ticks } from '../tables/scale.ts'
import { unitOf } from '../units.ts'
import { marchRefusals } from './march-refusals.ts'
import { drawTowards } from './towards.ts'
import { traceOf } from './trace.ts'

export type MarchOrder = MarchPart & { unit: string }

/** A march of the whole phase along no legs yet. */
export function plainMarch(unit: string, rate: Rate = 'normal'): MarchOrder {
  return { kind: 'march', unit, rate, legs: [], fromTick: 1, toTick: ticks.march, course: 0 }
}

/** How a march is drawn on the screen. */
export const marchTool: PathTool<State, MarchOrder> = {
  tool: 'path',
  piece: order => order.unit,
  pieces: (state, seat) =>
    state.units.filter(unit => takesOrders(state, seat, unit)).map(({ id }) => id),
  start: (state, _seat, piece) => {
    const written = writtenPart(state, piece, 'march')
    return written ? { ...written, unit: piece } : plainMarch(piece)
  },
  extend: (state, _seat, order, x, y) => ({
    ...drawTowards(state, unitOf(state, order.unit), partOf(order), { x, y }),
    unit: order.unit,
  }),
  shorten: order => ({ ...order, legs: order.legs.slice(0, -1) }),
  trace: (state, _seat, order) => traceOf(state, order),
  label: (state, unit) => ({ key: 'ba.name', values: { name: unitOf(state, unit).name } }),
  switches: (state, seat, order) => [
    ...rateSwitches(state, seat, order),
    ...courseSwitch(state, seat, order),
  ],
}

const fasterRates: readonly Rate[] = ['fast', 'charge']

/** [BA-1.1.2-06] Fast march and charge, where the unit may. */
function rateSwitches(state: State, seat: Seat, order: MarchOrder): PathSwitch<MarchOrder>[] {
  return fasterRates.flatMap(rate => {
    const isOn = order.rate === rate
    const flipped: MarchOrder = { ...order, rate: isOn ? 'normal' : rate }
    return isOn || isLawful(state, seat, straightOn(flipped))
      ? [{ key: `ba.switch.${rate}`, isOn, flipped }]
      : []
  })
}

const BACKWARDS = 18_000

/** [BA-2.3.1-05] Backwards, where the unit may; what was drawn is drawn anew. */
function courseSwitch(state: State, seat: Seat, order: MarchOrder): PathSwitch<MarchOrder>[] {
  const isOn = order.course === BACKWARDS
  const flipped: MarchOrder = { ...order, course: isOn ? 0 : BACKWARDS, legs: [] }
  if (!isOn && !isLawful(state, seat, straightOn(flipped))) return []
  return [{ key: 'ba.switch.backwards', isOn, flipped }]
}

function straightOn(order: MarchOrder): MarchOrder {
  return { ...order, legs: [{ kind: 'straight', amount: 1 }] }
}

export function isLawful(state: State, seat: Seat, order: MarchOrder): boolean {
  return isAllowed(marchRefusals, { state, seat, unit: order.unit, part: partOf(order) })
}
