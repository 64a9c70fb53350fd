import { field, judgeBy } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { doubleShotRange } from '../../book/tables/cards.ts'
import type { Card, CardId } from '../../book/tables/cards.ts'
import { cardId } from '../../model/fields.ts'
import { loadedSide, rangeTo, workingBatteries } from '../../model/guns.ts'
import { cardOf, cardWith, isHeld, loadOf, useCard } from '../../model/hand.ts'
import { batteryNumbers, cardName, nameOf, nothing, sideName } from '../../model/names.ts'
import { activeShip, findShip, isFighting, placeAfter } from '../../model/ships.ts'
import type { Ship, Side, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import { plays } from '../../rules.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'
import { attackWith, batteriesShape, bowToStern, shootingRefusals, VARIATIONS } from './aim.ts'
import type { Shooting } from './aim.ts'

/** Cards of the seat that may go with an attack at a range. */
export function gunnersCards(state: State, seat: Seat, range: number): Card[] {
  const double = range === doubleShotRange ? cardWith(state, seat, 'doubleShot') : undefined
  const chain = cardWith(state, seat, 'chainShot')
  return [double, chain].filter(card => card !== undefined)
}

type Fire = Of<Order, 'fire'>

/** An attack in the ship's own turn, perhaps with a card of the gunner. */
interface Firing extends Shooting {
  seat: Seat
  card: Card | undefined
  cardId: CardId | null
}

const theCard = ({ state, cardId }: Firing) => ({
  card: cardId === null ? nothing : cardName(state, cardId),
})

const cardRefusals: readonly SolRefusal<Firing>[] = [
  stop(
    'SOL-047',
    'sol.refuse.cardNotHeld',
    ({ state, seat, cardId }) => cardId !== null && !isHeld(state, seat, cardId),
    theCard,
  ),
  stop(
    'SOL-046',
    'sol.refuse.notGunnersCard',
    ({ card }) => card !== undefined && loadOf(card) === null,
    theCard,
  ),
  refuse(
    'SOL-C05',
    'sol.refuse.doubleShotRange',
    ({ card, shooter, target }) =>
      card?.effect === 'doubleShot' && rangeTo(shooter, target) !== doubleShotRange,
    f => ({ ...theCard(f), cables: doubleShotRange }),
  ),
]

const fireRefusals: readonly SolRefusal<Firing>[] = [
  ...shootingRefusals,
  refuse(
    'SOL-061',
    'sol.refuse.batteryFired',
    ({ shooter, side, batteries }) => batteries.some(battery => shooter.fired[side][battery - 1]),
    ({ shooter, side, batteries }) => ({
      batteries: batteryNumbers(batteries.filter(battery => shooter.fired[side][battery - 1])),
      side: sideName(side),
    }),
  ),
  ...cardRefusals,
]

export const fireShape = {
  ...batteriesShape,
  target: field.target('ship'),
  card: field.usually(null, field.orNothing(cardId)),
}

/** [SOL-050] [SOL-060] Some batteries of a side at one ship, one after the other. */
export const fire: SolOrderRules<'fire'> = {
  shape: fireShape,
  judge(state, seat, order) {
    const firing = firingOf(state, seat, order)
    if (!firing) return refused('SOL-050', 'sol.refuse.unknownShip', { id: order.target })
    return judgeBy(fireRefusals, firing)
  },
  execute(table, seat, { side, batteries, target, card }) {
    const { id } = activeShip(table.state)
    const load = loadOf(cardOf(table.state, card)) ?? 'round'
    if (card !== null) useCard(table, seat, card)
    const inOrder = bowToStern(batteries)
    const attack = { shooter: id, target, side, batteries: inOrder, load, isRetaliation: false }
    table.emit(attackWith(table.state, attack))
    table.interrupt('attack')
  },
  /** If it is not answered. */
  resolves: plays('attack', { retaliation: 'holdFire' }),
  legalOrders(state, seat) {
    const shooter = activeShip(state)
    return state.ships.flatMap(target => waysToFire(state, seat, shooter, target))
  },
  sample: sampleFire,
  tool: {
    tool: 'list',
    target: order => order.target,
    isRare: ({ side, batteries }, state) =>
      state.turn !== null &&
      batteries.length < workingBatteries(activeShip(state), side, 'unfired').length,
  },
  describe: (state, { side, batteries, target, card }) => ({
    key: card === null ? 'sol.order.fire' : 'sol.order.fireWithCard',
    values: {
      side: sideName(side),
      batteries: batteryNumbers(bowToStern(batteries)),
      count: batteries.length,
      target: nameOf(state, target),
      card: card === null ? nothing : cardName(state, card),
    },
  }),
}

function firingOf(state: State, seat: Seat, order: Fire): Firing | null {
  const target = findShip(state, order.target)
  if (!target) return null
  const { side, batteries, card: cardId } = order
  const card = cardOf(state, cardId)
  return { state, seat, shooter: activeShip(state), target, side, batteries, card, cardId }
}

/** All batteries that bear, with each card that goes with them, and every single one. */
function waysToFire(state: State, seat: Seat, shooter: Ship, target: Ship): Fire[] {
  const side = loadedSide(state, shooter, target)
  if (side === null) return []
  const batteries = workingBatteries(shooter, side, 'unfired')
  const all: Fire = { kind: 'fire', side, batteries, target: target.id, card: null }
  const cards = gunnersCards(state, seat, rangeTo(shooter, target) ?? 0)
  const singles = batteries.length > 1 ? batteries : []
  return [
    all,
    ...cards.map(card => ({ ...all, card: card.id })),
    ...singles.map(battery => ({ ...all, batteries: [battery] })),
  ]
}

/** Mostly all that bear at the first ship found from a place by chance. */
function sampleFire(state: State, seat: Seat, dice: Dice): Fire | undefined {
  const { ships } = state
  const shooter = activeShip(state)
  if (!isFighting(shooter)) return undefined
  let place = dice.roll(ships.length) - 1
  for (let looked = 0; looked < ships.length; looked++) {
    const target = ships[place]
    const side = target === undefined ? null : loadedSide(state, shooter, target)
    if (target !== undefined && side !== null)
      return variedFire(state, seat, shooter, target, side, dice)
    place = placeAfter(place, ships)
  }
  return undefined
}

function variedFire(
  state: State,
  seat: Seat,
  shooter: Ship,
  target: Ship,
  side: Side,
  dice: Dice,
): Fire {
  const batteries = workingBatteries(shooter, side, 'unfired')
  const variation = dice.roll(VARIATIONS)
  const all: Fire = { kind: 'fire', side, batteries, target: target.id, card: null }
  if (variation === 1) all.batteries = [batteries[dice.roll(batteries.length) - 1] ?? 0]
  if (variation === 2)
    all.card = gunnersCards(state, seat, rangeTo(shooter, target) ?? 0)[0]?.id ?? null
  return all
}
