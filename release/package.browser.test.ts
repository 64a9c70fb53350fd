import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { gameById } from '@grognard/rulesets'
import { editionOf } from '@grognard/server/battles/edition.ts'
import { clientOf, playOut, seatedAt, until } from '@grognard/server/battles/tables-for-tests.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { programHash } from '../cli/simulate/program-hash.ts'
import { launchBrowser } from '../checks/browser.ts'
import { root } from '../checks/root.ts'
import { startSite } from '../web/journeys/site-for-tests.ts'
import type { Site } from '../web/journeys/site-for-tests.ts'

/** Where somebody has installed the package and nothing else. */
const folder = mkdtempSync(join(tmpdir(), 'grognard-package-'))
const command = join(folder, 'node_modules', 'grognard', 'release', 'grognard.mjs')
let site: Site | undefined

/** The page is that of all browser tests; npm asks nobody anything, since all that is needed is in the package. */
beforeAll(async () => {
  site = await startSite()
  const env = { ...process.env, NODE_ENV: 'production', GROGNARD_PAGE: site.folder }
  const npm = (cwd: string, ...args: string[]) =>
    promisify(execFile)('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd, env })
  const { stdout } = await npm(root, 'pack', '--pack-destination', folder)
  const name = stdout.trim().split('\n').at(-1) ?? ''
  await npm(folder, 'install', '--omit=optional', join(folder, name))
})
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command of the package there, under any switches of Node. */
function grognard(args: readonly string[], switches: readonly string[] = []) {
  const env = { ...process.env, LC_ALL: 'C' }
  const options = { cwd: folder, encoding: 'utf8' as const, env }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...switches, command, ...args],
    options,
  )
  return { code: status, out: stdout, err: stderr }
}

test('the package is whole: no source to compile, no package to install, and whose work is in it', () => {
  const inside = join(folder, 'node_modules', 'grognard')
  const files = readdirSync(inside, { recursive: true, encoding: 'utf8' })
  expect(files.filter(name => /\.tsx?$/.test(name))).toEqual([])
  expect(files).toContain(join('dist', 'site', 'service-worker.js'))
  expect(readdirSync(join(folder, 'node_modules'))).toEqual([
    '.bin',
    '.package-lock.json',
    'grognard',
  ])
  const licences = readFileSync(join(inside, 'dist', 'program', 'licences.txt'), 'utf8')
  expect(licences).toMatch(/^fastify [\d.]+, MIT\n\nMIT License/m)
})

test('it tells its version, its help and its games', () => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  expect(grognard(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
  expect(grognard(['--help']).out).toContain('simulate [options] [ruleset] [scenario]')
  expect(grognard(['games']).out).toContain('wooden-ships lissa')
})

test('its laboratory plays in threads, to the same result as that of the sources', () => {
  const run = ['simulate', 'line-of-battle', 'constitution', '--battles', '2', '--seed', 'package']
  const flags = ['--seat', 'a=ensign', '--seat', 'b=ensign', '--workers', '2']
  const packed = grognard([...run, ...flags, '--csv', 'here.csv', '--html', 'here.html'])
  expect(packed).toMatchObject({ code: 0, out: expect.stringContaining('2 battles') })
  const there = ['boot.mjs', 'cli/main.ts', ...run, ...flags, '--csv', join(folder, 'there.csv')]
  expect(spawnSync(process.execPath, there, { cwd: root }).status).toBe(0)
  const [here, other] = ['here', 'there'].map(name =>
    readFileSync(join(folder, `${name}.csv`), 'utf8'),
  )
  expect(here?.trim().split('\n')).toHaveLength(3)
  expect(here).toEqual(other)
  expect(readFileSync(join(folder, 'here.html'), 'utf8')).toContain('<pre>grognard simulate ')
})

test('it works at a broker for those whose program plays alike: for its own sources', async () => {
  const { code, err } = grognard(['worker', '--broker', 'nats://127.0.0.1:1', '--language', 'en'])
  expect(code).toBe(2)
  expect(err).toContain('grognard: no NATS server answers at nats://127.0.0.1:1: ')
  const program = join(folder, 'node_modules', 'grognard', 'dist', 'program')
  const texts = readdirSync(program).map(name => readFileSync(join(program, name), 'utf8'))
  const hash = await programHash()
  expect(texts.some(text => text.includes(`return "${hash}"`))).toBe(true)
})

test('it plays, verifies, replays and prints, and says what it cannot do without the sources', () => {
  const seats = ['--seat', 'crosses=ensign', '--seat', 'noughts=ensign']
  expect(grognard(['play', 'tic-tac-toe', 'standard', ...seats, '--save', 'a.json']).code).toBe(0)
  expect(grognard(['verify', 'a.json'])).toMatchObject({ code: 0, err: '' })
  expect(grognard(['replay', 'a.json']).out).toContain('Order 1')
  expect(grognard(['print', 'line-of-battle', 'constitution', '--out', 'a.pdf']).code).toBe(0)
  expect(readFileSync(join(folder, 'a.pdf'), 'latin1')).toMatch(/^%PDF/)
  const { code, err } = grognard(['rules', 'tic-tac-toe', '--coverage'])
  expect({ code, err }).toEqual({
    code: 2,
    err: 'grognard: --coverage reads the sources and the tests of the rules, which are not part of this package: take a copy of the project\n',
  })
})

test('under an older Node it says which one it needs, where none came with it', () => {
  const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.19.0'}})`
  const { code, err } = grognard(['games'], ['--import', older])
  expect(code).toBe(1)
  expect(err).toContain('grognard: needs Node 24 or newer')
})

/** Serves as the package does it, until the test is over. */
async function served(data: string): Promise<string> {
  const child = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', data], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  let said = ''
  child.stdout.on('data', chunk => (said += String(chunk)))
  await until(() => said.includes('\n'), 'it serves')
  return /http\S+/.exec(said)?.[0] ?? ''
}

test('it serves the page and keeps tables by the same edition of the rules as the sources', async () => {
  const data = mkdtempSync(join(folder, 'data-'))
  const server = await served(data)
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await page.goto(`${server}#/new/line-of-battle/constitution`)
  await page.getByRole('button', { name: 'Begin the battle' }).click()
  await page.locator('.battle .chart .board-sheet').first().waitFor()

  const table = await seatedAt(server, {
    ruleset: 'ship-of-the-line',
    // Long enough for a snapshot, however the dice fall.
    scenario: 'squadrons',
    options: {},
    papers: {},
    seats: { b: { kind: 'computer', level: 'ensign' } },
    isPublic: false,
  })
  const client = clientOf(server, table, 'a')
  onTestFinished(() => client.close())
  await playOut(new Map([['a', client]]), 60)
  const database = new DatabaseSync(join(data, 'grognard.db'), { readOnly: true })
  onTestFinished(() => database.close())
  const edition = await editionOf(gameById('ship-of-the-line'))
  const kept = () => database.prepare('select edition from snapshots').get()
  await expect.poll(kept).toEqual({ edition })
})
