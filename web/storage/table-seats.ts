import type { Seat } from '@grognard/umpire'

/** What opens a seat, and its own part in the dice. */
interface SeatHeld {
  seat: Seat
  token: string
  /** The seat's own share of the dice, in hex. */
  share: string
}

/** A seat at a table far away, as this browser keeps it. Whoever has the token has the seat. */
export interface KeptSeat extends SeatHeld {
  table: string
  /** Further seats in the same hand. */
  also?: SeatHeld[]
  ruleset: string
  scenario: string
  /** Milliseconds since 1970. */
  takenAt: number
  /** So many entries one has seen; what came after is played back when one returns. */
  seen?: number | undefined
  /** So many remarks of the talk one has read. */
  read?: number
  /** Of the host: the token that lets others take a free seat, and his own. */
  invite?: string
  /** It came through the account, and goes when one signs out. */
  isAccounts?: boolean
  host?: string
  /** Of the host: the token that lets others look on. */
  watch?: string
}

const PREFIX = 'grognard.seat.'
const NAME = 'grognard.name'
const SIGNED_IN = 'grognard.signed-in'

export function keepSeat(kept: KeptSeat): void {
  localStorage.setItem(PREFIX + kept.table, JSON.stringify(kept))
}

/** What has changed meanwhile stands beside it. */
export function changeSeat(table: string, part: Pick<KeptSeat, 'seen' | 'read'>): void {
  const kept = keptSeat(table)
  if (kept) keepSeat({ ...kept, ...part })
}

/** Each of the seats that one has at the table. */
export function handsOf({ also = [], ...first }: KeptSeat): KeptSeat[] {
  return [first, ...also.map(held => ({ ...first, ...held }))]
}

/** Leaves the table: who has no other copy of the link cannot come back. */
export function forgetSeat(table: string): void {
  localStorage.removeItem(PREFIX + table)
}

export function keptSeat(table: string): KeptSeat | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

/** All that this browser keeps, the newest first. */
export function keptSeats(): KeptSeat[] {
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith(PREFIX))
    const seats = keys.flatMap(key => keptSeat(key.slice(PREFIX.length)) ?? [])
    return seats.toSorted((one, other) => other.takenAt - one.takenAt)
  } catch {
    return []
  }
}

function isKept(value: unknown): value is KeptSeat {
  if (value === null || typeof value !== 'object') return false
  const texts = ['table', 'seat', 'token', 'share', 'ruleset', 'scenario']
  return texts.every(name => name in value && typeof Reflect.get(value, name) === 'string')
}

/** The name under which one plays with others; empty as long as none was given. */
export function ownName(): string {
  try {
    return localStorage.getItem(NAME) ?? ''
  } catch {
    return ''
  }
}

export function keepOwnName(name: string): void {
  try {
    localStorage.setItem(NAME, name)
  } catch {
    // It is asked for again.
  }
}

/** Whether somebody has signed in with this browser, so that the server is asked for his seats. */
export function isSignedInHere(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN) !== null
  } catch {
    return false
  }
}

export function keepSignedIn(): void {
  localStorage.setItem(SIGNED_IN, '1')
}

/** What came through the account goes; seats that were taken here stay. */
export function forgetSignedIn(): void {
  localStorage.removeItem(SIGNED_IN)
  for (const { table, isAccounts } of keptSeats()) if (isAccounts) forgetSeat(table)
}
