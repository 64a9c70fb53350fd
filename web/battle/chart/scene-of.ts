import {
  figureOf,
  legsOf,
  listedFor,
  markedPieces,
  orderOf,
  targetOf,
  traceOf,
} from '@grognard/board'
import type { Draft, PlaceDraft, Scene, Sketch } from '@grognard/board'
import type { DrawnPath, Kind, Picture } from '@grognard/umpire'
import { isMotionReduced } from '../../shared/media.ts'
import { settings } from '../../shared/settings.ts'
import { dwellOf } from '../record/playback-steps.ts'
import type { BattleState, GroupInHand } from '../state/battle-state.ts'
import { lessonPieces } from '../state/lesson.ts'
import { draftNow, isDrawn, isLoneOrder, isSameOrder } from '../state/main-order.ts'
import { settledPieces } from '../state/settled.ts'
import type { TurnView } from '../state/turn-view.ts'
import { wayOf, waysIn } from '../state/ways.ts'
import { ghostsOf } from './ghosts.ts'
import { allNotesOn, ownNotes } from './own-notes.ts'
import { sightShown } from './sight.ts'

/** So many times as large as usual are ships for eyes that want them large. */
const ENLARGED = 1.5

/** What the board shows of the battle page; null while nobody may look. */
export function sceneOf(state: BattleState): Scene | null {
  const { turnView, selected, hasArcs, pinnedArcs } = state
  if (!turnView) return null
  const { choices, orderContext } = turnView
  const targets = listedFor(choices, selected).map(order => targetOf(orderContext, order))
  return {
    picture: state.playback ? withoutOrders(turnView.picture) : withAim(turnView, state),
    selected,
    ready: markedPieces(orderContext, choices),
    settled: settledPieces(state),
    targets: [...targets.filter(target => target !== null), ...lessonPieces(state)],
    aimedAt: state.pending && targetOf(orderContext, state.pending),
    arcsOf: [...pinnedArcs, ...(hasArcs && selected !== null ? [selected] : [])],
    sight: sightShown(state),
    named: namedIn(turnView, selected),
    hasMarks: settings.getState().marks === 'on',
    ...sketchesOf(state, turnView),
    group: state.group?.pieces ?? [],
    ghosts: ghostsOf(state),
    isBoxing: state.isBoxing,
    notes: allNotesOn(state.id),
    isNoting: ownNotes.getState().isNoting,
    enlarged: settings.getState().pieces === 'large' ? ENLARGED : 1,
    ways: waysIn(state, turnView).map(([, way]) => way),
    isDrawing: state.draft !== null,
    stirred: state.stirred,
    ...(state.playback && !isMotionReduced() && { closeUp: state.ruined }),
    isTelling: state.playback !== null,
    glide: state.playback?.isRunning ? dwellOf(state.playback, settings.getState().playback) : null,
  }
}

/** Whose names are wanted on the chart; null for all. */
function namedIn({ picture, viewer }: TurnView, selected: string | null): string[] | null {
  const { names } = settings.getState()
  if (names === 'all') return null
  if (names === 'none') return []
  return picture.pieces
    .filter(({ id, seat }) => seat === viewer || id === selected)
    .map(({ id }) => id)
}

/** Orders begin where a piece stood when they were written: they are not drawn while it moves on. */
function withoutOrders(picture: Picture): Picture {
  return { ...picture, paths: picture.paths.filter(({ kind }) => kind !== 'march') }
}

/** A line from whoever is in hand to what is meant to be aimed at. */
function withAim({ picture, orderContext }: TurnView, state: BattleState): Picture {
  const { pending, selected } = state
  const aims =
    state.group === null
      ? [{ piece: selected, target: pending && targetOf(orderContext, pending) }]
      : groupAims(state.group)
  const placed = (id: string | null) => picture.pieces.find(piece => piece.id === id)
  const paths = aims.flatMap(({ piece, target }): DrawnPath[] => {
    const [from, to] = [placed(piece), placed(target)]
    return from && to ? [{ piece: from.id, points: [from.x, from.y, to.x, to.y], kind: 'aim' }] : []
  })
  return paths.length === 0 ? picture : { ...picture, paths: [...picture.paths, ...paths] }
}

