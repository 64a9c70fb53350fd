import { DatabaseSync } from 'node:sqlite'
import { loadGame } from '@grognard/rulesets/library.ts'
import { battleOf, exportBattle, give, importBattle, newBattle } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'

/**
 * Servers to be held against ours, as a process: `rival-server.ts echo` sends what it hears to all at the
 * table and does nothing else; `rival-server.ts row DATABASE` keeps each battle as JSON in one row of
 * SQLite, read, judged and written anew for every order, as Rally the Troops does.
 */
const [way = 'echo', path = ':memory:'] = process.argv.slice(2)

interface Said {
  table: number
  order?: unknown
  back?: true
}

type Answer = (said: Said) => string

const echo: Answer = said => JSON.stringify(said)

/** Its own settings: a log that is written ahead, and not waited for at each order. */
function rows(game: Game): Answer {
  const sqlite = new DatabaseSync(path)
  sqlite.exec('PRAGMA journal_mode = WAL')
  sqlite.exec('PRAGMA synchronous = NORMAL')
  sqlite.exec('CREATE TABLE game_state (game_id INTEGER PRIMARY KEY, state TEXT)')
  const read = sqlite.prepare('SELECT state FROM game_state WHERE game_id = ?')
  const write = sqlite.prepare('INSERT OR REPLACE INTO game_state VALUES (?, ?)')
  const dice = { kind: 'hmac-sha256' as const, seed: 'bench' }
  const fresh = () => exportBattle(newBattle(game, { scenario: 'standard', dice }))
  const stateOf = (table: number): string => {
    const row = read.get(table)
    return typeof row?.['state'] === 'string' ? row['state'] : fresh()
  }
  return ({ table, order, back }) => {
    const battle = importBattle(stateOf(table), { [game.id]: game })
    const asked = game.asks(battle.state)[0]?.seat ?? ''
    const { file } = battle
    const after = back
      ? battleOf(game, { ...file, entries: file.entries.slice(0, -1) }, file.start)
      : give(battle, asked, order).battle
    write.run(table, exportBattle(after))
    return JSON.stringify({ table, view: game.view(after.state, asked) })
  }
}

const answer = way === 'row' ? rows(await loadGame('tic-tac-toe')) : echo
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
const tables = new Map<number, Set<WebSocket>>()
server.on('connection', socket => {
  socket.on('message', (data: Buffer) => {
    const said = JSON.parse(data.toString()) as Said
    const here = tables.get(said.table) ?? new Set()
    tables.set(said.table, here.add(socket))
    if (said.order === undefined && !said.back) return
    const told = answer(said)
    for (const one of here) one.send(told)
  })
})
server.on('listening', () => {
  const address = server.address()
  process.stdout.write(`listening ${typeof address === 'object' ? address?.port : ''}\n`)
})
process.once('SIGTERM', () => process.exit(0))
