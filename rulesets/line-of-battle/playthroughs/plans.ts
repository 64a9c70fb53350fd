import type { BattlePlan, Json, Options } from '@grognard/umpire'
import type { NationId } from '../book/tables/command.ts'
import type { AttributeId } from '../book/tables/points.ts'
import { blankSheet } from '../model/sheet.ts'

interface Plan extends BattlePlan {
  by: 'computer' | 'chance'
}

/** Battles kept whole as tests; `node boot.mjs checks/playthroughs.ts` plays and writes them anew. */
export const plans: Record<string, Plan> = {
  constitution: plan('constitution', 'Boston'),
  trafalgar: plan('trafalgar', 'England expects'),
  'first-of-june': plan('first-of-june', 'Brunswick and Vengeur', { turnLimit: 7 }),
  spy: plan('spy', 'd'),
  'open-battle': plan('open-battle', 'blue water', { points: 2500, turnLimit: 10 }),
  convoy: plan('convoy', 'five sail of merchants', { turnLimit: 8 }),
  'putting-to-sea': plan('putting-to-sea', 'the ebb at dawn', { pointsA: 1500, pointsB: 1500 }),
  'blockade-runners': plan('blockade-runners', 'northern passage', { turnLimit: 12 }),
  'optional-rules': plan('trafalgar', 'fifteenth', {
    turnLimit: 8,
    actionPoints: true,
    noGo30: true,
    targetSize: true,
    nations: true,
  }),
  'duel-by-chance': byChance('constitution', 'Shannon', { turnLimit: 40 }),
  'convoy-by-chance': byChance('convoy', 'Ushant', { turnLimit: 8 }),
  'trafalgar-by-chance': byChance('trafalgar', 'six', {
    players: '2v2',
    turnLimit: 5,
    actionPoints: true,
    noGo30: true,
    nations: true,
    career: true,
  }),
  careers: {
    ...plan('open-battle', 'Belle Isle', {
      players: '2v2',
      points: 2000,
      turnLimit: 8,
      career: true,
    }),
    papers: {
      'commander-a': sheet('Ann', 'england', { melee: 1, bearing: 2, navigation: 1, gunnery: 2 }),
      'commander-b': sheet('Bertrand', 'france', {
        melee: 2,
        bearing: 1,
        navigation: 0,
        gunnery: 3,
      }),
      'commander-c': sheet('Charles', 'england', {
        melee: 0,
        bearing: 3,
        navigation: 2,
        gunnery: 1,
      }),
      'commander-d': sheet('Denise', 'france', { melee: 3, bearing: 2, navigation: 1, gunnery: 0 }),
    },
  },
}

function plan(scenario: string, seed: string, options: Options = {}): Plan {
  return { scenario, options, dice: { kind: 'seeded', seed }, by: 'computer' }
}

/** Orders that no sensible captain would give. */
function byChance(scenario: string, seed: string, options: Options = {}): Plan {
  return { ...plan(scenario, seed, options), by: 'chance' }
}

function sheet(name: string, nation: NationId, attributes: Record<AttributeId, number>): Json {
  const { points, rank } = blankSheet(name, nation)
  return { name, nation, points, rank, attributes, battles: [], notes: [] }
}
