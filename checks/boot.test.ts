import { spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './root.ts'

let folder = ''
const boot = join(root, 'boot.mjs')

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boot-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function script(text: string): string {
  const path = join(folder, 'script.ts')
  writeFileSync(path, text)
  return path
}

test('the script runs under Node 24 or newer, with its arguments, and nothing is added', () => {
  const path = script(`const major: number = Number(process.versions.node.split('.')[0])
    console.log(major >= 24, process.argv.slice(2).join())`)
  const { stdout, stderr, status } = spawnSync('node', [boot, path, 'a', '--b'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect({ stdout, stderr, status }).toEqual({ stdout: 'true a,--b\n', stderr: '', status: 0 })
})

test('the exit code is the script’s', () => {
  expect(spawnSync('node', [boot, script('process.exit(7)')]).status).toBe(7)
})

test('a signal reaches the script', async () => {
  const path = script(`process.on('SIGTERM', () => process.exit(9))
    setInterval(() => undefined, 1000)
    console.log('ready')`)
  const child = spawn('node', [boot, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.once('data', () => child.kill('SIGTERM'))
  const code = await new Promise(resolve => child.on('exit', resolve))
  expect(code).toBe(9)
})

test('without a script it says how it is used', () => {
  const { stderr, status } = spawnSync('node', [boot], { encoding: 'utf8' })
  expect(stderr).toContain('usage: node boot.mjs SCRIPT')
  expect(status).toBe(1)
})

test('the command line starts through symbolic links from any folder', () => {
  const link = join(folder, 'game')
  symlinkSync(join(root, 'grognard'), join(folder, 'first'))
  symlinkSync('first', link)
  const { stderr } = spawnSync('sh', ['-x', link, '--help'], { cwd: '/', encoding: 'utf8' })
  expect(stderr).toContain(`exec node ${boot} cli/main.ts --help`)
})

/** What boot.mjs says where it stands alone and nothing is installed, under a Node of this version. */
function saidUnder(version: string): string {
  const alone = mkdtempSync(join(folder, 'alone-'))
  for (const name of ['boot.mjs', 'pinned-node.mjs'])
    copyFileSync(join(root, name), join(alone, name))
  writeFileSync(
    join(alone, 'older.cjs'),
    `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`,
  )
  const flags = ['--require', join(alone, 'older.cjs'), join(alone, 'boot.mjs'), 'a.ts']
  // Where no npm is found nothing is installed.
  const env = { PATH: alone }
  return spawnSync(process.execPath, flags, { cwd: alone, encoding: 'utf8', env }).stderr
}

test('a Node too old to install the builder is told so before anything is installed', () => {
  for (const version of ['18.20.8', '20.18.3', '21.7.3', '22.11.0'])
    expect(saidUnder(version)).toBe(
      `grognard: needs Node 20.19, 22.12 or newer to install its packages; this is v${version}\n`,
    )
  for (const version of ['20.19.0', '22.12.0', '23.0.0'])
    expect(saidUnder(version)).toContain('installing packages (npm ci)')
})

test('what Node is needed is said the same everywhere, and is what the builder needs', () => {
  const manifest = (path: string): { engines: { node: string } } =>
    JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
  expect(manifest('.').engines.node).toBe(manifest('node_modules/rolldown').engines.node)
  expect(manifest('.').engines.node).toBe('^20.19.0 || >=22.12.0')
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('Node 20.19, 22.12 or newer')
})

test('the lock file holds all that npm ci asks for, on every system', () => {
  const npm = spawnSync('npm', ['ci', '--dry-run', '--no-audit', '--no-fund', '--offline'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect({ status: npm.status, stderr: npm.status === 0 ? '' : npm.stderr }).toEqual({
    status: 0,
    stderr: '',
  })
})
