import type { Ask, AtTheTable, Formation, OpenGroupOrder } from '@grognard/umpire'
import { say } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { groupDesk } from './group-typed.ts'
import { withId } from './piece-ids.ts'
import type { Session } from './session.ts'

/** Who can be ordered as a body, and what: as it is typed, and in words. */
export function groupLines(session: Session, ask: Ask): string[] {
  const { teller } = session
  const { at, formations, open } = groupDesk(session, ask)
  if (open.length === 0) return [say(teller, 'group.idle')]
  const bodies = formations.map((formation, index) => `  ${bodyLine(teller, at, formation, index)}`)
  const orders = open.map(order => `  ${orderLine(teller, order)}`)
  const [first] = open
  const example = first ? `1 ${formText(teller, first)}` : '1'
  return [
    ...(bodies.length > 0 ? [say(teller, 'group.formations'), ...bodies] : []),
    say(teller, 'group.orders'),
    ...orders,
    say(teller, 'group.how', { typed: `${say(teller, 'word.group')} ${example}` }),
    ...(open.some(({ aim }) => aim === 'place') ? [say(teller, 'group.howPlace')] : []),
  ]
}

/** That a whole formation can be ordered at once, where that is so now. */
export function groupHint(session: Session, ask: Ask): string[] {
  const { teller } = session
  const { formations, open } = groupDesk(session, ask)
  const isOpen = formations.length > 0 && open.length > 0
  return isOpen ? [`  ${say(teller, 'group.hint', { typed: say(teller, 'word.group') })}`] : []
}

function bodyLine(
  teller: Teller,
  at: AtTheTable,
  { name, pieces }: Formation,
  index: number,
): string {
  const list = pieces.map(piece => pieceNamed(at, piece)).join(', ')
  return say(teller, 'group.formation', { number: index + 1, name: teller.words.say(name), list })
}

function orderLine(teller: Teller, order: OpenGroupOrder): string {
  const name = teller.words.name('group', order.id)
  return say(teller, 'group.order', { form: formText(teller, order), name })
}

/** The order as it is typed, with what it is aimed at in capitals. */
function formText(teller: Teller, { id, aim }: OpenGroupOrder): string {
  return aim === 'nothing' ? id : `${id} ${say(teller, `group.${aim}`)}`
}

const names = new WeakMap<AtTheTable['view'], ReadonlyMap<string, string>>()

/** Its name with the id that it is typed by. */
export function pieceNamed({ game, view }: AtTheTable, id: string): string {
  const known =
    names.get(view) ?? new Map(game.pieces(view).map(piece => [piece.id, withId(piece)] as const))
  names.set(view, known)
  return known.get(id) ?? id
}
