import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'rolldown'
import { catalogue } from '@grognard/rulesets'
import { programHash } from '../cli/simulate/program-hash.ts'
import { rulesHash } from '@grognard/server/battles/rules-hash.ts'
import { root } from '../checks/root.ts'
import { licences } from '../web/offline/licences.ts'
import { filesBeside } from './beside.ts'

/** Modules that belong to a checkout, most of which read sources, and what stands for them in the package. */
const packed: Readonly<Record<string, string>> = {
  'server/build-page.ts': 'page.ts',
  'checks/coverage.ts': 'coverage.ts',
  'cli/own-name.ts': 'own-name.ts',
}

/** What libraries use where somebody has installed it, and else do without. */
const UNUSED = ['@napi-rs/nice', 'bufferutil', 'canvas', 'supports-color', 'utf-8-validate']

/** Writes the whole command line, with all that it is made with, as plain JavaScript into the folder. */
export async function bundleProgram(folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: {
      grognard: 'cli/main.ts',
      // Piscina begins its threads with this file, which has to lie beside what it is bundled in.
      worker: 'node_modules/piscina/dist/worker.js',
    },
    platform: 'node',
    external: UNUSED,
    plugins: [
      withoutSources(await rulesHashes(), await programHash()),
      filesBeside(),
      ownFolder(),
      licences(),
    ],
    onLog(level, log, handle) {
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
      handle(level, log)
    },
  })
  await bundle.write({
    dir: folder,
    format: 'esm',
    cleanDir: true,
    assetFileNames: '[name][extname]',
  })
}

/** By the id of the game. */
async function rulesHashes(): Promise<Record<string, string>> {
  const hashed = Object.values(catalogue).map(
    async game => [game.id, await rulesHash(game)] as const,
  )
  return Object.fromEntries(await Promise.all(hashed))
}

function withoutSources(hashes: Record<string, string>, program: string): Plugin {
  const instead = new Map(
    Object.entries(packed).map(([path, name]) => [
      join(root, path),
      `export * from ${JSON.stringify(join(root, 'release', 'packed', name))}`,
    ]),
  )
  instead.set(
    join(root, 'server', 'battles', 'rules-hash.ts'),
    `const hashes = ${JSON.stringify(hashes)}
    export async function rulesHash({ id }) { return hashes[id] }`,
  )
  instead.set(
    join(root, 'cli', 'simulate', 'program-hash.ts'),
    `export async function programHash() { return ${JSON.stringify(program)} }`,
  )
  return { name: 'without-sources', load: id => instead.get(id) ?? null }
}

/** Libraries written for the older kind of modules ask in which folder they lie. */
function ownFolder(): Plugin {
  return {
    name: 'own-folder',
    renderChunk: code =>
      code.includes('__dirname') ? `const __dirname = import.meta.dirname;\n${code}` : null,
  }
}
