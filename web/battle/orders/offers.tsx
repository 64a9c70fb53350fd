import { Fragment } from 'react'
import { isRare, labelOf, listedFor, switchesOf } from '@grognard/board'
import type { Words } from '@grognard/board/words/index.ts'
import { hasShut } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { useStore } from 'zustand'
import { focusPlace } from '../../shared/focus-register.ts'
import { mayIShown } from '../../shared/overlays.ts'
import { keepInSight } from '../../shared/scrolling.ts'
import { capital, useWords } from '../../shared/sentences.ts'
import { ClosedOrders } from '../may-i/closed-list.tsx'
import { chooserIn } from '../forms/first-order.ts'
import { OddsCard } from '../odds/odds-slip.tsx'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { loneForm } from '../state/main-order.ts'
import { pieceName, suggested } from '../state/turn-view.ts'
import type { TurnView } from '../state/turn-view.ts'
import { OrderForm } from './order-form.tsx'
import { OrderList } from './order-list.tsx'
import { Suggestions } from './suggestions.tsx'
import { WrittenOrder } from './written-order.tsx'
import { useBattle } from '../state/use-battle.ts'

type Part = { store: BattleStore; turnView: TurnView }

/** Orders that are chosen rather than drawn: those of the piece in hand, and those of no piece. */
export function Offers({ store }: { store: BattleStore }) {
  const state = useBattle(store, 'turnView', 'selected', 'game', 'draft')
  const { turnView, selected, game } = state
  const words = useWords(game)
  if (!turnView) return null
  const card = <OddsCard store={store} />
  const shut = hasShut(chooserIn(game, turnView), selected) && (
    <ClosedOrders key={selected ?? ''} {...{ store, turnView }} game={game} piece={selected} />
  )
  const offered = offeredIn(state, turnView)
  const count = Object.values(offered).reduce((sum, { length }) => sum + length, 0)
  if (count === 0)
    return (
      <div className="offers" ref={focusPlace('orders')}>
        {card}
        {shut}
      </div>
    )
  return (
    <div className="offers" ref={focusPlace('orders')}>
      {card}
      <OfferedOrders {...{ store, turnView, offered }} />
      {shut}
      <MayIButton words={words} />
    </div>
  )
}

type Offered = ReturnType<typeof offeredIn>

/** All that can be chosen now, each in its own way. */
function offeredIn(
  { selected, draft, game }: Pick<BattleState, 'selected' | 'draft' | 'game'>,
  turnView: TurnView,
) {
  const { choices, orderContext } = turnView
  const open = [...listedFor(choices, selected), ...choices.primary.slice(1)]
  const rare = open.filter(order => isRare(orderContext, order))
  const drawable = selected === null ? [] : (choices.drawn.get(selected) ?? [])
  return {
    usual: open.filter(order => !rare.includes(order)),
    rare,
    kinds: drawable.length > 1 || !draft ? drawable : [],
    switches: draft ? switchesOf(orderContext, draft) : [],
    proposed: draft ? suggested(turnView, draft) : [],
    offBoard: offBoardIn(game, turnView),
    forms: choices.forms,
  }
}

/** Pieces to be placed that are not on the chart yet. */
function offBoardIn(
  game: Game,
  { choices, orderContext, picture, view, viewer }: TurnView,
): string[] {
  const written = game.orderSheets(view, viewer)
  const isNamed = (id: string) =>
    labelOf(orderContext, choices, id) !== null || written.some(({ piece }) => piece === id)
  return [...choices.drawn.keys()].filter(
    id => !picture.pieces.some(piece => piece.id === id) && isNamed(id),
  )
}

function OfferedOrders({ store, turnView, offered }: Part & { offered: Offered }) {
  const game = useStore(store, state => state.game)
  const drawn = useStore(store, state => state.draft?.kind)
  const words = useWords(game)
  const lone = loneForm(turnView)
  const { usual, rare, kinds, switches, proposed, offBoard, forms } = offered
  return (
    <>
      <WrittenOrder store={store} />
      {switches.map(({ key, isOn, flipped }) => (
        <Fragment key={key}>
          <label className="switch">
            <input
              type="checkbox"
              checked={isOn}
              onChange={() => store.dispatch({ type: 'draft/flip', flipped })}
            />
            {words.say({ key })}
          </label>
          {game.messages.en[`${key}.about`] && (
            <span className="quiet">{words.say({ key: `${key}.about` })}</span>
          )}
        </Fragment>
      ))}
      {kinds.map(kind => (
        <button
          key={kind}
          type="button"
          aria-pressed={drawn === kind}
          onClick={() => store.dispatch({ type: 'draft/begin', kind })}
        >
          {capital(words.name('order', kind))}
        </button>
      ))}
      {offBoard.length > 0 && <OffBoard {...{ store, turnView }} pieces={offBoard} />}
      {forms.map(kind => (
        <OrderForm key={kind} {...{ store, turnView, kind }} isMain={kind === lone} />
      ))}
      <OrderList orders={usual} {...{ turnView, store, game }} />
      {rare.length > 0 && (
        <details className="more-orders" onToggle={keepInSight}>
          <summary>{words.say({ key: 'web.order.more' })}</summary>
          <OrderList orders={rare} {...{ turnView, store, game }} />
        </details>
      )}
      <Suggestions {...{ store, turnView, game }} orders={proposed} />
    </>
  )
}

/** A list of the pieces that no hand can point at. */
function OffBoard({ store, turnView, pieces }: Part & { pieces: readonly string[] }) {
  const { selected, game } = useBattle(store, 'selected', 'game')
  const words = useWords(game)
  const written = game.orderSheets(turnView.view, turnView.viewer)
  const sayName = (id: string): string => {
    const row = written.find(({ piece }) => piece === id)
    if (row) return words.say(row.name)
    const name = pieceName(turnView, id)
    return typeof name === 'string' ? name : words.say(name)
  }
  return (
    <select
      aria-label={words.say({ key: 'web.order.toPlace' })}
      value={selected !== null && pieces.includes(selected) ? selected : ''}
      onChange={event => store.dispatch({ type: 'select', piece: event.target.value })}
    >
      <option value="" disabled>
        {`${words.say({ key: 'web.order.toPlace' })} (${pieces.length})`}
      </option>
      {pieces.map(id => (
        <option key={id} value={id}>
          {sayName(id)}
        </option>
      ))}
    </select>
  )
}

/** Asks the umpire about an order before it is given. */
function MayIButton({ words }: { words: Words }) {
  return (
    <button type="button" className="plain may-i-button" onClick={() => mayIShown.setState(true)}>
      {words.say({ key: 'web.may' })}
    </button>
  )
}