/** Once a target is settled, of those that may aim at it. */
function groupAims({ shared }: GroupInHand): { piece: string; target: string }[] {
  const aim = shared?.aim
  if (!shared || aim?.at !== 'piece') return []
  return shared.members
    .filter(({ orders, ruling }) => orders.length > 0 && ruling.allowed)
    .map(({ piece }) => ({ piece, target: aim.piece }))
}

/** What is in hand stays on the chart, since it is given; an order that is looked at lies beside it. */
function sketchesOf(state: BattleState, turnView: TurnView): Pick<Scene, 'sketch' | 'looked'> {
  const { previewed } = state.pointer
  const looked = ledBy(turnView, previewed)
  const draft = draftNow(state)
  const drawn = draft && drawnOf(state, turnView, draft)
  const inHand = draft && isDrawn(state) ? orderOf(turnView.orderContext, draft) : state.pending
  const kept = draft && isDrawn(state) ? drawn : ledBy(turnView, state.pending)
  if (!looked) return { sketch: kept ?? drawn }
  if (!kept || isSameOrder(inHand, previewed)) return { sketch: looked }
  return { sketch: kept, looked }
}

/** What the hand draws. */
function drawnOf(state: BattleState, turnView: TurnView, draft: Draft): Sketch {
  const { verdict } = state.pointer
  const hasCourse = isDrawn(state)
  const drafted = orderOf(turnView.orderContext, draft)
  const ruling = hasCourse || !drafted ? verdict : turnView.orderContext.judge(drafted)
  const isRefused = hasCourse && ruling?.allowed === false
  const tone = ruling?.allowed ? 'lawful' : isRefused ? 'refused' : 'unfinished'
  const isOneOfMany = !hasCourse && drafted && !isLoneOrder(turnView, draft, drafted)
  const course = isOneOfMany ? nowhere : courseOf(turnView, draft)
  const contact = hasCourse ? course.contact : null
  return { piece: draft.piece, tone, ...course, contact, ...withinOf(turnView, draft) }
}

function ledBy(turnView: TurnView, order: Kind | null): Sketch | null {
  if (!order) return null
  const poses = wayOf(turnView, order)
  if (poses.length === 0) return null
  const tool = turnView.orderContext.tool(order.kind)
  const piece = (tool.tool !== 'form' && tool.piece?.(order, turnView.orderContext.view)) || ''
  const settled = poses.length - 1
  return { piece, poses, settled, contact: null, tone: 'lawful', isLed: true }
}

/** What lies open from where the path is settled, whatever the pointer is at. */
function withinOf({ orderContext }: TurnView, draft: Draft): Pick<Sketch, 'within'> {
  if (draft.tool !== 'path') return {}
  const within = traceOf(orderContext, { ...draft, ahead: null })?.within
  return within ? { within } : {}
}

const nowhere: Course = { poses: [], settled: 0, contact: null }

type Course = Pick<Sketch, 'poses' | 'settled' | 'contact' | 'figure' | 'others'>

function courseOf(turnView: TurnView, draft: Draft): Course {
  if (draft.tool === 'place') return placeOf(turnView, draft)
  const trace = traceOf(turnView.orderContext, draft)
  if (!trace) return nowhere
  return {
    poses: trace.poses,
    settled: legsOf(turnView.orderContext, draft.order, draft),
    contact: trace.contact,
    ...(trace.others && { others: trace.others }),
  }
}

function placeOf({ orderContext }: TurnView, draft: PlaceDraft): Course {
  const figure = figureOf(orderContext, draft)
  return {
    poses: draft.at ? [draft.at] : [],
    settled: 0,
    contact: null,
    ...(figure && { figure }),
  }
}
