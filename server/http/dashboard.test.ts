import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { noughtsAndCrosses, openedAt, serverForTests } from '../battles/tables-for-tests.ts'

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}

test('the ready dashboard asks for nothing that the metrics do not tell', async () => {
  const { server, close } = await serverForTests()
  onTestFinished(close)
  await openedAt(server, noughtsAndCrosses)
  const told = await (await fetch(`${server}metrics`)).text()
  const file = new URL('../../deploy/dashboard.json', import.meta.url)
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:grognard|process)_\w+/g) ?? []),
  )
  expect(asked.length).toBeGreaterThanOrEqual(panels.length)
  expect(asked.filter(name => !new RegExp(`^${name}[ {]`, 'm').test(told))).toEqual([])
})
