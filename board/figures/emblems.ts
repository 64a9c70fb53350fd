import type { Badge, Piece } from '@grognard/umpire'
import { draw, group, line, path } from '../base/svg.ts'
import { drawEnsign } from './flags.ts'

type BadgeKind = Badge['kind']

/** What a badge looks like on the ship itself; bow up, a hundred long, `half` is half the beam. */
const onShip: Partial<Record<BadgeKind, (half: number) => SVGElement[]>> = {
  anchored: half => [
    path('cable', `M${half * 0.3} -42C${half * 0.8} -58 ${half * 0.2} -68 ${half * 0.9} -84`),
    path('anchor', `M${half * 0.9} -92v12m-4 -8h8m-10 4c1 6 11 6 12 0`),
  ],
  aground: half => [
    path('shallows', `M${-half * 2} -44l6 -5 6 5 6 -5 6 5 6 -5 6 5`),
    path('shallows', `M${-half * 1.6} -53l6 -5 6 5 6 -5 6 5`),
  ],
  grappled: half => [
    path('grapnel', `M${half} -10l${half} -4m-4 -3l4 3-3 4M${half} 12l${half} 4m-3 -4l3 4-4 3`),
    path('grapnel', `M${-half} -10l${-half} -4m4 -3l-4 3 3 4M${-half} 12l${-half} 4m3 -4l-3 4 4 3`),
  ],
  rudderLost: () => [line('rudder lost', -5, 56, 5, 64), line('rudder lost', 5, 56, -5, 64)],
  unmanned: half => [
    path('unmanned', `M${-half * 0.5} -10L${half * 0.5} 18M${half * 0.5} -10L${-half * 0.5} 18`),
  ],
  wreck: half => [
    path(
      'flotsam',
      `M${half * 1.3} -30l${half} 9M${-half * 1.4} -6l${-half * 0.8} 12M${half * 1.5} 20l${half * 0.4} 13M${-half * 1.3} 36l${-half * 0.9} 4`,
    ),
  ],
  fouled: half => [
    path(
      'grapnel',
      `M${half} -14q${half * 0.5} 6 ${half * 0.9} 1t${half * 0.8} 5M${half} 8q${half * 0.5} -6 ${half * 0.9} -1t${half * 0.8} -5M${-half} -14q${-half * 0.5} 6 ${-half * 0.9} 1t${-half * 0.8} 5M${-half} 8q${-half * 0.5} -6 ${-half * 0.9} -1t${-half * 0.8} -5`,
    ),
  ],
  onFire: half =>
    [-22, 4, 26].map(y =>
      path(
        'flame',
        `M${-half * 0.5} ${y}C${-half * 0.7} ${y - 7} ${-half * 0.1} ${y - 8} 0 ${y - 15}C${half * 0.2} ${y - 8} ${half * 0.8} ${y - 7} ${half * 0.5} ${y}C${half * 0.3} ${y + 4} ${-half * 0.3} ${y + 4} ${-half * 0.5} ${y}Z`,
      ),
    ),
  sinking: half => [
    path(
      'sinking',
      `M${-half * 1.5} -56q6 -5 12 0t12 0 12 0M${-half * 2.1} -48q6 -5 12 0t12 0 12 0 12 0M${-half * 1.5} 58q6 -5 12 0t12 0 12 0`,
    ),
  ],
  exploding: half => [
    path(
      'flame',
      `M0 -26L${half * 0.3} -8L${half * 1.1} -14L${half * 0.5} 0L${half * 1.2} 10L${half * 0.3} 8L0 26L${-half * 0.3} 8L${-half * 1.2} 10L${-half * 0.5} 0L${-half * 1.1} -14L${-half * 0.3} -8Z`,
    ),
  ],
  boardersReady: half => [
    path(
      'cutlasses',
      `M${-half * 0.55} 34L${half * 0.5} 20M${half * 0.55} 34L${-half * 0.5} 20M${-half * 0.6} 29l4 6M${half * 0.6} 29l-4 6`,
    ),
  ],
  towed: half => [path('cable', `M0 -50C${half * 0.4} -62 ${-half * 0.4} -72 0 -84`)],
  fleeing: half => [
    path(
      'fleeing',
      `M${-half * 0.5} -22L0 -30L${half * 0.5} -22M${-half * 0.5} -14L0 -22L${half * 0.5} -14`,
    ),
  ],
}

export function drawBadges(badges: readonly Badge[], half: number): SVGGElement {
  const kinds = badges.map(badge => badge.kind)
  const rudder = kinds.includes('rudderLost') ? [] : [line('rudder', 0, 50, 0, 56)]
  const marks = kinds.flatMap(kind => onShip[kind]?.(half) ?? [])
  return group('badges', [...rudder, ...marks])
}

const flagless = ['struck', 'surrendered', 'unmanned'] as const

/** No flag flies where it was struck or where nobody is left aboard. */
export function isBare(kinds: readonly Badge['kind'][]): boolean {
  return flagless.some(kind => kinds.includes(kind))
}

/** The ensign at the stern, flying to leeward; a prize flies the flag of her captor's side over her own. */
export function drawFlags({ badges, side, nation, heading }: Piece, leeward: number): SVGGElement {
  const kinds = badges.map(badge => badge.kind)
  const isPrize = kinds.includes('prize')
  const own = { side: isPrize ? 1 - side : side, nation }
  const toward = heading / 100 + leeward
  const flags: SVGElement[] = []
  if (!isBare(kinds)) flags.push(flown(drawEnsign(own, toward), 48, leeward))
  if (isPrize) flags.push(flown(drawEnsign({ side, nation: '' }, toward, 0.8), 40, leeward))
  return group('flags', flags)
}

/** A flag officer's pennant at the main, above the sails: narrow, in waves, ending in two tails, so that it is no spar. */
export function drawPennant(badges: readonly Badge[], side: number, leeward: number): SVGElement[] {
  const kinds = badges.map(badge => badge.kind)
  if (!kinds.includes('flagship') || isBare(kinds)) return []
  const cloth =
    'M-1.9 0C-3.4 -5 -0.4 -8 -1.7 -13C-2.8 -17 -0.2 -20 -1.2 -25L0 -22L1 -25.4C1.6 -20 -0.4 -17 1 -13C2.4 -8 -0.2 -5 1.9 0Z'
  const hoist = 'M-1.9 0C-2.5 -2 -2.4 -3.4 -2 -5L1.1 -5C0.9 -3.4 1.1 -2 1.9 0Z'
  const pennant = group(`pennant side-${side}`, [
    path('pennant-cloth', cloth),
    path('pennant-hoist', hoist),
  ])
  return [flown(pennant, 1, leeward)]
}

function flown(flag: SVGElement, y: number, leeward: number): SVGGElement {
  return draw('g', { transform: `translate(0 ${y}) rotate(${leeward})` }, [flag])
}
