import { useEffect, useMemo, useState } from 'react'
import { judgeUnfinished } from '@grognard/umpire'
import type { Game, Kind, Ruling } from '@grognard/umpire'
import { useStore } from 'zustand'
import { mayIShown } from '../../shared/overlays.ts'
import { Reasons } from '../../shared/rule-chip.tsx'
import { capital, useWords } from '../../shared/sentences.ts'
import { Sheet } from '../../shared/sheet.tsx'
import { chooserIn, firstOrder } from '../forms/first-order.ts'
import { orderLookedAt, orderText } from '../odds/odds-order.ts'
import { Odds } from '../odds/odds-slip.tsx'
import { useOdds } from '../odds/use-odds.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { orderInHand } from '../state/main-order.ts'
import type { TurnView } from '../state/turn-view.ts'
import { choicesFor } from './may-i-choices.ts'
import { MayIFields } from './may-i-fields.tsx'

/** The slip, when it lies open. */
export function MayIShown({ store }: { store: BattleStore }) {
  const isShown = useStore(mayIShown)
  useEffect(() => () => mayIShown.setState(false), [store])
  return isShown && <MayI store={store} close={() => mayIShown.setState(false)} />
}

/** Any order may be asked about before it is given; the umpire answers and nothing is played. */
function MayI({ store, close }: { store: BattleStore; close(): void }) {
  const turnView = useStore(store, state => state.turnView)
  const words = useWords()
  return (
    <Sheet isLight title={words.say({ key: 'web.may' })} close={close}>
      {turnView ? (
        <Asking {...{ store, turnView, close }} />
      ) : (
        <p>{words.say({ key: 'web.may.nobody' })}</p>
      )}
    </Sheet>
  )
}

type Props = { store: BattleStore; turnView: TurnView; close(): void }

function Asking({ store, turnView, close }: Props) {
  const state = store.getState()
  const { game } = state
  const words = useWords(game)
  const piece = state.selected
  const asked = turnView.ask?.asks ?? []
  const [order, setOrder] = useState<Kind>(() => firstAsked())
  const choices = useMemo(
    () => choicesFor(game, turnView, order.kind, words.has),
    [game, turnView, order.kind, words],
  )
  return (
    <div className="order-form may-i">
      <p className="quiet">{words.say({ key: 'web.may.about' })}</p>
      <label className="form-field">
        <span>{words.say({ key: 'web.may.kind' })}</span>
        <select
          value={order.kind}
          onChange={event => setOrder(firstOrder(game, turnView, event.target.value, piece))}
        >
          <Kinds {...{ game, asked }} />
        </select>
      </label>
      <MayIFields
        key={order.kind}
        {...{ game, choices, order }}
        scale={{ length: turnView.picture.measure.size, measure: turnView.picture.measure.key }}
        change={setOrder}
      />
      <Answer {...{ store, turnView, order, close }} />
    </div>
  )

  /** The order that is in hand or looked at; else the first that is asked for. */
  function firstAsked(): Kind {
    const inHand = orderInHand(state) ?? orderLookedAt(state)
    if (inHand) return inHand
    const [kind] = [
      ...turnView.legalOrders.map(offered => offered.kind),
      ...asked,
      ...kindsOf(game),
    ]
    if (kind === undefined) throw new Error(`${game.id} has no orders.`)
    return firstOrder(game, turnView, kind, piece)
  }
}

/** What is asked for now first, then all that the game has. */
function Kinds({ game, asked }: { game: Game; asked: readonly string[] }) {
  const words = useWords(game)
  const others = kindsOf(game).filter(kind => !asked.includes(kind))
  const group = (key: string, kinds: readonly string[]) =>
    kinds.length > 0 && (
      <optgroup label={words.say({ key })}>
        {kinds.map(kind => (
          <option key={kind} value={kind}>
            {capital(words.name('order', kind))}
          </option>
        ))}
      </optgroup>
    )
  return (
    <>
      {group('web.may.now', asked)}
      {group('web.may.later', others)}
    </>
  )
}

function kindsOf(game: Game): string[] {
  return game.open(ruleset => Object.keys(ruleset.rules.orders))
}

function Answer({ store, turnView, order, close }: Props & { order: Kind }) {
  const { game } = store.getState()
  const words = useWords(game)
  const chooser = useMemo(() => chooserIn(game, turnView), [game, turnView])
  const ruling = useMemo(() => judgeUnfinished(chooser, order), [chooser, order])
  const odds = useOdds(game.id, turnView, ruling.allowed ? order : null)
  const take = () => {
    close()
    store.dispatch({ type: 'order/consider', order })
  }
  return (
    <div className="form-foot">
      <div role="status" className={ruling.allowed ? 'may-yes' : 'may-no'}>
        {ruling.allowed ? (
          <>
            <p className="may-word">{words.say({ key: 'web.may.yes' })}</p>
            <p>{orderText(words, game, turnView, order)}</p>
            {odds && <Odds game={game} forecast={odds} />}
          </>
        ) : (
          <>
            {isJudged(ruling) && <p className="may-word">{words.say({ key: 'web.may.no' })}</p>}
            <Reasons game={game} reasons={ruling.because} />
          </>
        )}
      </div>
      {ruling.allowed && (
        <button type="button" className="main" onClick={take}>
          {words.say({ key: 'web.may.take' })}
        </button>
      )}
    </div>
  )
}

/** Not where something is still to be chosen. */
function isJudged({ because }: Ruling): boolean {
  return because.some(({ message }) => !message.startsWith('umpire.choose.'))
}
