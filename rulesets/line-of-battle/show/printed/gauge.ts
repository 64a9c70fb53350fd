import { advance, turn } from '@grognard/geometry/measured/pose.ts'
import { INCH } from '@grognard/geometry/measured/units.ts'
import type { PrintedGauge, PrintedRuler, PrintedSheet, PrintRequest } from '@grognard/umpire'
import type { LobOptions } from '../../book/options.ts'
import { rangeBands, shots } from '../../book/tables/fire.ts'
import { crossing, lineOfBattle, transferGap } from '../../book/tables/movement.ts'
import { officerWithin } from '../../book/tables/rally.ts'
import { centimetresPerInch, gauge, printedScale } from '../../book/tables/setup.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import type { State } from '../../model/state.ts'
import { optionsOf, said } from './words.ts'

const MM_PER_INCH = 25.4
const MM_PER_CM = 10
/** The largest fan that fits every paper; our own measure. */
const longestFan = 130
/** Strokes of a round edge; our own measure. */
const STEPS = 12

/** [LOB-007] A ruler with the ranges on it and the fan of the guns, in the scale of the models. */
export function gaugeSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  const step = stepOf(optionsOf(state))
  const title = said('gauge')
  const subtitle = said('gauge.scale', { scale: optionsOf(state).scale })
  return [
    { title, subtitle, isLandscape: true, parts: [rulerOf(step)] },
    { title, subtitle, parts: [fanOf(step)] },
  ]
}

/** [LOB-003] [LOB-004] Millimetres on paper of an inch of the rules. */
function stepOf({ measure, scale }: LobOptions): number {
  const inch = measure === 'inch' ? MM_PER_INCH : centimetresPerInch * MM_PER_CM
  return (inch * printedScale) / scale
}

function rulerOf(step: number): PrintedRuler {
  const marks = [
    ...rangeBands.map(({ band, upTo }) => ({ at: upTo, name: { key: `lob.range.${band}` } })),
    ...shots.map(({ id, range }) => ({ at: range, name: { key: `lob.shot.${id}` } })),
    { at: lineOfBattle.gap, name: said('mark.line') },
    { at: transferGap, name: said('mark.transfer') },
    { at: crossing.distance, name: said('mark.crossing') },
    { at: officerWithin, name: said('mark.officer') },
  ]
  return {
    part: 'ruler',
    title: said('ruler'),
    rules: ['LOB-007', 'LOB-106', 'LOB-107', 'LOB-128', 'LOB-129', 'LOB-202', 'LOB-080'],
    step,
    unit: { key: 'lob.measure.inch' },
    steps: gauge.range / INCH,
    marks: marks.map(({ at, name }) => ({ at: at / INCH, name })),
  }
}

/** [LOB-130] [LOB-106] [LOB-108] One angle serves guns, line of battle and crossing. */
function fanOf(step: number): PrintedGauge {
  const radius = Math.min(crossing.distance, Math.floor((longestFan / step) * INCH))
  const inMm = (length: number) => (length / INCH) * step
  const edge = edgeOf(radius, gauge.halfArc)
  const half = Math.max(...edge.map(({ x }) => x))
  const flat = (points: { x: number; y: number }[]) =>
    points.flatMap(({ x, y }) => [inMm(half + x), inMm(radius - y)])
  const origin = { x: 0, y: 0 }
  const within = [gauge.gap].filter(length => length < radius)
  return {
    part: 'gauge',
    title: said('fan', { degrees: inDegrees(gauge.halfArc) }),
    rules: ['LOB-007', 'LOB-106', 'LOB-108', 'LOB-130'],
    width: inMm(2 * half),
    height: inMm(radius),
    lines: [
      { kind: 'cut', points: flat([origin, ...edge, origin]) },
      { kind: 'axis', points: flat([origin, { x: 0, y: radius }]) },
      ...within.map(length => ({
        kind: 'mark' as const,
        points: flat(edgeOf(length, gauge.halfArc)),
      })),
    ],
    labels: [...within, radius].map(length => ({
      x: inMm(half) + LABEL_ASIDE,
      y: inMm(radius - length) + LABEL_DOWN,
      text: said('inches', { inches: inInches(length) }),
    })),
  }
}

const LABEL_ASIDE = 6
const LABEL_DOWN = 6

function edgeOf(radius: number, halfArc: number): { x: number; y: number }[] {
  const north = { x: 0, y: 0, heading: 0 }
  return Array.from({ length: 2 * STEPS + 1 }, (_, step) => {
    const { x, y } = advance(turn(north, ((step - STEPS) * halfArc) / STEPS), radius)
    return { x, y }
  })
}
