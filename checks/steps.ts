import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countsOf } from './counts.ts'
import type { Counts } from './counts.ts'
import { root } from './root.ts'

/** How a step went. `output` is what a reader needs when it failed. */
interface Result extends Counts {
  output: string
}

export interface Step {
  name: string
  run(): Promise<Result>
}

/** Checks of form, in the order they are begun: what takes longest first. */
const ofForm: readonly Step[] = [
  { name: 'types', run: () => tool('typescript', 'tsc', '--noEmit', '-p', '.') },
  { name: 'lint', run: () => tool('oxlint', 'oxlint', '--type-aware', '--max-warnings', '0') },
  ...['imports', 'wording', 'rules', 'exactness', 'cursor', 'doors'].map(own),
  {
    name: 'exports',
    run: () => tool('knip', 'knip', '--include', 'files,exports,types,duplicates'),
  },
  {
    name: 'format',
    run: () => tool('oxfmt', 'oxfmt', '--list-different', '.'),
  },
]

/** What needs every processor runs by itself, behind the others. */
const alone: readonly Step[] = [{ name: 'tests', run: runTests }]

export const steps = { ofForm, alone }

/** A check that is written here. */
function own(name: string): Step {
  return { name, run: () => kept(join(root, 'checks', 'faults.ts'), name) }
}

async function kept(...command: string[]): Promise<Result> {
  const { code, output } = await start(command, 'kept')
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

function tool(owner: string, name: string, ...args: string[]): Promise<Result> {
  return kept(programOf(owner, name), ...args)
}

/** vitest prints as it goes; its counts come from its own report. */
async function runTests(): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await start([programOf('vitest', 'vitest'), 'run', ...reporters], 'shown')
  const counts = countsOf(existsSync(report) ? readFileSync(report, 'utf8') : undefined, code)
  rmSync(folder, { recursive: true })
  return { ...counts, output: '' }
}

/** The script behind a package's command, to be run by the Node that runs this one. */
function programOf(owner: string, name: string): string {
  const folder = join(root, 'node_modules', owner)
  const manifest: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[name]
  if (script === undefined) throw new Error(`${owner} has no command ${name}`)
  return join(folder, script)
}

function start(
  command: string[],
  output: 'kept' | 'shown',
): Promise<{ code: number; output: string }> {
  const stdio = output === 'shown' ? 'inherit' : 'pipe'
  const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' }
  const child = spawn(process.execPath, command, {
    cwd: root,
    env,
    stdio: ['ignore', stdio, stdio],
  })
  const kept: string[] = []
  child.stdout?.setEncoding('utf8').on('data', chunk => kept.push(String(chunk)))
  child.stderr?.setEncoding('utf8').on('data', chunk => kept.push(String(chunk)))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ code: code ?? 1, output: kept.join('') }))
  })
}
