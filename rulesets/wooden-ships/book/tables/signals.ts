/** [WS-049] Hexes over which flags can be read. */
export const readableWithin = 15
/** [WS-050] The largest class of ship that passes signals on. */
export const repeaterClass = 3
/** [WS-051] A path of so many hexes brings a signal at once. */
export const atOnceWithin = 3

interface SignalLimits {
  admiral: number
  /** An admiral of the British after 1803. */
  british: number
  captain: number
}

/** [WS-051] Words, or code flags, of one signal. */
export const signalLimits: Record<'words' | 'codes', SignalLimits> = {
  words: { admiral: 5, british: 7, captain: 3 },
  codes: { admiral: 3, british: 4, captain: 2 },
}

/** Flags that are at hand for anybody: engage more closely, prepare to anchor, two columns, come to the wind. */
export const stockSignals = ['16', '63', '72', '101'] as const
