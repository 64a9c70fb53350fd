import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { join, posix, relative, sep } from 'node:path'
import { Script } from 'node:vm'
import { rolldown } from 'rolldown'
import { root } from '../checks/root.ts'
import { digest, woven } from './mutants.ts'
import type { Numbered } from './mutants.ts'

type Require = (name: string) => unknown
type Body = (exports: object, module: { exports: object }, require: Require, file: string) => void

/** Every module of an area's tests, compiled once; the mutants are woven in. */
export interface Program {
  /** Of all its code: what was found out with it holds as long as this is the same. */
  readonly hash: string
  /** The packages that its modules import. */
  readonly packages: readonly string[]
  /** A loader that knows no module yet: each mutant gets one, so that nothing is remembered from the last. */
  fresh(packages: ReadonlyMap<string, unknown>): Require
}

/** `load` of the loader takes the path of a source. */
export async function programOf(
  tests: readonly string[],
  mutants: readonly Numbered[],
): Promise<Program> {
  const bundle = await rolldown({
    cwd: root,
    input: tests.map(path => join(root, path)),
    external: name => !/^[./]|^@grognard\//.test(name),
    treeshake: false,
    plugins: [weaver(mutants)],
  })
  const { output } = await bundle.generate({
    format: 'cjs',
    preserveModules: true,
    preserveModulesRoot: root,
    minify: false,
  })
  await bundle.close()
  const chunks = output.flatMap(one => (one.type === 'chunk' ? [one] : []))
  const files = new Set(chunks.map(chunk => chunk.fileName))
  const bodies = new Map(chunks.map(chunk => [chunk.fileName, bodyOf(chunk.fileName, chunk.code)]))
  const names = new Map(
    chunks.map(chunk => [slashed(chunk.facadeModuleId ?? chunk.fileName), chunk.fileName]),
  )
  return {
    hash: digest(
      chunks
        .map(chunk => chunk.code)
        .toSorted()
        .join('\n'),
    ),
    packages: [...new Set(chunks.flatMap(chunk => chunk.imports))].filter(one => !files.has(one)),
    fresh: packages => loader(bodies, names, packages),
  }
}

function slashed(path: string): string {
  return relative(root, path).split(sep).join('/')
}

/** What a file does when it is run by itself. */
const PROGRAM = /^if \(import\.meta\.main\) await .*$/m

/** Modules are loaded at once here, so the catalogue cannot wait for its books. */
const standIns: Readonly<Record<string, string>> = {
  'rulesets/index.ts': `
    import { gameOf } from '@grognard/umpire'
    import { lineOfBattle } from './line-of-battle/index.ts'
    import { shipOfTheLine } from './ship-of-the-line/index.ts'
    import { belleAlliance } from './belle-alliance/index.ts'
    import { ticTacToe } from './examples/tic-tac-toe/index.ts'
    const books = [lineOfBattle, shipOfTheLine, belleAlliance].map(book => gameOf(book))
    const games = [...books, gameOf(ticTacToe, { isExample: true })]
    export const catalogue = Object.fromEntries(games.map(game => [game.id, game]))
    export const gameById = id => catalogue[id]
  `,
}

function weaver(mutants: readonly Numbered[]) {
  const byPath = Map.groupBy(mutants, one => one.path)
  return {
    name: 'mutants',
    load(id: string) {
      if (!id.startsWith(root) || !id.endsWith('.ts')) return undefined
      const path = slashed(id)
      const text = standIns[path] ?? readFileSync(id, 'utf8')
      const code = woven(text, byPath.get(path) ?? []).replace(PROGRAM, '')
      return { code, moduleType: 'ts' as const }
    },
  }
}

/** Called anew for each loader: compiled code stays warm, what it remembers does not. Strict, as modules are. */
function bodyOf(name: string, code: string): Body {
  const text = `(function (exports, module, require, __filename) {'use strict';${code}\n})`
  const body: Body = new Script(text, { filename: name }).runInThisContext()
  return body
}

const requireHere = createRequire(import.meta.url)

function loader(
  bodies: ReadonlyMap<string, Body>,
  names: ReadonlyMap<string, string>,
  packages: ReadonlyMap<string, unknown>,
): Require {
  const loaded = new Map<string, { exports: object }>()
  const load = (file: string): object => {
    const known = loaded.get(file)
    if (known) return known.exports
    const body = bodies.get(file)
    if (!body) throw new Error(`no module ${file}`)
    const module = { exports: {} }
    loaded.set(file, module)
    const below = (name: string): unknown => {
      if (name.startsWith('.')) return load(posix.join(posix.dirname(file), name))
      return isBuiltin(name) ? requireHere(name) : packages.get(name)
    }
    body(module.exports, module, below, join(root, file.replace(/\.[cm]?js$/, '.ts')))
    return module.exports
  }
  return path => load(names.get(path) ?? path)
}
