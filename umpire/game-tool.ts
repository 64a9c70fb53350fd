import type { Kind } from './kind.ts'
import type { Playable } from './playable.ts'
import type { FormTool, ListTool, PathTool, PlaceTool, Tool } from './tool.ts'

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
  { piece, label, target, leads, isRare, isGrave, isPrimary }: ListTool<State, Order>,
  { own, read }: Readers<State, Order>,
): GameTool {
  const list: ListTool<Playable, Kind> = { tool: 'list' }
  if (piece) list.piece = (order, state) => piece(read(order), own(state))
  if (label) list.label = (state, id) => label(own(state), id)
  if (target) list.target = order => target(read(order))
  if (leads) list.leads = (state, seat, order) => leads(own(state), seat, read(order))
  if (isRare) list.isRare = (order, state) => isRare(read(order), own(state))
  if (isGrave) list.isGrave = isGrave
  if (isPrimary) list.isPrimary = isPrimary
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
  const label = tool.label?.bind(tool)
  if (label) place.label = (state, piece) => label(own(state), piece)
  return place
}

function formTool<State, Order extends Kind>(
  tool: FormTool<State, Order>,
  { own, read }: Readers<State, Order>,
): GameTool {
  return {
    tool: 'form',
    start: (state, seat) => tool.start(own(state), seat),
    choices: (state, seat) => tool.choices(own(state), seat),
    summary: (state, seat, order) => tool.summary(own(state), seat, read(order)),
  }
}
