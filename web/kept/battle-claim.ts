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
  /** Another window has kept the battle anew. */
  kept(): void
}

/** Whoever waits longer than this, in milliseconds, looks on; that long a window takes to let go. */
const PATIENCE = 250

const nameOf = (id: string): string => `grognard-battle-${id}`

/** Tells the windows that look on that the battle of this id has been kept. */
export function tellKept(id: string): void {
  const channel = new BroadcastChannel(nameOf(id))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
  channel.postMessage('kept')
  channel.close()
}

const idle = (): void => undefined

/** Claims the battle of this id. Without locks, as on an unsafe address, the last to come plays. */
export function claimBattle(id: string, { held, kept }: Heard): Claim {
  const locks: LockManager | undefined = navigator.locks
  let isMine: boolean | null = null
  let isGone = false
  let waiting = new AbortController()
  let release = idle
  const say = (mine: boolean): void => {
    if (isGone || isMine === mine) return
    isMine = mine
    held(mine)
  }
  const channel = new BroadcastChannel(nameOf(id))
  channel.addEventListener('message', ({ data }) => {
    if (data === 'taken' && !locks) say(false)
    if (data === 'kept' && isMine === false) kept()
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

  const takeUnlocked = (): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
    channel.postMessage('taken')
    say(true)
  }
  if (locks) wait()
  else takeUnlocked()
  const late = setTimeout(() => {
    if (isMine === null) say(false)
  }, PATIENCE)
  return {
    take() {
      if (isMine || isGone) return
      if (!locks) return takeUnlocked()
      waiting.abort()
      locks.request(nameOf(id), { steal: true }, hold).catch(() => lost())
    },
    stop() {
      isGone = true
      clearTimeout(late)
      waiting.abort()
      release()
      channel.close()
    },
  }
}
