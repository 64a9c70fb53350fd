import {
  begin,
  judge,
  playInPlace,
  prepare,
  seatsAsked,
  seededDice,
  stepOf,
} from '@grognard/umpire'
import type { Options, Seat } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { shipOfTheLine } from '../index.ts'
import { commanderOf } from '../model/commanders.ts'
import { shipOf } from '../model/ships.ts'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'

const everybody = ['a', 'a-2', 'a-3', 'b', 'b-2', 'b-3']
const six = { commandersA: 3, commandersB: 3 }

const battle = (scenario: string, options: Options = {}, seed = 'shared'): State =>
  begin(shipOfTheLine, prepare(shipOfTheLine, scenario, options), seededDice(seed)).state

/** Plays as the computer does until an order or the state is such. */
function playOn(
  state: State,
  isThere: (order: Order, seat: Seat) => boolean,
  seed = 'shared',
): void {
  const dice = seededDice(seed)
  while (!state.outcome) {
    const seat = seatsAsked(state)[0] ?? ''
    const view = shipOfTheLine.secrecy.view(state, seat)
    const order = shipOfTheLine.players.doctrine.choose(view, seat, dice)
    expect(judge(shipOfTheLine, state, seat, order).because).toEqual([])
    if (isThere(order, seat)) return
    playInPlace(shipOfTheLine, state, seat, order, dice)
  }
}

describe('[SOL-136] several players on one side', () => {
  test('[SOL-136] one a side unless the players say otherwise, and none more than there are ships', () => {
    expect(shipOfTheLine.rules.seats(battle('standard'))).toEqual(['a', 'b'])
    expect(shipOfTheLine.rules.seats(battle('standard', six))).toEqual(everybody)
    const { standard, duel, handicap } = shipOfTheLine.scenarios
    expect(standard?.options?.['commandersA']).toMatchObject({ to: 3 })
    expect(duel?.options).not.toHaveProperty('commandersA')
    const few = { ...six, shipsA: 3, shipsB: 2 }
    expect(handicap?.seats(few, {})).toEqual(['a', 'a-2', 'a-3', 'b', 'b-2'])
    expect(shipOfTheLine.rules.seats(battle('handicap', few))).toEqual(handicap?.seats(few, {}))
  })

  test('[SOL-136] each has a run of the ships, and what is left over goes to the first', () => {
    const { commanders } = battle('squadrons', { commandersA: 2, commandersB: 4 })
    expect(commanders.map(({ seat, charge }) => [seat, charge])).toEqual([
      ['a', ['a1', 'a2', 'a3']],
      ['a-2', ['a4', 'a5']],
      ['b', ['b1', 'b2']],
      ['b-2', ['b3']],
      ['b-3', ['b4']],
      ['b-4', ['b5']],
    ])
  })

  test('[SOL-136] the senior of each side chooses the flag and the cards', () => {
    const state = battle('standard', six)
    const steps = new Map<string, Set<Seat>>()
    playOn(state, () => {
      const step = stepOf(state)
      if (step !== 'nation' && step !== 'officers') return true
      steps.set(step, new Set([...(steps.get(step) ?? []), ...seatsAsked(state)]))
      return false
    })
    expect([...(steps.get('nation') ?? [])].toSorted()).toEqual(['a', 'b'])
    expect([...(steps.get('officers') ?? [])].toSorted()).toEqual(['a', 'b'])
  })

  test('[SOL-136] a ship is berthed and sailed by whoever commands her, and by nobody else', () => {
    const state = battle('standard', six)
    playOn(state, ({ kind }) => kind === 'berth')
    const [asked = ''] = seatsAsked(state)
    const ship = state.ships.find(({ status, seat }) => status === 'inPort' && asked === seat)
    const berth: Order = { kind: 'berth', ship: ship?.id ?? '', berth: 1 }
    expect(judge(shipOfTheLine, state, asked, berth).allowed).toBe(true)
    expect(judge(shipOfTheLine, state, `${asked}-2`, berth).allowed).toBe(false)
    const colleagues: Order = { kind: 'berth', ship: `${asked}2`, berth: 1 }
    expect(judge(shipOfTheLine, state, asked, colleagues).because).toContainEqual(
      expect.objectContaining({ rule: 'SOL-136', message: 'umpire.othersCommand' }),
    )
    playOn(state, () => stepOf(state) === 'captain' && state.turn?.ship === 'a2')
    expect(seatsAsked(state)).toEqual(['a-2'])
    expect(judge(shipOfTheLine, state, 'a', { kind: 'endTurn' }).allowed).toBe(false)
  })

  test('[SOL-136] [SOL-065] fire is answered by whoever commands the ship that was hit', () => {
    const state = battle('standard', six)
    playOn(state, () => stepOf(state) === 'retaliation' && state.attacks.at(-1)?.target !== 'b1')
    const target = state.attacks.at(-1)?.target ?? ''
    expect(seatsAsked(state)).toEqual([commanderOf(state, target)])
  })

  test('[SOL-136] [SOL-118] a prize obeys the senior of those who took her, and retaken her old commander', () => {
    const state = battle('standard', six)
    const ship = shipOf(state, 'a2')
    ship.seat = 'b'
    expect(commanderOf(state, 'a2')).toBe('b')
    ship.seat = 'a'
    expect(commanderOf(state, 'a2')).toBe('a-2')
  })

  test('[SOL-136] [SOL-135] anybody offers a draw in his turn, and the senior of the others answers', () => {
    const state = battle('standard', six)
    playOn(state, () => stepOf(state) === 'captain' && state.turn?.ship === 'a3')
    playInPlace(shipOfTheLine, state, 'a-3', { kind: 'offerDraw' }, seededDice('draw'))
    expect(seatsAsked(state)).toEqual(['b'])
    playInPlace(shipOfTheLine, state, 'b', { kind: 'agree' }, seededDice('draw'))
    expect(state.outcome?.winners).toEqual([])
  })

  test.each(['one', 'two', 'three'])(
    '[SOL-136] six computers fight to the end by lawful orders of their own (%s)',
    seed => {
      const state = battle('standard', six, seed)
      const givers = new Set<Seat>()
      playOn(
        state,
        ({ kind }, seat) => {
          if (kind === 'move') givers.add(seat)
          return false
        },
        seed,
      )
      expect([...givers].toSorted()).toEqual(everybody)
      expect([[], everybody.slice(0, 3), everybody.slice(3)]).toContainEqual(state.outcome?.winners)
    },
  )

  test('[SOL-136] those of a side know the same, and a further commander is named by flag and ship', () => {
    const state = battle('standard', six)
    const faces = () => shipOfTheLine.display.faces?.(state, {}) ?? {}
    expect(faces()['seat.b-2']).toEqual({ key: 'seat.b-2' })
    playOn(state, () => stepOf(state) === 'captain')
    const { view } = shipOfTheLine.secrecy
    expect(view(state, 'a-2')).toEqual(view(state, 'a'))
    const nation = state.players.find(({ seat }) => seat === 'b')?.nation
    expect(faces()['seat.b-2']).toMatchObject({
      key: 'sol.face.commander',
      values: { side: { key: `sol.face.${nation}` } },
    })
  })
})
