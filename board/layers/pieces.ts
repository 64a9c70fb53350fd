import type { Picture, Piece } from '@grognard/umpire'
import { normalHeading, turnBetween } from '../base/place.ts'
import type { Size } from '../base/place.ts'
import type { Say, Scene } from '../base/scene.ts'
import { crowd, draw, group, line, placeInCrowd } from '../base/svg.ts'
import { drawBar, drawTray } from '../figures/block.ts'
import { detailOf as detailOfMen } from '../figures/ranks.ts'
import { drawRiderBase } from '../figures/rider.ts'
import { detailAt, drawShip, drawShipToken, drawShipTrack, READABLE } from '../figures/ship.ts'
import type { Detail } from '../figures/ship.ts'
import { drawFlight, drawWarship, drawWarshipToken, isWarshipReadable } from '../figures/warship.ts'
import { tokenLength, tokenScale } from '../figures/token.ts'
import { drawBanks } from '../marks/smoke.ts'
import { bearingOnNames, nameAll } from '../names/names.ts'
import { HALO_ROOM } from '../names/piece-names.ts'
import { drawPlates } from '../names/plates.ts'
import { toScreen } from '../view/camera.ts'
import type { Camera } from '../view/camera.ts'
import { badgeTexts } from '../words/changes.ts'
import { fallenLayer } from './fallen.ts'
import { uprightLayer } from './upright.ts'
import { showVeil } from './veil.ts'

/** A counter of the plain board: the first side a cross, the second a ring. */
function drawMark(piece: Piece): SVGGElement {
  const half = piece.length / 2
  const strokes =
    piece.side === 0
      ? [line('stroke', -half, -half, half, half), line('stroke', -half, half, half, -half)]
      : [draw('circle', { class: 'stroke', r: half })]
  return group(`mark side-${piece.side}`, strokes)
}

/** One piece on the board, kept from scene to scene so that it can move and hold the focus. */
interface Standing {
  holder: SVGGElement
  turned: SVGGElement
  /** Lies under all pieces and moves and turns with its own: what a ship does to the water. */
  tracked: SVGGElement
  track: SVGGElement
  name: SVGGElement
  /** Holds the name over all pieces, and moves with its own. */
  named: SVGGElement
  /** What was drawn last; drawn anew only when this changes. */
  drawn: string
  /** The piece as it was set out last, what it was in its scene, and whether it was a token. */
  setOutAs: { piece: Piece; part: string } | null
  drawnAs: { piece: Piece; windFrom: number | null; detail: Detail } | null
  /** Degrees, running on past a full turn so that a piece never spins the long way. */
  degrees: number
}

export interface PiecesLayer {
  element: SVGGElement
  show(scene: Scene, camera: Camera, size: Size): void
  /** Sizes that depend on the zoom: figures or tokens, room for names. */
  zoomed(camera: Camera, size: Size): void
  focus(id: string): void
  /** To the piece in hand; else to `last`, or the next after it that can act. False where there is none. */
  focusNext(last: string | null): boolean
  /** The piece that the keyboard is on. */
  focused(): string | null
  /** Whether it came there by a key. */
  isOnPiece(): boolean
  /** Whether ships are shown as tokens, being too small to be made out. */
  areTokens(): boolean
  /** Pixels of a step in the drawing of a token. */
  tokenScale(): number
}

