import { field } from '@grognard/umpire'
import type { FieldsOf } from '@grognard/umpire'
import { battery, gun, heading, ship, side } from '../../model/fields.ts'
import { batteryNumbers, headingName, seatName, shipNamed, sideName } from '../../model/names.ts'
import { activeTurn, endTurnOf, shipOf } from '../../model/ships.ts'
import { boardingResults } from '../../model/state.ts'
import { resetQuietRounds } from '../../model/victory.ts'
import { event } from '../../words.ts'

const boardersFought = {
  attacker: ship,
  defender: ship,
  /** With marines; null where nothing was compared. */
  difference: field.orNothing(field.number),
  odds: field.orNothing(field.either(field.one(['automatic', 'opposed']), field.number)),
  attackerDie: field.orNothing(field.number),
  defenderDie: field.orNothing(field.number),
  result: field.one(boardingResults),
}

export const boardingEvents = {
  /** The attacker lies alongside on the heading; `moves` made in this turn, this one among them. */
  boardingBegan: event(
    {
      attacker: ship,
      defender: ship,
      heading,
      moves: field.number,
      attackerMarines: field.number,
      /** [SOL-117] None against a prize. */
      volley: field.one(['first', 'none']),
    },
    {
      rule: 'SOL-101',
      apply(state, e) {
        const ship = shipOf(state, e.attacker)
        ship.heading = e.heading
        ship.lastAction = 'move'
        const turn = activeTurn(state)
        turn.moves = e.moves
        turn.isMovingOver = true
        state.boarding = {
          attacker: e.attacker,
          defender: e.defender,
          attackerMarines: e.attackerMarines,
          defenderMarines: 0,
          volley: e.volley,
          grape: [],
          result: 'open',
        }
      },
      describe: (e, before) => ({
        key: e.attackerMarines > 0 ? 'sol.event.boardedWithMarines' : 'sol.event.boarded',
        values: {
          ship: shipNamed(before, e.attacker),
          target: shipNamed(before, e.defender),
          heading: headingName(e.heading),
          points: e.attackerMarines,
        },
      }),
    },
  ),

  /** [SOL-C10] Points of hull difference for the defender. */
  marinesCalled: event(
    { seat: field.seat, points: field.number },
    {
      rule: 'SOL-C10',
      apply(state, e) {
        if (state.boarding) state.boarding.defenderMarines = e.points
      },
      describe: e => ({
        key: 'sol.event.marinesCalled',
        values: { seat: seatName(e.seat), points: e.points },
      }),
    },
  ),

  grapeLoaded: event(
    { ship, guns: field.list(gun) },
    {
      rule: 'SOL-103',
      apply(state, e) {
        if (!state.boarding) return
        state.boarding.grape = e.guns.map(({ side, battery }) => ({ side, battery }))
      },
      describe: (e, before) => ({
        key: 'sol.event.grapeLoaded',
        values: {
          ship: shipNamed(before, e.ship),
          batteries: batteryNumbers(e.guns.map(gun => gun.battery)),
          count: e.guns.length,
          side: sideName(e.guns[0]?.side ?? 'starboard'),
        },
      }),
    },
  ),

  grapeFired: event(
    { ship, target: ship, side, battery, dice: field.number, isHit: field.yesNo },
    {
      apply(state) {
        state.boarding?.grape.shift()
      },
      describe: e => ({
        key: e.isHit ? 'sol.event.grapeHit' : 'sol.event.grapeMissed',
        values: {
          side: sideName(e.side),
          battery: e.battery,
          dice: e.dice,
        },
      }),
    },
  ),

  /** What stood against what, and who won; `open` is a tie that is rolled again. */
  boardersFought: event(boardersFought, {
    apply(state, e) {
      const { boarding } = state
      if (!boarding) return
      boarding.result = e.result
      boarding.grape = []
      if (e.result === 'failed') boarding.volley = 'second'
    },
    /** The class of the difference, the dice, and what came of them. */
    describe: (e, before) => ({
      key: `sol.event.boarders.${howFought(e)}`,
      values: {
        ship: shipNamed(before, e.attacker),
        target: shipNamed(before, e.defender),
        difference: e.difference ?? 0,
        least: typeof e.odds === 'number' ? e.odds : 0,
        attackerDie: e.attackerDie ?? 0,
        defenderDie: e.defenderDie ?? 0,
      },
    }),
  }),

  /** [SOL-115] [SOL-119] `captureNumber` is 0 for a ship that its own side has back. */
  shipCaptured: event(
    { ship, seat: field.seat, captureNumber: field.number },
    {
      rule: 'SOL-115',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.seat = e.seat
        ship.isPrize = e.seat !== ship.firstSeat
        ship.captureNumber = e.captureNumber
        endTurnOf(state, e.ship)
        resetQuietRounds(state)
      },
      describe: (e, before) => ({
        key: e.captureNumber > 0 ? 'sol.event.shipCaptured' : 'sol.event.shipRetaken',
        values: { ship: shipNamed(before, e.ship), seat: seatName(e.seat) },
      }),
    },
  ),

  boardingEnded: event(
    {},
    {
      apply(state) {
        state.boarding = null
      },
      describe: () => null,
    },
  ),
}

export type BoardersFought = FieldsOf<typeof boardersFought>

type Telling = 'prize' | 'cancelled' | 'automatic' | `opposed.${Opposed}` | `die.${Rolled}`
type Opposed = 'captured' | 'reversed' | 'open'
type Rolled = 'captured' | 'failed'

function howFought({ odds, result }: BoardersFought): Telling {
  if (odds === null) return result === 'captured' ? 'prize' : 'cancelled'
  if (odds === 'automatic') return 'automatic'
  if (odds === 'opposed')
    return result === 'captured' || result === 'reversed' ? `opposed.${result}` : 'opposed.open'
  return result === 'captured' ? 'die.captured' : 'die.failed'
}
