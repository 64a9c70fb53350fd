import type { Block } from '@grognard/umpire'
import { oval, part, posed } from './parts.ts'
import type { Part } from './parts.ts'
import { headgear } from './soldier.ts'
import type { Side } from './soldier.ts'

/** What a horse does. */
export type Gait = 'stand' | 'gallop'
/** Who sits on it. */
export type Rider = Block['mark'] | 'chief' | 'orderly' | 'driver'

const COATS = ['bay', 'chestnut', 'bay', 'black', 'bay', 'dark'] as const

/** One of the colours that horses have, by a number between 0 and 1. */
export function coatOfHorse(chance: number): string {
  return COATS[Math.floor(chance * COATS.length)] ?? 'bay'
}

/** A horse with its rider, or without one, seen from one side; to the right in profile. */
export function mounted(side: Side, gait: Gait, coat: string, rider: Rider | null): Part[] {
  if (side === 'profile') return inProfile(gait, coat, rider)
  return side === 'front' ? headOn(coat, rider) : goingAway(coat, rider)
}

function inProfile(gait: Gait, coat: string, rider: Rider | null): Part[] {
  const horse = gait === 'gallop' ? galloping(coat) : standing(coat)
  if (rider === null) return horse
  const lean = gait === 'gallop' ? 9 : 0
  return [
    ...horse,
    part('cloth', 'M-9 -27L5 -27L4.6 -19L-10 -17.6Z'),
    ...posed(riderAside(rider, gait), { x: 0, y: 0, degrees: lean }),
  ]
}

function standing(coat: string): Part[] {
  return [
    part(
      `horse far ${coat}`,
      'M-12 -17L-8 -16L-10 -8L-9.4 0L-12.2 0L-12 -8ZM8.4 -17L12.4 -18L12.2 -8L12.6 0L10 0L10 -8Z',
    ),
    part('tail', 'M-18 -23.5C-23 -22 -23.6 -12 -22.4 -5L-20.6 -7C-20.4 -13 -19.6 -17 -16.4 -19Z'),
    part(
      `horse ${coat}`,
      'M-17 -24.5C-14 -28.6 -4 -27 4 -27C10 -28 13 -32 15.6 -38L19 -42.5L20 -39.6L26.4 -33L24.8 -29.6L20 -31.4C18 -27 17.4 -22 16 -19L17 -9L17.4 0L14.6 0L14.2 -8.4L12 -15.6C6 -13.6 -7 -13.6 -11.6 -15L-13.4 -9L-12.8 0L-16 0L-15.8 -9L-17.4 -15C-20 -17 -20 -21 -17 -24.5Z',
    ),
    part('mane', 'M18.4 -41C13 -37.4 11 -31 9 -27L5.4 -27.2C9 -31 12 -38.6 18.4 -41Z'),
  ]
}

function galloping(coat: string): Part[] {
  return [
    part(
      `horse far ${coat}`,
      'M-17 -17L-12 -13.5L-19 -6L-26 -1L-27.4 -3L-22.5 -8ZM11 -15.5L15.5 -17L22 -10L29 -6L28 -4L20 -8Z',
    ),
    part('tail', 'M-20 -22C-26 -26 -33 -26 -40 -22C-33 -22.6 -27 -20.4 -20.5 -17.6Z'),
    part(
      `horse ${coat}`,
      'M-20 -22.5C-16 -26.6 -4 -25 6 -25C12 -26 16 -30 21 -34L25.4 -37L25.8 -34.2L31.6 -28.4L29.4 -25.4L24.5 -27C22.4 -23 21 -20.6 19 -18.6L26 -15L35 -13.8L34.4 -11.4L25.4 -12L13 -15.4C6 -12.8 -8 -12.8 -14.6 -14L-25 -8L-33 -4.6L-34 -7L-27 -10.4L-21 -16C-22.6 -18 -22 -20.6 -20 -22.5Z',
    ),
    part('mane', 'M24.6 -36.4C18 -34 12 -29 8 -25.2L2 -25.2C8 -28 16 -36.4 24.6 -36.4Z'),
  ]
}

