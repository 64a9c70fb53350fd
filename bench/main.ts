import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { benchBattles, benchFleets } from './battles.ts'
import { benchBelleAlliance } from './belle-alliance.ts'
import { benchLineOfBattle } from './line-of-battle.ts'
import { benchShipOfTheLine } from './ship-of-the-line.ts'
import { benchThinking } from './thinking.ts'
import { benchTicTacToe } from './tic-tac-toe.ts'
import { benchWarAtSea } from './war-at-sea.ts'
import { benchWoodenShips } from './wooden-ships.ts'
import { checksum, print } from './harness.ts'

/** The benches by name; names on the command line choose some. A new ruleset adds its line here. */
const benches: Record<string, () => void | Promise<void>> = {
  'tic-tac-toe': benchTicTacToe,
  'line-of-battle': benchLineOfBattle,
  'ship-of-the-line': benchShipOfTheLine,
  'belle-alliance': benchBelleAlliance,
  'wooden-ships': benchWoodenShips,
  'war-at-sea': benchWarAtSea,
  thinking: benchThinking,
  battles: benchBattles,
  fleets: benchFleets,
}

function chosen(names: readonly string[]): readonly string[] {
  const unknown = names.find(name => !Object.hasOwn(benches, name))
  if (unknown === undefined) return names.length === 0 ? Object.keys(benches) : names
  process.stderr.write(
    `There is no bench "${unknown}"; there are ${Object.keys(benches).join(', ')}.\n`,
  )
  return process.exit(2)
}

/** Each bench warms a process of its own, as a battle of one game does. */
function benchApart(name: string): void {
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}

const names = chosen(process.argv.slice(2))
const [only] = names
if (names.length === 1 && only !== undefined) {
  print({ bench: only, node: process.version, processor: `${process.platform} ${process.arch}` })
  await benches[only]?.()
  print({ checksum: checksum() })
} else {
  for (const name of names) benchApart(name)
}
