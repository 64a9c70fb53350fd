import type { OrderOf } from '@grognard/umpire'

/** Everything a player can say, by the chapter that takes it. */
export type Order = OrderOf<'seal'> | OrderOf<'unseal'> | OrderOf<'done'>
