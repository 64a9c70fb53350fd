import type { SightField } from '@grognard/umpire'
import type { Bounds } from './place.ts'
import { draw, group, outline, path } from './svg.ts'

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
