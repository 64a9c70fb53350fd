import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const NONE = { packages: [], texts: [] }

/** Lies beside what was built; it is not kept for offline play. */
export const licencesFile = 'licences.txt'

/**
 * Writes down whose work was built in, and under which licence: each asks for that. `faces` are what
 * style sheets bring, which no module names: packages, and texts of licences.
 */
export function licences(faces: { packages: string[]; texts: string[] } = NONE): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const named = faces.packages.map(name => require.resolve(`${name}/package.json`))
      const folders = new Set([...this.getModuleIds(), ...named].flatMap(packageFolder))
      const texts = [...[...folders].map(licenceIn).toSorted(), ...faces.texts]
      this.emitFile({ type: 'asset', fileName: licencesFile, source: texts.join('\n\n\n') })
    },
  }
}

/** The folder of the package in which a module lies; of ours there is none. */
function packageFolder(id: string): string[] {
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, '')) ?? []
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? [folder] : []
}

function licenceIn(folder: string): string {
  const manifest: { name: string; version: string; license?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const { name, version, license = '' } = manifest
  const file = readdirSync(folder).find(one => /^licen[cs]e/i.test(one))
  const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
  return `${name} ${version}${license && `, ${license}`}${text}`
}
