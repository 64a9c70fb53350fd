import { never } from '@grognard/umpire'
import * as ending from './chapters/ending/index.ts'
import * as gunnery from './chapters/gunnery/index.ts'
import * as movement from './chapters/movement/index.ts'
import * as turn from './chapters/turn/index.ts'
import { applyLosses } from './model/hits.ts'
import { inOrder } from './model/order-of-play.ts'
import { again, ask, each, phase, repeat, umpire } from './rules.ts'

/** [WAS-045] A turn as the book tells it: in each phase the first player acts, then the second. */
export const sequence = {
  battle: [
    repeat(
      never,
      phase(
        'initiative',
        umpire('turnBegins', 'WAS-045', turn.beginTurn),
        umpire('initiative', 'WAS-047', turn.rollInitiative),
      ),
      phase(
        'movement',
        each(
          inOrder,
          ask(
            'move',
            'WAS-055',
            movement.seatToMove,
            again(['sail', 'pivot'], movement.mayMoveMore),
            'done',
          ),
        ),
      ),
      phase(
        'surface',
        each(
          inOrder,
          ask('gunfire', 'WAS-095', gunnery.seatToFire, again('fire', gunnery.mayFireMore), 'done'),
        ),
        umpire('gunfireEnds', 'WAS-049', applyLosses),
      ),
      phase('turnEnd', umpire('turnEnds', 'WAS-162', ending.endTurn)),
    ),
  ],
}
