import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { die, ship, side } from '../../model/fields.ts'
import { shipName } from '../../model/names.ts'
import { bondBetween, newBond, shipOf } from '../../model/ships.ts'
import type { Bond, State } from '../../model/state.ts'
import { event } from '../../words.ts'

/** The die; null where friends need none. */
const rolled = field.orNothing(die)
const pair = { ship, other: ship }

export const grapplingEvents = {
  unfoulTried: event(
    { ...pair, die, isFree: field.yesNo },
    {
      apply(state, e) {
        const bond = bondOf(state, e.ship, e.other)
        bond.unfoulTried.push(e.ship)
        if (e.isFree) bond.isFouled = false
        dropIfLoose(state, bond)
      },
      describe: (e, before) => ({
        key: e.isFree ? 'ws.event.unfouled' : 'ws.event.stillFouled',
        values: { ship: shipName(before, e.ship), other: shipName(before, e.other), die: e.die },
      }),
    },
  ),

  mastHacked: event(
    { ship, side, die, isClear: field.yesNo },
    {
      apply(state, e) {
        const hacking = shipOf(state, e.ship)
        hacking.hasHacked = true
        if (e.isClear) hacking.hanging[e.side]--
      },
      describe: (e, before) => ({
        key: e.isClear ? 'ws.event.mastCutAway' : 'ws.event.mastStillHangs',
        values: { ship: shipName(before, e.ship), die: e.die },
      }),
    },
  ),

  grappleTried: event(
    { ship, target: ship, die: rolled, holds: field.yesNo },
    {
      apply(state, e) {
        state.grapplesTried.push({ ship: e.ship, target: e.target })
        if (!e.holds) return
        const bond = bondBetween(state, e.ship, e.target)
        if (bond) bond.grapples++
        else state.bonds.push({ ...newBond(e.ship, e.target), grapples: 1 })
        for (const id of [e.ship, e.target]) shipOf(state, id).speed = 0
      },
      describe: (e, before) => ({
        key: keyOfGrapple(e.die, e.holds),
        values: {
          ship: shipName(before, e.ship),
          target: shipName(before, e.target),
          die: e.die ?? 0,
        },
      }),
    },
  ),

  ungrappleTried: event(
    { ...pair, die: rolled, isLoose: field.yesNo },
    {
      apply(state, e) {
        const bond = bondOf(state, e.ship, e.other)
        bond.ungrappleTried.push(e.ship)
        if (e.isLoose) bond.grapples--
        dropIfLoose(state, bond)
      },
      describe: (e, before) => ({
        key: e.isLoose ? 'ws.event.ungrappled' : 'ws.event.stillGrappled',
        values: {
          ship: shipName(before, e.ship),
          other: shipName(before, e.other),
          die: e.die ?? 0,
        },
      }),
    },
  ),
}

export type GrapplingEvent = EventsOf<typeof grapplingEvents>

function keyOfGrapple(die: number | null, holds: boolean) {
  if (die === null) return 'ws.event.friendGrappled' as const
  return holds ? ('ws.event.grappled' as const) : ('ws.event.grappleMissed' as const)
}

function bondOf(state: State, one: string, other: string): Bond {
  const bond = bondBetween(state, one, other)
  if (bond) return bond
  throw new RangeError(`Nothing holds ${one} and ${other}.`)
}

/** [WS-119] Free when all fouls and grapples of the pair are gone; [WS-109] a tow ends with its line. */
function dropIfLoose(state: State, bond: Bond): void {
  const { one, other, grapples } = bond
  if (grapples === 0)
    state.tows = state.tows.filter(
      ({ tower, towed }) =>
        !(tower === one && towed === other) && !(tower === other && towed === one),
    )
  if (grapples === 0 && !bond.isFouled) state.bonds = state.bonds.filter(row => row !== bond)
}
