import { total } from '@grognard/umpire'
import { hitsOn } from '../../book/tables/hits.ts'
import type { Hits } from '../../book/tables/hits.ts'
import { isOn } from '../../book/options.ts'
import { dieSides } from '../../book/tables/gunnery.ts'
import { isIsolated } from '../../model/targets.ts'
import { hitNumber, hitTables, shotAt, tablesRolled } from '../../model/gunnery.ts'
import type { Shot } from '../../model/gunnery.ts'
import { riggingFelt } from '../../model/hits.ts'
import { isDismasted, isOfTheLine, shipOf } from '../../model/ships.ts'
import type { Aim, Fire, FireResult, Ship, State } from '../../model/state.ts'
import { bearingsOf, isHoldingOn } from '../../model/targets.ts'
import type { Bearing } from '../../model/targets.ts'
import type { WsTable } from '../../rules.ts'

/** [WS-182] Every fire is rolled on the state before: nothing is taken off until all have fired. */
export function fireAll(table: WsTable): void {
  const { state } = table
  const bold = []
  for (const ship of state.ships)
    if (!isOfTheLine(state, ship) && isHoldingOn(state, ship)) bold.push(ship.id)
  const isSealed = state.players.some(({ hasSealed }) => hasSealed)
  if (bold.length > 0 || isSealed) table.emit({ kind: 'targetsShown', bold })
  if (state.fires.length > 0) {
    const aimed = state.fires.map(fire => ({ fire, bearing: bearingOf(state, fire) }))
    for (const { fire, bearing } of aimed) rollFire(table, fire, bearing)
  }
  if (state.results.length > 0 || state.ships.some(isDestroyed)) table.interrupt('broadsides')
}

/** [WS-200] A hull that is gone. */
function isDestroyed({ status, hull, doom }: Ship): boolean {
  return status === 'afloat' && doom === 'none' && hull === 0
}

/** [WS-182] How the side bears as targets are named: [WS-157] what others do in this step does not count. */
function bearingOf(state: State, { ship, side, target }: Fire): Bearing | undefined {
  if (target === null) return undefined
  return bearingsOf(state, shipOf(state, ship), side).find(row => row.target.id === target)
}

/** [WS-166] One side's fire; what it hits is taken off later. */
export function rollFire(table: WsTable, fire: Fire, bearing = bearingOf(table.state, fire)): void {
  const { state } = table
  const { ship: id, side, target: at, aim } = fire
  if (at === null) {
    table.emit({ kind: 'firedBlank', ship: id, side })
    return
  }
  const ship = shipOf(state, id)
  const target = shipOf(state, at)
  if (!bearing) return
  const shot = shotAt(state, ship, side, bearing)
  const number = total(hitNumber, shot)
  const isGrape = shot.ammunition === 'grape'
  const dice = isGrape ? [] : rolled(table, shot, number)
  const raw = isGrape ? grapeHits(number) : sumOfHits(state, aim, dice)
  table.emit({
    kind: 'broadsideFired',
    ship: id,
    side,
    target: at,
    range: shot.range,
    rake: shot.rake,
    aim,
    ammunition: shot.ammunition,
    number,
    dice: dice.map(({ table, die }) => ({ table, die })),
    ...felt(state, shot, target, raw),
    criticals: dice.filter(({ isCritical }) => isCritical).map(({ table }) => table),
    forces: forcedBy(state, shot, target, aim),
    isBold: !isOfTheLine(state, ship) && isOfTheLine(state, target),
  })
}

interface HitRoll {
  table: number
  die: number
  isCritical: boolean
}

function rolled(table: WsTable, shot: Shot, number: number): HitRoll[] {
  if (number < 0) return []
  table.tally(hitNumber, shot)
  return tablesRolled(table.state, number).map(hitTable => rolledOn(table, hitTable))
}

/** [WS-180] With a red die, a double is a critical hit; without it, a six in the Advanced game. */
function rolledOn(table: WsTable, hitTable: number): HitRoll {
  const { options } = table.state
  const die = table.roll(dieSides, 'WS-166')
  const isCritical = isOn(options, 'twoFireDice')
    ? table.roll(dieSides, 'WS-180', true) === die
    : die === dieSides && options.game !== 'basic'
  return { table: hitTable, die, isCritical }
}

/** [WS-169] The number itself is what grape takes of the crew. */
function grapeHits(number: number): Hits {
  return { hull: 0, guns: 0, crew: Math.max(0, number), rigging: 0 }
}

/** [WS-166] */
function sumOfHits(state: State, aim: Aim, dice: readonly HitRoll[]): Hits {
  const sum = { hull: 0, guns: 0, crew: 0, rigging: 0 }
  for (const { table, die } of dice) {
    const hits = hitsOn(hitTables(state), table, aim, die)
    sum.hull += hits.hull
    sum.guns += hits.guns
    sum.crew += hits.crew
    sum.rigging += hits.rigging
  }
  return sum
}

/** What the hits do to this target: [WS-169] chain shot, [WS-067] full sail, [WS-171] parties. */
function felt(state: State, { ammunition }: Shot, target: Ship, hits: Hits): Hits {
  const isChain = ammunition === 'chain'
  return {
    hull: isChain ? 0 : hits.hull,
    guns: isChain ? 0 : hits.guns,
    crew: hits.crew + boardersLoss(state, target, hits.crew),
    rigging: riggingFelt(state, target, hits.rigging),
  }
}

/** [WS-171] One crew square more of a ship that has formed a party, once or with each that is lost. */
function boardersLoss({ options }: State, target: Ship, crew: number): number {
  if (options.game === 'basic' || crew === 0) return 0
  if (!target.isReady && target.parties.every(party => party === null)) return 0
  return options.boardersLoss === 'everyHit' ? crew : 1
}

/** [WS-204] [WS-205] What the fire forces a lonely target to do: she has no guns, or no rigging. */
export function forcedBy(
  state: State,
  shot: Pick<Shot, 'ship' | 'range' | 'rake'>,
  target: Ship,
  aim: Aim,
): FireResult['forces'] {
  const { ship, range, rake } = shot
  const isUnarmed = range === 1 && !hasGuns(target)
  const isHelpless = rake !== 'none' && aim === 'hull' && isDismasted(target)
  if (!(isUnarmed || isHelpless) || !isIsolated(state, target, ship)) return 'none'
  return isUnarmed ? 'firepower' : 'immobility'
}

function hasGuns({ guns, carronades }: Ship): boolean {
  return guns.some(squares => squares > 0) || carronades.some(squares => squares > 0)
}
