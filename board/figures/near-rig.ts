import { draw, group, line, path } from '../base/svg.ts'
import { fallenMast } from './fallen-mast.ts'
import { mastsOf } from './rig.ts'
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
