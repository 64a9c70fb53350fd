import type { Kind, Seat } from './kind.ts'
import type { Message, Value } from './message.ts'
import type { Playable } from './playable.ts'
import type { Forfeit, FormTool, ListTool, PathTool, PlaceTool, Tool } from './tool.ts'

/** A tool that takes plain records. */
export type GameTool = Tool<Playable, Kind>

/** How a ruleset's own records are made of plain ones; each throws Malformed. */
interface Readers<State, Order> {
  own: (state: Playable) => State
  read: (order: Kind) => Order
}

export function gameTool<State extends Playable, Order extends Kind>(
  tool: Tool<State, Order>,
  readers: Readers<State, Order>,
): GameTool {
  switch (tool.tool) {
    case 'list':
      return listTool(tool, readers)
    case 'path':
      return pathTool(tool, readers)
    case 'place':
      return placeTool(tool, readers)
    case 'form':
      return formTool(tool, readers)
  }
}

function listTool<State, Order extends Kind>(
  tool: ListTool<State, Order>,
  { own, read }: Readers<State, Order>,
): GameTool {
  const {
    piece,
    label,
    target,
    leads,
    isRare,
    isChosen,
    isGrave,
    isPrimary,
    forfeits,
    isUnsaidAt,
  } = tool
  const list: ListTool<Playable, Kind> = { tool: 'list' }
  if (piece) list.piece = (order, state) => piece(read(order), own(state))
  if (label) list.label = (state, id) => label(own(state), id)
  if (target) list.target = (order, state) => target(read(order), own(state))
  if (leads) list.leads = (state, seat, order) => leads(own(state), seat, read(order))
  if (isRare) list.isRare = (order, state) => isRare(read(order), own(state))
  if (isChosen) list.isChosen = (order, state) => isChosen(read(order), own(state))
  if (isGrave) list.isGrave = isGrave
  if (isPrimary) list.isPrimary = isPrimary
  if (forfeits) list.forfeits = (state, seat) => forfeits(own(state), seat)
  if (isUnsaidAt) list.isUnsaidAt = isUnsaidAt
  return list
}

function pathTool<State, Order extends Kind>(
  tool: PathTool<State, Order>,
  { own, read }: Readers<State, Order>,
): GameTool {
  const path: PathTool<Playable, Kind> = {
    tool: 'path',
    piece: order => tool.piece(read(order)),
    pieces: (state, seat) => tool.pieces(own(state), seat),
    start: (state, seat, piece) => tool.start(own(state), seat, piece),
    extend: (state, seat, order, x, y) => tool.extend(own(state), seat, read(order), x, y),
    shorten: order => tool.shorten(read(order)),
    trace: (state, seat, order) => tool.trace(own(state), seat, read(order)),
  }
  const switches = tool.switches?.bind(tool)
  if (switches) path.switches = (state, seat, order) => switches(own(state), seat, read(order))
  const write = tool.write?.bind(tool)
  if (write) path.write = (state, seat, order, text) => write(own(state), seat, read(order), text)
  const beyond = tool.beyond?.bind(tool)
  if (beyond)
    path.beyond = (state, seat, order, x, y) => beyond(own(state), seat, read(order), x, y)
  const label = tool.label?.bind(tool)
  if (label) path.label = (state, piece) => label(own(state), piece)
  return path
}

function placeTool<State, Order extends Kind>(
  tool: PlaceTool<State, Order>,
  { own, read }: Readers<State, Order>,
): GameTool {
  const place: PlaceTool<Playable, Kind> = {
    tool: 'place',
    piece: order => tool.piece(read(order)),
    pieces: (state, seat) => tool.pieces(own(state), seat),
    at: (state, seat, piece, x, y, heading) => tool.at(own(state), seat, piece, x, y, heading),
  }
  if (tool.isRound) place.isRound = true
  const figure = tool.figure?.bind(tool)
  if (figure) place.figure = (state, piece) => figure(own(state), piece)
  const label = tool.label?.bind(tool)
  if (label) place.label = (state, piece) => label(own(state), piece)
  return place
}

function formTool<State, Order extends Kind>(
  tool: FormTool<State, Order>,
  { own, read }: Readers<State, Order>,
): GameTool {
  const form: FormTool<Playable, Kind> = {
    tool: 'form',
    start: (state, seat) => tool.start(own(state), seat),
    choices: (state, seat) => tool.choices(own(state), seat),
    summary: (state, seat, order) => tool.summary(own(state), seat, read(order)),
  }
  const stock = tool.stock?.bind(tool)
  if (stock) form.stock = (state, seat, order) => stock(own(state), seat, order && read(order))
  return form
}

/** So many pieces are named; the others are counted. */
const MOST_NAMED = 6

/** What the order to go on would throw away; nothing where it is another order. */
export function forfeitsOf(tool: GameTool, state: Playable, seat: Seat): Forfeit[] {
  return tool.tool === 'list' && tool.isPrimary ? (tool.forfeits?.(state, seat) ?? []) : []
}

/** The questions to be asked before it is gone on, one for all pieces that could still do the same. */
export function skipQuestions(
  forfeits: readonly Forfeit[],
  nameOf: (name: Value) => string,
): Message[] {
  return [...new Set(forfeits.map(({ ask }) => ask))].map(key => {
    const own = forfeits.filter(({ ask }) => ask === key)
    const pieces = spokenNames(own.map(({ name }) => nameOf(name)))
    return { key, values: { count: own.length, pieces } }
  })
}

/** “Ajax and Achilles”; of many the first, and how many more. */
export function spokenNames(names: readonly string[], most = MOST_NAMED): Value {
  const more = names.length - most
  if (more > 0)
    return { key: 'umpire.andMore', values: { names: listed(names.slice(0, most)), more } }
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return { key: 'umpire.and', values: { names: listed(names.slice(0, -1)), last } }
}

/** One after the other; by semicolons where a name such as “12e ligne, II” has a comma of its own. */
export function listed(names: readonly string[]): string {
  return names.join(names.some(name => name.includes(',')) ? '; ' : ', ')
}
