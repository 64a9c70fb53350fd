import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { catalogue } from '@grognard/rulesets'
import {
  BattleFileError,
  CampaignFileError,
  excerpt,
  importBattle,
  importCampaign,
} from '@grognard/umpire'
import type { Battle, Campaign, Value } from '@grognard/umpire'
import type { FaultName } from './messages/faults.en.ts'
import { errorMessage, unwritable, usageError } from './usage-error.ts'
import type { UsageError } from './usage-error.ts'

/** Throws UsageError with the reason in a few words. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw usageError('unreadable', { file: path, why: reasonOf(error) })
  }
}

/** Throws UsageError naming the file and the first thing wrong in it. */
export function readBattleFile(path: string): Battle {
  try {
    return importBattle(readText(path), catalogue)
  } catch (error) {
    if (!(error instanceof BattleFileError)) throw error
    throw usageError('inFile', { file: path, why: error.reason })
  }
}

/** Throws UsageError naming the file and the first thing wrong in it. */
export function readCampaignFile(path: string): Campaign {
  try {
    return importCampaign(readText(path), catalogue)
  } catch (error) {
    if (!(error instanceof CampaignFileError)) throw error
    throw usageError('inFile', { file: path, why: error.reason })
  }
}

/** Written beside it first, so that a crash leaves the old file whole. */
export function writeWhole(path: string, text: string): void {
  const draft = draftOf(path)
  writeFileSync(draft, text)
  renameSync(draft, path)
}

/** Writes it whole. Throws UsageError where that cannot be. */
export function keepWhole(path: string, text: string): void {
  try {
    writeWhole(path, text)
  } catch (error) {
    throw unwritten(path, error)
  }
}

/** Where a file is written before it takes its name. */
export function draftOf(path: string): string {
  return `${path}.part`
}

const reasons: Record<string, FaultName> = {
  ENOENT: 'why.noFile',
  EISDIR: 'why.folder',
  ENOTDIR: 'why.noFolder',
  EACCES: 'why.mayNot',
  EPERM: 'why.mayNot',
  EROFS: 'why.readOnly',
  ENOSPC: 'why.full',
}

/** Why a file cannot be read; what the system says, where it says something else. */
function reasonOf(error: unknown): Value {
  const reason = reasons[codeOf(error)]
  if (reason !== undefined) return errorMessage(reason)
  return excerpt(error instanceof Error ? error.message : String(error))
}

/** Why a file cannot be written: that it is not there is no reason, its folder may be one. */
export function whyUnwritten(path: string, error: unknown): Value {
  if (codeOf(error) !== 'ENOENT') return reasonOf(error)
  const folder = dirname(path)
  return errorMessage(existsSync(folder) ? 'why.noneMadeIn' : 'why.noFolderAt', { folder })
}

export function unwritten(path: string, error: unknown): UsageError {
  return unwritable(path, whyUnwritten(path, error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
