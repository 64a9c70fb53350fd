import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { along, distance, heading, unit } from '../../model/fields.ts'
import { inDegrees, inMillimetres } from '../../model/measures.ts'
import { advanced, hullOf } from '../../model/hulls.ts'
import type { Hull } from '../../model/hulls.ts'
import { edges } from '../../model/state.ts'
import { nameOf, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'

export const movementEvents = {
  /** A whole move under way. Lengths in 1/10 mm. */
  sailed: event(
    {
      unit,
      isAstern: field.yesNo,
      /** At the end of each leg; the last is where the unit lies. */
      poses: field.list(field.record({ x: along, y: along, heading })),
      travelled: distance,
      points: field.integer(0, 20),
    },
    {
      rule: 'WAS-055',
      apply(state, e) {
        const unit = unitOf(state, e.unit)
        const end = e.poses[e.poses.length - 1]
        unit.hasSailed = true
        unit.pointsSailed = e.points
        unit.hasMoved = true
        unit.wake = wakeOf(hullOf(state, unit), e.poses)
        if (!end) return
        unit.x = end.x
        unit.y = end.y
        unit.heading = end.heading
      },
      describe: (e, before) => ({
        key: e.isAstern ? 'was.event.sailedAstern' : 'was.event.sailed',
        values: {
          unit: nameOf(before, e.unit),
          distance: inMillimetres(e.travelled),
          degrees: inDegrees(e.poses[e.poses.length - 1]?.heading ?? 0),
        },
      }),
    },
  ),

  pivoted: event(
    { unit, heading },
    {
      rule: 'WAS-062',
      apply(state, e) {
        const unit = unitOf(state, e.unit)
        unit.heading = e.heading
        unit.hasPivoted = true
        unit.hasMoved = true
      },
      describe: (e, before) => ({
        key: 'was.event.pivoted',
        values: { unit: nameOf(before, e.unit), degrees: inDegrees(e.heading) },
      }),
    },
  ),

  /** It comes on where its card of the scenario says. */
  unitArrived: event(
    { unit },
    {
      rule: 'WAS-005',
      apply(state, e) {
        unitOf(state, e.unit).status = 'afloat'
      },
      describe: (e, before) => ({
        key: 'was.event.unitArrived',
        values: { unit: nameOf(before, e.unit) },
      }),
    },
  ),

  /** Points of speed more or less this turn. */
  speedChanged: event(
    { unit, by: field.integer(-3, 3) },
    {
      rule: 'WAS-063',
      apply(state, e) {
        unitOf(state, e.unit).speedChange += e.by
      },
      describe: (e, before) =>
        e.by === 0
          ? null
          : {
              key: e.by > 0 ? 'was.event.faster' : 'was.event.slower',
              values: { unit: nameOf(before, e.unit), by: Math.abs(e.by) },
            },
    },
  ),

  /** [WAS-A15] The turn in which a unit that has evaded may not move is over. */
  unstunned: event(
    { units: field.list(unit) },
    {
      rule: 'WAS-A15',
      apply(state, e) {
        for (const id of e.units) unitOf(state, id).isStunned = false
      },
      describe: () => null,
    },
  ),

  unitLeft: event(
    { unit, edge: field.one(edges) },
    {
      rule: 'WAS-005',
      apply(state, e) {
        unitOf(state, e.unit).status = 'left'
      },
      describe: (e, before) => ({
        key: 'was.event.unitLeft',
        values: { unit: nameOf(before, e.unit), edge: { key: `was.edge.${e.edge}` } },
      }),
    },
  ),
}

/** The way of the bow, which a turn does not move, from where the hull lies: what the wake is drawn along. */
function wakeOf(hull: Hull, poses: readonly Pose[]): number[] {
  const wake: number[] = []
  addBow(wake, hull, hull)
  for (const pose of poses) addBow(wake, hull, pose)
  return wake
}

function addBow(wake: number[], { length, beam, isRound }: Hull, { x, y, heading }: Pose): void {
  const hull = { x, y, heading, length, beam, isRound }
  const bow = isRound ? hull : advanced(hull, Math.round(length / 2))
  wake.push(bow.x, bow.y)
}

export type MovementEvent = EventsOf<typeof movementEvents>
