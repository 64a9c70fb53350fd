import { readCoverage, rulesetFolders } from './coverage.ts'
import type { Coverage, CoverageRow } from './coverage.ts'

/** Rule, code and tests of one book, to be read in a terminal. */
export function report(folder: string, { rows, faults }: Coverage): string {
  const proven = rows.filter(row => row.status === 'enforced' && row.tests.length > 0).length
  const enforced = rows.filter(row => row.status === 'enforced').length
  return [
    `${folder}: ${rows.length} rules, ${enforced} enforced, ${proven} of them proven by tests`,
    ...rows.map(printedRow),
    ...faults.map(fault => `FAULT ${fault}`),
    '',
  ].join('\n')
}

function printedRow({ id, status, section, code, tests }: CoverageRow): string {
  return [
    `${id}  ${status}  ${section}`,
    ...code.map(path => `    code  ${path}`),
    ...tests.map(title => `    test  ${title}`),
  ].join('\n')
}

/** What is wrong in any book, each with its folder. */
export async function allRuleFaults(): Promise<string[]> {
  const books = rulesetFolders().map(async folder => {
    const { faults } = await readCoverage(folder)
    return faults.map(fault => `${folder}: ${fault}\n`)
  })
  return (await Promise.all(books)).flat()
}

/** Folders or names of rulesets on the command line; none means all. */
async function main(names: readonly string[]): Promise<void> {
  const folders = rulesetFolders().filter(
    folder => names.length === 0 || names.some(name => folder.endsWith(name)),
  )
  if (folders.length === 0) process.stdout.write('no rulebook found\n')
  for (const folder of folders) {
    const coverage = await readCoverage(folder)
    process.stdout.write(`${report(folder, coverage)}\n`)
    if (coverage.faults.length > 0) process.exitCode = 1
  }
}

if (import.meta.main) await main(process.argv.slice(2))
