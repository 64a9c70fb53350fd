import type { Piece } from '@grognard/umpire'
import { speck } from '../base/soft.ts'
import { draw, group, path } from '../base/svg.ts'
import { hullOutline } from './hull.ts'

/** How a ship lies in the water: what she throws up and leaves behind, and her shadow; bow up, a hundred long. */
export interface Track {
  half: number
  isUnderWay: boolean
  isNear: boolean
  seed: number
}

/** How far astern her wake is seen, and how far the shadow of hull and sails falls. */
const ASTERN = 150
const SHADOW = { hull: 4, sails: 11 } as const

/** The gradients of wakes, once for each drawing. */
export function trackCuts(): SVGDefsElement {
  const stops = [0, 0.35, 1].map((offset, rank) => draw('stop', { class: `wake-${rank}`, offset }))
  const down = { x1: 0, y1: 44, x2: 0, y2: ASTERN }
  return draw('defs', {}, [
    draw('linearGradient', { id: 'wake-shade', gradientUnits: 'userSpaceOnUse', ...down }, stops),
  ])
}

/** Drawn under all ships, so that no wake lies over the next astern. `heading` in hundredths of a degree. */
export function drawTrack({ length, heading }: Piece, track: Track): SVGGElement {
  const drawn = group('track', [
    ...(track.isUnderWay ? wake(track) : []),
    shadow(track.half, heading),
    ...(track.isUnderWay ? foam(track) : []),
  ])
  drawn.setAttribute('transform', `scale(${length / 100})`)
  return drawn
}

function wake({ half, isNear, seed }: Track): SVGElement[] {
  const [near, far] = [half * 0.62, half * 1.25]
  const water = `M${-near} 44C${-near * 1.1} 70 ${-far} 96 ${-far} ${ASTERN}H${far}C${far} 96 ${near * 1.1} 70 ${near} 44Z`
  return [
    path('wake-water', water),
    ...(isNear ? [path('wake-scales', scales(half, seed)), path('wake-arms', arms(half))] : []),
  ]
}

/** Foam in small arcs, thinning out astern. */
function scales(half: number, seed: number): string {
  return Array.from({ length: 72 }, (_, i) => {
    const down = 50 + (ASTERN - 62) * speck(seed + i * 3) ** 1.5
    const room = half * (0.6 + 0.6 * ((down - 44) / (ASTERN - 44)))
    const x = room * (2 * speck(seed + i * 3 + 1) - 1) * 0.9
    const r = 1.2 + 1.3 * speck(seed + i * 3 + 2)
    return `M${(x - r).toFixed(1)} ${down.toFixed(1)}q${r.toFixed(1)} ${(r * 0.95).toFixed(1)} ${(2 * r).toFixed(1)} 0`
  }).join('')
}

/** The two arms of the bow wave, in short strokes. */
function arms(half: number): string {
  return [1, -1]
    .flatMap(side =>
      Array.from({ length: 9 }, (_, i) => {
        const down = -8 + i * 11.5
        const x = side * half * (1.3 + i * 0.17)
        return `M${x.toFixed(1)} ${down.toFixed(1)}l${(side * 1.2).toFixed(1)} 7.4`
      }),
    )
    .join('')
}

/** Water thrown off the bow, and along the side. */
function foam({ half, isNear }: Track): SVGElement[] {
  const curl = [1, -1]
    .map(
      side =>
        `M${side * half * 0.1} -52C${side * half * 0.8} -46 ${side * half * 1.2} -32 ${side * half * 1.34} -14` +
        `C${side * half * 1.22} -26 ${side * half * 1.02} -30 ${side * half * 0.9} -30Z`,
    )
    .join('')
  const side = [1, -1]
    .map(
      way =>
        `M${way * half * 1.18} -2q${way * half * 0.14} 9 ${way * half * 0.02} 18M${way * half * 1.12} 24q${way * half * 0.12} 7 ${way * -half * 0.08} 14`,
    )
    .join('')
  return [path('bow-foam', curl), ...(isNear ? [path('side-foam', side)] : [])]
}

/** From the north-west, as on every chart; turned back, for a ship is drawn bow up. */
function shadow(half: number, heading: number): SVGGElement {
  const angle = ((135 - heading / 100) * Math.PI) / 180
  const [east, south] = [Math.sin(angle), -Math.cos(angle)]
  const hull = path('ship-shadow', hullOutline(half * 1.02))
  const sails = [-27, 1, 28].map(y => {
    const x = half * 1.3
    return `M${-x} ${y - 2}Q0 ${y - 9} ${x} ${y - 2}Q0 ${y + 6} ${-x} ${y - 2}Z`
  })
  const rig = path('ship-shadow', sails.join(''))
  hull.setAttribute('transform', `translate(${east * SHADOW.hull} ${south * SHADOW.hull})`)
  rig.setAttribute('transform', `translate(${east * SHADOW.sails} ${south * SHADOW.sails})`)
  return group('shadows', [hull, rig])
}
