import { expect, test } from 'vitest'
import { hashOf, routeFrom } from './routes.ts'
import type { Route } from './routes.ts'

test('every place in the application has an address that leads back to it', () => {
  const routes: Route[] = [
    { at: 'home' },
    { at: 'setup', ruleset: 'a game', scenario: 'one/two' },
    { at: 'battle', id: 'b-1' },
    { at: 'table', id: 't-1', invite: '' },
    { at: 'table', id: 't-1', invite: 'token' },
    { at: 'table', id: 't-1', invite: '', moment: 7 },
    { at: 'watch', id: 't-1', token: '' },
    { at: 'watch', id: 't-1', token: 'token', moment: 12 },
    { at: 'you' },
    { at: 'signIn', token: 'a_b-c' },
    { at: 'stop', way: 'a_b-c' },
    { at: 'newCampaign', ruleset: 'a game', campaign: 'one/two' },
    { at: 'campaign', id: 'c-1' },
    { at: 'rules', ruleset: 'a game', place: { part: 'rules' } },
    { at: 'rules', ruleset: 'a game', place: { part: 'rules', rule: 'G-1' } },
    { at: 'rules', ruleset: 'a game', place: { part: 'terms' } },
    { at: 'rules', ruleset: 'a game', place: { part: 'turn', phase: 'fire' } },
  ]
  for (const route of routes) expect(routeFrom(hashOf(route))).toEqual(route)
})

test('an address without a place is the shelf', () => {
  expect(['', '#', '#/'].map(routeFrom)).toEqual([{ at: 'home' }, { at: 'home' }, { at: 'home' }])
})

test('an address that leads nowhere is told of, however it is spelt', () => {
  for (const address of [
    '#/nowhere',
    '#/%zz',
    '#/battle/%',
    '#/battle',
    '#/new/a',
    '#/rules/%E0%A4%A',
  ])
    expect(routeFrom(address)).toEqual({ at: 'nowhere', address })
})
