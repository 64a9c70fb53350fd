import { box, oval, part } from './parts.ts'
import type { Part } from './parts.ts'

/** From where a man is seen who faces us, goes from us, or goes to the right. */
export type Side = 'front' | 'back' | 'profile'
export type Stance = 'stand' | 'stride' | 'step' | 'aim'

/** A man is drawn so high from his heels to the top of his shako; his origin lies between his feet. */
export const DRAWN_HIGH = 40

/** What he wears on his head. */
export type Headgear = 'shako' | 'hat' | 'bearskin' | 'czapka'

const BOOTS = {
  stand: 'M-4.4 0L-4.1 -2.6L-1.1 -2.6L-0.9 0ZM0.9 0L1.1 -2.6L4.1 -2.6L4.4 0Z',
  stride: 'M-4.3 -2L-4 -4.6L-1.3 -4.6L-1.1 -2ZM0.9 0L1.1 -2.6L4.1 -2.6L4.4 0Z',
  step: 'M-4.4 0L-4.1 -2.6L-1.1 -2.6L-0.9 0ZM1.1 -2L1.3 -4.6L4 -4.6L4.3 -2Z',
}
const LEGS = {
  stand: 'M-4.5 -15.5L4.5 -15.5L4.2 -2.2L1 -2.2L0.3 -12L-0.3 -12L-1 -2.2L-4.2 -2.2Z',
  stride: 'M-4.5 -15.5L4.5 -15.5L4.2 -2.2L1 -2.2L0.3 -12L-0.3 -12L-1.2 -4.2L-4.1 -4.2Z',
  step: 'M-4.5 -15.5L4.5 -15.5L4.1 -4.2L1.2 -4.2L0.3 -12L-0.3 -12L-1 -2.2L-4.2 -2.2Z',
}
const TORSO =
  'M-3.2 -29L3.2 -29L5.7 -27.5L6.9 -18L5.1 -17.4L4.6 -22L4.7 -14L-4.7 -14L-4.6 -22L-5.1 -17.4L-6.9 -18L-5.7 -27.5Z'
const LEE = 'M1.5 -29L3.2 -29L5.7 -27.5L6.9 -18L5.1 -17.4L4.6 -22L4.7 -14L1.9 -14Z'
const CUFFS = 'M-7 -20L-4.9 -19.3L-5.1 -17.4L-6.9 -18ZM7 -20L4.9 -19.3L5.1 -17.4L6.9 -18Z'
const HANDS = 'M-6.9 -18L-5.1 -17.4L-5.4 -15.8L-6.7 -16.2ZM6.9 -18L5.1 -17.4L5.4 -15.8L6.7 -16.2Z'
const CROSSED =
  'M-4.9 -27.9L-3.5 -28.7L4.7 -17.2L3.9 -15.8ZM4.9 -27.9L3.5 -28.7L-4.7 -17.2L-3.9 -15.8Z'

const SHOULDERED = ['M5 -12.5L6.2 -12.5L7.1 -36.5L6.2 -36.5Z', 'M6.3 -36.5L7 -36.5L7 -46Z'] as const
const LEVEL = ['M0.9 -27L2.7 -27L2.4 -9L1.5 -9Z', 'M1.6 -9L2.3 -9L2 -1.5Z'] as const
const LEVEL_AWAY = ['M2 -28L3.2 -28L3 -42L2.3 -42Z', 'M2.3 -42L3 -42L2.7 -50Z'] as const
const SLOPED = [
  'M2.4 -17.6L3.6 -18.2L-1.7 -38L-2.5 -37.6Z',
  'M-2.4 -37.6L-1.8 -38L-4.4 -46Z',
] as const
const LEVEL_RIGHT = [
  'M-1.4 -29L-1.4 -26.8L4 -27.2L17 -27.6L17 -28.4Z',
  'M17 -28.4L17 -27.6L25 -28Z',
] as const

/** A man of the foot from one side, in drawing units. */
export function soldier(side: Side, stance: Stance, gear: Headgear): Part[] {
  switch (side) {
    case 'front':
      return fromTheFront(stance, gear)
    case 'back':
      return fromBehind(stance, gear)
    case 'profile':
      return fromAside(stance, gear)
  }
}

const legsOf = (stance: Stance) => (stance === 'aim' ? 'stand' : stance)

