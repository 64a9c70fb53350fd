import { benchLineOfBattle } from './line-of-battle.ts'
import { benchShipOfTheLine } from './ship-of-the-line.ts'
import { benchTicTacToe } from './tic-tac-toe.ts'
import { checksum, print } from './harness.ts'

/** The benches by name; names on the command line choose some. A new ruleset adds its line here. */
const benches: Record<string, () => void> = {
  'tic-tac-toe': benchTicTacToe,
  'line-of-battle': benchLineOfBattle,
  'ship-of-the-line': benchShipOfTheLine,
}

function chosen(names: readonly string[]): readonly string[] {
  const unknown = names.find(name => !Object.hasOwn(benches, name))
  if (unknown === undefined) return names.length === 0 ? Object.keys(benches) : names
  process.stderr.write(
    `There is no bench "${unknown}"; there are ${Object.keys(benches).join(', ')}.\n`,
  )
  return process.exit(2)
}

print({ node: process.version, processor: `${process.platform} ${process.arch}` })
for (const name of chosen(process.argv.slice(2))) benches[name]?.()
print({ checksum: checksum() })
