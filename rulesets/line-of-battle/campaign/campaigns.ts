import type { CampaignBattle } from '@grognard/umpire/campaign/rules.ts'
import type { Options } from '@grognard/umpire'
import type { NationId } from '../book/tables/command.ts'
import { spare, take, win } from './admiralty.ts'
import type { Fleet, Task } from './admiralty.ts'

/** [LOB-256] A campaign of our own making, from scenarios that stand. */
export interface AdmiraltysPlan {
  /** Key of the title. */
  title: string
  nation: NationId
  enemy: NationId
  /** So many battles must be won as ordered for the campaign to succeed. */
  needed: number
  battles: AdmiraltysBattle[]
}

/** [LOB-254] [LOB-256] A battle and what the admiralty orders for it. The first task is the main one. */
export interface AdmiraltysBattle extends CampaignBattle {
  tasks: Task[]
  /** None where the scenario gives the ships. */
  own?: Fleet
  enemy?: Fleet
  options?: Options
}

const key = 'lob.campaign.'

/** From a duel of frigates to a squadron action, 1812 to 1814; after the duel the actions are invented. */
const frigateToFlag: AdmiraltysPlan = {
  title: `${key}flag`,
  nation: 'usa',
  enemy: 'england',
  needed: 3,
  battles: [
    {
      title: `${key}flag.duel`,
      scenario: 'constitution',
      seat: 'a',
      tasks: [win(400), take(1, 100)],
    },
    {
      title: `${key}flag.convoy`,
      scenario: 'convoy',
      seat: 'b',
      tasks: [win(700), spare(1, 300)],
      own: { option: 'pointsB', points: 1500 },
      enemy: { option: 'pointsA', points: 2000 },
      options: { nationA: 'england', nationB: 'usa' },
    },
    {
      title: `${key}flag.home`,
      scenario: 'blockade-runners',
      seat: 'a',
      tasks: [win(900), spare(1, 300)],
      own: { option: 'pointsA', points: 2500 },
      enemy: { option: 'pointsB', points: 2000 },
      options: { nationA: 'usa', nationB: 'england' },
    },
    {
      title: `${key}flag.out`,
      scenario: 'putting-to-sea',
      seat: 'a',
      tasks: [win(1800), take(1, 500)],
      own: { option: 'pointsA', points: 2500 },
      enemy: { option: 'pointsB', points: 2000 },
      options: { nationA: 'usa', nationB: 'england' },
    },
    {
      title: `${key}flag.action`,
      scenario: 'open-battle',
      seat: 'a',
      tasks: [win(3000), take(3, 1000)],
      own: { option: 'points', points: 2500 },
      options: { nationA: 'usa', nationB: 'england' },
    },
  ],
}

/** From a landing party to the weather column; all but the last are invented. */
const roadToTrafalgar: AdmiraltysPlan = {
  title: `${key}road`,
  nation: 'england',
  enemy: 'france',
  needed: 3,
  battles: [
    {
      title: `${key}road.spy`,
      scenario: 'spy',
      seat: 'a',
      tasks: [win(400), spare(0, 100)],
    },
    {
      title: `${key}road.convoy`,
      scenario: 'convoy',
      seat: 'a',
      tasks: [win(800), take(1, 200)],
      own: { option: 'pointsA', points: 1500 },
      enemy: { option: 'pointsB', points: 2000 },
      options: { nationA: 'england', nationB: 'france' },
    },
    {
      title: `${key}road.blockade`,
      scenario: 'blockade-runners',
      seat: 'b',
      tasks: [win(1500), take(3, 500)],
      own: { option: 'pointsB', points: 2000 },
      enemy: { option: 'pointsA', points: 3500 },
      options: { nationA: 'france', nationB: 'england' },
    },
    {
      title: `${key}road.trafalgar`,
      scenario: 'trafalgar',
      seat: 'a',
      tasks: [win(3000), take(4, 1000)],
    },
  ],
}

export const plans: Record<string, AdmiraltysPlan> = {
  'frigate-to-flag': frigateToFlag,
  'road-to-trafalgar': roadToTrafalgar,
}
