import type { TableCard, TableClient } from '@grognard/remote/index.ts'
import { importBattle, nobody } from '@grognard/umpire'
import type { KnownEntry, Message, Seat, SeatRecord } from '@grognard/umpire'
import { isLevel, usualLevel } from '@grognard/players/level.ts'
import type { Players } from '../../shared/player-kind.ts'
import { stale } from './battle-source.ts'
import type { BattleSource, EndedBattle, Standing } from './battle-source.ts'
import { undoIn } from './undo-from-afar.ts'
import { whyStands } from './undo-search.ts'

/** A seat at the table, and the client that sits there. */
export interface Hand {
  client: TableClient
  /** `nobody` of who looks on without a seat. */
  seat: Seat
}

interface Far {
  /** One or several in the same hand; each client has a record. */
  hands: readonly [Hand, ...Hand[]]
  /** So many entries the seat has seen before; all where that is not known. */
  seen: number | undefined
  /** The battle file once it is over; rejects before. */
  fetchFile(): Promise<string>
}

/** A battle that the server umpires: the page hears of it what its seat may know. */
export function openRemoteBattle({ hands, seen, fetchFile }: Far): BattleSource {
  let [hand] = hands
  const own = hands.map(({ seat }) => seat)
  const first = recordIn(hand.client)
  const openedAt = Math.min(seen ?? first.entries.length, first.entries.length)
  let isGiving = false
  let ended: EndedBattle | null = null
  let file: Promise<string> | null = null
  let stands: KnownEntry | undefined
  let standing = stand()
  const listeners = new Set<() => void>()

  function stand(): Standing {
    const { client, seat } = hand
    const { card, connection } = client.now()
    const record = recordIn(client)
    const undo = undoIn(record, seat, stands)
    const isProposed = client.now().running.proposal?.closed === null
    return {
      game: record.game,
      scenario: record.scenario,
      viewer: seat,
      next: null,
      talk: [],
      record,
      isPassing: handAfter(hands, hand) !== hand,
      ended,
      openedAt,
      players: playersAt(card, own),
      sealed: seat === nobody ? watchingOf(record) : null,
      isWatching: false,
      retracts: [],
      undoable: undo.asks && isProposed ? null : undo.order,
      undoAsks: undo.asks,
      rolling: null,
      heldDice: 0,
      thinking: computerAsked(record, card),
      isHalted: false,
      saving: isGiving || connection !== 'open' ? 'saving' : 'saved',
      fault: connection === 'lost' ? { key: 'web.far.lost' } : null,
      far: connection,
      branchedAt: undefined,
    }
  }
  const change = (): void => {
    standing = stand()
    for (const told of listeners) told()
  }
  /** The file is asked for once, however many want it; where it cannot be had, again. */
  const archive = (): Promise<string> => {
    file ??= fetchFile().catch((error: unknown) => {
      file = null
      throw error
    })
    return file
  }
  const fetchEnd = async (): Promise<void> => {
    const { game, view } = recordIn(hand.client)
    if (ended || !view.outcome) return
    const { state, ...battle } = importBattle(await archive(), { [game.id]: game })
    const { outcome } = state
    if (!outcome) return
    ended = { ...battle, state: { ...state, outcome } }
    change()
  }
  const told = (): void => {
    change()
    // Without it one may still look at the chart and the log.
    fetchEnd().catch(() => undefined)
  }
  const leave = hands.map(({ client }) => client.subscribe(told))
  const whileGiving = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    isGiving = true
    change()
    try {
      return await work()
    } finally {
      isGiving = false
      change()
    }
  }
  fetchEnd().catch(() => undefined)
  return {
    now: () => standing,
    subscribe(told) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
    give: (seat, order) =>
      whileGiving(async () => {
        const giver = hands.find(one => one.seat === seat) ?? hand
        return (await giver.client.give(order)) ?? stale
      }),
    undo: () =>
      whileGiving(async (): Promise<Message | null> => {
        const { client, seat } = hand
        const { entries } = recordIn(client)
        const { own, asks } = undoIn(recordIn(client), seat, stands)
        if (own && asks) {
          const against = await client.propose({ about: 'undo', to: own.seq })
          return against && { key: `web.far.fault.${against.fault}` }
        }
        const { why, by } = await client.takeBack()
        if (why !== null) stands = entries.at(-1)
        return why === null ? null : whyStands(why, by)
      }),
    setPlayers() {},
    agree() {},
    pass() {
      hand = handAfter(hands, hand)
      change()
    },
    look() {},
    waitFor() {},
    resume() {},
    takeOver() {},
    notices: [],
    archive,
    branching: () => ({ dice: [], isRolledByHand: false }),
    branch() {
      throw new Error('A battle that is played from afar is branched from its file.')
    },
    close() {
      for (const one of leave) one()
      for (const { client } of hands) client.close()
    },
  }
}

function recordIn(client: TableClient): SeatRecord {
  const { record } = client.now()
  if (!record) throw new Error('The battle has not begun.')
  return record
}

/** Whoever looks on is told who is asked; the outcome speaks for itself. */
function watchingOf({ game, view }: SeatRecord): Message | null {
  if (view.outcome) return null
  const [ask] = game.asks(view)
  if (!ask) return { key: 'web.far.watching' }
  return { key: 'web.far.watching.turn', values: { seat: { key: `seat.${ask.seat}` } } }
}

/** Whoever holds several seats looks from one that is asked; nothing is secret between them. */
function handAfter(hands: readonly Hand[], now: Hand): Hand {
  const { game, view } = recordIn(now.client)
  if (view.outcome) return now
  const asked = game.asks(view).map(({ seat }) => seat)
  if (asked.includes(now.seat)) return now
  return hands.find(({ seat }) => asked.includes(seat)) ?? now
}

function playersAt(card: TableCard | null, own: readonly Seat[]): Players {
  const kinds = (card?.seats ?? []).map(({ seat, level, standIn }): [Seat, Players[Seat]] => {
    const playing = level ?? standIn
    if (playing !== null) return [seat, isLevel(playing) ? playing : usualLevel]
    return [seat, own.includes(seat) ? 'me' : 'away']
  })
  return Object.fromEntries(kinds)
}

function computerAsked({ game, view }: SeatRecord, card: TableCard | null): Seat | null {
  const computers = (card?.seats ?? []).filter(
    ({ kind, standIn }) => kind === 'computer' || standIn !== null,
  )
  const asked = game.asks(view).map(({ seat }) => seat)
  return computers.find(({ seat }) => asked.includes(seat))?.seat ?? null
}
