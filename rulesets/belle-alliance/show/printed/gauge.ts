import { advance, turn } from '@grognard/geometry/measured/pose.ts'
import type { PrintedGauge, PrintedRuler, PrintedSheet } from '@grognard/umpire'
import { cm, CM, DEGREE } from '../../book/measures.ts'
import type { RuleId } from '../../book/rulebook.ts'
import { weaponZones } from '../../book/tables/fire.ts'
import { angles, distances, ZONE_DEPTH } from '../../book/tables/scale.ts'
import { said } from './words.ts'

const MM_PER_CM = 10
/** Radius of the fans; our own measure. */
const radius = cm(9)
/** Strokes of a round edge; our own measure. */
const STEPS = 12

/** [BA-T-13] [BA-3.1.3-02] A ruler with the zones on it, and fans of the angles of fire. */
export function gaugeSheets(): PrintedSheet[] {
  const title = said('gauge')
  return [
    { title, isLandscape: true, parts: [ruler()] },
    {
      title,
      parts: [
        fan('fan.foot', ['BA-3.1.3-02'], angles.aim.infantry),
        fan('fan.guns', ['BA-3.1.3-02', 'BA-3.1.7-01', 'BA-5.3.1-02'], angles.aim.artillery),
      ],
    },
  ]
}

/** As long as the longest zone of hand weapons. */
function ruler(): PrintedRuler {
  const zones = Object.entries(weaponZones).flatMap(([weapon, ends]) =>
    ends.map((at, index) => ({
      at,
      name: said('mark.zone', { weapon: { key: `ba.weapon.${weapon}` }, zone: index + 1 }),
    })),
  )
  const marks = [
    ...zones,
    { at: ZONE_DEPTH, name: said('mark.meleeZone') },
    { at: distances.support, name: said('mark.support') },
    { at: distances.soutien, name: said('mark.soutien') },
    { at: distances.orderRoll, name: said('mark.orderRoll') },
  ]
  return {
    part: 'ruler',
    title: said('ruler'),
    rules: ['BA-T-13', 'BA-4.1.1-01', 'BA-3.1.7-01', 'BA-3.3.1-02', 'BA-1.1.3-01'],
    step: MM_PER_CM,
    unit: { key: 'measure.cm' },
    steps: Math.max(...marks.map(({ at }) => at)) / CM,
    marks: marks.map(({ at, name }) => ({ at: at / CM, name })),
  }
}

function inMm(length: number): number {
  return (length * MM_PER_CM) / CM
}

/** The angle either way from straight ahead. */
function fan(title: string, rules: readonly RuleId[], angle: number): PrintedGauge {
  const edge = edgeOf(angle)
  const half = Math.max(...edge.map(({ x }) => x))
  const flat = (points: { x: number; y: number }[]) =>
    points.flatMap(({ x, y }) => [inMm(half + x), inMm(radius - y)])
  const origin = { x: 0, y: 0 }
  const degrees = angle / DEGREE
  return {
    part: 'gauge',
    title: said(title),
    rules,
    width: inMm(2 * half),
    height: inMm(radius),
    lines: [
      { kind: 'cut', points: flat([origin, ...edge, origin]) },
      { kind: 'axis', points: flat([origin, { x: 0, y: radius }]) },
    ],
    labels: [{ x: inMm(half) + 8, y: inMm(radius) / 2, text: said('degrees', { degrees }) }],
  }
}

function edgeOf(angle: number): { x: number; y: number }[] {
  const north = { x: 0, y: 0, heading: 0 }
  return Array.from({ length: 2 * STEPS + 1 }, (_, step) => {
    const { x, y } = advance(turn(north, ((step - STEPS) * angle) / STEPS), radius)
    return { x, y }
  })
}
