import { targetOf } from '@grognard/board'
import type { Game, Kind } from '@grognard/umpire'
import { useRef } from 'react'
import type { BattleStore } from '../battle/battle-store.ts'
import { isSameOrder } from '../battle/same-order.ts'
import type { Standing } from '../battle/standing.ts'
import { keyed } from '../common/keyed.ts'
import { useMoreBelow } from '../common/more-below.ts'
import { useIsNarrow } from '../common/narrow-window.ts'
import { useObserved } from '../common/observed.ts'
import { capital, useWords } from '../common/sentences.ts'
import { pieceName } from '../margin/piece-name.ts'
import { isCertain, useForeseen, whenCertain } from '../odds/odds-of.ts'
import { OrderButton, stepAmong } from './order-button.tsx'
import { orderNames } from './order-names.ts'
import { OrderSought } from './order-sought.tsx'
import { isShownAlready, isTakenFirst } from './taken-first.ts'

interface Props {
  kind: string
  orders: readonly Kind[]
  game: Game
  standing: Standing
  store: BattleStore
}

const MOST_BUTTONS = 6
/** Up to so many lie in a list of lines; among more one seeks. */
const MOST_LINES = 20
const NONE: readonly Kind[] = []

/** Orders of one kind as buttons or as lines of a list; those told alike begin with what tells them apart. */
export function OrderGroup({ kind, orders, game, standing, store }: Props) {
  const words = useWords(game)
  const pending = useObserved(store.state, state => state.pending)
  const selected = useObserved(store.state, state => state.selected)
  const names = orderNames(orders, { words, game, standing, selected })
  const isLong = orders.length > MOST_BUTTONS
  const isNarrow = useIsNarrow()
  const tool = game.tool(kind)
  const isGrave = tool.tool === 'list' && tool.isGrave === true
  useForeseen(game.id, standing, isNarrow && orders.length <= MOST_BUTTONS ? orders : NONE)
  /** On a phone, where no pointer rests, what dice decide is read before it is given. */
  const isRead = (order: Kind) =>
    isNarrow && targetOf(standing.desk, order) === null && !isCertain(game.id, standing, order)
  const isTwice = (order: Kind) => isGrave || isLong || isTakenFirst(standing, order)
  const isAtOnce = (order: Kind) =>
    !isGrave && !isLong && isShownAlready(standing, order, store.state.get().previewed)
  /** What waits for nothing but its odds is given as soon as no die is known to decide it. */
  const take = (order: Kind) => {
    const isAgain = !isGrave && isSameOrder(order, pending)
    const waits = isTwice(order) ? !isAtOnce(order) : isRead(order)
    if (isAgain || !waits) return store.choose(order)
    store.consider(order)
    const isStill = () =>
      store.state.get().pending === order && store.state.get().standing === standing
    if (!isTwice(order))
      whenCertain(game.id, standing, order, () => isStill() && store.choose(order))
  }
  const lines = keyed(orders).map(([key, order], index) => ({
    key,
    order,
    name: names[index] ?? '',
    isPressed: isTwice(order) || isRead(order) ? isSameOrder(order, pending) : undefined,
    heading: headingOf(order),
  }))
  const box = useRef<HTMLFieldSetElement>(null)
  useMoreBelow(box, count => words.say({ key: 'web.order.below', values: { count } }))
  const legend = capital(words.name('order', kind))
  const look = store.preview
  if (orders.length > MOST_LINES) return <OrderSought {...{ legend, lines, take, look }} />
  return (
    <fieldset
      ref={box}
      className={`order-group${orders.length === 1 ? ' single' : ''}${isLong ? ' long' : ''}`}
      onKeyDown={stepAmong}
    >
      <legend>{legend}</legend>
      {lines.map(line => (
        <OrderButton key={line.key} {...{ line, take, look }} />
      ))}
    </fieldset>
  )

  /** What the order is aimed at. */
  function headingOf(order: Kind): string {
    const target = targetOf(standing.desk, order)
    const name = target === null ? '' : pieceName(standing, target)
    return typeof name === 'string' ? name : words.say(name)
  }
}
