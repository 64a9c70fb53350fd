import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../checks/root.ts'
import { isTest, sourcePaths } from '../checks/source.ts'
import { mutantsOf, sampleOf } from './mutants.ts'
import type { Mutant } from './mutants.ts'

/** A part of the house whose tests are put to the proof. */
export interface Area {
  readonly name: string
  readonly folder: string
  /** Whose tests run: folders or files, by the beginnings of their paths. */
  readonly tests: readonly string[]
}

const battles = [
  'rulesets/ship-of-the-line/playthroughs/',
  'rulesets/line-of-battle/playthroughs/',
  'rulesets/belle-alliance/playthroughs/',
]

export const areas: readonly Area[] = [
  { name: 'geometry', folder: 'geometry/', tests: ['geometry/', ...battles] },
  {
    name: 'umpire',
    folder: 'umpire/',
    tests: ['umpire/', 'rulesets/examples/', 'rulesets/dice-subject.test.ts', ...battles],
  },
  ...['ship-of-the-line', 'line-of-battle', 'belle-alliance'].map(name => ({
    name,
    folder: `rulesets/${name}/`,
    tests: [`rulesets/${name}/`],
  })),
]

/** Words, printed sheets and the guide are read, not ruled by; a computer player's taste is no rule. */
const LEFT_OUT = new RegExp(
  [
    '/(messages|guide|printed|doctrine|rulebook|book/rules|playthroughs|testing)/',
    '/(messages|metrics-messages|guide|metrics)\\.[a-z]{2}\\.ts$',
    '/(cover|manifest|rulebook|sentences|printed|guide|glossary|reference)\\.ts$',
    '/(testing|fixtures)[^/]*\\.ts$',
    '/compiled\\.ts$',
  ].join('|'),
)

/** Where a number is a place on the sheet or in a scenario's order of battle. */
const NUMBERS_LEFT_OUT = /\/(show|scenarios)\//

function sourcesOf(area: Area): readonly string[] {
  return sourcePaths(root).filter(
    path => path.startsWith(area.folder) && !isTest(path) && !LEFT_OUT.test(path),
  )
}

export function testsOf(area: Area): readonly string[] {
  return sourcePaths(root).filter(
    path => isTest(path) && area.tests.some(start => path.startsWith(start)),
  )
}

function isWanted({ path, kind }: Mutant): boolean {
  return kind !== 'number' || !NUMBERS_LEFT_OUT.test(path)
}

export interface Task {
  readonly area: Area
  readonly mutants: readonly Mutant[]
}

/** What is to be tried: a sample of an area, or all of the files whose paths begin so. */
export function taskOf(args: readonly string[]): Task {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1815' },
    },
  })
  const [wanted = ''] = positionals
  const area = areas.find(({ name, folder }) => name === wanted || wanted.startsWith(folder))
  if (!area)
    throw new Error(`no area ${wanted}; there are ${areas.map(one => one.name).join(', ')}`)
  const isWhole = area.name === wanted
  const paths = sourcesOf(area).filter(path => isWhole || path.startsWith(wanted))
  const all = paths.flatMap(path =>
    mutantsOf(path, readFileSync(join(root, path), 'utf8')).filter(isWanted),
  )
  return { area, mutants: isWhole ? sampleOf(all, Number(values.count), values.seed) : all }
}
