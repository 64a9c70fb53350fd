import { steps } from './steps.ts'
import type { Step } from './steps.ts'

/** Checks of form that run at the same time: each waits for the disk, and few use two processors. */
const AT_ONCE = 2

const all = [...steps.ofForm, ...steps.alone]

/** Names on the command line choose steps; none means all. */
function chosen(names: readonly string[]): (step: Step) => boolean {
  const unknown = names.filter(name => !all.some(step => step.name === name))
  if (unknown.length > 0) {
    const known = all.map(step => step.name).join(', ')
    process.stdout.write(`no check is called ${unknown.join(', ')}; there are ${known}\n`)
    process.exit(2)
  }
  return ({ name }) => names.length === 0 || names.includes(name)
}

const total = { passed: 0, failed: 0 }

async function take(step: Step): Promise<void> {
  const before = performance.now()
  const { passed, failed, output } = await step.run()
  const seconds = ((performance.now() - before) / 1000).toFixed(1)
  if (failed > 0) process.stdout.write(output)
  process.stdout.write(`${failed > 0 ? 'FAILED' : 'ok    '} ${step.name} (${seconds} s)\n`)
  total.passed += passed
  total.failed += failed
}

/** Takes what is left, one after the other; several takers share a list. */
async function takeFrom(left: Step[]): Promise<void> {
  for (let step = left.shift(); step; step = left.shift())
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await take(step)
}

async function main(names: readonly string[]): Promise<void> {
  const isChosen = chosen(names)
  const ofForm = steps.ofForm.filter(isChosen)
  await Promise.all(Array.from({ length: AT_ONCE }, () => takeFrom(ofForm)))
  await takeFrom(steps.alone.filter(isChosen))
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

await main(process.argv.slice(2))
