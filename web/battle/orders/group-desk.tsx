import type { Kind, MemberOrders } from '@grognard/umpire'
import { Fragment } from 'react'
import { useStore } from 'zustand'
import { focusPlace } from '../../shared/focus-register.ts'
import { Icon } from '../../shared/icon.tsx'
import { keyed } from '../../shared/keyed.ts'
import { RuleChip } from '../../shared/rule-chip.tsx'
import { countOf, useWords } from '../../shared/sentences.ts'
import { GroupOdds } from '../odds/group-odds.tsx'
import type { BattleState, GroupInHand } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { formationsIn, openFor, sharedNow } from '../state/group.ts'
import { pieceName } from '../state/turn-view.ts'
import { useBattle, useSame } from '../state/use-battle.ts'

type Part = { store: BattleStore }

/** The group in hand: who is in it, what it can be ordered, and whom the umpire refuses. */
export function GroupDesk({ store }: Part) {
  const { group, game } = useBattle(store, 'group', 'game')
  const words = useWords(game)
  if (!group) return null
  const count = words.say(countOf(group.pieces.length))
  return (
    <section
      className="group-desk"
      ref={focusPlace('orders')}
      aria-label={words.say({ key: 'web.group' })}
    >
      <h2>{group.name ? words.say(group.name) : count}</h2>
      {group.name && <p className="quiet">{count}</p>}
      <GroupOrders {...{ store, group }} />
      <GroupOdds store={store} />
      <Members {...{ store, group }} />
    </section>
  )
}

type Grouped = Part & { group: GroupInHand }

/** What can be ordered, each with its key. */
function GroupOrders({ store, group }: Grouped) {
  const { game } = store.getState()
  const words = useWords(game)
  const open = useSame(store, state => (state.group ? openFor(state, state.group) : []))
  if (open.length === 0) return null
  return (
    <>
      <h3>{words.say({ key: 'web.group.orders' })}</h3>
      <ul className="group-orders">
        {open.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              ref={focusPlace('order')}
              aria-pressed={group.order?.id === id}
              onClick={() => store.dispatch({ type: 'group/order', id })}
            >
              <span>{words.name('group', id)}</span>
              <kbd>{index + 1}</kbd>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Each with the umpire's word, once there is an order: those that are refused first. */
function Members({ store, group }: Grouped) {
  const shared = useStore(store, sharedNow)
  const turnView = useStore(store, state => state.turnView)
  const words = useWords(store.getState().game)
  if (!turnView) return null
  const rows = group.pieces.map(piece => ({
    piece,
    member: shared?.members.find(one => one.piece === piece),
  }))
  const isRefused = ({ member }: (typeof rows)[number]) => member?.ruling.allowed === false
  const sorted = [...rows.filter(isRefused), ...rows.filter(row => !isRefused(row))]
  const nameOf = (piece: string): string => {
    const name = pieceName(turnView, piece)
    return typeof name === 'string' ? name : words.say(name)
  }
  return (
    <ul className="group-members">
      {sorted.map(({ piece, member }) => (
        <li key={piece} className={isRefused({ piece, member }) ? 'refused' : undefined}>
          <Mark member={member} />
          <button
            type="button"
            className="plain"
            onClick={() => store.dispatch({ type: 'select', piece })}
          >
            {nameOf(piece)}
          </button>
          <Why {...{ store, member }} />
          <Foreseen {...{ store, member }} />
        </li>
      ))}
    </ul>
  )
}

function Mark({ member }: { member: MemberOrders<Kind> | undefined }) {
  const words = useWords()
  if (!member || member.orders.length === 0) return <span className="mark" />
  const { allowed } = member.ruling
  const label = words.say({ key: allowed ? 'web.group.takes' : 'web.group.refuses' })
  return (
    <span className={allowed ? 'mark yes' : 'mark no'} role="img" aria-label={label}>
      <Icon sign={allowed ? 'tick' : 'cross'} />
    </span>
  )
}

/** The umpire's first reason; one refusal says enough. */
function Why({ store, member }: Part & { member: MemberOrders<Kind> | undefined }) {
  const { game } = store.getState()
  const words = useWords(game)
  const [reason] = member?.ruling.because ?? []
  if (!reason) return null
  return (
    <p>
      {words.explain(reason)} <RuleChip game={game} rule={reason.rule} />
    </p>
  )
}

/** What it comes upon, what slows it, and that it parts from the others: said before the order is given. */
function Foreseen({ store, member }: Part & { member: MemberOrders<Kind> | undefined }) {
  const { game } = store.getState()
  const words = useWords(game)
  if (!member?.ruling.allowed) return null
  const { meets, isApart, notes = [] } = member
  if (!meets && !isApart && notes.length === 0) return null
  return (
    <p className="foreseen">
      {keyed(notes).map(([key, note]) => (
        <Fragment key={key}>
          {words.explain(note)} <RuleChip game={game} rule={note.rule} />{' '}
        </Fragment>
      ))}
      {meets && words.say({ key: 'web.group.meets', values: { meets } })}{' '}
      {isApart && words.say({ key: 'web.group.apart' })}
    </p>
  )
}

/** With nothing in hand: the bodies that can be taken up whole. */
export function Formations({ store }: Part) {
  const state = useBattle(store, 'turnView', 'selected', 'group', 'game')
  const words = useWords(state.game)
  const all = state.turnView?.ask ? formationsIn(state) : []
  if (all.length === 0 || state.selected !== null || !hasOrders(store.getState())) return null
  return (
    <section className="formations" aria-label={words.say({ key: 'web.group.formations' })}>
      <h3>{words.say({ key: 'web.group.formations' })}</h3>
      <ul>
        {all.map(({ id, name, pieces }) => (
          <li key={id}>
            <button type="button" onClick={() => store.dispatch({ type: 'group/formation', id })}>
              <span>{words.say(name)}</span>
              <span className="quiet">{pieces.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function hasOrders({ game, turnView }: BattleState): boolean {
  return turnView !== null && game.groupOrders(turnView.view, turnView.viewer).length > 0
}
