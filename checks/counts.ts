export interface Counts {
  passed: number
  failed: number
}

/** The part of vitest's JSON report that is read. */
interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

/**
 * Counts of a test run, from vitest's report and exit code. A skipped test proves nothing and
 * counts as failed; so does a file that could not be read, and a run that failed for no test.
 */
export function countsOf(report: string | undefined, code: number): Counts {
  if (report === undefined) return { passed: 0, failed: 1 }
  const { testResults }: Report = JSON.parse(report)
  const tests = testResults.flatMap(file => file.assertionResults)
  const passed = tests.filter(one => one.status === 'passed').length
  const broken = testResults.filter(isBroken).length
  const failed = tests.length - passed + broken
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

function isBroken(file: Report['testResults'][number]): boolean {
  return file.status === 'failed' && file.assertionResults.every(one => one.status === 'passed')
}
