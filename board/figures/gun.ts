import type { Block } from '@grognard/umpire'
import { draw, group, line, path } from '../base/svg.ts'
import { footman, horse } from './figure.ts'

type Base = Block['base']

/** Gunners beside a gun: two at the muzzle, two at the trail; share of the base from its middle. */
const CREW = [
  [-0.32, -0.16],
  [0.32, -0.16],
  [-0.3, 0.2],
  [0.3, 0.24],
] as const

/** A gun in action with its gunners, muzzle ahead. */
export function gunInAction({ width: w, depth: d }: Base): SVGElement[] {
  const man = { width: w * 0.27, depth: w * 0.27 }
  return [
    ...CREW.map(([x, y]) => {
      const gunner = group('gunner', footman(man, undefined))
      gunner.setAttribute('transform', `translate(${x * w} ${y * d}) rotate(${-x * 40})`)
      return gunner
    }),
    placed(cannon(w * 0.95), 0, -d * 0.06, 0),
  ]
}

/** Four horses, the limber and the gun behind it, muzzle to the rear. */
export function limbered({ width: w, depth: d }: Base): SVGElement[] {
  return [
    ...team(w, d, d * 0.5),
    placed(cannon(w * 0.8), 0, d * 0.27, 180),
    placed(limber(w), 0, d * 0.06, 0),
  ]
}

/** Horses before a wagon with its tilt. */
export function wagon({ width: w, depth: d }: Base): SVGElement[] {
  const hoops = [0.04, 0.16, 0.28].map(y => `M${-w * 0.26} ${d * y}h${w * 0.52}`).join('')
  return [
    ...team(w, d, d * 0.62),
    wheels(w * 0.66, d * 0.02, d * 0.14),
    wheels(w * 0.66, d * 0.24, d * 0.14),
    draw('rect', {
      class: 'tilt',
      x: -w * 0.27,
      y: -d * 0.06,
      width: w * 0.54,
      height: d * 0.46,
      rx: w * 0.06,
    }),
    path('hoops', hoops),
  ]
}

function placed(part: SVGElement, x: number, y: number, turned: number): SVGElement {
  part.setAttribute('transform', `translate(${x} ${y}) rotate(${turned})`)
  return part
}

/** As broad over its wheels as half of `s`; barrel of bronze, carriage in the colour of its army. */
function cannon(s: number): SVGGElement {
  return group('gun', [
    line('axle', -s * 0.27, 0, s * 0.27, 0),
    path(
      'trail',
      `M${-s * 0.085} ${-s * 0.12}L${-s * 0.05} ${s * 0.56}L${-s * 0.03} ${s * 0.62}H${s * 0.03}L${s * 0.05} ${s * 0.56}L${s * 0.085} ${-s * 0.12}Z`,
    ),
    wheels(s * 0.5, -s * 0.19, s * 0.38),
    path(
      'barrel',
      `M${-s * 0.05} ${s * 0.2}L${-s * 0.035} ${-s * 0.44}L${-s * 0.05} ${-s * 0.5}H${s * 0.05}L${s * 0.035} ${-s * 0.44}L${s * 0.05} ${s * 0.2}Z`,
    ),
    draw('circle', { class: 'barrel', cy: s * 0.23, r: s * 0.035 }),
    path(
      'barrel-ring',
      `M${-s * 0.045} ${s * 0.02}h${s * 0.09}M${-s * 0.04} ${-s * 0.2}h${s * 0.08}`,
    ),
  ])
}

/** Two wheels from above, this far apart, from `y` on. */
function wheels(apart: number, y: number, long: number): SVGPathElement {
  const thick = apart * 0.13
  const wheel = (x: number) => `M${x - thick / 2} ${y}h${thick}v${long}h${-thick}Z`
  return path('wheel', wheel(-apart / 2) + wheel(apart / 2))
}

function limber(w: number): SVGGElement {
  return group('limber', [
    path('pole', `M0 0V${-w * 0.9}`),
    wheels(w * 0.46, -w * 0.14, w * 0.28),
    draw('rect', { class: 'chest', x: -w * 0.15, y: -w * 0.1, width: w * 0.3, height: w * 0.24 }),
  ])
}

/** Two pairs on the front part of a base; the near horses are ridden. */
function team(w: number, d: number, long: number): SVGElement[] {
  const each = { w: w * 0.52, d: long * 0.5 }
  const pairs = [-d / 2 + long * 0.26, -d / 2 + long * 0.74]
  return [
    path('pole', `M0 ${-d / 2 + long * 0.2}V${-d / 2 + long}`),
    ...pairs.flatMap((y, pair) =>
      [-0.18, 0.18].map((x, side) => {
        const one = group('team', [
          horse(each.w, each.d, pair === side ? 'bay' : 'dark'),
          ...(side === 0
            ? [
                draw('ellipse', { class: 'coat', cy: each.d * 0.05, rx: w * 0.12, ry: w * 0.075 }),
                draw('circle', { class: 'hat', cy: each.d * 0.05, r: w * 0.05 }),
              ]
            : []),
        ])
        return placed(one, x * w, y, 0)
      }),
    ),
  ]
}
