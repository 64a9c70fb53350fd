import { field } from '@grognard/umpire'
import { isOn } from '../../book/options.ts'
import { closeRake, criticals } from '../../book/tables/criticals.ts'
import type { CriticalEffect } from '../../book/tables/criticals.ts'
import { aim, die, quality, ship, side, squares, turn } from '../../model/fields.ts'
import { qualityOf } from '../../model/gunnery.ts'
import { shipName } from '../../model/names.ts'
import { cardOf, isOnSea, shipOf } from '../../model/ships.ts'
import type { Aim, FireResult, Ship, State } from '../../model/state.ts'
import { event } from '../../words.ts'

/** [WS-187] [WS-188] What critical hits do. */
export const criticalEvents = {
  /** [WS-181] The first critical of the fire that waits to be worked out. */
  criticalRolled: event(
    { ship, result: squares, aim, number: field.integer(1, 16), effect: field.text(30) },
    {
      rule: 'WS-181',
      apply(state, e) {
        state.results[e.result]?.criticals.shift()
      },
      describe: (e, before) => ({
        key: `ws.event.critical.${e.aim}`,
        values: {
          ship: shipName(before, e.ship),
          number: e.number,
          effect: { key: `ws.critical.${effectTold(before, e)}` },
        },
      }),
    },
  ),

  sideObscured: event(
    { ship, side, until: turn },
    {
      rule: 'WS-187',
      apply(state, e) {
        const hit = shipOf(state, e.ship)
        hit.obscuredUntil[e.side] = Math.max(hit.obscuredUntil[e.side], e.until)
      },
      describe: (e, before) => ({
        key: 'ws.event.sideObscured',
        values: {
          ship: shipName(before, e.ship),
          side: { key: `ws.side.${e.side}` },
          turn: e.until,
        },
      }),
    },
  ),

  /** [WS-113] An anchored ship is loose in the next turn. */
  cableCut: event(
    { ship },
    {
      rule: 'WS-188',
      apply(state, e) {
        shipOf(state, e.ship).isCableCut = true
      },
      describe: (e, before) => ({
        key: 'ws.event.cableCut',
        values: { ship: shipName(before, e.ship) },
      }),
    },
  ),

  moraleTested: event(
    { ship, quality },
    {
      rule: 'WS-188',
      apply(state, e) {
        const hit = shipOf(state, e.ship)
        if (hit.prize) hit.prize.quality = e.quality
        else hit.quality = e.quality
      },
      describe: (e, before) => ({
        key:
          e.quality === qualityOf(shipOf(before, e.ship))
            ? 'ws.event.moraleTested'
            : 'ws.event.moraleFell',
        values: { ship: shipName(before, e.ship), quality: { key: `ws.quality.${e.quality}` } },
      }),
    },
  ),

  steeringHit: event(
    { ship, turning: squares },
    {
      rule: 'WS-188',
      apply(state, e) {
        shipOf(state, e.ship).turning = e.turning
      },
      describe: (e, before) => ({
        key: 'ws.event.steeringHit',
        values: { ship: shipName(before, e.ship), turning: e.turning },
      }),
    },
  ),

  magazineTested: event(
    { ship, total: squares, explodes: field.yesNo },
    {
      rule: 'WS-188',
      apply() {},
      describe: (e, before) => ({
        key: e.explodes ? 'ws.event.magazineHit' : 'ws.event.magazineSafe',
        values: { ship: shipName(before, e.ship), total: e.total },
      }),
    },
  ),

  sectionTied: event(
    { ship },
    {
      rule: 'WS-188',
      apply(state, e) {
        shipOf(state, e.ship).isSectionTied = true
      },
      describe: (e, before) => ({
        key: 'ws.event.sectionTied',
        values: { ship: shipName(before, e.ship) },
      }),
    },
  ),

  /** [WS-189] Of two fires the longer counts. */
  fireBrokeOut: event(
    { ship, die, isOutOfHand: field.yesNo },
    {
      rule: 'WS-188',
      apply(state, e) {
        const hit = shipOf(state, e.ship)
        if (e.isOutOfHand) hit.doom = 'exploding'
        else burn(hit, state.turn, e.die)
      },
      describe: (e, before) => ({
        key: e.isOutOfHand ? 'ws.event.fireOutOfHand' : 'ws.event.fireBrokeOut',
        values: { ship: shipName(before, e.ship), turns: e.die },
      }),
    },
  ),

  leaderTested: event(
    { ship, leader: squares, total: squares, isLost: field.yesNo },
    {
      rule: 'WS-190',
      apply(state, e) {
        if (e.isLost) shipOf(state, e.ship).lostLeaders.push(e.leader)
      },
      describe: (e, before) => ({
        key: e.isLost ? 'ws.event.leaderLost' : 'ws.event.leaderUnhurt',
        values: {
          ship: shipName(before, e.ship),
          leader: before.cards.find(({ id }) => id === e.ship)?.leaders[e.leader] ?? '',
          total: e.total,
        },
      }),
    },
  ),
}

interface Rolled {
  result: number
  aim: Aim
  number: number
}

/** [WS-189] Not what the entry would have done where it does nothing. */
function effectTold(state: State, rolled: Rolled): CriticalEffect {
  const result = state.results[rolled.result]
  const effect = criticals[rolled.aim][rolled.number] ?? 'none'
  return result && !hasEffect(state, result, effect) ? 'none' : effect
}

/** [WS-188] */
function burn(ship: Ship, now: number, turns: number): void {
  if (ship.burnsUntil >= now + turns) return
  ship.burnsUntil = now + turns
  ship.fireNumber = turns
}

const isRaked = ({ rake }: FireResult) => rake !== 'none'
const isRakedClosely = (result: FireResult) => isRaked(result) && result.range <= closeRake

/** What a critical hit of this entry can do: none to a ship that is gone, and none of an entry for a rake without one. */
export function hasEffect(state: State, result: FireResult, effect: CriticalEffect): boolean {
  const target = shipOf(state, result.target)
  if (!isOnSea(target)) return false
  if (effect === 'sectionByRake' || effect === 'doubledByRake') return isRaked(result)
  if (effect === 'sectionByCloseRake' || effect === 'doubledByCloseRake')
    return isRakedClosely(result)
  if (effect !== 'leaders') return effect !== 'none'
  const { leaders } = cardOf(state, target)
  return leaders.length > target.lostLeaders.length && areLeadersInDanger(state)
}

/** [WS-190] [WS-002] Only where a side has several commanders. */
function areLeadersInDanger({ options, players }: State): boolean {
  const areMany = players.some(({ fleet, seat }) =>
    players.some(other => other.fleet === fleet && other.seat !== seat),
  )
  return areMany && isOn(options, 'leaderCasualties')
}