export function piecesLayer(say: Say, chosen: (piece: Piece) => void): PiecesLayer {
  const groundNames = group('ground-names')
  const names = crowd('piece-names')
  const tracks = crowd('tracks')
  const holders = crowd('holders')
  const smoke = group('smoke')
  const uprights = uprightLayer()
  const veil = group('veil-of-night')
  const plates = crowd('plates')
  const fallen = fallenLayer()
  const element = group('pieces', [
    tracks,
    smoke,
    fallen.element,
    holders,
    uprights.men,
    uprights.smoke,
    veil,
    uprights.fronts,
    plates,
    groundNames,
    names,
  ])
  const standing = new Map<string, Standing>()
  let scene: Scene | null = null
  let areTokens = false
  let token = tokenLength(0)
  let namedBy: readonly unknown[] = []

  const stand = (piece: Piece): Standing => {
    const known = standing.get(piece.id)
    if (known) return known
    const fresh = newStanding(piece)
    fresh.holder.addEventListener('keydown', event => {
      if (!scene || !isForPiece(event, scene, piece.id)) return
      event.preventDefault()
      event.stopPropagation()
      const current = scene?.picture.pieces.find(({ id }) => id === piece.id)
      if (current) chosen(current)
    })
    standing.set(piece.id, fresh)
    holders.append(fresh.holder)
    names.append(fresh.named)
    tracks.append(fresh.tracked)
    return fresh
  }

  const clear = (pieces: readonly Piece[]): void => {
    const ids = new Set(pieces.map(piece => piece.id))
    for (const [id, gone] of standing) {
      if (ids.has(id)) continue
      gone.holder.remove()
      gone.named.remove()
      gone.tracked.remove()
      standing.delete(id)
    }
  }

  const zoomed = (camera: Camera, size: Size): void => {
    if (!scene) return
    const { pieces, windFrom } = scene.picture
    areTokens = areTooSmall(pieces, camera.scale)
    token = tokenLength(longestOf(pieces) * camera.scale) * (scene.enlarged ?? 1)
    for (const piece of pieces) {
      const detail = detailOf(piece, areTokens, camera, size)
      redraw(stand(piece), piece, windFrom, detail)
    }
    uprights.show(scene.picture, camera.scale)
    showVeil(veil, scene.picture)
    fallen.show(scene.picture)
    const look = { camera, size, token: areTokens ? token : null }
    const bearing = bearingOnNames(scene, look)
    if (bearing.every((one, index) => Object.is(one, namedBy[index]))) return
    namedBy = bearing
    nameAll(scene, id => standing.get(id)?.name, groundNames, look, say)
  }

  const focus = (id: string): void => standing.get(id)?.holder.focus({ preventScroll: true })
  const isReady = (id: string): boolean => scene?.ready.includes(id) === true
  const readyAfter = (id: string): string | undefined => {
    const ids = [...standing.keys()]
    return ids.slice(ids.indexOf(id)).find(isReady) ?? ids.find(isReady)
  }
  const focused = (): string | null =>
    [...standing].find(([, { holder }]) => holder === document.activeElement)?.[0] ?? null

  return {
    element,
    zoomed,
    show(next, camera, size) {
      const isOtherInHand = scene !== null && scene.selected !== next.selected
      scene = next
      clear(next.picture.pieces)
      for (const piece of next.picture.pieces) setOut(stand(piece), piece, next, say)
      showSmoke(smoke, next)
      showPlates(plates, next.picture, say)
      zoomed(camera, size)
      uprights.ring(next)
      if (isOtherInHand && next.selected !== null && focused() !== null) focus(next.selected)
    },
    focus,
    focusNext(last) {
      const selected = scene?.selected ?? null
      const from = selected ?? last
      const next = from !== null && standing.has(from) ? (selected ?? readyAfter(from)) : undefined
      if (next !== undefined) focus(next)
      return next !== undefined
    },
    focused,
    isOnPiece: () => {
      const id = focused()
      return id !== null && standing.get(id)?.holder.matches(':focus-visible') === true
    },
    areTokens: () => areTokens,
    tokenScale: () => tokenScale(token),
  }
}

/** What smoke was drawn by last. */
const smokedBy = new WeakMap<SVGGElement, string>()

function showSmoke(smoke: SVGGElement, { picture }: Scene): void {
  const { pieces, windFrom } = picture
  const by = JSON.stringify([
    windFrom,
    pieces.flatMap(({ fired, x, y, heading }) => (fired ? [[fired, x, y, heading]] : [])),
  ])
  if (smokedBy.get(smoke) === by) return
  smokedBy.set(smoke, by)
  smoke.replaceChildren(...drawBanks(picture))
}

const plated = new WeakMap<SVGGElement, string>()

