import { stale } from '../source/battle-source.ts'
import type { BattleSource } from '../source/battle-source.ts'
import type { Kind, Message, Ruling, Seat } from '@grognard/umpire'
import type { ActionOf, Dispatch } from './actions.ts'
import type { BattleState, Request } from './battle-state.ts'

/** Takes what is asked to the battle’s source, and tells it what the viewer has seen. */
export function createSourceAsker(source: BattleSource, dispatch: Dispatch) {
  let isStopped = false
  let toShow = 0
  let many = 0
  const taken = new WeakSet<Request>()
  let queue: Promise<unknown> = Promise.resolve()

  const answered = async (request: Request): Promise<void> => {
    try {
      const answer = await answerOf(source, request, isOn => (many += isOn ? 1 : -1))
      if (isStopped) return
      if (request.ask === 'giveMany' || request.ask === 'undo')
        dispatch({ type: 'source/told', standing: source.now() })
      dispatch({ type: 'source/answered', request, ...answer })
    } catch (error) {
      if (!isStopped) dispatch({ type: 'source/answered', request })
      reportError(error)
    }
  }
  return {
    /** One request after the other, since dice may have to be rolled for each. */
    follow({ onTheirWay, playback, isPassing }: BattleState): void {
      for (const request of onTheirWay) {
        if (taken.has(request)) continue
        taken.add(request)
        queue = queue.then(() => answered(request))
      }
      const moments = playback ? playback.timeline.moments.length - playback.at + 1 : 0
      if (moments !== toShow) {
        toShow = moments
        source.waitFor(moments)
      }
      if (isPassing && !playback) source.pass()
    },
    /** Many orders are being given: what comes of them is told when all are. */
    isGivingMany: () => many > 0,
    stop(): void {
      isStopped = true
    },
  }
}

async function answerOf(
  source: BattleSource,
  request: Request,
  asMany: (isOn: boolean) => void,
): Promise<Omit<ActionOf<'source/answered'>, 'type' | 'request'>> {
  switch (request.ask) {
    case 'giveMany':
      return together(asMany, () => givenOneByOne(source, request))
    case 'give':
      return { ruling: await source.give(request.seat, request.order) }
    case 'undo':
      return { why: await together(asMany, () => undone(source, request.count)) }
    case 'look':
      source.look(request.seat)
      return {}
    case 'setPlayers':
      source.setPlayers(request.players)
      return {}
    case 'agree':
      source.agree(request.on)
      return {}
    case 'resume':
      source.resume()
      return {}
  }
}

async function together<Found>(
  asMany: (isOn: boolean) => void,
  work: () => Promise<Found>,
): Promise<Found> {
  asMany(true)
  try {
    return await work()
  } finally {
    asMany(false)
  }
}

/**
 * Each is judged as it is given; who is refused does not hold up the others. What has not been looked at
 * waits with those after it until what was told has been seen; of the first of them the giver decides anew.
 */
async function givenOneByOne(
  source: BattleSource,
  { seat, orders, goesOn }: Extract<Request, { ask: 'giveMany' }>,
) {
  const refused: { order: Kind; ruling: Ruling | null }[] = []
  for (const [at, order] of orders.entries()) {
    if (at > 0 && !isAsked(source, seat)) return { refused, left: orders.slice(at) }
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they were judged
    const ruling = await source.give(seat, order)
    if (ruling === stale && (at > 0 || goesOn)) return { refused, left: orders.slice(at) }
    if (!ruling?.allowed) refused.push({ order, ruling })
  }
  return { refused }
}

/** Dice that fall in between may have another answer first. */
function isAsked(source: BattleSource, seat: Seat): boolean {
  const { record } = source.now()
  return record?.game.asks(record.view).some(ask => ask.seat === seat) === true
}

async function undone(source: BattleSource, count: number): Promise<Message | null> {
  for (let left = count; left > 0; left--) {
    // oxlint-disable-next-line no-await-in-loop -- the last one first
    const why = await source.undo()
    if (why) return why
  }
  return null
}
