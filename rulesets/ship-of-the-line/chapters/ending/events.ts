import { field, withColleagues } from '@grognard/umpire'
import type { FieldsOf, Message } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'
import { surrenderCauses } from '../../model/capitulation.ts'
import type { SurrenderCause } from '../../model/capitulation.ts'
import { ship } from '../../model/fields.ts'
import { seatName, shipNamed } from '../../model/names.ts'
import { endTurnOf, shipOf } from '../../model/ships.ts'
import { endings, resetQuietRounds } from '../../model/victory.ts'
import { event } from '../../words.ts'

const battleEnded = {
  ending: field.one(endings),
  winners: field.list(field.seat),
  lostShips: field.list(field.number),
  hullHits: field.list(field.number),
}

const surrenders: Record<SurrenderCause, RuleId> = {
  adrift: 'SOL-091',
  choice: 'SOL-092',
  prize: 'SOL-121',
}

export const endingEvents = {
  shipSurrendered: event(
    { ship, cause: field.one(surrenderCauses) },
    {
      rule: ({ cause }) => surrenders[cause],
      apply(state, e) {
        shipOf(state, e.ship).status = 'surrendered'
        endTurnOf(state, e.ship)
        resetQuietRounds(state)
      },
      describe: (e, before) => ({
        key: `sol.event.shipSurrendered.${e.cause}`,
        values: { ship: shipNamed(before, e.ship) },
      }),
    },
  ),

  drawOffered: event(
    { seat: field.seat },
    {
      apply(state) {
        if (state.turn) state.turn.hasOfferedDraw = true
      },
      describe: e => ({
        key: 'sol.event.drawOffered',
        values: { seat: seatName(e.seat) },
      }),
    },
  ),

  drawDeclined: event(
    { seat: field.seat },
    {
      apply() {},
      describe: e => ({
        key: 'sol.event.drawDeclined',
        values: { seat: seatName(e.seat) },
      }),
    },
  ),

  /** `winners` is empty for a draw; lost ships and hull hits by the order of the players. */
  battleEnded: event(battleEnded, {
    rule: 'SOL-130',
    apply(state, e) {
      const winners = withColleagues(state.commanders, e.winners)
      state.outcome = { winners, message: outcomeText(e) }
    },
    describe: outcomeText,
  }),
}

type BattleEnded = FieldsOf<typeof battleEnded>

/** How the battle ended, for the result page and the log. */
export function outcomeText(event: BattleEnded): Message<'sol.outcome.won' | 'sol.outcome.draw'> {
  const [shipsOfA = 0, shipsOfB = 0] = event.lostShips
  const [hullOfA = 0, hullOfB = 0] = event.hullHits
  const ending = { key: `sol.ending.${event.ending}` }
  const sides = { a: seatName('a'), b: seatName('b') }
  const counts = { ending, shipsOfA, shipsOfB, hullOfA, hullOfB, ...sides }
  const winner = event.winners[0]
  if (winner === undefined) return { key: 'sol.outcome.draw', values: counts }
  return { key: 'sol.outcome.won', values: { ...counts, winner: seatName(winner) } }
}
