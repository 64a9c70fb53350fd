import { steps } from './steps.ts'
import type { Step } from './steps.ts'

/** Names on the command line choose steps; none means all. */
function chosen(names: readonly string[]): readonly Step[] {
  const unknown = names.filter(name => !steps.some(step => step.name === name))
  if (unknown.length > 0) {
    const known = steps.map(step => step.name).join(', ')
    process.stdout.write(`no check is called ${unknown.join(', ')}; there are ${known}\n`)
    process.exit(2)
  }
  return names.length === 0 ? steps : steps.filter(step => names.includes(step.name))
}

async function main(names: readonly string[]): Promise<void> {
  const total = { passed: 0, failed: 0 }
  for (const step of chosen(names)) {
    const before = performance.now()
    const { passed, failed, output } = await step.run()
    const seconds = ((performance.now() - before) / 1000).toFixed(1)
    if (failed > 0) process.stdout.write(output)
    process.stdout.write(`${failed > 0 ? 'FAILED' : 'ok    '} ${step.name} (${seconds} s)\n`)
    total.passed += passed
    total.failed += failed
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

await main(process.argv.slice(2))
