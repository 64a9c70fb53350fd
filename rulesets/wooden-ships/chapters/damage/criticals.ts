import { isOn } from '../../book/options.ts'
import {
  criticals,
  leaderFalls,
  leaderRange,
  magazineFails,
  moraleFails,
  obscuredPort,
} from '../../book/tables/criticals.ts'
import type { CriticalEffect } from '../../book/tables/criticals.ts'
import { dieSides, obscured } from '../../book/tables/gunnery.ts'
import { qualityIds, strengthPoints } from '../../book/tables/ships.ts'
import type { QualityId } from '../../book/tables/ships.ts'
import { sectionsLost } from '../../model/crews.ts'
import { quarterTowards } from '../../model/gun-losses.ts'
import { qualityOf } from '../../model/gunnery.ts'
import { lossesOf, wholeSection } from '../../model/hits.ts'
import { cardOf, isOnSea, shipOf } from '../../model/ships.ts'
import type { FireResult, Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'
import { hasEffect } from './critical-events.ts'
import { catchFire, explode } from './fates.ts'
import { loseMore, settleChoices, sideByDie } from './hits.ts'

/** A critical hit that is worked out. */
interface Critical {
  result: FireResult
  target: Ship
  number: number
}

/** [WS-182] All of them, in the order of the fires. While odds are asked for, one at a time. */
export function resolveCriticals(table: WsTable): void {
  const { results } = table.state
  for (;;) {
    const at = results.findIndex(({ criticals }) => criticals.length > 0)
    const result = results[at]
    if (!result) break
    resolveOne(table, result, at)
    if (table.isForeseen) return
  }
  settleChoices(table)
}

/** [WS-181] */
function resolveOne(table: WsTable, result: FireResult, at: number): void {
  const target = shipOf(table.state, result.target)
  const number = table.roll(dieSides, 'WS-181') + (result.criticals[0] ?? 0)
  const effect = isOnSea(target) ? (criticals[result.aim][number] ?? 'none') : 'none'
  const { aim } = result
  table.emit({ kind: 'criticalRolled', ship: target.id, result: at, aim, number, effect })
  if (hasEffect(table.state, result, effect)) effects[effect](table, { result, target, number })
}

type Working = (table: WsTable, critical: Critical) => void

/** [WS-187] [WS-188] [WS-189] What each entry does where it does anything. */
const effects: Record<CriticalEffect, Working> = {
  none() {},
  leaders: testLeaders,
  section: loseSection,
  sectionByRake: loseSection,
  sectionByCloseRake: loseSection,
  obscured: obscure,
  doubledByRake: double,
  doubledByCloseRake: double,
  cable(table, { target }) {
    if (!target.isCableCut) table.emit({ kind: 'cableCut', ship: target.id })
  },
  morale: testMorale,
  steering(table, { target }) {
    const isHit = table.roll(dieSides, 'WS-188') % 2 === 1
    const turning = Math.max(0, target.turning - (isHit ? 1 : 0))
    table.emit({ kind: 'steeringHit', ship: target.id, turning })
  },
  magazine: testMagazine,
  tied(table, { target }) {
    table.emit({ kind: 'sectionTied', ship: target.id })
  },
  fire: (table, { target }) => catchFire(table, target),
}

function loseSection(table: WsTable, { target }: Critical): void {
  loseMore(table, target, { rigging: wholeSection(target) })
}

/** [WS-187] Two rigging squares, and the side fires worse for three turns. */
function obscure(table: WsTable, { target, number }: Critical): void {
  const { state } = table
  const byNumber = number === obscuredPort ? 'port' : 'starboard'
  const side = isOn(state.options, 'fallenRiggingByDie') ? sideByDie(table, 'WS-187') : byNumber
  const until = state.turn + obscured.turns
  table.emit({ kind: 'sideObscured', ship: target.id, side, until })
  const { rigging } = lossesOf(target, { hull: 0, crew: 0, rigging: obscured.rigging })
  loseMore(table, target, { rigging })
}

/** [WS-188] The gun and crew hits of the fire once more. */
function double(table: WsTable, { result, target }: Critical): void {
  const { crew, guns } = result
  const { crew: lost, prize } = lossesOf(target, { hull: 0, crew, rigging: 0 })
  if (crew > 0) loseMore(table, target, { crew: lost, prize })
  if (guns === 0) return
  const near = quarterTowards(table.state, target, shipOf(table.state, result.ship))
  table.emit({ kind: 'gunsHit', ship: target.id, ...near, squares: guns })
}

/** [WS-188] [WS-189] */
function testMorale(table: WsTable, { target }: Critical): void {
  const { state } = table
  const quality = qualityOf(target)
  const die = table.roll(dieSides, 'WS-188')
  const total = die + strengthPoints[quality] - sectionsLost(state, target)
  const left = total <= moraleFails ? belowQuality(state, quality) : quality
  table.emit({ kind: 'moraleTested', ship: target.id, quality: left })
}

/** [WS-021] [WS-022] One step down. */
function belowQuality({ options }: State, quality: QualityId): QualityId {
  const ladder = qualityIds.filter(id => id !== 'SE' || isOn(options, 'seasonedCrews'))
  return ladder[ladder.indexOf(quality) + 1] ?? quality
}

/** [WS-188] */
function testMagazine(table: WsTable, { result, target }: Critical): void {
  const total = table.roll(dieSides, 'WS-188') + result.range
  const explodes = total <= magazineFails
  table.emit({ kind: 'magazineTested', ship: target.id, total, explodes })
  if (explodes) explode(table, target)
}

/** [WS-190] Each leader aboard. */
function testLeaders(table: WsTable, { result, target }: Critical): void {
  const { state } = table
  cardOf(state, target).leaders.forEach((_name, leader) => {
    if (target.lostLeaders.includes(leader)) return
    const total = table.sum(2, dieSides, 'WS-190') + (leaderRange[result.range - 1] ?? 0)
    const isLost = total >= leaderFalls
    table.emit({ kind: 'leaderTested', ship: target.id, leader, total, isLost })
  })
}
