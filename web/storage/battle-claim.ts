/** One window plays a battle; the others of the same browser look on. */
export interface Claim {
  /** This window plays from now on, and the one that did looks on. */
  take(): void
  /** The battle is left. */
  stop(): void
}

export interface Heard {
  /** Whether this window plays the battle; told at first and whenever it changes. */
  held(isMine: boolean): void
  /** Another window may have kept the battle anew. */
  kept(): void
  /** Another window asks for the battle: false where this one cannot keep what was ordered, and plays on. */
  letGo(): Promise<boolean>
  /** The other window plays on, since the battle would be lost with it. */
  stays(): void
}

/** Whoever waits longer than this, in milliseconds, looks on; that long a window takes to let go. */
const PATIENCE = 250
/** A window that does not hand its battle over within this time is asleep, and is not asked further. */
const ASLEEP = 2000

const said = ['kept', 'taken', 'wanted', 'handed', 'stays'] as const
type Word = (typeof said)[number]

const nameOf = (id: string): string => `grognard-battle-${id}`

/** Tells the windows of this battle that it has been kept. */
export function tellKept(id: string): void {
  const channel = new BroadcastChannel(nameOf(id))
  tell(channel, 'kept')
  channel.close()
}

function tell(channel: BroadcastChannel, word: Word): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
  channel.postMessage(word)
}

const idle = (): void => undefined

/** Where a window that is left while it plays says so, for itself alone. */
const PLAYED = 'grognard-played'

/**
 * Whether this window played the battle until it was loaded anew; it is said once. A window that goes
 * elsewhere and comes back asks for nothing, nor does a copy of one: it is said only on the way out.
 */
function wasReloadedFrom(id: string): boolean {
  const played = sessionStorage.getItem(PLAYED)
  sessionStorage.removeItem(PLAYED)
  const [loaded] = performance.getEntriesByType('navigation')
  return played === id && loaded instanceof PerformanceNavigationTiming && loaded.type === 'reload'
}

/**
 * Claims the battle of this id. The window that plays it hands it over when all that was ordered there
 * is kept; one that is asleep is robbed, and what it keeps later is refused as overtaken. A window that
 * is loaded anew asks back what it played, since another was next in line meanwhile. Without locks, as
 * on an unsafe address, the last to come plays.
 */
export function claimBattle(id: string, { held, kept, letGo, stays }: Heard): Claim {
  const locks: LockManager | undefined = navigator.locks
  let isMine: boolean | null = null
  let isGone = false
  let waiting = new AbortController()
  let release = idle
  let asleep: ReturnType<typeof setTimeout> | undefined
  const say = (mine: boolean): void => {
    if (isGone || isMine === mine) return
    isMine = mine
    held(mine)
  }
  const channel = new BroadcastChannel(nameOf(id))
  const handOver = async (): Promise<void> => {
    if (!isMine) return
    const isKept = await letGo()
    if (isGone) return
    tell(channel, isKept ? 'handed' : 'stays')
    if (isKept) say(false)
  }
  /** Of a window that has asked for the battle. */
  const answered = (): boolean => {
    const hasAsked = asleep !== undefined
    clearTimeout(asleep)
    asleep = undefined
    return hasAsked
  }
  const hear: Record<Word, () => void> = {
    kept,
    taken: () => !locks && say(false),
    wanted: () => void handOver(),
    handed: () => answered() && seize(),
    stays: () => answered() && stays(),
  }
  channel.addEventListener('message', ({ data }) => {
    const word = said.find(one => one === data)
    if (word && !isGone) hear[word]()
  })

  const hold = (): Promise<void> =>
    new Promise(resolve => {
      release = resolve
      if (isGone) resolve()
      else say(true)
    })
  /** Waits in line; when another takes the battle from here, at its end again. */
  const wait = (): void => {
    waiting = new AbortController()
    const { signal } = waiting
    locks?.request(nameOf(id), { signal }, hold).catch(() => lost(signal))
  }
  const lost = (signal?: AbortSignal): void => {
    if (isGone || signal?.aborted) return
    say(false)
    wait()
  }
  const seize = (): void => {
    asleep = undefined
    if (isMine || isGone) return
    if (!locks) {
      tell(channel, 'taken')
      return say(true)
    }
    waiting.abort()
    locks.request(nameOf(id), { steal: true }, hold).catch(() => lost())
  }
  const take = (): void => {
    if (isMine || isGone || asleep !== undefined) return
    asleep = setTimeout(seize, ASLEEP)
    tell(channel, 'wanted')
  }
  const leave = (): void => {
    if (isMine) sessionStorage.setItem(PLAYED, id)
  }
  addEventListener('pagehide', leave)
  if (locks) wait()
  else seize()
  if (wasReloadedFrom(id)) take()
  const late = setTimeout(() => {
    if (isMine === null) say(false)
  }, PATIENCE)
  return {
    take,
    stop() {
      isGone = true
      removeEventListener('pagehide', leave)
      clearTimeout(late)
      clearTimeout(asleep)
      waiting.abort()
      release()
      channel.close()
    },
  }
}
