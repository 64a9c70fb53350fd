import { field } from '@grognard/umpire'
import { cardId, heading, mast, ship } from '../../model/fields.ts'
import { cardName, headingName, seatName, shipNamed } from '../../model/names.ts'
import { activeTurn, isAdrift, playerOf, shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { event } from '../../words.ts'

export const officersEvents = {
  /** [SOL-047] Turned over: it is used up. */
  cardUsed: event(
    { seat: field.seat, card: cardId },
    {
      apply(state, e) {
        const player = playerOf(state, e.seat)
        const officer = player.officers.indexOf(e.card)
        if (officer >= 0) player.areUsed[officer] = true
      },
      describe: (e, before) => ({
        key: 'sol.event.cardUsed',
        values: { seat: seatName(e.seat), card: cardName(before, e.card) },
      }),
    },
  ),

  wreckCleared: event(
    { ship },
    {
      rule: 'SOL-C01',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.isWreckHolding = false
        ship.isWreckFallen = false
      },
      describe: (e, before) => ({
        key: 'sol.event.wreckCleared',
        values: { ship: shipNamed(before, e.ship) },
      }),
    },
  ),

  /** Masts that got sails, with what they carry now. */
  sailsBent: event(
    { ship, masts: field.list(field.record({ mast, sails: field.number })) },
    {
      rule: 'SOL-C02',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        for (const { mast, sails } of e.masts) ship.masts[mast] = sails
        mended(state, e.ship)
      },
      describe: (e, before) => ({
        key: 'sol.event.sailsBent',
        values: { ship: shipNamed(before, e.ship) },
      }),
    },
  ),

  hullPlugged: event(
    { ship, hull: field.number },
    {
      rule: 'SOL-C03',
      apply(state, e) {
        shipOf(state, e.ship).hull = e.hull
      },
      describe: (e, before) => ({
        key: 'sol.event.hullPlugged',
        values: { ship: shipNamed(before, e.ship), hull: e.hull },
      }),
    },
  ),

  rudderReplaced: event(
    { ship },
    {
      rule: 'SOL-C04',
      apply(state, e) {
        shipOf(state, e.ship).hasRudder = true
        mended(state, e.ship)
      },
      describe: (e, before) => ({
        key: 'sol.event.rudderReplaced',
        values: { ship: shipNamed(before, e.ship) },
      }),
    },
  ),

  clubHaulReadied: event(
    { ship },
    {
      rule: 'SOL-C07',
      apply(state) {
        activeTurn(state).isClubHauling = true
      },
      describe: () => null,
    },
  ),

  topsailsBacked: event(
    { ship, heading },
    {
      rule: 'SOL-C08',
      apply(state, e) {
        shipOf(state, e.ship).heading = e.heading
        const turn = activeTurn(state)
        turn.isMovingOver = true
        turn.isExcused = true
      },
      describe: (e, before) => ({
        key: 'sol.event.topsailsBacked',
        values: { ship: shipNamed(before, e.ship), heading: headingName(e.heading) },
      }),
    },
  ),

  /** Moves from cards in this turn, all told. */
  movesGained: event(
    { ship, extraMoves: field.number },
    {
      rule: 'SOL-C09',
      apply(state, e) {
        activeTurn(state).extraMoves = e.extraMoves
      },
      describe: (e, before) => ({
        key: 'sol.event.movesGained',
        values: { ship: shipNamed(before, e.ship) },
      }),
    },
  ),
}

/** [SOL-094] Under way again: adrift once more in this turn, the ship waits for its next. */
function mended(state: State, ship: string): void {
  if (state.turn?.ship === ship && !isAdrift(shipOf(state, ship))) state.turn.wasAdrift = false
}
