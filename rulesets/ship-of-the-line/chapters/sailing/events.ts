import { turned } from '@grognard/geometry/dots/heading.ts'
import { field } from '@grognard/umpire'
import type { FieldsOf } from '@grognard/umpire'
import { action, dot, heading, ship } from '../../model/fields.ts'
import { headingName, shipNamed } from '../../model/names.ts'
import { activeTurn, shipOf } from '../../model/ships.ts'
import { actions } from '../../model/state.ts'
import type { Action, Side, State } from '../../model/state.ts'
import { event } from '../../words.ts'

const sailed = {
  ship,
  action,
  x: dot,
  y: dot,
  heading,
  moves: field.number,
}

export const sailingEvents = {
  /** `moves` made in this turn, this one among them. */
  sailed: event(sailed, {
    apply(state, e) {
      const ship = shipOf(state, e.ship)
      ship.x = e.x
      ship.y = e.y
      ship.heading = e.heading
      ship.lastAction = e.action
      const turn = activeTurn(state)
      turn.moves = e.moves
      if (e.action === 'comeAbout') turn.isClubHauling = false
    },
    describe: (e, before) => ({
      key: `sol.event.sailed.${mannerOf(e, before)}`,
      values: {
        ship: shipNamed(before, e.ship),
        heading: headingName(e.heading),
      },
    }),
  }),

  /** [SOL-098] The ship stops on its dot and swings to the heading; its turn is over. */
  collided: event(
    {
      ship,
      struck: ship,
      action: field.one([...actions, 'drift']),
      heading,
      moves: field.number,
    },
    {
      rule: 'SOL-096',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.heading = e.heading
        if (e.action !== 'drift') ship.lastAction = e.action
        const turn = activeTurn(state)
        turn.moves = e.moves
        turn.isMovingOver = true
        turn.isOver = true
      },
      describe: (e, before) => ({
        key: e.action === 'drift' ? 'sol.event.driftedInto' : 'sol.event.collided',
        values: {
          ship: shipNamed(before, e.ship),
          struck: shipNamed(before, e.struck),
          heading: headingName(e.heading),
        },
      }),
    },
  ),

  drifted: event(
    { ship, x: dot, y: dot },
    {
      rule: 'SOL-094',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.x = e.x
        ship.y = e.y
      },
      describe: (e, before) => ({
        key: 'sol.event.drifted',
        values: { ship: shipNamed(before, e.ship), column: e.x + 1, row: e.y + 1 },
      }),
    },
  ),
}

type Sailed = FieldsOf<typeof sailed>

function mannerOf(event: Sailed, before: State): Exclude<Action, 'move'> | 'ahead' | Side {
  if (event.action !== 'move') return event.action
  const { heading } = shipOf(before, event.ship)
  if (heading === event.heading) return 'ahead'
  return turned(heading, 1) === event.heading ? 'starboard' : 'port'
}
