import { hexCalled } from '@grognard/board/base/hex-grid.ts'
import { commandedAmong, excerpt, openToGroup } from '@grognard/umpire'
import type {
  Aim,
  Ask,
  AtTheTable,
  Formation,
  OpenGroupOrder,
  Picture,
  Piece,
} from '@grognard/umpire'
import { say } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { numberIn, unitsOf } from '../units.ts'
import type { Session } from './session.ts'

/** An order for many as it was typed: whom it is for, which, and what it is aimed at. */
export interface GroupTyped {
  at: AtTheTable
  pieces: readonly string[]
  order: OpenGroupOrder
  aim: Aim
}

/** The seat's own formations, pieces and orders for many, as they are open now. */
export interface GroupDesk {
  at: AtTheTable
  picture: Picture
  formations: readonly Formation[]
  own: readonly string[]
  open: readonly OpenGroupOrder[]
}

export function groupDesk({ teller: { game }, battle }: Session, { seat }: Ask): GroupDesk {
  const view = game.view(battle.state, seat)
  const at = { game, view, seat, entries: battle.file.entries }
  const picture = game.picture(view)
  const own = commandedAmong(picture.pieces, seat)
  const formations = game.formations(view, seat)
  return { at, picture, formations, own, open: openToGroup(at, own) }
}

/** Reads `WHO ORDER` with what it is aimed at; a line where it cannot be read. */
export function groupTyped(session: Session, ask: Ask, line: string): GroupTyped | string {
  const { teller } = session
  const [who = '', word = '', ...rest] = line.split(/\s+/)
  const desk = groupDesk(session, ask)
  const pieces = piecesNamed(teller, desk, who)
  if (typeof pieces === 'string') return pieces
  const open = openToGroup(desk.at, pieces)
  if (open.length === 0) return say(teller, 'group.idle')
  const order = orderNamed(teller, open, word)
  if (!order) {
    const names = open.map(({ id }) => id).join(', ')
    return say(teller, 'group.noOrder', { order: excerpt(word), names })
  }
  const aim = aimAt(session, desk, order, rest)
  return typeof aim === 'string' ? aim : { at: desk.at, pieces, order, aim }
}

/** By the number or id of a formation, or by the ids of pieces with commas between. */
function piecesNamed(teller: Teller, desk: GroupDesk, who: string): readonly string[] | string {
  const { formations, own } = desk
  const formation = formations.find(({ id }, at) => String(at + 1) === who || id === who)
  if (formation) return formation.pieces
  if (/^\d+$/.test(who))
    return say(teller, 'group.noFormation', { number: who, count: formations.length })
  const ids = [...new Set(who.split(',').filter(id => id !== ''))]
  const stranger = ids.find(id => !own.includes(id))
  if (stranger !== undefined) return say(teller, 'group.noPiece', { piece: excerpt(stranger) })
  return ids.length > 0 ? ids : say(teller, 'group.who')
}

/** Its id, its name in words, or the beginning of one id alone. */
function orderNamed(
  { words }: Teller,
  open: readonly OpenGroupOrder[],
  word: string,
): OpenGroupOrder | undefined {
  const typed = word.toLowerCase()
  const exact = open.find(({ id }) =>
    [id, words.name('group', id)].some(name => name.toLowerCase() === typed),
  )
  if (exact || typed === '') return exact
  const begun = open.filter(({ id }) => id.toLowerCase().startsWith(typed))
  return begun.length === 1 ? begun[0] : undefined
}

function aimAt(
  session: Session,
  desk: GroupDesk,
  { aim, id }: OpenGroupOrder,
  typed: readonly string[],
): Aim | string {
  const { teller } = session
  const text = typed.join(' ')
  if (aim === 'nothing')
    return typed.length === 0 ? { at: 'nothing' } : say(teller, 'group.noAim', { order: id })
  if (text === '') return say(teller, `group.aim.${aim}`, { order: id })
  if (aim === 'piece') {
    const piece = pieceCalled(desk, text)
    return piece
      ? { at: 'piece', piece: piece.id }
      : say(teller, 'group.noTarget', { piece: excerpt(text) })
  }
  const place = placeTyped(session, desk, text)
  return place
    ? { at: 'place', x: Math.round(place.x), y: Math.round(place.y) }
    : say(teller, 'group.noPlace', { place: excerpt(text) })
}

function pieceCalled({ picture }: GroupDesk, name: string): Piece | undefined {
  const typed = name.toLowerCase()
  const { pieces } = picture
  const byId = pieces.find(({ id }) => id.toLowerCase() === typed)
  return byId ?? pieces.find(piece => piece.name.toLowerCase() === typed)
}

interface Place {
  x: number
  y: number
}

/** “52 16” or “52/16”, counted as the situation tells it; a hex by its name; or where a piece or a place is. */
function placeTyped({ teller, battle }: Session, desk: GroupDesk, text: string): Place | undefined {
  const units = unitsOf(teller, battle.state)
  const [x, y, ...more] = text
    .split(/[\s/]+/)
    .map(part => numberIn(part, 'length', units) ?? Number.NaN)
  if (x !== undefined && y !== undefined && more.length === 0 && !Number.isNaN(x + y))
    return { x, y }
  const { hexes } = desk.picture
  const hex = hexes && hexCalled(hexes, text)
  return hex ?? pieceCalled(desk, text) ?? groundCalled(desk, text)
}

/** The middle of a place on the ground. */
function groundCalled({ picture }: GroupDesk, id: string): Place | undefined {
  const polygon = picture.ground.find(shape => shape.id === id)?.polygon
  if (!polygon) return undefined
  return {
    x: mean(polygon.filter((_, at) => at % 2 === 0)),
    y: mean(polygon.filter((_, at) => at % 2 === 1)),
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

/** What Tab makes of an order for many: whom, then which, then what it is aimed at. */
export function groupCandidates(
  session: Session,
  ask: Ask,
  [who, order, ...aimed]: readonly string[],
  last: string,
): string[] {
  const desk = groupDesk(session, ask)
  if (who === undefined) return whoCandidates(desk, last)
  if (order === undefined) return desk.open.map(({ id }) => id)
  if (aimed.length > 0) return []
  const { aim } = orderNamed(session.teller, desk.open, order) ?? { aim: 'nothing' }
  const { pieces } = desk.picture
  if (aim === 'nothing') return []
  const isMeant = (id: string): boolean => aim === 'place' || !desk.own.includes(id)
  return pieces.map(({ id }) => id).filter(isMeant)
}

/** Numbers of formations, or ids one after the other with commas between. */
function whoCandidates({ formations, own }: GroupDesk, last: string): string[] {
  const typed = last.slice(0, last.lastIndexOf(',') + 1)
  const left = own.filter(id => !typed.split(',').includes(id))
  const numbers = typed === '' ? formations.map((_, index) => String(index + 1)) : []
  return [...numbers, ...left.map(id => `${typed}${id}`)]
}