/** Written anew only where another house is held, or by others. */
function showPlates(holder: SVGGElement, picture: Picture, say: Say): void {
  const houses = picture.ground.filter(({ capacity }) => capacity !== undefined)
  if (houses.length === 0 && holder.childElementCount === 0) return
  const held = picture.pieces.filter(({ badges }) => badges.some(({ kind }) => kind === 'garrison'))
  const looks = JSON.stringify([houses, held.map(({ x, y, rows }) => [x, y, rows])])
  if (plated.get(holder) === looks) return
  plated.set(holder, looks)
  holder.replaceChildren(...drawPlates(picture, say))
}

/** Enter and Space take a piece up or aim at it; where neither can be meant they go on to the table. */
export function isForPiece(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { selected, aimedAt, ready, targets }: Pick<Scene, 'selected' | 'aimedAt' | 'ready' | 'targets'>,
  id: string,
): boolean {
  if (ctrlKey || metaKey || (key !== 'Enter' && key !== ' ')) return false
  if (selected === id || (key === 'Enter' && aimedAt === id)) return false
  return ready.includes(id) || targets.includes(id)
}

function newStanding(piece: Piece): Standing {
  const turned = group('turned')
  const track = group('turned')
  const name = group('name pinned')
  const named = group('named', [name])
  const holder = draw('g', { class: 'piece', role: 'button', 'data-piece': piece.id }, [turned])
  return {
    holder,
    turned,
    tracked: group('tracked', [track]),
    track,
    name,
    named,
    drawn: '',
    setOutAs: null,
    drawnAs: null,
    degrees: piece.heading / 100,
  }
}

/** Nothing is written anew that stands so already: the browser would look through the whole drawing again. */
function setOut(place: Standing, piece: Piece, scene: Scene, say: Say): void {
  const isReady = scene.ready.includes(piece.id)
  const isTarget = scene.targets.includes(piece.id)
  const isSelected = scene.selected === piece.id
  const isStirred = scene.stirred.includes(piece.id)
  const isSettled = scene.settled?.has(piece.id) === true
  const part = [isReady, isTarget, isSelected, isStirred, isSettled].join()
  const last = place.setOutAs
  if (last?.piece === piece && last.part === part) return
  place.setOutAs = { piece, part }
  if (last?.piece !== piece) setDown(place, piece, say)
  if (last?.part === part) return
  const { holder } = place
  holder.classList.toggle('selected', isSelected)
  holder.classList.toggle('ready', isReady)
  holder.classList.toggle('target', isTarget)
  holder.classList.toggle('settled', isSettled)
  holder.classList.toggle('stirred', isStirred)
  write(holder, 'tabindex', isReady || isTarget ? '0' : '-1')
  write(holder, 'aria-pressed', String(isSelected))
}

/** Where it stands, and what it is called. */
function setDown(place: Standing, piece: Piece, say: Say): void {
  const { holder, turned, named, tracked, track } = place
  const before = normalHeading(Math.round(place.degrees * 100))
  place.degrees += turnBetween(before, piece.heading) / 100
  const at = placeInCrowd(piece)
  holder.style.transform = at
  named.style.transform = at
  tracked.style.transform = at
  for (const part of [turned, track]) part.style.transform = `rotate(${place.degrees}deg)`
  write(holder, 'aria-label', [say(piece.label), ...badgeTexts(say, piece)].join(', '))
}

function write(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}

/** All ships are drawn alike: as tokens where the smallest could not be made out. */
function areTooSmall(pieces: readonly Piece[], scale: number): boolean {
  return pieces.some(
    piece =>
      piece.shape === 'ship' && piece.silhouette === undefined && piece.length * scale < READABLE,
  )
}

/** Sailing ships are tokens all or none; steel ships, of very different size, each by itself. */
function detailOf(piece: Piece, areTokens: boolean, camera: Camera, size: Size): Detail {
  if (piece.silhouette !== undefined)
    return isWarshipReadable(piece, camera.scale) ? 'far' : 'token'
  if (piece.shape !== 'ship') return isTooSmall(piece, camera.scale) ? 'token' : 'far'
  if (areTokens) return 'token'
  const detail = detailAt(piece.length * camera.scale)
  if (detail === 'near') return isAbout(piece, camera, size) ? 'near' : 'far'
  return 'far'
}

