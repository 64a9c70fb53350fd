import type { Block } from '@grognard/umpire'
import { footman, horse } from './figure.ts'
import { box, oval, part, posed } from './parts.ts'
import type { Part } from './parts.ts'

type Base = Block['base']

/** Gunners beside a gun: two at the muzzle, two at the trail; share of the base from its middle. */
const CREW = [
  [-0.32, -0.16],
  [0.32, -0.16],
  [-0.3, 0.2],
  [0.3, 0.24],
] as const

/** A gun in action with its gunners, muzzle ahead. */
export function gunInAction({ width: w, depth: d }: Base): Part[] {
  const gunner = footman({ width: w * 0.27, depth: w * 0.27 }, undefined, true)
  return [
    ...CREW.flatMap(([x, y]) => posed(gunner, { x: x * w, y: y * d, degrees: -x * 40 })),
    ...posed(cannon(w * 0.95), { x: 0, y: -d * 0.06, degrees: 0 }),
  ]
}

/** Four horses, the limber and the gun behind it, muzzle to the rear. */
export function limbered({ width: w, depth: d }: Base): Part[] {
  return [
    ...team(w, d, d * 0.5),
    ...posed(cannon(w * 0.8), { x: 0, y: d * 0.27, degrees: 180 }),
    ...posed(limber(w), { x: 0, y: d * 0.06, degrees: 0 }),
  ]
}

/** Horses before a wagon with its tilt. */
export function wagon({ width: w, depth: d }: Base): Part[] {
  const hoops = [0.04, 0.16, 0.28].map(y => `M${-w * 0.26} ${d * y}h${w * 0.52}`).join('')
  return [
    ...team(w, d, d * 0.62),
    wheels(w * 0.66, d * 0.02, d * 0.14),
    wheels(w * 0.66, d * 0.24, d * 0.14),
    part('tilt', rounded(w * 0.27, -d * 0.06, d * 0.4, w * 0.06)),
    part('hoops', hoops),
  ]
}

/** From `top` to `foot`, half of it on each side, its corners cut by so much in an arc. */
function rounded(half: number, top: number, foot: number, cut: number): string {
  return [
    `M${cut - half} ${top}H${half - cut}Q${half} ${top} ${half} ${top + cut}`,
    `V${foot - cut}Q${half} ${foot} ${half - cut} ${foot}`,
    `H${cut - half}Q${-half} ${foot} ${-half} ${foot - cut}`,
    `V${top + cut}Q${-half} ${top} ${cut - half} ${top}Z`,
  ].join('')
}

/** As broad over its wheels as half of `s`; barrel of bronze, carriage in the colour of its army. */
function cannon(s: number): Part[] {
  return [
    part('axle', `M${-s * 0.27} 0H${s * 0.27}`),
    part(
      'trail',
      `M${-s * 0.085} ${-s * 0.12}L${-s * 0.05} ${s * 0.56}L${-s * 0.03} ${s * 0.62}H${s * 0.03}L${s * 0.05} ${s * 0.56}L${s * 0.085} ${-s * 0.12}Z`,
    ),
    wheels(s * 0.5, -s * 0.19, s * 0.38),
    part(
      'barrel',
      `M${-s * 0.05} ${s * 0.2}L${-s * 0.035} ${-s * 0.44}L${-s * 0.05} ${-s * 0.5}H${s * 0.05}L${s * 0.035} ${-s * 0.44}L${s * 0.05} ${s * 0.2}Z`,
    ),
    oval('barrel', 0, s * 0.23, s * 0.035, s * 0.035),
    part(
      'barrel-ring',
      `M${-s * 0.045} ${s * 0.02}h${s * 0.09}M${-s * 0.04} ${-s * 0.2}h${s * 0.08}`,
    ),
  ]
}

/** Two wheels from above, this far apart, from `y` on. */
function wheels(apart: number, y: number, long: number): Part {
  const thick = apart * 0.13
  const wheel = (x: number) => `M${x - thick / 2} ${y}h${thick}v${long}h${-thick}Z`
  return part('wheel', wheel(-apart / 2) + wheel(apart / 2))
}

function limber(w: number): Part[] {
  return [
    part('pole', `M0 0V${-w * 0.9}`),
    wheels(w * 0.46, -w * 0.14, w * 0.28),
    box('chest', -w * 0.15, -w * 0.1, w * 0.3, w * 0.24),
  ]
}

/** Two pairs on the front part of a base; the near horses are ridden. */
function team(w: number, d: number, long: number): Part[] {
  const each = { w: w * 0.52, d: long * 0.5 }
  const pairs = [-d / 2 + long * 0.26, -d / 2 + long * 0.74]
  return [
    part('pole', `M0 ${-d / 2 + long * 0.2}V${-d / 2 + long}`),
    ...pairs.flatMap((y, pair) =>
      [-0.18, 0.18].flatMap((x, side) => {
        const coat = oval('coat front', 0, each.d * 0.05, w * 0.12, w * 0.075)
        const hat = oval('hat', 0, each.d * 0.05, w * 0.05, w * 0.05)
        const one = horse(each.w, each.d, pair === side ? 'bay' : 'dark')
        return posed(side === 0 ? [...one, coat, hat] : one, { x: x * w, y, degrees: 0 })
      }),
    ),
  ]
}