function riderAside(rider: Rider, gait: Gait): Part[] {
  return [
    part('trousers', 'M-3.4 -28.6L2.4 -28.6L4.6 -18L3.4 -13.4L0.8 -13.4L0.8 -18Z'),
    part('boots', 'M0.6 -15L3.8 -15L3.6 -12L6.4 -10.4L6 -8.8L0.6 -9.4Z'),
    part('coat', 'M-4.4 -41L1 -41.4L3 -38L2.6 -27L-4 -27L-7.4 -22.4L-7.6 -24.4Z'),
    ...(rider === 'light' ? [part('pelisse', 'M-6.4 -40L-2 -40.6L-2 -30.4L-7.4 -29Z')] : []),
    ...(rider === 'heavy' ? [part('steel', 'M-4.4 -41L1.2 -41.2L3.2 -37L2.8 -30L-4 -30Z')] : []),
    part('belt', 'M-4.2 -40L-2.8 -41L2.8 -30L2.4 -28.4Z'),
    ...weaponAside(rider, gait),
    part('lee', 'M-2 -39.6L1 -39.6L2.4 -34L7 -32.6L6.6 -30.6L0.4 -31.6Z'),
    part(
      'facing',
      'M-3.4 -42L1.2 -42.2L1.2 -40.2L-3.4 -40ZM5.4 -33.1L7 -32.6L6.6 -30.6L5.2 -30.9Z',
    ),
    part('skin face', 'M-2.6 -46L1.6 -46L2.9 -44L1.7 -41.6L-2.2 -41.6Z'),
    ...hatOf(rider, -0.5),
  ]
}

function weaponAside(rider: Rider, gait: Gait): Part[] {
  if (rider === 'lance')
    return gait === 'gallop'
      ? [
          part('musket', 'M-14 -29L34 -38L34 -39L-14 -30Z'),
          part('bayonet', 'M34 -39L34 -38L40 -39.6Z'),
          part('pennon', 'M21 -36L30 -37.6L28 -33.6L22 -32Z'),
        ]
      : [
          part('musket', 'M5.6 -20L6.6 -20L5.6 -68L4.8 -68Z'),
          part('bayonet', 'M4.8 -68L5.6 -68L5.2 -74Z'),
          part('pennon', 'M5.2 -66L-4.6 -63.6L-1.4 -61.4L-4.6 -58.6L5.4 -58Z'),
        ]
  if (rider === 'chief' || rider === 'orderly' || rider === 'driver') return []
  return gait === 'gallop'
    ? [part('bayonet', 'M6 -31.4L7.4 -32.6L25 -42L25.6 -41.4Z')]
    : [part('bayonet', 'M5.6 -31L6.8 -31.6L9.6 -52L8.8 -52Z')]
}

/** Helmet, hat or cap of a rider, whose brow lies at 45.6. */
function hatOf(rider: Rider, x: number): Part[] {
  const up = 12.6
  switch (rider) {
    case 'heavy':
      return [
        part('steel', `M${x - 3.2} -45.4C${x - 3.8} -51 ${x + 3.6} -51 ${x + 3.2} -45.4Z`),
        part(
          'crest',
          `M${x - 4.6} -44C${x - 7} -50 ${x - 3} -55 ${x + 3.4} -53L${x + 2.6} -50.4C${x - 1} -52 ${x - 3} -50 ${x - 3.2} -44.6Z`,
        ),
      ]
    case 'lance':
      return headgear('czapka', x, up)
    case 'chief':
      return [
        part(
          'shako',
          `M${x - 6.6} -45.4Q${x - 5} -50 ${x} -51Q${x + 5} -50 ${x + 6.6} -45.4Q${x} -47.4 ${x - 6.6} -45.4Z`,
        ),
        part('plume', `M${x - 5} -48.4Q${x} -54.6 ${x + 5} -48.4Q${x} -51.4 ${x - 5} -48.4Z`),
      ]
    default:
      return headgear('shako', x, up)
  }
}

const FRONT_LEGS =
  'M-4.8 -13L-1.4 -13L-1.7 -6L-1.4 0L-4.2 0L-4 -6ZM4.8 -13L1.4 -13L1.7 -6L1.4 0L4.2 0L4 -6Z'

/** From ahead and from behind a horse is drawn somewhat larger, so that it is not lost under its rider. */
const LARGER = 1.18

function larger(parts: readonly Part[]): Part[] {
  return posed(parts, { x: 0, y: 0, degrees: 0, size: LARGER })
}

