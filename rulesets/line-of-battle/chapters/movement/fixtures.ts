import type { Ruling } from '@grognard/umpire'
import type { State } from '../../model/state.ts'

/** For tests: the rules and messages of a refusal, `LOB-061 tooShort`; none when it is lawful. */
export function reasons(ruling: Ruling): string[] {
  return ruling.because.map(({ rule, message }) => `${rule} ${message.split('.').pop()}`)
}

/** A square of land or shallows by its west and south sides and its size. */
export function ground(x: number, y: number, size: number, depth = 0): State['terrain'][number] {
  return {
    kind: depth === 0 ? 'land' : 'depth',
    name: 'the island',
    polygon: [x, y, x + size, y, x + size, y + size, x, y + size],
    depth,
  }
}
