import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { catalogue } from '@grognard/rulesets'
import { BattleFileFault, importBattle } from '@grognard/umpire'
import type { Battle, Value } from '@grognard/umpire'
import type { FaultName } from './messages/faults.en.ts'
import { faultMessage, usageFault } from './usage-fault.ts'

/** Throws UsageFault with the reason in a few words. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw usageFault('unreadable', { file: path, why: reasonOf(error) })
  }
}

/** Throws UsageFault naming the file and the first thing wrong in it. */
export function readBattleFile(path: string): Battle {
  try {
    return importBattle(readText(path), catalogue)
  } catch (error) {
    if (!(error instanceof BattleFileFault)) throw error
    throw usageFault('inFile', { file: path, why: error.reason })
  }
}

/** Written beside it first, so that a crash leaves the old file whole. */
export function writeWhole(path: string, text: string): void {
  const draft = draftOf(path)
  writeFileSync(draft, text)
  renameSync(draft, path)
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

/** Why a file cannot be read or written; what the system says, where it says something else. */
export function reasonOf(error: unknown): Value {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasons[code]
  if (reason !== undefined) return faultMessage(reason)
  return error instanceof Error ? error.message : String(error)
}
