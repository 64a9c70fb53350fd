// Runs a script of this project with the pinned Node, whatever Node the system has:
//   node boot.mjs SCRIPT [arguments]
// Plain JavaScript, since this is what an older Node has to read, if only to say that it is too old.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, pinnedNode, run, systemNode } from './pinned-node.mjs'

/** Who installs: an older npm leaves out the builder's part for this system, without a word. */
const TO_INSTALL = '20.19, 22.12 or newer'
const root = dirname(fileURLToPath(import.meta.url))

function packagesIn(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/**
 * What is installed is compared with the lock file, not their times: a checkout changes times.
 * Optional packages for other systems are rightly missing.
 */
function isInstalled() {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  const wanted = Object.entries(packagesIn(join(root, 'package-lock.json')))
  return wanted.every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/') || link) return true
    const found = installed[path]
    return found ? found.version === version : optional === true
  })
}

function canInstall() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
}

/** Standard output belongs to the script, so npm's goes to standard error. */
function install() {
  if (!canInstall())
    fail(`needs Node ${TO_INSTALL} to install its packages; this is v${process.versions.node}`)
  process.stderr.write('grognard: installing packages (npm ci)\n')
  const npm = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  )
  if (npm.error) fail(`npm could not be started: ${npm.error.message}`)
  if (npm.status !== 0) fail(`npm ci failed with code ${npm.status}`)
}

const [script, ...args] = process.argv.slice(2)
if (!script) fail('usage: node boot.mjs SCRIPT [arguments]')
if (!isInstalled() || !(pinnedNode() ?? systemNode())) install()
run(pinnedNode() ?? systemNode(), resolve(root, script), args)
