import { asksOf, begin, judge, playInPlace, prepare, seededDice, stepOf } from '@grognard/umpire'
import type { Dice, Seat } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { woodenShips } from '../index.ts'
import { battleOf } from '../model/fixtures.ts'
import type { ShipCard, State } from '../model/state.ts'
import type { Order } from '../orders.ts'

const { copy } = woodenShips.rules
const { view, determinize } = woodenShips.secrecy
const { doctrine } = woodenShips.players

type Chooses = (seen: State, seat: Seat, dice: Dice) => Order

interface Fight {
  until?: (state: State) => boolean
  chooses?: Chooses
  seed?: string
}

/** More orders than any of these battles takes. */
const MOST_ORDERS = 6000

/** Computer against computer; an order that its own view or the umpire refuses throws. */
function fought(
  scenario: string,
  { until = () => false, chooses = doctrine.choose, seed = scenario }: Fight = {},
): State {
  const dice = seededDice(seed)
  const thoughts = seededDice(`${seed} thoughts`)
  const state = copy(begin(woodenShips, prepare(woodenShips, scenario), dice).state)
  for (let given = 0; !state.outcome && !until(state); given++) {
    const [ask] = asksOf(woodenShips, state)
    if (!ask || given > MOST_ORDERS) throw new Error(`${scenario} does not end.`)
    const seen = view(state, ask.seat)
    const order = chooses(seen, ask.seat, thoughts)
    const rulings = [seen, state].map(each => judge(woodenShips, each, ask.seat, order))
    if (rulings.some(({ allowed }) => !allowed))
      throw new Error(`${stepOf(state)}: ${JSON.stringify([order, rulings])}`)
    playInPlace(woodenShips, state, ask.seat, order, dice)
  }
  return state
}

test.each(['flamborough-head', 'mars-hercule'])(
  'the duel of %s is fought out, never with an order that is refused',
  scenario => {
    const { outcome, turn, ships } = fought(scenario)
    expect(outcome?.winners).toHaveLength(1)
    expect(turn).toBeLessThan(40)
    expect(ships.some(({ isFresh }) => !isFresh.port || !isFresh.starboard)).toBe(true)
  },
)

test('fleets come to blows, and whoever is asked has an answer that the umpire allows at once', () => {
  const asked = new Set<string>()
  const chooses: Chooses = (seen, seat, dice) => {
    asked.add(stepOf(seen))
    return doctrine.choose(seen, seat, dice)
  }
  const { ships, cards } = fought('san-domingo', { chooses })
  const out = ships.filter(
    ({ status, seat }, at) => status !== 'afloat' || (seat === 'a') !== (cards[at]?.fleet === 0),
  )
  expect(out.length).toBeGreaterThan(2)
  for (const step of ['plots', 'grapple', 'parties', 'targets', 'upkeep'])
    expect(asked).toContain(step)
})

test('what is thought of is lawful, and the best of it what the doctrine chooses', () => {
  const state = fought('flamborough-head', {
    until: ({ turn, moveStep, place }) => turn === 4 && moveStep === 0 && place[0]?.at === 'plots',
  })
  const dice = seededDice('thoughts')
  const seen = view(state, 'a')
  const candidates = [...(doctrine.candidates?.(seen, 'a', dice) ?? [])]
  expect(candidates.length).toBeGreaterThan(2)
  expect(candidates[0]?.order).toEqual(doctrine.choose(seen, 'a', dice))
  const beginners = [...(doctrine.beginnersCandidates?.(seen, 'a', dice) ?? [])]
  for (const { order } of [...candidates, ...beginners])
    expect(judge(woodenShips, seen, 'a', order).allowed).toBe(true)
  expect(doctrine.lookahead?.isOfUse?.(seen, 'a')).toBe(true)
})

test('in a great fleet the admiral looks ahead for first-rates and flagships near the enemy alone', () => {
  const { isOfUse } = doctrine.lookahead ?? {}
  const fleet = (first: Partial<ShipCard>, at: string) =>
    battleOf({
      ships: [
        { id: 'first', at: 'R20', card: first },
        { id: 'foe', seat: 'b', at },
        ...Array.from({ length: 24 }, (_, index) => ({
          id: `far-${index}`,
          at: `B${index + 2}`,
          plot: '0',
        })),
      ],
    })
  expect(isOfUse?.(fleet({ class: 1 }, 'R16'), 'a')).toBe(true)
  expect(isOfUse?.(fleet({ leaders: ['Nelson'] }, 'R16'), 'a')).toBe(true)
  expect(isOfUse?.(fleet({}, 'R16'), 'a')).toBe(false)
  expect(isOfUse?.(fleet({ class: 1 }, 'R6'), 'a')).toBe(false)
})

test('whoever has sealed his plots is thought to have written what is lawful, and nothing else is made up', () => {
  const isSealed = ({ turn, players, place }: State) =>
    turn === 4 && place[0]?.at === 'plots' && players[0]?.hasSealed === true
  const state = fought('flamborough-head', { until: isSealed })
  const seen = view(state, 'b')
  const whole = determinize(seen, 'b', seededDice('made up'))
  expect(seen.ships[0]?.plot).toBeNull()
  expect(whole.ships[0]?.plot).not.toBeNull()
  const order: Order = { kind: 'plot', ship: 'bonhomme-richard', plot: whole.ships[0]?.plot ?? '' }
  expect(woodenShips.rules.orders.plot.judge(state, 'a', order).allowed).toBe(true)
  expect(view(whole, 'b')).toEqual(seen)
})
