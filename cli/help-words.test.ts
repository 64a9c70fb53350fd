import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { programFor } from './commands.ts'
import { helpText } from './help-words.ts'

const program = programFor(() => undefined, 'en')

function told(command: Command): string[] {
  const own = [command.description(), ...command.options.map(({ description }) => description)]
  return [...own, ...command.commands.flatMap(told)]
}

test.each(['de', 'da'] as const)('what each command says of itself is said in %s', language => {
  const left = told(program).filter(text => helpText(language, text) === text)
  expect(left).toEqual([])
})

test('the help names commands, options and their defaults in German', () => {
  const help = programFor(() => undefined, 'de')
    .commands.find(command => command.name() === 'print')
    ?.helpInformation()
  expect(help).toContain('Aufruf: grognard print [Schalter] <Regelwerk> [Szenario]')
  expect(help).toContain('(Voreinstellung: "a4")')
  expect(help).not.toMatch(/default|Usage|display/)
})