function arms([stock, bayonet]: Arm): Part[] {
  return [part('musket', stock), part('bayonet', bayonet)]
}

type Arm = readonly [string, string]

const mirrored = ([stock, bayonet]: Arm): Arm => [turned(stock), turned(bayonet)]

/** Left for right. */
function turned(d: string): string {
  return d.replaceAll(
    /([ML])(-?[\d.]+)/g,
    (_, letter: string, x: string) => `${letter}${-Number(x)}`,
  )
}

function fromTheFront(stance: Stance, gear: Headgear): Part[] {
  const legs = legsOf(stance)
  return [
    part('boots', BOOTS[legs]),
    part('trousers', LEGS[legs]),
    part('coat', TORSO),
    part('lee', LEE),
    part('facing', `M-2.9 -29.8L2.9 -29.8L2.6 -27.4L-2.6 -27.4Z${CUFFS}`),
    part('skin', HANDS),
    part('belt', CROSSED),
    oval('skin face', 0, -31.4, 2.5, 2.9),
    ...headgear(gear, 0),
    ...arms(stance === 'aim' ? LEVEL : SHOULDERED),
  ]
}

function fromBehind(stance: Stance, gear: Headgear): Part[] {
  const legs = legsOf(stance)
  return [
    part('boots', BOOTS[legs]),
    part('trousers', LEGS[legs]),
    part('coat', `${TORSO}M-3.8 -15L3.8 -15L2.9 -9.6L-2.9 -9.6Z`),
    part('lee', `${LEE}M1.5 -15L3.8 -15L2.9 -9.6L1.4 -9.6Z`),
    part('facing', `M-2.9 -9.6L-0.7 -14L-0.3 -9.6ZM2.9 -9.6L0.7 -14L0.3 -9.6Z${CUFFS}`),
    part('skin', HANDS),
    part('pouch', 'M-1.8 -18.6L3.6 -18.6L3.4 -15L-1.6 -15Z'),
    box('pack', -3.9, -26.6, 7.8, 7.4),
    part('strap', 'M-2.4 -26.6h0.9v7.4h-0.9ZM1.5 -26.6h0.9v7.4h-0.9Z'),
    box('roll', -4.6, -28.9, 9.2, 2.7),
    oval('hair', 0, -31.2, 2.4, 2.6),
    ...headgear(gear, 0),
    ...arms(mirrored(stance === 'aim' ? LEVEL_AWAY : SHOULDERED)),
  ]
}

function fromAside(stance: Stance, gear: Headgear): Part[] {
  const isStill = stance === 'stand' || stance === 'aim'
  return [
    part(
      'boots',
      isStill
        ? 'M1.2 0L1.2 -2.4L3.8 -2.4L5.4 0ZM-3.4 0L-3.4 -2.4L-0.8 -2.4L0.6 0Z'
        : 'M2.9 -2.4L5.5 -2.4L7 0L3 0ZM-3.4 -2.2L-5.9 -2.9L-6.6 -0.8L-3.6 0Z',
    ),
    part(
      'trousers',
      isStill
        ? 'M-2.8 -15.5L3 -15.5L3.8 -2.2L1.2 -2.2L0.4 -10L-0.8 -2.2L-3.4 -2.2Z'
        : 'M-2.8 -15.5L3 -15.5L5.7 -2L2.9 -2L0.2 -10L-3.4 -2L-6 -2.6L-2.4 -12Z',
    ),
    box('pack', -6.6, -27, 4.2, 7.6),
    part('coat', 'M-2.8 -29L2 -29L3.6 -26L3.3 -14.4L-2.2 -14.6L-4.8 -10L-5.4 -10.6L-3.4 -20Z'),
    part('lee', 'M-1.6 -27.6L1.4 -27.6L2.1 -21L4.9 -20L4.4 -18.2L0.2 -18.8Z'),
    part(
      'facing',
      'M-2.2 -29.9L2 -29.9L1.9 -27.9L-2.1 -27.9ZM2.6 -21L4.9 -20.2L4.4 -18.2L2.4 -18.8Z',
    ),
    part('belt', 'M-2.4 -28.2L-1 -29L3.2 -17.2L2.4 -15.8Z'),
    oval('roll', -4.6, -28.3, 2.3, 1.5),
    part('skin face', 'M-1.8 -33.6L2.3 -33.6L3.5 -31.4L2.3 -29.2L-1.4 -29.2Z'),
    ...headgear(gear, 0.4),
    ...arms(stance === 'aim' ? LEVEL_RIGHT : SLOPED),
  ]
}

