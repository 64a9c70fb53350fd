import type { Block } from '@grognard/umpire'
import { speck } from '../base/soft.ts'
import { draw, group, line, path } from '../base/svg.ts'

type Base = Block['base']

/** A man on foot from above, striding: legs, coat with its crossbelts, pack, musket and hat. */
export function footman({ width: w }: Base, mark: Block['mark']): SVGElement[] {
  return [
    draw('ellipse', {
      class: 'figure-shade',
      cx: w * 0.08,
      cy: w * 0.1,
      rx: w * 0.46,
      ry: w * 0.36,
    }),
    path('legs', `M${-w * 0.14} ${-w * 0.36}v${w * 0.3}M${w * 0.14} ${w * 0.4}v${-w * 0.3}`),
    draw('rect', { class: 'pack', x: -w * 0.2, y: w * 0.16, width: w * 0.4, height: w * 0.2 }),
    line('arm-line', w * 0.34, w * 0.22, w * 0.28, -w * 0.56),
    draw('ellipse', { class: 'coat', rx: w * 0.47, ry: w * 0.3 }),
    path(
      'belt',
      `M${-w * 0.24} ${-w * 0.16}L${w * 0.2} ${w * 0.2}M${w * 0.24} ${-w * 0.16}L${-w * 0.2} ${w * 0.2}`,
    ),
    draw('circle', { class: 'hat', r: w * 0.15 }),
    ...(mark === 'light' ? [draw('circle', { class: 'plume', cy: -w * 0.13, r: w * 0.09 })] : []),
  ]
}

const HORSES = ['bay', 'chestnut', 'bay', 'black', 'bay', 'dark'] as const

/** A horseman from above: the horse, its cloth in the facing colour, the man and what his arm wears. */
export function horseman(
  { width: w, depth: d }: Base,
  mark: Block['mark'],
  index: number,
): SVGElement[] {
  return [
    draw('ellipse', {
      class: 'figure-shade',
      cx: w * 0.1,
      cy: d * 0.05,
      rx: w * 0.34,
      ry: d * 0.44,
    }),
    horse(w, d, HORSES[Math.floor(speck(index) * HORSES.length)] ?? 'bay'),
    path(
      'cloth',
      `M${-w * 0.3} ${-d * 0.06}L${w * 0.3} ${-d * 0.06}L${w * 0.36} ${d * 0.2}L0 ${d * 0.14}L${-w * 0.36} ${d * 0.2}Z`,
    ),
    ...rider(w, d, mark),
  ]
}

/** Seen from above, head ahead. */
export function horse(w: number, d: number, colour: string): SVGGElement {
  return group(`horse ${colour}`, [
    path('tail', `M0 ${d * 0.36}Q${w * 0.06} ${d * 0.44} 0 ${d * 0.5}`),
    path(
      'horse-body',
      `M0 ${-d * 0.3}C${w * 0.2} ${-d * 0.28} ${w * 0.24} ${-d * 0.12} ${w * 0.22} ${d * 0.02}C${w * 0.3} ${d * 0.2} ${w * 0.26} ${d * 0.38} 0 ${d * 0.4}C${-w * 0.26} ${d * 0.38} ${-w * 0.3} ${d * 0.2} ${-w * 0.22} ${d * 0.02}C${-w * 0.24} ${-d * 0.12} ${-w * 0.2} ${-d * 0.28} 0 ${-d * 0.3}Z`,
    ),
    path(
      'horse-head',
      `M${-w * 0.12} ${-d * 0.24}L${-w * 0.1} ${-d * 0.42}Q0 ${-d * 0.54} ${w * 0.1} ${-d * 0.42}L${w * 0.12} ${-d * 0.24}Z`,
    ),
    path('mane', `M0 ${-d * 0.2}V${-d * 0.4}`),
  ])
}

function rider(w: number, d: number, mark: Block['mark']): SVGElement[] {
  const y = d * 0.05
  const coat = draw('ellipse', { class: 'coat', cy: y, rx: w * 0.42, ry: d * 0.11 })
  const hat = draw('circle', { class: 'hat', cy: y, r: w * 0.19 })
  switch (mark) {
    case 'lance':
      return [
        line('arm-line', w * 0.4, d * 0.2, w * 0.34, -d * 0.66),
        path(
          'pennon',
          `M${w * 0.35} ${-d * 0.62}l${w * 0.42} ${d * 0.07}l${-w * 0.4} ${d * 0.07}Z`,
        ),
        coat,
        path('hat', `M${-w * 0.2} ${y}L0 ${y - w * 0.2}L${w * 0.2} ${y}L0 ${y + w * 0.2}Z`),
      ]
    case 'heavy':
      return [
        line('sabre', w * 0.4, y, w * 0.5, -d * 0.28),
        coat,
        draw('ellipse', { class: 'cuirass', cy: y, rx: w * 0.28, ry: d * 0.095 }),
        hat,
        path('crest', `M0 ${y - w * 0.2}V${y + w * 0.32}`),
      ]
    case 'light':
      return [
        line('sabre', w * 0.4, y, w * 0.52, -d * 0.26),
        coat,
        path(
          'pelisse',
          `M${-w * 0.44} ${y - d * 0.05}Q${-w * 0.5} ${y + d * 0.1} ${-w * 0.12} ${y + d * 0.12}L${-w * 0.14} ${y - d * 0.02}Z`,
        ),
        hat,
        draw('circle', { class: 'plume', cy: y - w * 0.16, r: w * 0.08 }),
      ]
    default:
      return [
        line('sabre', w * 0.4, y, w * 0.5, -d * 0.28),
        coat,
        path('belt', `M${-w * 0.26} ${y - d * 0.06}L${w * 0.26} ${y + d * 0.06}`),
        hat,
      ]
  }
}
