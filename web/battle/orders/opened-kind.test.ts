import { expect, test } from 'vitest'
import type { Kind } from '@grognard/umpire'
import { landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { MOST_BUTTONS, openedIn } from './opened-kind.ts'
import type { OfKind } from './opened-kind.ts'

const { turnView } = stateOf(landBattle(), 'france', 'f1')
if (!turnView) throw new Error('Nobody looks.')
const { choices, orderContext } = turnView
const offered = choices.listed.get('f1') ?? []
const of = (kind: string): OfKind => [kind, offered.filter(order => order.kind === kind)]
const groups = [of('attack'), of('form')]
const opened = (wanted: string, pending: Kind | null) =>
  openedIn(groups, { wanted, pending, orderContext })

test('a long list of targets is opened by nothing but its own button', () => {
  expect(of('attack')[1].length).toBeGreaterThan(MOST_BUTTONS)
  expect(opened('', null)).toBeUndefined()
  expect(openedIn([of('form')], { wanted: '', pending: null, orderContext })).toEqual(of('form'))
  expect(opened('attack', null)).toEqual(of('attack'))
})

test('once a target is pointed at there are the orders aimed at it', () => {
  const [first] = of('attack')[1]
  if (!first) throw new Error('Nothing can be attacked.')
  const aimed = opened('', first)?.[1] ?? []
  expect(aimed).toContain(first)
  expect(aimed.length).toBeLessThan(of('attack')[1].length)
  expect(new Set(aimed.map(order => 'target' in order && order.target)).size).toBe(1)
})
