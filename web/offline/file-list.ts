import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { licencesFile } from './licences.ts'

export const serviceWorker = 'service-worker.js'

/** What is not kept for play without a network. */
const apart = new Set([serviceWorker, licencesFile])

/** Names under assets/ carry their content's hash; the rest are known by what is in them. */
export interface ListedFile {
  url: string
  revision: string | null
}

/** Writes the list of all built files into the service worker, so that the page plays offline. */
export function fileList(publicFiles: readonly string[]): Plugin {
  return {
    name: 'file-list',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const names = [...Object.keys(bundle), ...publicFiles].filter(name => !apart.has(name))
      const path = join(dir, serviceWorker)
      const list = names.toSorted(byName).map(name => listed(dir, name))
      writeFileSync(path, withList(readFileSync(path, 'utf8'), list))
    },
  }
}

function byName(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function listed(dir: string, name: string): ListedFile {
  if (name.startsWith('assets/')) return { url: name, revision: null }
  const revision = createHash('sha256')
    .update(readFileSync(join(dir, name)))
    .digest('hex')
    .slice(0, 16)
  return { url: name, revision }
}

/** Throws where the place for the list is not found, or found twice. */
export function withList(script: string, list: readonly ListedFile[]): string {
  const parts = script.split(/["'`]__FILES__["'`]/)
  if (parts.length !== 2) throw new Error('The service worker has no place for its files.')
  return parts.join(JSON.stringify(JSON.stringify(list)))
}
