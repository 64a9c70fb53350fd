import { cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildPage, pageFolder } from '@grognard/server/build-page.ts'
import { root } from '../checks/root.ts'
import { bundleProgram } from './bundle.ts'

const site = join(root, 'dist', 'site')
const program = join(root, 'dist', 'program')

/** The page as files that any web server gives out; GROGNARD_PAGE names a folder in which it is built. */
async function buildSite(): Promise<void> {
  const built = process.env['GROGNARD_PAGE'] || pageFolder
  if (built === pageFolder) await buildPage(say)
  rmSync(site, { recursive: true, force: true })
  cpSync(built, site, { recursive: true, filter: path => basename(path) !== '.built' })
}

/** Standard output is npm's, which names the package there. */
function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

await buildSite()
say(`The page is in ${site}: any folder of any web server will do for it.`)
if (process.argv.includes('--program')) {
  await bundleProgram(program)
  say(`The program is in ${program}.`)
}
