/** How high the lower sheet stands on a phone. */
export type Height = 'line' | 'half' | 'full'

/** Chooses a piece from a list, by the mouse or by keys. */
export type ChoosePiece = (piece: string, isByKey: boolean) => void
