import type { DotPose } from '@grognard/geometry/dots/heading.ts'
import goldenBearings from './golden-bearings.json' with { type: 'json' }

export const names = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

export const target = (heading: number): DotPose => ({ x: 0, y: 0, heading })

export interface Golden {
  key: string
  heading: number
  attacker: DotPose
  value: string
}

export const golden: Golden[] = Object.entries(goldenBearings).map(([key, value]) => {
  const [heading = '', dots = '', own = ''] = key.split('|')
  const [x = 0, y = 0] = dots.split(',').map(Number)
  const attacker = { x, y, heading: names.indexOf(own) }
  return { key, heading: names.indexOf(heading), attacker, value }
})
