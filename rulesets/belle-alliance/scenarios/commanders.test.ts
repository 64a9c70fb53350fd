import {
  begin,
  judge,
  legalOrdersFor,
  play,
  playInPlace,
  prepare,
  seatsAsked,
  seededDice,
  stepOf,
} from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { belleAlliance } from '../index.ts'
import { commanderOf } from '../model/commanders.ts'
import type { State } from '../model/state.ts'
import { unitOf } from '../model/units.ts'
import type { Order } from '../orders.ts'
import { crossroadsFarm } from './crossroads-farm/index.ts'
import { bodiesOf } from './commanders.ts'
import type { SideFile } from './file.ts'
import { hougoumont } from './hougoumont/index.ts'

const four = { commandersA: 2, commandersB: 2 }
const dice = () => seededDice('shared')

const battle = (options = {}, scenario = 'hougoumont'): State =>
  begin(belleAlliance, prepare(belleAlliance, scenario, options), dice()).state

/** A unit on the board that obeys the seat. */
function unitUnder(state: State, seat: string): string {
  const unit = state.units.find(
    ({ id, status }) => status === 'onBoard' && commanderOf(state, id) === seat,
  )
  if (!unit) throw new Error(`${seat} has nobody.`)
  return unit.id
}

const seal: Order = { kind: 'seal' }

function sealed(state: State, seat: string): State {
  const played = play(belleAlliance, state, seat, seal, dice())
  if (!played.ruling.allowed) throw new Error(JSON.stringify(played.ruling))
  return played.state
}

