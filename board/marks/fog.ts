import type { SightField } from '@grognard/umpire'
import type { Cloud, Picture } from '@grognard/umpire/picture.ts'
import type { Bounds } from '../base/place.ts'
import type { Say } from '../base/scene.ts'
import { draw, group, outline, path } from '../base/svg.ts'

/** A shade on what a piece does not see: the fewer parts of its sight a place lies in, the deeper. */
export function drawFog({ parts }: SightField, { x, y, width, height }: Bounds): SVGGElement {
  const sheet = outline([x, y, x + width, y, x + width, y + height, x, y + height])
  const shades = parts.map(({ outlines }, rank) => {
    const edge = outlines.map(outline).join('')
    const shade = path('fog-face', sheet + edge)
    shade.setAttribute('fill-rule', 'evenodd')
    return draw('g', { class: `fog-part rank-${rank}` }, [shade, path('fog-edge', edge)])
  })
  const fog = group('fog', shades)
  fog.setAttribute('clip-path', 'url(#sheet-edge)')
  return fog
}

/** Puffs of a cloud, by their place and size in hundredths of its radius. */
const PUFFS = [
  [0, 0, 62],
  [46, 18, 46],
  [-44, 22, 48],
  [18, -46, 44],
  [-24, -40, 46],
  [6, 50, 44],
  [58, -24, 34],
  [-60, -12, 34],
] as const

/** Fog, smoke and squalls: puffs within the ring that counts. */
export function drawClouds({ clouds = [] }: Picture, say: Say): SVGElement[] {
  return clouds.map(cloud => drawCloud(cloud, say))
}

function drawCloud(cloud: Cloud, say: Say): SVGGElement {
  const { kind, x, y, radius, label } = cloud
  const puffs = PUFFS.map(([cx, cy, r]) => draw('circle', { class: 'cloud-puff', cx, cy, r }))
  const rain = kind === 'squall' ? [path('cloud-rain', rainOf())] : []
  const body = group('cloud-body', [...puffs, ...rain])
  body.setAttribute('transform', `translate(${x} ${-y}) scale(${radius / 100})`)
  const title = draw('title', {}, [document.createTextNode(say(label))])
  const ring = draw('circle', { class: 'cloud-ring', cx: x, cy: -y, r: radius })
  return group(`cloud cloud-${kind}`, [title, body, ring])
}

/** Slanting strokes across the disc. */
function rainOf(): string {
  const strokes: string[] = []
  for (let x = -70; x <= 70; x += 20)
    for (let y = -60; y <= 50; y += 30) strokes.push(`M${x + (y % 60 === 0 ? 8 : 0)} ${y}l-8 18`)
  return strokes.join('')
}
