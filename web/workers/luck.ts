import type { SeatLuck } from '@grognard/lab/luck.ts'
import { longJobs } from './long-job.ts'
import type { JobNews } from './long-job.ts'

export type LuckNews = JobNews<SeatLuck[]>

/** So often each order is given again. */
export const LUCK_TRIES = 24

/** The luck of a battle. */
export const luckJobOf = longJobs<SeatLuck[]>('luck')
