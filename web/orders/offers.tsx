import type { Words } from '@grognard/board/words/index.ts'
import { isRare, labelOf, listedFor, switchesOf } from '@grognard/board'
import type { Choices } from '@grognard/board'
import { useLayoutEffect, useRef } from 'react'
import type { BattleState } from '../battle/battle-state.ts'
import type { BattleStore } from '../battle/battle-store.ts'
import { keyPart } from '../battle/key-parts.ts'
import { keepInSight } from '../common/in-sight.ts'
import { useMoreBelow } from '../common/more-below.ts'
import { hasClosed } from '../odds/may-i-closed.ts'
import { mayShown } from '../odds/may-i-open.ts'
import { ShutOrders } from '../odds/may-i-shut.tsx'
import { OddsCard } from '../odds/odds-card.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderList } from './order-list.tsx'
import { pieceName } from '../margin/piece-name.ts'
import { capital, useWords } from '../common/sentences.ts'
import { suggested } from './suggested.ts'
import { Suggestions } from './suggestions.tsx'

/** Orders that are chosen rather than drawn: those of the piece in hand, and those of no piece. */
export function Offers({ store, state }: { store: BattleStore; state: BattleState }) {
  const { standing, selected, draft, battle } = state
  const words = useWords(battle.game)
  const box = useRef<HTMLDivElement>(null)
  useMoreBelow(box, count => words.say({ key: 'web.order.below', values: { count } }))
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [selected])
  if (!standing) return null
  const { choices } = standing
  const listed = listedFor(choices, selected)
  const open = [...listed, ...choices.primary.slice(1)]
  const rare = open.filter(order => isRare(standing.desk, order))
  const usual = open.filter(order => !rare.includes(order))
  const drawable = selected === null ? [] : (choices.drawn.get(selected) ?? [])
  const written = battle.game.written(standing.view, standing.viewer)
  const isNamed = (id: string) =>
    labelOf(standing.desk, choices, id) !== null || written.some(({ piece }) => piece === id)
  const offBoard = [...choices.drawn.keys()].filter(
    id => !standing.picture.pieces.some(piece => piece.id === id) && isNamed(id),
  )
  const kinds = drawable.length > 1 || !draft ? drawable : []
  const switches = draft ? switchesOf(standing.desk, draft) : []
  const proposed = draft ? suggested(standing, draft) : []
  const count = open.length + kinds.length + switches.length + proposed.length
  const card = <OddsCard state={state} />
  const shut = selected !== null && hasClosed(standing, selected) && (
    <ShutOrders key={selected} {...{ store, standing }} game={battle.game} piece={selected} />
  )
  if (count + offBoard.length + choices.forms.length === 0)
    return (
      <div className="offers" {...keyPart('orders')}>
        {card}
        {shut}
      </div>
    )
  const sayName = (id: string): string => {
    const row = written.find(({ piece }) => piece === id)
    if (row) return words.say(row.name)
    const name = pieceName(standing, id)
    return typeof name === 'string' ? name : words.say(name)
  }
  return (
    <div ref={box} className="offers" {...keyPart('orders')}>
      {card}
      {switches.map(({ key, isOn, flipped }) => (
        <label key={key} className="switch">
          <input type="checkbox" checked={isOn} onChange={() => store.flip(flipped)} />
          {words.say({ key })}
        </label>
      ))}
      {kinds.map(kind => (
        <button
          key={kind}
          type="button"
          aria-pressed={draft?.kind === kind}
          onClick={() => store.begin(kind)}
        >
          {capital(words.name('order', kind))}
        </button>
      ))}
      {offBoard.length > 0 && (
        <select
          aria-label={words.say({ key: 'web.order.toPlace' })}
          value={selected !== null && offBoard.includes(selected) ? selected : ''}
          onChange={event => store.select(event.target.value)}
        >
          <option value="" disabled>
            {`${words.say({ key: 'web.order.toPlace' })} (${offBoard.length})`}
          </option>
          {offBoard.map(id => (
            <option key={id} value={id}>
              {sayName(id)}
            </option>
          ))}
        </select>
      )}
      {choices.forms.map(kind => (
        <OrderForm key={kind} {...{ store, standing, kind }} isMain={isLoneForm(choices)} />
      ))}
      <OrderList orders={usual} {...{ standing, store }} game={battle.game} />
      {rare.length > 0 && (
        <details className="more-orders" onToggle={keepInSight}>
          <summary>{words.say({ key: 'web.order.more' })}</summary>
          <OrderList orders={rare} {...{ standing, store }} game={battle.game} />
        </details>
      )}
      <Suggestions {...{ store, standing }} orders={proposed} game={battle.game} />
      {shut}
      <MayIButton words={words} />
    </div>
  )
}

/** The form is all that can be done now. */
function isLoneForm({ forms, listed, drawn, primary }: Choices): boolean {
  return forms.length === 1 && listed.size + drawn.size + primary.length === 0
}

/** Asks the umpire about an order before it is given. */
function MayIButton({ words }: { words: Words }) {
  return (
    <button type="button" className="plain may-i-button" onClick={() => mayShown.set(true)}>
      {words.say({ key: 'web.may' })}
    </button>
  )
}
