import { allBackDoorFaults } from './back-doors.ts'
import { allCursorFaults } from './cursor.ts'
import { allExactnessFaults } from './exactness.ts'
import { allImportFaults } from './imports.ts'
import { allRuleFaults } from './rules.ts'
import { printed } from './source.ts'
import { allWordingFaults } from './wording.ts'

/** The checks of our own; each runs in a process of its own, so that it goes on beside another. */
const checks: Readonly<Record<string, () => string | Promise<string>>> = {
  imports: () => printed(allImportFaults()),
  exactness: () => printed(allExactnessFaults()),
  cursor: () => printed(allCursorFaults()),
  doors: () => printed(allBackDoorFaults()),
  wording: () => printed(allWordingFaults()),
  rules: async () => (await allRuleFaults()).join(''),
}

const check = checks[process.argv[2] ?? '']
if (!check) throw new Error(`there are ${Object.keys(checks).join(', ')}`)
const faults = await check()
process.stdout.write(faults)
process.exitCode = faults === '' ? 0 : 1
