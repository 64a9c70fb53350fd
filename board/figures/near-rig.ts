import { speck } from '../base/soft.ts'
import { draw, group, line, path } from '../base/svg.ts'
import { leeSide, mastsOf } from './rig.ts'
import type { Rig } from './rig.ts'

/** Of the lowest yard: course, topsail, topgallant, royal. */
const SPREAD = [1, 0.84, 0.62, 0.42] as const
/** How far the next yard up stands ahead of the one below, as the mast rakes to the eye. */
const RISE = 2.5

/** Masts close at hand: yards, sails with their seams, tops and shrouds; `rig.half` is half the beam. */
export function drawNearRig(rig: Rig): SVGGElement {
  const masts = mastsOf(rig.masts)
  const isStanding = (index: number): boolean => rig.standing[index] !== null
  const shrouds = masts.filter((_, i) => isStanding(i)).map(({ y }) => shroudsAt(y, rig.half))
  return group('rig near', [
    path('shroud', shrouds.join('')),
    ...masts.flatMap(({ y }, i) => (isStanding(i) ? [] : [fallenMast(y, rig, i)])),
    ...headsails(rig),
    ...masts.flatMap(({ y, yard }, i) =>
      isStanding(i) ? [mastAt(y, yard * rig.half, rig.standing[i] ?? 0, rig)] : [],
    ),
  ])
}

function shroudsAt(y: number, half: number): string {
  return [1, -1]
    .flatMap(side => [2, 4.2, 6.4, 8.6].map(aft => `M0 ${y}L${side * half * 0.86} ${y + aft}`))
    .join('')
}

function mastAt(y: number, yard: number, sails: number, rig: Rig): SVGGElement {
  const { trim, isFurled } = rig
  const count = sails === 0 ? 1 : Math.min(SPREAD.length, sails + 1)
  const ranks = SPREAD.slice(0, count).map((share, rank) => ({
    half: yard * share,
    y: -rank * RISE,
    deep: (3.4 + 7.6 * trim.fill) * (0.62 + 0.38 * share),
  }))
  const hasCloth = sails > 0 && !isFurled
  const cloths = ranks.map(one => path('sail', crescent(one)))
  const yards = ranks.map(one => `M${-one.half} ${one.y}H${one.half}`).join('')
  const rigged = group('yards', [
    ...(hasCloth ? cloths : []),
    ...(hasCloth ? [path('seams', ranks.map(seams).join(''))] : []),
    ...(sails > 0 && isFurled ? [path('sail furled', ranks.map(furled).join(''))] : []),
    path(sails === 0 ? 'yard broken' : 'yard', yards),
  ])
  rigged.setAttribute('transform', `rotate(${trim.brace})`)
  const mast = group('mast', [
    rigged,
    draw('ellipse', { class: 'mast-top', rx: 2.5, ry: 1.9 }),
    draw('circle', { class: 'masthead', r: 1.25 }),
  ])
  mast.setAttribute('transform', `translate(0 ${y})`)
  return mast
}

interface Sail {
  half: number
  y: number
  deep: number
}

/** Bent to its yard, the foot blown out to leeward, its clews a little in. */
function crescent({ half, y, deep }: Sail): string {
  const clew = half * 0.94
  return (
    `M${-half} ${y}C${-half * 0.5} ${y - deep * 0.12} ${half * 0.5} ${y - deep * 0.12} ${half} ${y}` +
    `L${clew} ${y - deep * 0.16}C${half * 0.62} ${y - deep * 1.12} ${-half * 0.62} ${y - deep * 1.12} ${-clew} ${y - deep * 0.16}Z`
  )
}

/** Seams from head to foot, and a row of reef points. */
function seams({ half, y, deep }: Sail): string {
  const count = Math.max(3, Math.round(half / 2.4))
  const cloths = Array.from({ length: count }, (_, i) => {
    const share = (2 * (i + 1)) / (count + 1) - 1
    const foot = y - deep * (0.16 + 0.66 * (1 - share * share))
    return `M${(share * half).toFixed(2)} ${(y - deep * 0.08).toFixed(2)}L${(share * half * 0.96).toFixed(2)} ${foot.toFixed(2)}`
  })
  const reefs = Array.from({ length: count * 2 }, (_, i) => {
    const share = (2 * (i + 0.75)) / (count * 2 + 0.5) - 1
    const at = y - deep * (0.1 + 0.3 * (1 - share * share))
    return `M${(share * half * 0.96).toFixed(2)} ${at.toFixed(2)}v-0.7`
  })
  return cloths.join('') + reefs.join('')
}

