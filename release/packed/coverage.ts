import { usageError } from '../../cli/usage-error.ts'

/** In the package, instead of `checks/coverage.ts`: what it reads are sources and tests. */
export async function readCoverage(): Promise<never> {
  throw usageError('rules.noSources')
}
