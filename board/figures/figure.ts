import type { Block } from '@grognard/umpire'
import { speck } from '../base/soft.ts'
import { box, oval, part } from './parts.ts'
import type { Part } from './parts.ts'

type Base = Block['base']

/** A man on foot from above, striding: legs, coat with its crossbelts, pack, musket and hat. */
export function footman({ width: w }: Base, mark: Block['mark'], isFront: boolean): Part[] {
  return [
    oval('figure-shade', w * 0.08, w * 0.1, w * 0.46, w * 0.36),
    part('legs', `M${-w * 0.14} ${-w * 0.36}v${w * 0.3}M${w * 0.14} ${w * 0.4}v${-w * 0.3}`),
    box('pack', -w * 0.2, w * 0.16, w * 0.4, w * 0.2),
    part('arm-line', `M${w * 0.34} ${w * 0.22}L${w * 0.28} ${-w * 0.56}`),
    oval(isFront ? 'coat front' : 'coat', 0, 0, w * 0.47, w * 0.3),
    part(
      'belt',
      `M${-w * 0.24} ${-w * 0.16}L${w * 0.2} ${w * 0.2}M${w * 0.24} ${-w * 0.16}L${-w * 0.2} ${w * 0.2}`,
    ),
    oval('hat', 0, 0, w * 0.15, w * 0.15),
    ...(mark === 'light' ? [oval('plume', 0, -w * 0.13, w * 0.09, w * 0.09)] : []),
  ]
}

const HORSES = ['bay', 'chestnut', 'bay', 'black', 'bay', 'dark'] as const

/** A horseman from above: the horse, its cloth in the facing colour, the man and what his arm wears. */
export function horseman(
  { width: w, depth: d }: Base,
  mark: Block['mark'],
  isFront: boolean,
  index: number,
): Part[] {
  return [
    oval('figure-shade', w * 0.1, d * 0.05, w * 0.34, d * 0.44),
    ...horse(w, d, HORSES[Math.floor(speck(index) * HORSES.length)] ?? 'bay'),
    part(
      'cloth',
      `M${-w * 0.3} ${-d * 0.06}L${w * 0.3} ${-d * 0.06}L${w * 0.36} ${d * 0.2}L0 ${d * 0.14}L${-w * 0.36} ${d * 0.2}Z`,
    ),
    ...rider(w, d, mark, isFront),
  ]
}

/** Seen from above, head ahead. */
export function horse(w: number, d: number, colour: string): Part[] {
  return [
    part('tail', `M0 ${d * 0.36}Q${w * 0.06} ${d * 0.44} 0 ${d * 0.5}`),
    part(
      `horse-body ${colour}`,
      `M0 ${-d * 0.3}C${w * 0.2} ${-d * 0.28} ${w * 0.24} ${-d * 0.12} ${w * 0.22} ${d * 0.02}C${w * 0.3} ${d * 0.2} ${w * 0.26} ${d * 0.38} 0 ${d * 0.4}C${-w * 0.26} ${d * 0.38} ${-w * 0.3} ${d * 0.2} ${-w * 0.22} ${d * 0.02}C${-w * 0.24} ${-d * 0.12} ${-w * 0.2} ${-d * 0.28} 0 ${-d * 0.3}Z`,
    ),
    part(
      `horse-head ${colour}`,
      `M${-w * 0.12} ${-d * 0.24}L${-w * 0.1} ${-d * 0.42}Q0 ${-d * 0.54} ${w * 0.1} ${-d * 0.42}L${w * 0.12} ${-d * 0.24}Z`,
    ),
    part('mane', `M0 ${-d * 0.2}V${-d * 0.4}`),
  ]
}

function rider(w: number, d: number, mark: Block['mark'], isFront: boolean): Part[] {
  const y = d * 0.05
  const coat = oval(isFront ? 'coat front' : 'coat', 0, y, w * 0.42, d * 0.11)
  const hat = oval('hat', 0, y, w * 0.19, w * 0.19)
  switch (mark) {
    case 'lance':
      return [
        part('arm-line', `M${w * 0.4} ${d * 0.2}L${w * 0.34} ${-d * 0.66}`),
        part(
          'pennon',
          `M${w * 0.35} ${-d * 0.62}l${w * 0.42} ${d * 0.07}l${-w * 0.4} ${d * 0.07}Z`,
        ),
        coat,
        part('hat', `M${-w * 0.2} ${y}L0 ${y - w * 0.2}L${w * 0.2} ${y}L0 ${y + w * 0.2}Z`),
      ]
    case 'heavy':
      return [
        part('sabre', `M${w * 0.4} ${y}L${w * 0.5} ${-d * 0.28}`),
        coat,
        oval('cuirass', 0, y, w * 0.28, d * 0.095),
        hat,
        part('crest', `M0 ${y - w * 0.2}V${y + w * 0.32}`),
      ]
    case 'light':
      return [
        part('sabre', `M${w * 0.4} ${y}L${w * 0.52} ${-d * 0.26}`),
        coat,
        part(
          'pelisse',
          `M${-w * 0.44} ${y - d * 0.05}Q${-w * 0.5} ${y + d * 0.1} ${-w * 0.12} ${y + d * 0.12}L${-w * 0.14} ${y - d * 0.02}Z`,
        ),
        hat,
        oval('plume', 0, y - w * 0.16, w * 0.08, w * 0.08),
      ]
    default:
      return [
        part('sabre', `M${w * 0.4} ${y}L${w * 0.5} ${-d * 0.28}`),
        coat,
        part('belt', `M${-w * 0.26} ${y - d * 0.06}L${w * 0.26} ${y + d * 0.06}`),
        hat,
      ]
  }
}
