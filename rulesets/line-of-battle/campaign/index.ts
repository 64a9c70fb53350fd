import type { Message } from '@grognard/umpire'
import type { CampaignRules, PreparedBattle } from '@grognard/umpire/campaign/rules.ts'
import { sideOf } from '../model/players.ts'
import type { Sheet } from '../model/sheet.ts'
import type { State } from '../model/state.ts'
import { afterBattle } from '../chapters/ending/career.ts'
import { sheetName } from '../model/sheet.ts'
import {
  carriedOut,
  doubleLoadFor,
  enemyCommand,
  mostMissionPoints,
  ownCommand,
  pointsLostBy,
} from './admiralty.ts'
import type { Command } from './admiralty.ts'
import { plans } from './campaigns.ts'
import type { AdmiraltysBattle, AdmiraltysPlan } from './campaigns.ts'
import { ledgerShape, newLedger, readLedger, written } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { briefingLines, reportLines, standingLines, verdictOf } from './telling.ts'

/** [LOB-256] Campaigns: what is fought in which order, and what each battle leaves to the next. */
export const campaigns: Record<string, CampaignRules<State>> = Object.fromEntries(
  Object.entries(plans).map(([id, plan]) => [id, rulesOf(plan)]),
)

function rulesOf(plan: AdmiraltysPlan): CampaignRules<State> {
  const { title, battles, nation, enemy } = plan
  return {
    title,
    battles: battles.map(battle => ({
      title: battle.title,
      scenario: battle.scenario,
      seat: battle.seat,
    })),
    carried: ledgerShape,
    begin: name => written(newLedger(name, nation, enemy)),
    prepare: (carried, number) => prepared(battleIn(plan, number), readLedger(carried)),
    briefing: (carried, number) => briefed(battleIn(plan, number), readLedger(carried)),
    carryOn: (carried, number, end) =>
      written(carriedOn(battleIn(plan, number), readLedger(carried), end)),
    report: carried => reported(plan, readLedger(carried)),
    standing: carried => standingLines(plan, readLedger(carried)),
    verdict: carried => verdictOf(plan, readLedger(carried)),
  }
}

function battleIn({ battles }: AdmiraltysPlan, number: number): AdmiraltysBattle {
  const battle = battles[number]
  if (battle) return battle
  throw new RangeError(`The campaign has no battle ${number}.`)
}

/** [LOB-256] The fleets as rank and losses make them, both commanders' sheets, whose guns are loaded. */
function prepared(battle: AdmiraltysBattle, ledger: Ledger): PreparedBattle {
  const fleets = commandsFor(battle, ledger).map(({ option, total }) => [option, total])
  const other = otherSeat(battle)
  return {
    options: {
      ...battle.options,
      ...doubleLoadFor(ledger, battle.seat),
      ...Object.fromEntries(fleets),
      players: '1v1',
      career: true,
    },
    papers: {
      [sheetName(battle.seat)]: written(ledger.own),
      [sheetName(other)]: written(ledger.enemy),
    },
  }
}

function commandsFor({ own, enemy }: AdmiraltysBattle, ledger: Ledger): Command[] {
  return [
    ...(own ? [ownCommand(own, ledger)] : []),
    ...(enemy ? [enemyCommand(enemy, ledger)] : []),
  ]
}

function briefed(battle: AdmiraltysBattle, ledger: Ledger): Message[] {
  const { own, enemy, title, tasks } = battle
  return briefingLines({
    orders: `${title}.orders`,
    tasks,
    most: mostMissionPoints(tasks),
    own: own ? ownCommand(own, ledger) : null,
    enemy: enemy ? enemyCommand(enemy, ledger) : null,
    isLoadedAlone: doubleLoadFor(ledger, battle.seat).doubleLoad === battle.seat,
  })
}

const otherSeat = ({ seat }: AdmiraltysBattle) => (seat === 'a' ? 'b' : 'a')

/** [LOB-250] [LOB-254] [LOB-256] Both sheets with the battle on them, and what the admiralty notes. */
function carriedOn(battle: AdmiraltysBattle, ledger: Ledger, end: State): Ledger {
  const { seat, tasks } = battle
  const done = carriedOut(tasks, end, seat)
  const missionPoints = mostMissionPoints(tasks.filter((_, index) => done[index]))
  const own = afterBattle(ledger.own, end, seat, missionPoints)
  const side = sideOf(end, seat)
  const entry = {
    result: resultOn(own),
    tasks: done,
    missionPoints,
    ownLost: pointsLostBy(end, side),
    enemyLost: pointsLostBy(end, 1 - side),
  }
  return {
    own,
    enemy: afterBattle(ledger.enemy, end, otherSeat(battle)),
    battles: [...ledger.battles, entry],
  }
}

function resultOn({ battles }: Sheet) {
  return battles.at(-1)?.result ?? 'drawn'
}

function reported(plan: AdmiraltysPlan, ledger: Ledger): Message[] {
  const tasks = plan.battles[ledger.battles.length - 1]?.tasks ?? []
  return reportLines(tasks, ledger)
}
