import {
  BattleFileError,
  importBattle,
  inEnglish,
  provenOf,
  readBattle,
  verify,
} from '@grognard/umpire'
import type { Battle, Game } from '@grognard/umpire'

/** A battle file as text or as a record. BattleFileError where it cannot be read. */
export function battleIn(catalogue: Record<string, Game>, file: unknown): Battle {
  return typeof file === 'string' ? importBattle(file, catalogue) : readBattle(file, catalogue)
}

/** A file that cannot even be read is not valid either. */
export function verdictOn(catalogue: Record<string, Game>, file: unknown): object {
  try {
    const verdict = verify(battleIn(catalogue, file))
    const reserves = verdict.reserves.map(inEnglish)
    if (verdict.valid) {
      const { proof } = verdict
      return { valid: true, proof, proven: provenOf(proof).map(inEnglish), reserves }
    }
    return { valid: false, entry: verdict.seq, why: verdict.why, reserves }
  } catch (error) {
    if (!(error instanceof BattleFileError)) throw error
    const entry = /^entries\[(\d+)\]/.exec(error.at)?.[1]
    return {
      valid: false,
      entry: entry === undefined ? null : Number(entry),
      at: error.at,
      why: error.message,
    }
  }
}
