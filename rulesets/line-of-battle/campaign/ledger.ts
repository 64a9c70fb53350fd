import { isJson } from '@grognard/umpire'
import type { Json, Shape } from '@grognard/umpire'
import { errorIn } from '@grognard/umpire/shape.ts'
import type { NationId } from '../book/tables/command.ts'
import { battleResults, blankSheet, sheetShape } from '../model/sheet.ts'
import type { BattleResult, Sheet } from '../model/sheet.ts'

/** [LOB-256] What is carried from one battle of a campaign to the next. */
export interface Ledger {
  /** The sheets of the commander and of the one who is set against him. */
  own: Sheet
  enemy: Sheet
  battles: LedgerEntry[]
}

/** What the admiralty notes of a battle. */
interface LedgerEntry {
  result: BattleResult
  /** Which of the tasks ordered were carried out, in their order. */
  tasks: boolean[]
  missionPoints: number
  /** Points of the ships sunk, taken or struck, of both fleets. */
  ownLost: number
  enemyLost: number
}

const worth: Shape = { type: 'integer', from: 0, to: 1_000_000 }

/** What a ledger from outside must look like. */
export const ledgerShape: Shape = {
  type: 'record',
  fields: {
    own: sheetShape,
    enemy: sheetShape,
    battles: {
      type: 'list',
      of: {
        type: 'record',
        fields: {
          result: { type: 'text', values: battleResults },
          tasks: { type: 'list', of: { type: 'yesNo' }, most: 10 },
          missionPoints: worth,
          ownLost: worth,
          enemyLost: worth,
        },
      },
      most: 100,
    },
  },
}

export function newLedger(name: string, nation: NationId, enemy: NationId): Ledger {
  return { own: blankSheet(name, nation), enemy: blankSheet('', enemy), battles: [] }
}

/** RangeError for what is no ledger. */
export function readLedger(carried: Json): Ledger {
  if (isLedger(carried)) return carried
  throw new RangeError('This is no ledger of a campaign.')
}

function isLedger(carried: unknown): carried is Ledger {
  return errorIn(ledgerShape, carried) === null
}

/** As it is kept in a file and brought to a battle. */
export function written(record: Ledger | Sheet): Json {
  const plain: unknown = JSON.parse(JSON.stringify(record))
  if (isJson(plain)) return plain
  throw new Error('What a campaign carries must be plain data.')
}
