import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE, DEFAULT_DATA, makeForOneself } from './data-folder.ts'
import { ServeError } from '../serve-error.ts'

/** What a copy holds. */
export interface BackedUp {
  tables: number
}

/** Of a server’s folder; DATA stands in for it, as for the server. Throws ServeError. */
export function backUpTo(file: string, data?: string): BackedUp {
  return backUp(join(data ?? (process.env['DATA'] || DEFAULT_DATA), DATABASE), file)
}

/**
 * Copies the database into a file while a server may be writing in it: the copy is as it stood at one
 * moment, and whole. Throws ServeError.
 */
export function backUp(database: string, file: string): BackedUp {
  if (!existsSync(database)) throw new ServeError(`there is no database ${database}`)
  if (existsSync(file)) throw new ServeError(`${file} already exists; name another file`)
  try {
    return copied(database, file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ServeError(`${database} could not be copied to ${file}: ${why}`, 1)
  }
}

/** What is not whole never has the name of a copy, not even where the machine falls meanwhile. Throws. */
function copied(database: string, file: string): BackedUp {
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    copyInto(part, database)
    const found = lookedThrough(part)
    toDisk(part)
    renameSync(part, file)
    return found
  } finally {
    rmSync(part, { force: true })
  }
}

function copyInto(part: string, database: string): void {
  const sqlite = new DatabaseSync(database, { readOnly: true })
  try {
    sqlite.exec('PRAGMA busy_timeout = 10000')
    makeForOneself(part)
    sqlite.prepare('VACUUM INTO ?').run(part)
  } finally {
    sqlite.close()
  }
}

/** VACUUM INTO itself does not wait for the disk. */
function toDisk(file: string): void {
  const opened = openSync(file, 'r+')
  fsyncSync(opened)
  closeSync(opened)
}

/** Throws where the copy is not whole. */
function lookedThrough(file: string): BackedUp {
  const sqlite = new DatabaseSync(file, { readOnly: true })
  const found = sqlite.prepare('PRAGMA integrity_check').get()?.['integrity_check']
  const tables = Number(sqlite.prepare('SELECT count(*) AS count FROM tables').get()?.['count'])
  sqlite.close()
  if (found !== 'ok') throw new Error(`the copy is not whole: ${String(found)}`)
  return { tables }
}
