import type { SolOrderRules } from '../../rules.ts'
import { board } from './board.ts'
import { grape } from './grape.ts'
import { callMarines, keepMarines } from './marines.ts'

export { boardingEvolve } from './events.ts'

type BoardingOrders = 'board' | 'grape' | 'callMarines' | 'keepMarines'

export const boardingOrders = { board, grape, callMarines, keepMarines } satisfies {
  [K in BoardingOrders]: SolOrderRules<K>
}

export { end, isResolved, resolve } from './fight.ts'
export { defenderWithGuns, defenderWithSecondVolley, fireGrape, isVolleySpent } from './grape.ts'
export { defenderWithMarines } from './marines.ts'
