import { hullOf } from '../model/footprint.ts'
import { isSuperior } from '../model/staff.ts'
import type { Side, Staff, State } from '../model/state.ts'
import { isOnBoard } from '../model/units.ts'
import type { BaRefusal } from '../rules.ts'
import { refuse, stop } from '../words.ts'
import type { ScenarioFile } from './file.ts'

/** A scenario file as a whole, and the battle as it would begin. */
export interface Setting {
  file: ScenarioFile
  state: State
}

/** An hour from 0 to 23 and two digits of minutes. */
const clock = /^([01]?\d|2[0-3]):[0-5]\d$/

/** [BA-1.1.9-01] What is wrong with a file apart from its units. */
export const settingRefusals: readonly BaRefusal<Setting>[] = [
  refuse(
    'BA-1.1.7-03',
    'ba.refuse.fileStart',
    ({ file }) => !clock.test(file.start),
    ({ file }) => ({ start: file.start }),
  ),
  stop(
    'BA-1.1.9-01',
    'ba.refuse.fileSameSeat',
    ({ file }) => file.sides[0]?.seat === file.sides[1]?.seat,
    ({ file }) => ({ seat: { key: `seat.${file.sides[0]?.seat ?? ''}` } }),
  ),
  refuse(
    'BA-1.1.9-01',
    'ba.refuse.fileTerrainTwice',
    ({ state }) => repeated(state.terrain.map(({ id }) => id)) !== undefined,
    ({ state }) => ({ id: repeated(state.terrain.map(({ id }) => id)) ?? '' }),
  ),
  refuse(
    'BA-1.1.4-01',
    'ba.refuse.fileStaffTwice',
    ({ state }) => repeated(state.staff.map(({ id }) => id)) !== undefined,
    ({ state }) => ({ id: repeated(state.staff.map(({ id }) => id)) ?? '' }),
  ),
  refuse(
    'BA-1.1.4-01',
    'ba.refuse.fileStaffOff',
    ({ state }) => staffOff(state) !== undefined,
    ({ state }) => ({ chief: staffOff(state)?.name ?? '' }),
  ),
  refuse(
    'BA-1.1.4-02',
    'ba.refuse.fileOver',
    ({ state }) => strayChief(state) !== undefined,
    ({ state }) => ({
      chief: strayChief(state)?.name ?? '',
      over: strayChief(state)?.over ?? '',
    }),
  ),
  refuse(
    'BA-1.1.9-01',
    'ba.refuse.fileZoneSmall',
    ({ state }) => sideInNeed(state) !== undefined,
    ({ state }) => ({ seat: { key: `seat.${sideInNeed(state)?.seat ?? ''}` } }),
  ),
]

/** A chief whose `over` is no other chief of his side, or leads back to himself. */
function strayChief(state: State): Staff | undefined {
  const chiefs = state.staff.filter(({ kind }) => kind === 'chief')
  return chiefs.find(
    chief =>
      chief.over !== null &&
      (isSuperior(state, chief, chief) ||
        !chiefs.some(({ id, seat }) => id === chief.over && seat === chief.seat)),
  )
}

/** A side whose zone has less ground than its units on the board cover. */
function sideInNeed({ sides, units }: State): Side | undefined {
  return sides.find(({ seat, deployZone }) => {
    const hulls = units
      .filter(unit => unit.seat === seat && isOnBoard(unit) && !unit.walls)
      .map(hullOf)
    const covered = hulls.reduce((sum, { length, beam }) => sum + length * beam, 0)
    return areaOf(deployZone) < covered
  })
}

/** By the sum of the strips between the edges and the axis. */
function areaOf(points: readonly number[]): number {
  let twice = 0
  for (let i = 0; i < points.length; i += 2) {
    const [x = 0, y = 0] = points.slice(i, i + 2)
    const next = (i + 2) % points.length
    const [nextX = 0, nextY = 0] = points.slice(next, next + 2)
    twice += x * nextY - nextX * y
  }
  return Math.abs(twice) / 2
}

function repeated(ids: readonly string[]): string | undefined {
  return ids.find((id, index) => ids.indexOf(id) !== index)
}

function staffOff({ staff, width, height }: State) {
  return staff.find(
    ({ status, x, y }) => status === 'onBoard' && (x < 0 || y < 0 || x > width || y > height),
  )
}
