import { field } from '@grognard/umpire'
import type { FieldsOf, Message } from '@grognard/umpire'
import type { RepairId } from '../../book/tables/ship.ts'
import { action, dot, gun, heading, mast, ship } from '../../model/fields.ts'
import { headingName, mastName, shipNamed } from '../../model/names.ts'
import { activeTurn, setAfloat, shipOf } from '../../model/ships.ts'
import { event } from '../../words.ts'
import { gunsText } from './repair.ts'

const repaired = {
  ship,
  sail: field.orNothing(field.record({ mast, sails: field.number })),
  batteries: field.list(gun),
  hull: field.number,
}

export const disengagementEvents = {
  /** [SOL-125] From the dot where it comes back. [SOL-120] A prize is safe. */
  leftBoard: event(
    {
      ship,
      action,
      status: field.one(['disengaged', 'safe']),
      /** This turn and the next. */
      turnsAway: field.number,
      moves: field.number,
    },
    {
      rule: ({ status }) => (status === 'safe' ? 'SOL-120' : 'SOL-126'),
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.status = e.status
        ship.turnsAway = e.turnsAway
        ship.lastAction = e.action
        const turn = activeTurn(state)
        turn.moves = e.moves
        turn.isOver = true
      },
      describe: (e, before) => ({
        key: `sol.event.leftBoard.${e.status}`,
        values: { ship: shipNamed(before, e.ship) },
      }),
    },
  ),

  /** Where a ship off the board will come back. */
  dotChosen: event(
    { ship, x: dot, y: dot },
    {
      rule: 'SOL-127',
      apply(state, { ship: id, x, y }) {
        const ship = shipOf(state, id)
        ship.x = x
        ship.y = y
      },
      describe: (e, before) => ({
        key: 'sol.event.dotChosen',
        values: { ship: shipNamed(before, e.ship), column: e.x + 1, row: e.y + 1 },
      }),
    },
  ),

  returned: event(
    { ship, x: dot, y: dot, heading },
    {
      rule: 'SOL-127',
      apply(state, e) {
        setAfloat(shipOf(state, e.ship), e)
        activeTurn(state).hasReturned = true
      },
      describe: (e, before) => ({
        key: 'sol.event.returned',
        values: {
          ship: shipNamed(before, e.ship),
          column: e.x + 1,
          row: e.y + 1,
          heading: headingName(e.heading),
        },
      }),
    },
  ),

  /** [SOL-128] What is mended, and how it stands then. */
  repaired: event(repaired, {
    rule: 'SOL-128',
    apply(state, e) {
      const ship = shipOf(state, e.ship)
      if (e.sail) ship.masts[e.sail.mast] = e.sail.sails
      for (const { side, battery } of e.batteries) ship.batteries[side][battery - 1] = true
      ship.hull = e.hull
      ship.hasRepaired = true
      activeTurn(state).isOver = true
    },
    describe: (e, before) => repairText(e, shipNamed(before, e.ship)),
  }),
}

type RepairKey = `sol.event.repaired.${RepairId}`
type Repaired = FieldsOf<typeof repaired>

function repairText({ sail, batteries, hull }: Repaired, ship: Message): Message<RepairKey> {
  if (sail) {
    const values = { ship, mast: mastName(sail.mast), sails: sail.sails }
    return { key: 'sol.event.repaired.sail', values }
  }
  if (batteries.length > 0)
    return { key: 'sol.event.repaired.batteries', values: { ship, guns: gunsText(batteries) } }
  return { key: 'sol.event.repaired.hull', values: { ship, hull } }
}
