import { closeSync, openSync } from 'node:fs'

/** The folder in which a server keeps all that it keeps, and the file of the database in it. */
export const DEFAULT_DATA = 'data'
export const DATABASE = 'grognard.db'

/**
 * Makes a file, where there is none, that nobody else on this machine may read: secrets of dice and
 * hidden orders are to lie in it. SQLite gives what it lays beside the same rights.
 */
export function makeForOneself(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
}
