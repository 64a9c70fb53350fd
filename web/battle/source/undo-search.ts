import { takingBack } from '@grognard/umpire'
import type { Battle, Message, Seat } from '@grognard/umpire'
import { isComputer } from '../../shared/player-kind.ts'
import type { Table } from './local-standing.ts'

/** The battle without its last order, and the order in words; or why the order stands. */
export type Undo =
  | { isOpen: true; battle: Battle; seat: Seat; action: Message }
  | { isOpen: false; why: Message }

type Search = Generator<void, Undo>

/** What says which order may be taken back. */
type UndoContext = Pick<Table, 'battle' | 'viewer' | 'players' | 'sealed'>

/** Whether the last order is the looking seat's own and may be taken back; by turns, each takes back one more. */
export function undoOf(state: UndoContext): Undo {
  const search = undoSearch(state)
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
  }
}

/** Looks little by little for what may be undone, so that the page goes on; tells of an order that may. */
export function searchUndo(tell: (action: Message) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => clearTimeout(timer)
  return {
    stop,
    of(context: UndoContext): void {
      stop()
      if (context.viewer === null) return
      const search = undoSearch(context)
      const look = (): void => {
        const step = search.next()
        if (!step.done) timer = setTimeout(look, 0)
        else if (step.value.isOpen) tell(step.value.action)
      }
      timer = setTimeout(look, 0)
    },
  }
}

/** The same found in short steps: guesses are played for it. */
function* undoSearch({ battle, viewer, players, sealed }: UndoContext): Search {
  if (sealed) return { isOpen: false, why: whyStands('sealed', null) }
  const back = yield* takingBack(battle, viewer, seat => isComputer(players[seat]))
  if (!back.isOpen) return { isOpen: false, why: whyStands(back.why, back.by) }
  return { isOpen: true, battle: back.battle, seat: viewer ?? '', action: back.action }
}

/** Why an order stands, in words. */
export function whyStands(why: string, by: Seat | null): Message {
  return { key: `web.undo.${why}`, ...(by !== null && { values: { seat: { key: `seat.${by}` } } }) }
}
