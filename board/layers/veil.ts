import type { Picture } from '@grognard/umpire'
import { draw, group } from '../base/svg.ts'

/** The night over a land and all that stands on it, and the lamp that hangs over the chart; nothing of either by day. */
export function showVeil(holder: SVGGElement, { bounds, theme }: Picture): void {
  if (theme !== 'campaign-map') return holder.replaceChildren()
  if (holder.childElementCount > 0) return
  const { x, y, width, height } = bounds
  const at = { x, y: -y - height, width, height }
  const stops = ['flame', 'middle', 'rim'].map((name, index) =>
    draw('stop', { class: `lamp-${name}`, offset: [0, 0.5, 1][index] ?? 1 }),
  )
  const lamp = draw('radialGradient', { id: 'lamp', cx: 0.48, cy: 0.46, r: 0.8 }, stops)
  holder.append(
    draw('defs', {}, [lamp]),
    group('night', [
      draw('rect', { class: 'veil', ...at }),
      draw('rect', { class: 'lamplight', ...at, fill: 'url(#lamp)' }),
    ]),
  )
}
