import type { BaRefusal } from '../rules.ts'
import type { ScenarioFile } from '../scenarios/file.ts'
import type { State } from '../state.ts'

/** A scenario file as a whole, and the battle as it would begin. */
export interface Setting {
  file: ScenarioFile
  state: State
}

/** An hour from 0 to 23 and two digits of minutes. */
const clock = /^([01]?\d|2[0-3]):[0-5]\d$/

/** [BA-1.1.9-01] What is wrong with a file apart from its units. */
export const settingRefusals: readonly BaRefusal<Setting>[] = [
  {
    rule: 'BA-1.1.7-03',
    message: 'ba.refuse.fileStart',
    values: ({ file }) => ({ start: file.start }),
    when: ({ file }) => !clock.test(file.start),
  },
  {
    rule: 'BA-1.1.9-01',
    message: 'ba.refuse.fileSameSeat',
    values: ({ file }) => ({ seat: { key: `seat.${file.sides[0]?.seat ?? ''}` } }),
    when: ({ file }) => file.sides[0]?.seat === file.sides[1]?.seat,
    stop: true,
  },
  {
    rule: 'BA-1.1.9-01',
    message: 'ba.refuse.fileTerrainTwice',
    values: ({ state }) => ({ id: repeated(state.terrain.map(({ id }) => id)) ?? '' }),
    when: ({ state }) => repeated(state.terrain.map(({ id }) => id)) !== undefined,
  },
  {
    rule: 'BA-1.1.4-01',
    message: 'ba.refuse.fileStaffTwice',
    values: ({ state }) => ({ id: repeated(state.staff.map(({ id }) => id)) ?? '' }),
    when: ({ state }) => repeated(state.staff.map(({ id }) => id)) !== undefined,
  },
  {
    rule: 'BA-1.1.4-01',
    message: 'ba.refuse.fileStaffOff',
    values: ({ state }) => ({ chief: staffOff(state)?.name ?? '' }),
    when: ({ state }) => staffOff(state) !== undefined,
  },
]

function repeated(ids: readonly string[]): string | undefined {
  return ids.find((id, index) => ids.indexOf(id) !== index)
}

function staffOff({ staff, width, height }: State) {
  return staff.find(
    ({ status, x, y }) => status === 'onBoard' && (x < 0 || y < 0 || x > width || y > height),
  )
}
