import type { SightField } from '@grognard/umpire'
import type { Cloud, Picture } from '@grognard/umpire/picture.ts'
import type { Bounds } from '../base/place.ts'
import type { Say } from '../base/scene.ts'
import { clipToSheet } from '../base/sheet-edge.ts'
import { speck } from '../base/soft.ts'
import { draw, group, outline, path, pinned } from '../base/svg.ts'

/** A shade on what a piece does not see: the fewer parts of its sight a place lies in, the deeper. */
export function drawFog({ parts, from }: SightField, bounds: Bounds): SVGGElement {
  const { x, y, width, height } = bounds
  const sheet = outline([x, y, x + width, y, x + width, y + height, x, y + height])
  const shades = parts.map(({ outlines }, rank) => {
    const edge = outlines.map(outline).join('')
    const shade = path('fog-face', sheet + edge)
    shade.setAttribute('fill-rule', 'evenodd')
    return draw('g', { class: `fog-part rank-${rank}` }, [shade, path('fog-edge', edge)])
  })
  const eye = typeof from === 'string' ? [] : [pinned(from.x, -from.y, [eyeMark()])]
  const fog = group('fog', [...shades, ...eye])
  clipToSheet(fog, bounds)
  return fog
}

/** Where an eye is put that is no piece's. */
function eyeMark(): SVGElement {
  return path(
    'eye-mark',
    'M-11 0Q0 -9 11 0Q0 9 -11 0ZM3.4 0A3.4 3.4 0 1 1 -3.4 0A3.4 3.4 0 1 1 3.4 0Z',
  )
}

/** Soft puffs within the ring of a cloud, in hundredths of its radius. */
const PUFFS = 22

function puffsOf(seed: number): SVGElement[] {
  return Array.from({ length: PUFFS }, (_, i) => {
    const far = 66 * Math.sqrt(speck(seed + i * 3))
    const angle = i * 2.4 + speck(seed + i * 3 + 1)
    const r = 26 + 20 * speck(seed + i * 3 + 2)
    const at = { cx: (far * Math.cos(angle)).toFixed(1), cy: (far * Math.sin(angle)).toFixed(1) }
    return draw('circle', { class: 'cloud-puff', ...at, r: r.toFixed(1) })
  })
}

/** What clouds are shaded with, once for each drawing. */
export function cloudCuts(): SVGDefsElement {
  const kinds = ['fog', 'smoke', 'squall'] as const
  return draw(
    'defs',
    {},
    kinds.map(kind =>
      draw(
        'radialGradient',
        { id: `cloud-${kind}-shade` },
        [0, 0.55, 1].map((offset, rank) =>
          draw('stop', { class: `cloud-${kind}-stop rank-${rank}`, offset }),
        ),
      ),
    ),
  )
}

/** Fog, smoke and squalls: puffs within the ring that counts. */
export function drawClouds({ clouds = [] }: Picture, say: Say): SVGElement[] {
  return clouds.map(cloud => drawCloud(cloud, say))
}

function drawCloud(cloud: Cloud, say: Say): SVGGElement {
  const { kind, x, y, radius, label } = cloud
  const puffs = puffsOf(Math.round(x + 3 * y))
  const rain = kind === 'squall' ? [path('cloud-rain', rainOf())] : []
  const body = group('cloud-body', [...puffs, ...rain])
  body.setAttribute('transform', `translate(${x} ${-y}) scale(${radius / 100})`)
  const title = draw('title', {}, [document.createTextNode(say(label))])
  const ring = draw('circle', { class: 'cloud-ring', cx: x, cy: -y, r: radius })
  return group(`cloud cloud-${kind}`, [title, body, ring])
}

/** Slanting strokes across the disc. */
function rainOf(): string {
  return Array.from({ length: 64 }, (_, i) => {
    const far = 84 * Math.sqrt(speck(i * 5 + 1))
    const angle = i * 2.4
    const long = 12 + 14 * speck(i * 5 + 2)
    const [x, y] = [far * Math.cos(angle), far * Math.sin(angle) - long / 2]
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.38).toFixed(1)} ${long.toFixed(1)}`
  }).join('')
}
