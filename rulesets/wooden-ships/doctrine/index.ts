import { stepOf } from '@grognard/umpire'
import type { Doctrine } from '@grognard/umpire'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'

const sealed: readonly string[] = ['plots', 'parties', 'targets']

export const doctrine: Doctrine<State, Order> = {
  choose: view => (sealed.includes(stepOf(view)) ? { kind: 'seal' } : { kind: 'done' }),
  evaluate: () => 0,
}
