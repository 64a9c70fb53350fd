import type { BattleSource } from '../source/battle-source.ts'
import type { Dispatch } from './actions.ts'
import type { BattleState, Request } from './battle-state.ts'

/** Takes what is asked to the battle’s source, and tells it what the viewer has seen. */
export function createSourceAsker(source: BattleSource, dispatch: Dispatch) {
  let isStopped = false
  let toShow = 0
  const taken = new WeakSet<Request>()
  let queue: Promise<unknown> = Promise.resolve()

  const answered = async (request: Request): Promise<void> => {
    try {
      const answer = await answerOf(source, request)
      if (!isStopped) dispatch({ type: 'source/answered', request, ...answer })
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
    stop(): void {
      isStopped = true
    },
  }
}

async function answerOf(source: BattleSource, request: Request) {
  switch (request.ask) {
    case 'give':
      return { ruling: await source.give(request.seat, request.order) }
    case 'undo':
      return { why: await source.undo() }
    case 'look':
      return source.look(request.seat)
    case 'setPlayers':
      return source.setPlayers(request.players)
    case 'agree':
      return source.agree(request.on)
    case 'resume':
      return source.resume()
  }
}