/** Pixels beyond the window within which a ship may soon be seen. */
const ABOUT = 420

/** In the window or close to it: what lies far off needs no crew on its deck. */
function isAbout(piece: Piece, camera: Camera, size: Size): boolean {
  const { x, y } = toScreen(camera, size, piece)
  return x > -ABOUT && y > -ABOUT && x < size.width + ABOUT && y < size.height + ABOUT
}

/** A block whose figures are too small to be made out is a bar; ships go by the smallest of them. */
function isTooSmall({ block }: Piece, scale: number): boolean {
  return block !== undefined && detailOfMen(block, scale) === null
}

function longestOf(pieces: readonly Piece[]): number {
  return Math.max(0, ...pieces.map(({ length }) => length))
}

function redraw(place: Standing, piece: Piece, windFrom: number | null, detail: Detail): void {
  const last = place.drawnAs
  if (last?.piece === piece && last.windFrom === windFrom && last.detail === detail) return
  place.drawnAs = { piece, windFrom, detail }
  const { x: _x, y: _y, label: _label, card: _card, ...looks } = piece
  const drawn = JSON.stringify([looks, windFrom, detail])
  if (drawn === place.drawn) return
  place.drawn = drawn
  const halo = detail === 'token' && piece.shape === 'ship' ? pinnedHalo() : haloOf(piece)
  place.turned.replaceChildren(halo, figureOf(piece, windFrom, detail))
  const track = trackOf(piece, detail)
  place.track.replaceChildren(...track)
  place.tracked.replaceChildren(...(track.length > 0 ? [place.track] : []))
}

/** Of a sailing ship that can be made out. */
function trackOf(piece: Piece, detail: Detail): SVGGElement[] {
  const isSail = piece.shape === 'ship' && piece.silhouette === undefined
  return isSail && detail !== 'token' ? [drawShipTrack(piece, detail === 'near')] : []
}

function figureOf(piece: Piece, windFrom: number | null, detail: Detail): SVGGElement {
  const isToken = detail === 'token'
  if (piece.silhouette !== undefined && piece.shape === 'mark') return drawFlight(piece)
  if (piece.silhouette !== undefined) return isToken ? drawWarshipToken(piece) : drawWarship(piece)
  if (piece.shape === 'mark') return drawMark(piece)
  if (piece.shape === 'rider') return drawRiderBase(piece)
  if (piece.block) return isToken ? drawBar(piece, piece.block) : drawTray(piece, piece.block)
  if (isToken) return drawShipToken(piece, windFrom)
  return drawShip(piece, windFrom, detail === 'near')
}

function pinnedHalo(): SVGGElement {
  const ring = draw('circle', { class: 'halo-ring', r: 28 })
  return group('pinned', [group('token-size', [ring])])
}

function haloOf(piece: Piece): SVGGElement {
  return piece.shape === 'ship' || piece.shape === 'mark' ? groundHalo(piece) : blockHalo(piece)
}

/** Round the ground that figures stand on. */
function blockHalo({ length, beam }: Piece): SVGGElement {
  const room = HALO_ROOM
  const at = { x: -beam / 2 - room, y: -length / 2 - room }
  const ring = { class: 'halo-ring', ...at, width: beam + 2 * room, height: length + 2 * room }
  return group('', [draw('rect', { ...ring, rx: room })])
}

/** Around the piece along its heading, clear of bowsprit and yards; a round base has a ring. */
function groundHalo({ shape, silhouette, length, beam }: Piece): SVGGElement {
  if (shape === 'mark' && silhouette)
    return group('', [draw('circle', { class: 'halo-ring', r: length * 0.62 })])
  const ring = { class: 'halo-ring', rx: Math.max(beam * 1.25, length * 0.42), ry: length * 0.78 }
  return group('', [draw('ellipse', ring)])
}
