import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../checks/root.ts'
import { areas, isWanted, sourcesOf } from './areas.ts'
import type { Area } from './areas.ts'
import { mutantsOf, sampleOf } from './mutants.ts'
import type { Mutant } from './mutants.ts'

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