/** What sits on a head whose brow lies 33 high; `x` is its middle. */
export function headgear(gear: Headgear, x: number, up = 0): Part[] {
  const y = -33 - up
  switch (gear) {
    case 'shako':
      return [
        part(
          'shako',
          `M${x - 3.2} ${y}L${x - 3.9} ${y - 7}L${x + 3.9} ${y - 7}L${x + 3.2} ${y}Q${x} ${y + 1.2} ${x - 3.2} ${y}Z`,
        ),
        part(
          'cords',
          `M${x - 3.5} ${y - 1.9}L${x + 3.5} ${y - 1.9}L${x + 3.4} ${y - 1.2}L${x - 3.4} ${y - 1.2}Z`,
        ),
        box('brass', x - 1.1, y - 5.2, 2.2, 2.4),
        oval('plume', x, y - 8.4, 1.2, 1.9),
      ]
    case 'hat':
      return [
        part(
          'shako',
          `M${x - 5} ${y + 0.4}Q${x} ${y + 2} ${x + 5} ${y - 0.4}L${x + 3} ${y - 1}L${x + 2.6} ${y - 5.6}L${x - 2.6} ${y - 5.6}L${x - 3} ${y - 1}Z`,
        ),
        part(
          'cords',
          `M${x - 2.9} ${y - 2}L${x + 2.9} ${y - 2}L${x + 2.9} ${y - 1}L${x - 2.9} ${y - 1}Z`,
        ),
        part(
          'plume',
          `M${x + 2.4} ${y - 1.5}L${x + 4} ${y - 2}L${x + 3.4} ${y - 9}L${x + 2} ${y - 8}Z`,
        ),
      ]
    case 'bearskin':
      return [
        part(
          'shako',
          `M${x - 3.4} ${y + 0.6}C${x - 5} ${y - 4} ${x - 4.4} ${y - 10} ${x} ${y - 10}C${x + 4.4} ${y - 10} ${x + 5} ${y - 4} ${x + 3.4} ${y + 0.6}Z`,
        ),
        oval('plume', x - 4, y - 5, 1, 2.4),
      ]
    case 'czapka':
      return [
        part(
          'shako',
          `M${x - 3} ${y}L${x - 2.6} ${y - 3}L${x + 2.6} ${y - 3}L${x + 3} ${y}Q${x} ${y + 1.2} ${x - 3} ${y}Z`,
        ),
        part(
          'czapka',
          `M${x - 2.4} ${y - 3}L${x - 5} ${y - 8}L${x + 5} ${y - 8}L${x + 2.4} ${y - 3}Z`,
        ),
        oval('plume', x - 2.6, y - 9.4, 1.1, 1.9),
      ]
  }
}

/** A man too small for all that: legs, coat, belts, face, shako and musket, each one shape. */
export function smallSoldier(side: Side): Part[] {
  const pack =
    side === 'front'
      ? []
      : [side === 'back' ? box('pack', -3.9, -27, 7.8, 7.6) : box('pack', -6.4, -27, 4, 7.6)]
  return [
    part('trousers', 'M-4.3 -15L4.3 -15L4.2 0L0.9 0L0 -11L-0.9 0L-4.2 0Z'),
    part(
      'coat',
      side === 'profile'
        ? 'M-3.6 -29L3 -29L4.4 -18L3.4 -14L-4 -13Z'
        : 'M-5.4 -29L5.4 -29L6.6 -17L4.6 -17L4.6 -14L-4.6 -14L-4.6 -17L-6.6 -17Z',
    ),
    ...pack,
    ...(side === 'front' ? [part('belt', CROSSED)] : []),
    part(side === 'back' ? 'hair' : 'skin face', 'M-2.4 -34L2.4 -34L2.4 -28.8L-2.4 -28.8Z'),
    part('shako', 'M-3.2 -32.6L-3.9 -40L3.9 -40L3.2 -32.6Z'),
    part(
      'musket',
      side === 'back' ? 'M-5 -14L-6.3 -14L-7.2 -44L-6.4 -44Z' : 'M5 -14L6.3 -14L7.2 -44L6.4 -44Z',
    ),
  ]
}