function furled({ half, y }: Sail): string {
  return `M${-half * 0.96} ${y - 0.9}Q0 ${y - 2.4} ${half * 0.96} ${y - 0.9}Q0 ${y + 1.1} ${-half * 0.96} ${y - 0.9}Z`
}

/** Bowsprit with its yard, and jibs blown to leeward. */
function headsails({ trim, standing, isFurled }: Rig): SVGElement[] {
  const spars = [line('bowsprit', 0, -43, 0, -72), line('yard sprit', -5, -58, 5, -58)]
  if (isFurled || !((standing[0] ?? 0) > 0)) return spars
  const side = trim.brace <= 0 ? -1 : 1
  const belly = side * (2.6 + 4 * (1 - trim.fill))
  const jibs = [-71, -64, -57].map((head, i) => {
    const foot = head + 22
    return path(
      'sail jib',
      `M0 ${head}C${belly * 1.2} ${head + 7} ${belly * 1.5} ${head + 14} ${belly * (1 + i * 0.1)} ${foot}Q${belly * 0.3} ${foot - 6} 0 ${head}Z`,
    )
  })
  return [...spars, ...jibs]
}

/** How far from the stump each yard of a fallen mast lies, and half its length; in half beams. */
const FALLEN = [
  { out: 1.35, half: 1.1 },
  { out: 2.2, half: 0.82 },
  { out: 2.85, half: 0.5 },
] as const

/** A stump with its splinters; the mast over the lee side with yards, torn sails and rigging, in foam. */
function fallenMast(y: number, { half, trim }: Rig, index: number): SVGGElement {
  const lee = leeSide(trim)
  const long = half * 3.5
  const at = (out: number, aside = 0): string =>
    `${(out * half).toFixed(2)} ${(aside * half).toFixed(2)}`
  const spars = FALLEN.map(({ out, half: w }) => `M${at(out, -w)}L${at(out + 0.14, w)}`).join('')
  const sails = FALLEN.slice(0, 2).map(({ out, half: w }, i) =>
    tornSail(out * half, w * half, index * 7 + i),
  )
  const ropes = `M0 0L${at(1.35, -1.1)}M0 0L${at(2.2, -0.82)}M0 0L${at(1.4, 1.1)}M0 0Q${at(1.3, 1)} ${at(2.34, 0.82)}M0 0Q${at(2, -1.2)} ${at(2.85, -0.5)}`
  const foam = FALLEN.map(
    ({ out, half: w }) =>
      `M${at(out - 0.2, w + 0.2)}q${at(0.3, 0.34)} ${at(0.75, 0.06)}M${at(out - 0.1, -w - 0.2)}q${at(0.3, -0.34)} ${at(0.75, -0.04)}`,
  ).join('')
  const over = draw('g', { transform: `scale(${lee} 1) rotate(${14 - index * 5})` }, [
    path('fallen-foam', `${foam}M${at(3.4, 0.4)}q${at(0.5, -0.3)} ${at(0.1, -0.8)}`),
    ...sails,
    path('fallen-rope', ropes),
    line('fallen-edge', half * 0.1, 0, long, 0),
    line('fallen', half * 0.1, 0, long, 0),
    path('fallen-yard', spars),
    draw('rect', { class: 'mast-top', x: half * 1.72, y: -2, width: 3.4, height: 4 }),
  ])
  const wreck = group('mast wreck', [
    over,
    draw('circle', { class: 'stump-edge', r: 2.3 }),
    path(
      'stump',
      'M-1.7 0.6L-2.6 -2.4L-1 -1.2L-0.4 -3.4L0.5 -1.3L1.7 -3L1.5 -0.4L2.9 0.3L1.3 1.4L0.2 2.6L-1 1.6Z',
    ),
  ])
  wreck.setAttribute('transform', `translate(0 ${y})`)
  return wreck
}

/** Canvas that hangs from a yard in the water, its leech in rags. */
function tornSail(x: number, half: number, seed: number): SVGPathElement {
  const deep = half * 0.62
  const rags = Array.from({ length: 7 }, (_, i) => {
    const share = 1 - (2 * (i + 0.5)) / 7
    const far = deep * (i % 2 === 0 ? 0.9 + 0.5 * speck(seed + i) : 0.55)
    return `L${(x + far).toFixed(2)} ${(share * half * 0.92).toFixed(2)}`
  })
  return path('sail afloat', `M${x} ${-half}L${x} ${half}${rags.join('')}Z`)
}
