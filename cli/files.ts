import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { catalogue } from '@grognard/rulesets'
import { BattleFileFault, importBattle } from '@grognard/umpire'
import type { Battle, Language } from '@grognard/umpire'
import { UsageFault } from './usage-fault.ts'
import { wordsFor } from './words.ts'

/** Throws UsageFault with the reason in a few words. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageFault(`${path} cannot be read: ${reasonOf(error)}`)
  }
}

/** Throws UsageFault naming the file and the first thing wrong in it. */
export function readBattleFile(path: string, language: Language): Battle {
  try {
    return importBattle(readText(path), catalogue)
  } catch (error) {
    if (!(error instanceof BattleFileFault)) throw error
    throw new UsageFault(`${path}: ${wordsFor(null, language).say(error.reason)}`)
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

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its folder is no folder',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk takes no writing',
  ENOSPC: 'the disk is full',
}

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? (error instanceof Error ? error.message : String(error))
}
