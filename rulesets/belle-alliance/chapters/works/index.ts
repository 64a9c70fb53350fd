import { work } from './work.ts'

export const worksOrders = { work }
