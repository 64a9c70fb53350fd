import { legsOf, listedFor, orderOf, readyPieces, targetOf, traceOf } from '@grognard/board'
import type { Draft, Scene, Sketch } from '@grognard/board'
import type { DrawnPath, Kind, Picture } from '@grognard/umpire'
import { settings } from '../../shared/settings.ts'
import { dwellOf } from '../record/playback-steps.ts'
import type { BattleState } from '../state/battle-state.ts'
import { isBegun, isLoneOrder } from '../state/main-order.ts'
import type { Standing } from '../state/turn-view.ts'
import { wayOf, waysIn } from '../state/ways.ts'
import { sightShown } from './sight.ts'

/** What the board shows of the battle page; null while nobody may look. */
export function sceneOf(state: BattleState): Scene | null {
  const { standing, selected, hasArcs, pinnedArcs } = state
  if (!standing) return null
  const { choices, desk } = standing
  const targets = listedFor(choices, selected).map(order => targetOf(desk, order))
  return {
    picture: state.playback ? withoutOrders(standing.picture) : withAim(standing, state),
    selected,
    ready: readyPieces(choices),
    targets: targets.filter(target => target !== null),
    aimedAt: state.pending && targetOf(desk, state.pending),
    arcsOf: [...pinnedArcs, ...(hasArcs && selected !== null ? [selected] : [])],
    sight: sightShown(state),
    named: namedIn(standing, selected),
    hasMarks: settings.getState().marks === 'on',
    sketch: sketchOf(state, standing),
    ways: waysIn(state, standing).map(([, way]) => way),
    isDrawing: state.draft !== null,
    stirred: state.stirred,
    isTelling: state.playback !== null,
    glide: state.playback?.isRunning ? dwellOf(state.playback, settings.getState().playback) : null,
  }
}

/** Whose names are wanted on the chart; null for all. */
function namedIn({ picture, viewer }: Standing, selected: string | null): string[] | null {
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

/** A line from the piece in hand to what a pending order is aimed at. */
function withAim({ picture, desk }: Standing, { pending, selected }: BattleState): Picture {
  const target = pending && targetOf(desk, pending)
  const from = picture.pieces.find(piece => piece.id === selected)
  const to = picture.pieces.find(piece => piece.id === target)
  if (!from || !to) return picture
  const aim: DrawnPath = { piece: from.id, points: [from.x, from.y, to.x, to.y], kind: 'aim' }
  return { ...picture, paths: [...picture.paths, aim] }
}

/** What the hand draws; or where an offered order leads that is looked at. */
function sketchOf(state: BattleState, standing: Standing): Sketch | null {
  const { draft, verdict } = state
  const led = ledBy(standing, state.previewed ?? state.pending)
  if (led) return led
  if (!draft) return null
  const isDrawn = isBegun(state) || (draft.tool === 'path' && draft.ahead !== null)
  const drafted = orderOf(standing.desk, draft)
  const ruling = isDrawn || !drafted ? verdict : standing.desk.judge(drafted)
  const isRefused = isDrawn && ruling?.allowed === false
  const tone = ruling?.allowed ? 'lawful' : isRefused ? 'refused' : 'unfinished'
  const isOneOfMany = !isDrawn && drafted && !isLoneOrder(standing, draft, drafted)
  const course = isOneOfMany ? nowhere : courseOf(standing, draft)
  const contact = isDrawn ? course.contact : null
  return { piece: draft.piece, tone, ...course, contact }
}

function ledBy(standing: Standing, order: Kind | null): Sketch | null {
  if (!order) return null
  const poses = wayOf(standing, order)
  if (poses.length === 0) return null
  const tool = standing.desk.tool(order.kind)
  const piece = (tool.tool !== 'form' && tool.piece?.(order, standing.desk.view)) || ''
  const settled = poses.length - 1
  return { piece, poses, settled, contact: null, tone: 'lawful', isLed: true }
}

const nowhere: Course = { poses: [], settled: 0, contact: null }

type Course = Pick<Sketch, 'poses' | 'settled' | 'contact'>

function courseOf(standing: Standing, draft: Draft): Course {
  if (draft.tool === 'place')
    return { poses: draft.at ? [draft.at] : [], settled: 0, contact: null }
  const trace = traceOf(standing.desk, draft)
  if (!trace) return nowhere
  return {
    poses: trace.poses,
    settled: legsOf(standing.desk, draft.order, draft),
    contact: trace.contact,
  }
}
