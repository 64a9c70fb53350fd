// Which Node runs this project, and how: plain JavaScript, since an older Node has to read it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const NEEDED_MAJOR = 24
const require = createRequire(import.meta.url)

export function fail(message) {
  process.stderr.write(`grognard: ${message}\n`)
  process.exit(1)
}

/** The Node that was installed with the project. */
export function pinnedNode() {
  const isWindows = process.platform === 'win32'
  const platform = isWindows ? 'win' : process.platform
  const binary = isWindows ? 'node.exe' : 'node'
  try {
    const manifest = require.resolve(`node-${platform}-${process.arch}/package.json`)
    const path = join(dirname(manifest), 'bin', binary)
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** The Node that runs this, where it is new enough. */
export function systemNode() {
  return Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR ? process.execPath : undefined
}

/** The pinned Node also goes first in the path, for whatever the script starts. */
function environmentFor(node) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
}

/** Runs the script with this Node; without one it is said which is needed. */
export function run(node, script, args) {
  if (!node)
    fail(
      `needs Node ${NEEDED_MAJOR} or newer; this is ${process.version}, and no Node is packaged ` +
        `for ${process.platform} ${process.arch}`,
    )
  const child = spawn(node, [script, ...args], { stdio: 'inherit', env: environmentFor(node) })
  // A terminal sends its signals to the child as well: passing them on would send them twice.
  const passed = process.stdin.isTTY ? ['SIGTERM'] : ['SIGTERM', 'SIGINT', 'SIGHUP']
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => passed.includes(signal) && child.kill(signal))
  }
  child.on('error', error => fail(`${node} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}
