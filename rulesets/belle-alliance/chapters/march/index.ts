import { attack } from './attack.ts'
import { march } from './march.ts'

export const marchOrders = { march, attack }
