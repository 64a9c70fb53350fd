import { useContext, useEffect, useRef, useState } from 'react'
import type { FormTool, Kind, Playable } from '@grognard/umpire'
import { useStore } from 'zustand'
import { keyed } from '../../shared/keyed.ts'
import { Reasons } from '../../shared/rule-chip.tsx'
import { useMoreBelow } from '../../shared/scrolling.ts'
import { capital, useWords } from '../../shared/sentences.ts'
import { Sheet, SheetBox } from '../../shared/sheet.tsx'
import { FleetBuilder } from '../fleet/fleet-builder.tsx'
import { FormFields } from '../forms/form-fields.tsx'
import type { BattleStore } from '../state/battle-store.ts'
import { filledIn } from '../state/main-order.ts'
import type { TurnView } from '../state/turn-view.ts'

interface Props {
  store: BattleStore
  turnView: TurnView
  kind: string
  /** There is nothing else to do. */
  isMain?: boolean
}

/** An order with many fields is filled in on a slip of its own. */
export function OrderForm({ store, turnView, kind, isMain = false }: Props) {
  const { game } = store.getState()
  const words = useWords(game)
  const isOpen = useStore(store, state => state.openForm === kind)
  const open = (form: string | null) => store.dispatch({ type: 'order/fillIn', form })
  return (
    <>
      <button type="button" className={isMain ? 'main' : undefined} onClick={() => open(kind)}>
        {capital(words.name('order', kind))}
      </button>
      {isOpen && <FormSheet {...{ store, turnView, kind }} close={() => open(null)} />}
    </>
  )
}

/** The cards to build from, beside what the order lists already; an empty list is no order yet. */
function stockBeside({ stock }: FormTool<Playable, Kind>, { view, viewer }: TurnView, order: Kind) {
  const empty = stock?.(view, viewer, null)
  if (!stock || !empty) return null
  const rows = Object.entries(order).find(([field]) => field === empty.list)?.[1]
  return Array.isArray(rows) && rows.length > 0 ? stock(view, viewer, order) : empty
}

/** At the foot of a slip that goes on below: pressed, it shows what lies there. */
function FormBelow() {
  const words = useWords()
  const box = useContext(SheetBox)
  const sign = useRef<HTMLButtonElement>(null)
  const [, setIsLaid] = useState(false)
  // The sheet is known only when its parts are laid: it is looked at when this is shown once more.
  useEffect(() => setIsLaid(true), [])
  useMoreBelow(box, sign, () => words.say({ key: 'web.order.belowText' }))
  return (
    <button
      ref={sign}
      type="button"
      className="form-below"
      hidden
      tabIndex={-1}
      onClick={() => box.current?.scrollBy({ top: box.current.clientHeight * 0.6 })}
    />
  )
}

function FormSheet({ store, turnView, kind, close }: Props & { close(): void }) {
  const { game } = store.getState()
  const words = useWords(game)
  const { orderContext, view, viewer } = turnView
  const tool = orderContext.tool(kind)
  const [order, setOrder] = useState(() => filledIn(turnView, kind, store.getState().pending))
  if (tool.tool !== 'form') return null
  const ruling = orderContext.judge(order)
  const [shape, choices] = [game.shape(kind), tool.choices(view, viewer)]
  const stock = stockBeside(tool, turnView, order)
  const change = (fields: Record<string, unknown>) => setOrder({ ...fields, kind })
  const give = () => {
    if (!ruling.allowed) return
    close()
    store.dispatch({ type: 'order/choose', order })
  }
  return (
    <Sheet title={capital(words.name('order', kind))} close={close}>
      <form
        className="order-form"
        onKeyDown={event => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          give()
        }}
        onSubmit={event => {
          event.preventDefault()
          give()
        }}
      >
        {stock ? (
          <FleetBuilder {...{ game, shape, choices, stock }} order={{ ...order }} change={change} />
        ) : (
          <FormFields {...{ game, shape, choices, change }} value={{ ...order }} />
        )}
        <div className="form-foot">
          <FormBelow />
          <div role="status">
            {ruling.allowed &&
              keyed(tool.summary(view, viewer, order)).map(([key, message]) => (
                <p key={key}>{words.say(message)}</p>
              ))}
            {!ruling.allowed && <Reasons game={game} reasons={ruling.because} />}
          </div>
          <button type="submit" className="main" aria-disabled={!ruling.allowed}>
            {words.say({ key: 'web.order.give' })}
          </button>
        </div>
      </form>
    </Sheet>
  )
}
