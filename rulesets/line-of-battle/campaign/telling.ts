import type { Message } from '@grognard/umpire'
import { attributeIds, rankThresholds } from '../book/tables/points.ts'
import { titleOf } from '../model/sheet.ts'
import type { Sheet } from '../model/sheet.ts'
import type { Key } from '../words.ts'
import type { Command, Task } from './admiralty.ts'
import type { AdmiraltysPlan } from './campaigns.ts'
import type { Ledger } from './ledger.ts'

type Line = Message<Key>

interface Briefing {
  /** Key of what is ordered. */
  orders: string
  tasks: readonly Task[]
  most: number
  own: Command | null
  enemy: Command | null
  isLoadedAlone: boolean
}

/** [LOB-254] [LOB-256] What is ordered, what it is worth at most, and what came of the last battle. */
export function briefingLines(briefing: Briefing): Message[] {
  const { orders, tasks, most, own, enemy, isLoadedAlone } = briefing
  return [
    { key: orders },
    ...tasks.map(task => taskLine(task)),
    { key: 'lob.campaign.most', values: { points: most, rule: 'LOB-254' } },
    ...(own ? [commandLine('lob.campaign.ownFleet', own)] : []),
    ...(enemy ? [commandLine('lob.campaign.enemyFleet', enemy)] : []),
    loadLine(isLoadedAlone),
  ]
}

function taskLine({ kind, ships, points }: Task): Line {
  return { key: `lob.campaign.task.${kind}`, values: { ships, points } }
}

function commandLine(key: Key, { base, forRank, forLosses, total }: Command): Line {
  return { key, values: { base, forRank, forLosses, total, rule: 'LOB-256' } }
}

function loadLine(isAlone: boolean): Line {
  const key = isAlone ? 'lob.campaign.loadedAlone' : 'lob.campaign.loadedBoth'
  return { key, values: { rule: 'LOB-256' } }
}

/** [LOB-252] [LOB-254] [LOB-260] The result, the tasks, and what the commander has of them. */
export function reportLines(tasks: readonly Task[], { own, battles }: Ledger): Line[] {
  const noted = battles.at(-1)
  const entry = own.battles.at(-1)
  if (!noted || !entry) return []
  const { missionPoints } = noted
  const earned = attributeIds.filter(id => entry.earned[id] > 0)
  return [
    { key: `lob.campaign.result.${noted.result}` },
    ...tasks.map((task, index) => doneLine(task, noted.tasks[index] ?? false)),
    { key: 'lob.campaign.earned', values: { change: entry.change, missionPoints } },
    ...earned.map(id => attributeLine(id, entry.earned[id])),
    { key: 'lob.campaign.losses', values: { own: noted.ownLost, enemy: noted.enemyLost } },
    ...promotionLines(own),
  ]
}

function doneLine(task: Task, isDone: boolean): Line {
  const key = isDone ? 'lob.campaign.done' : 'lob.campaign.failed'
  return { key, values: { task: taskLine(task), rule: 'LOB-254' } }
}

function attributeLine(id: (typeof attributeIds)[number], points: number): Line {
  const attribute = { key: `lob.attribute.${id}` }
  return { key: 'lob.campaign.attribute', values: { attribute, points, rule: 'LOB-260' } }
}

/** [LOB-255] A rank that the last battle brought. */
function promotionLines(sheet: Sheet): Line[] {
  const before = sheet.battles.at(-2)?.rank ?? 0
  if (sheet.rank <= before) return []
  return [{ key: 'lob.campaign.promoted', values: { rank: rankOf(sheet), rule: 'LOB-255' } }]
}

/** [LOB-250] [LOB-256] The commander and the campaign so far. */
export function standingLines(plan: AdmiraltysPlan, ledger: Ledger): Line[] {
  const { own, battles } = ledger
  const { points, attributes } = own
  const next = rankThresholds[own.rank]
  return [
    { key: 'lob.campaign.commander', values: { ...nameAndRank(own), points } },
    ...(next === undefined ? [] : [nextRankLine(next)]),
    { key: 'lob.campaign.attributes', values: { ...attributes } },
    {
      key: 'lob.campaign.progress',
      values: { won: wonAsOrdered(ledger), fought: battles.length, needed: plan.needed },
    },
  ]
}

function nextRankLine(points: number): Line {
  return { key: 'lob.campaign.nextRank', values: { points, rule: 'LOB-255' } }
}

/** [LOB-256] How many main tasks were carried out. */
function wonAsOrdered({ battles }: Ledger): number {
  return battles.filter(({ tasks: [main = false] }) => main).length
}

/** [LOB-256] The admiralty's own terms of success and failure. */
export function verdictOf(plan: AdmiraltysPlan, ledger: Ledger): Line {
  const won = wonAsOrdered(ledger)
  const key = won >= plan.needed ? 'lob.campaign.succeeded' : 'lob.campaign.notSucceeded'
  const battles = plan.battles.length
  return { key, values: { ...nameAndRank(ledger.own), won, battles, rule: 'LOB-256' } }
}

function nameAndRank(sheet: Sheet) {
  return { name: sheet.name, rank: rankOf(sheet) }
}

/** [LOB-255] The title; a lieutenant before the first rank, which is our word. */
function rankOf(sheet: Sheet): Message {
  return { key: titleOf(sheet) ?? 'lob.campaign.lieutenant' }
}