function headOn(coat: string, rider: Rider | null): Part[] {
  const body =
    'M-6.4 -22C-7 -29 7 -29 6.4 -22C7.6 -16 6.2 -12.6 4.8 -10.6L-4.8 -10.6C-6.2 -12.6 -7.6 -16 -6.4 -22Z'
  const head =
    'M-2.5 -33L-3.3 -36.6L-1.3 -34.6L1.3 -34.6L3.3 -36.6L2.5 -33L3.6 -25L1.9 -20L-1.9 -20L-3.6 -25Z'
  return [
    ...larger([part(`horse far ${coat}`, FRONT_LEGS), part(`horse ${coat}`, body)]),
    ...(rider === null ? [] : riderUpright(rider, false)),
    ...larger([
      part(`horse head ${coat}`, head),
      part('blaze', 'M-0.8 -32.4L0.8 -32.4L1 -22.6L-1 -22.6Z'),
      part('mane', 'M-1.3 -34.6L0 -30.6L1.3 -34.6L0 -37Z'),
    ]),
  ]
}

function goingAway(coat: string, rider: Rider | null): Part[] {
  const rump =
    'M-6.8 -23.6C-7 -29.6 7 -29.6 6.8 -23.6C8.4 -17.6 6.6 -13 5 -10.6L-5 -10.6C-6.6 -13 -8.4 -17.6 -6.8 -23.6Z'
  const horse = [
    part(`horse far ${coat}`, FRONT_LEGS),
    part(`horse ${coat}`, rump),
    part('tail', 'M-1.8 -24.6L1.8 -24.6L2.8 -11L0 -5.6L-2.8 -11Z'),
  ]
  const head = part(
    `horse head ${coat}`,
    'M-2.2 -27L-2.6 -38L-0.9 -35.6L0.9 -35.6L2.6 -38L2.2 -27Z',
  )
  if (rider === null) return larger([head, ...horse])
  return [...larger(horse.slice(0, 2)), ...riderUpright(rider, true), ...larger(horse.slice(2))]
}

function riderUpright(rider: Rider, isAway: boolean): Part[] {
  const coat =
    'M-3 -41.4L3 -41.4L5.4 -39.6L6.8 -31L5 -30.4L4.4 -34L4.8 -26.6L-4.8 -26.6L-4.4 -34L-5 -30.4L-6.8 -31L-5.4 -39.6Z'
  return [
    part('cloth', 'M-7.4 -29.6L7.4 -29.6L8.6 -22L-8.6 -22Z'),
    part('trousers', 'M-5 -28L-7.8 -26L-8.4 -17L-5.8 -17ZM5 -28L7.8 -26L8.4 -17L5.8 -17Z'),
    part(
      'boots',
      'M-8.4 -17.4L-5.8 -17.4L-5.6 -10.4L-8.6 -10.4ZM8.4 -17.4L5.8 -17.4L5.6 -10.4L8.6 -10.4Z',
    ),
    part('coat', coat),
    part('lee', 'M1.4 -41.4L3 -41.4L5.4 -39.6L6.8 -31L5 -30.4L4.4 -34L4.8 -26.6L1.8 -26.6Z'),
    ...(rider === 'heavy' ? [part('steel', 'M-4.2 -40.6L4.2 -40.6L4.4 -30.4L-4.4 -30.4Z')] : []),
    part('facing', 'M-2.8 -42.2L2.8 -42.2L2.6 -40.2L-2.6 -40.2Z'),
    part(
      'belt',
      isAway ? 'M-4.4 -40L-3 -41L4.6 -29L3.8 -27.6Z' : 'M4.4 -40L3 -41L-4.6 -29L-3.8 -27.6Z',
    ),
    isAway ? oval('hair', 0, -43.4, 2.3, 2.5) : oval('skin face', 0, -43.6, 2.4, 2.8),
    ...hatOf(rider, 0),
    ...weaponUpright(rider),
  ]
}

function weaponUpright(rider: Rider): Part[] {
  if (rider === 'lance')
    return [
      part('musket', 'M7 -22L8 -22L7.6 -68L6.8 -68Z'),
      part('bayonet', 'M6.8 -68L7.6 -68L7.2 -74Z'),
      part('pennon', 'M7.4 -66L17 -63.6L14 -61.4L17 -58.6L7.4 -58Z'),
    ]
  if (rider === 'chief' || rider === 'orderly' || rider === 'driver') return []
  return [part('bayonet', 'M6 -31L7.2 -31L8.6 -51L7.9 -51Z')]
}

/** A horse or a man far off: two or three shapes. */
export function smallMounted(side: Side, gait: Gait, coat: string, rider: Rider | null): Part[] {
  return mounted(side, gait, coat, rider).filter(({ look }) => !FINE.has(look))
}

const FINE = new Set(['cords', 'brass', 'lee', 'blaze', 'boots', 'skin', 'facing'])
