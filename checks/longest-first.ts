import { join } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { longest } from './longest.ts'
import { root } from './root.ts'

const ranks = new Map(longest.map((path, rank) => [join(root, path), rank]))

const rankOf = ({ moduleId }: TestSpecification): number => ranks.get(moduleId) ?? longest.length

/**
 * In each project what takes longest is begun first: no worker is left alone with a long file at the
 * end. The runner asks for a class.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's own, not a list's
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...byProject.values()].flatMap(of => of.toSorted((a, b) => rankOf(a) - rankOf(b)))
  }
}
