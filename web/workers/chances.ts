import type { ChancesFound } from '@grognard/lab/chances.ts'
import { longJobs } from './long-job.ts'
import type { JobNews } from './long-job.ts'

export type ChancesNews = JobNews<ChancesFound>

/** So often a battle is played on from each of its turns. */
export const CHANCES_BATTLES = 24

/** How the chance to win went in a battle. */
export const chancesJobOf = longJobs<ChancesFound>('chances')