describe('[BA-Q-74] several players on one side', () => {
  test('[BA-Q-74] one a side unless the players say otherwise, and none more than there are bodies', () => {
    expect(belleAlliance.rules.seats(battle())).toEqual(['france', 'allies'])
    expect(belleAlliance.scenarios['crossroads-farm']?.options).not.toHaveProperty('commandersA')
    expect(crossroadsFarm.sides.map(side => bodiesOf(side, 4).length)).toEqual([1, 1])
    expect(belleAlliance.scenarios.hougoumont?.options.commandersA).toMatchObject({ to: 4 })
  })

  test('[BA-Q-74] a corps falls into its divisions, and the largest of these into brigades', () => {
    const [france, allies] = hougoumont.sides
    if (!france || !allies) throw new Error('There are two sides.')
    const idsOf = (side: SideFile, count: number) => bodiesOf(side, count).map(({ id }) => id)
    expect(idsOf(france, 1)).toEqual(['F0'])
    expect(idsOf(france, 2)).toEqual(['F0', 'F1', 'F4'])
    expect(idsOf(allies, 3)).toEqual(['A0', 'A1', 'A2', 'A3'])
    // Foy's brigade comes later, so the first division falls apart.
    expect(idsOf(france, 3)).toEqual(['F0', 'F1', 'F2', 'F3', 'F4'])
  })

  test('[BA-Q-74] each has the units below his chiefs, and some are there from the start', () => {
    const state = battle(four)
    expect(state.commanders.map(({ seat, charge }) => [seat, charge])).toEqual([
      ['france', ['F0']],
      ['france-2', ['F1', 'F4']],
      ['allies', ['A0', 'A1']],
      ['allies-2', ['A2', 'A3']],
    ])
    for (const { id, chief, seat } of state.units)
      expect(commanderOf(state, id)).toBe(
        ['F0', 'A0', 'A1'].includes(chief ?? '') ? seat : `${seat}-2`,
      )
    for (const { seat } of state.commanders) unitUnder(state, seat)
  })

  test('[BA-Q-74] a unit that goes over to another chief obeys his player', () => {
    const state = battle(four)
    const unit = unitOf(state, unitUnder(state, 'allies'))
    unit.chief = 'A2'
    expect(commanderOf(state, unit.id)).toBe('allies-2')
    unit.chief = 'A0'
    expect(commanderOf(state, unit.id)).toBe('allies')
  })

  test('[BA-Q-74] another’s troops are refused by name, and none of them is offered', () => {
    const state = battle(four)
    const theirs = legalOrdersFor(belleAlliance, state, 'allies-2', 400).find(
      one => one.kind === 'form',
    )
    if (!theirs) throw new Error('They can form nothing.')
    const [reason] = judge(belleAlliance, state, 'allies', theirs).because
    expect(reason).toMatchObject({ rule: 'BA-Q-74', message: 'umpire.othersCommand' })
    for (const seat of belleAlliance.rules.seats(state))
      for (const order of legalOrdersFor(belleAlliance, state, seat, 200))
        if ('unit' in order) expect(commanderOf(state, order.unit)).toBe(seat)
  })

  test('[BA-Q-74] each seals for himself and may unseal while others write', () => {
    const state = sealed(battle(four), 'france-2')
    expect(stepOf(state)).toBe('orders')
    expect(seatsAsked(state)).toEqual(['france', 'allies', 'allies-2'])
    const unseal: Order = { kind: 'unseal' }
    expect(judge(belleAlliance, state, 'france-2', unseal).allowed).toBe(true)
    expect(judge(belleAlliance, state, 'france', unseal).allowed).toBe(false)
    const back = play(belleAlliance, state, 'france-2', unseal, dice()).state
    expect(seatsAsked(back)).toContain('france-2')
    const all = ['france', 'allies', 'allies-2'].reduce(sealed, state)
    expect(stepOf(all)).not.toBe('orders')
  })

  test('[BA-Q-74] those of a side know the same, those of the other nothing of it', () => {
    const state = battle(four)
    const unit = unitUnder(state, 'allies-2')
    const order = legalOrdersFor(belleAlliance, state, 'allies-2', 400).find(
      one => one.kind === 'march' || one.kind === 'form',
    )
    if (!order) throw new Error(`Nothing can be written for ${unit}.`)
    const { state: after, events } = play(belleAlliance, state, 'allies-2', order, dice())
    const { view } = belleAlliance.secrecy
    expect(view(after, 'allies')).toEqual(view(after, 'allies-2'))
    expect(view(after, 'allies').sheets).toHaveLength(1)
    expect(view(after, 'france-2').sheets).toEqual([])
    expect(view(after, 'france-2')).toEqual(view(state, 'france-2'))
    const [written] = events
    if (!written || !('seat' in written)) throw new Error('Nothing was written.')
    expect(belleAlliance.secrecy.redact(written as never, 'allies')).toEqual(written)
    expect(belleAlliance.secrecy.redact(written as never, 'france-2')).toBeUndefined()
  })

  test('[BA-Q-74] they win and lose together', () => {
    const state = battle(four)
    expect(belleAlliance.rules.allies?.(state, 'allies-2')).toEqual(['allies', 'allies-2'])
    expect(belleAlliance.rules.allies?.(state, 'france')).toEqual(['france', 'france-2'])
  })

  test('[BA-Q-74] four computers fight a battle to its end by lawful orders of their own', () => {
    const state = battle({ ...four, turns: 3 })
    const doer = dice()
    const givers = new Set<string>()
    while (!state.outcome) {
      const seat = seatsAsked(state)[0] ?? ''
      const view = belleAlliance.secrecy.view(state, seat)
      const order = belleAlliance.players.doctrine.choose(view, seat, doer)
      expect(judge(belleAlliance, state, seat, order).because).toEqual([])
      if (stepOf(state) === 'orders' && order.kind !== 'seal') givers.add(seat)
      playInPlace(belleAlliance, state, seat, order, doer)
    }
    expect([...givers].toSorted()).toEqual(['allies', 'allies-2', 'france', 'france-2'])
    expect([[], ['france', 'france-2'], ['allies', 'allies-2']]).toContainEqual(
      state.outcome.winners,
    )
  })
})
