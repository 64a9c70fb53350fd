import { describeError, errorIn } from '@grognard/umpire'
import type { Json, Seat, Shape } from '@grognard/umpire'
import { nationIds } from '../book/tables/command.ts'
import type { NationId } from '../book/tables/command.ts'
import { attributeIds, rankThresholds, rankTitle } from '../book/tables/points.ts'
import type { AttributeId } from '../book/tables/points.ts'
import type { Strokes } from './state.ts'

/** [LOB-250] A commander's sheet: what is known of a player's hero, kept as a file of its own. */
export interface Sheet {
  name: string
  nation: NationId
  /** [LOB-251] Career points; a defeat may take them below 0. */
  points: number
  /** [LOB-253] The highest rank reached: 0 for none, then 1 to 7. */
  rank: number
  /** [LOB-260] Attribute points, all there again in the next battle. */
  attributes: Record<AttributeId, number>
  /** From the first to the last. */
  battles: BattleEntry[]
  /** The player's own words on the hero's life. */
  notes: string[]
}

/** [LOB-250] One battle on the sheet. */
export interface BattleEntry {
  scenario: string
  result: BattleResult
  /** Victory points of the side with its mission points, and those alone. */
  points: number
  missionPoints: number
  /** What the battle changed the career points by. */
  change: number
  strokes: Strokes
  /** Attribute points that the strokes earned. */
  earned: Record<AttributeId, number>
  /** The rank after the battle. */
  rank: number
}

export const battleResults = ['won', 'drawn', 'lost'] as const
export type BattleResult = (typeof battleResults)[number]

const count: Shape = { type: 'integer', from: 0, to: 10_000 }
const sum: Shape = { type: 'integer', from: -1_000_000, to: 1_000_000 }
const rank: Shape = { type: 'integer', from: 0, to: rankThresholds.length }
const strokes: Shape = {
  type: 'record',
  fields: { melee: count, morale: count, manoeuvre: count, fullHit: count, flag: count },
}
const attributes: Shape = {
  type: 'record',
  fields: Object.fromEntries(attributeIds.map(id => [id, count])),
}

const entryShape: Shape = {
  type: 'record',
  fields: {
    scenario: { type: 'text', longest: 60 },
    result: { type: 'text', values: battleResults },
    points: sum,
    missionPoints: sum,
    change: sum,
    strokes,
    earned: attributes,
    rank,
  },
}

/** What a sheet from outside must look like. */
export const sheetShape: Shape = {
  type: 'record',
  fields: {
    name: { type: 'text', longest: 60 },
    nation: { type: 'text', values: nationIds },
    points: sum,
    rank,
    attributes,
    battles: { type: 'list', of: entryShape, most: 1000 },
    notes: { type: 'list', of: { type: 'text', longest: 500 }, most: 200 },
  },
}

/** [LOB-250] A hero before the first battle. */
export function blankSheet(name: string, nation: NationId): Sheet {
  const none = { melee: 0, bearing: 0, navigation: 0, gunnery: 0 }
  return { name, nation, points: 0, rank: 0, attributes: none, battles: [], notes: [] }
}

/** The name of the attachment that a seat's sheet is brought and taken away as. */
export const sheetName = (seat: Seat): string => `commander-${seat}`

/** A sheet from a file; RangeError where it is none. */
export function readSheet(paper: Json): Sheet {
  const error = errorIn(sheetShape, paper)
  if (error === null && isSheet(paper)) return paper
  throw new RangeError(`This is no commander's sheet: ${error ? describeError(error) : ''}`)
}

function isSheet(paper: unknown): paper is Sheet {
  return errorIn(sheetShape, paper) === null
}

/** [LOB-255] The key of the hero's title; undefined below the first rank and without a nation. */
export function titleOf(sheet: Sheet): string | undefined {
  return rankTitle(sheet.nation, sheet.rank)
}

/** [LOB-263] The points the hero goes into battle with. */
export function attributesFrom(paper: Json): Record<AttributeId, number> {
  return { ...readSheet(paper).attributes }
}
