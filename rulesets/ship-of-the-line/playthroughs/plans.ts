import type { BattlePlan, Json, Options } from '@grognard/umpire'
import { cards } from '../book/tables/cards.ts'
import { chartDice, charts } from '../book/tables/charts.ts'
import type { ResultId } from '../book/tables/charts.ts'

interface Plan extends BattlePlan {
  by: 'computer' | 'chance'
  thoughts: string
}

/** Every ruling that players may differ on, the other way. */
const otherwise: Options = {
  windNamesAre: 'to',
  shipsBlockFire: true,
  rammingAllowed: true,
  returningShipMayLeaveAgain: true,
  prizeCountsAsLost: false,
}

/** Battles kept whole as tests; `node boot.mjs checks/playthroughs.ts ship-of-the-line` plays them anew. */
export const plans: Record<string, Plan> = {
  duel: plan('computer', 'duel', 'Camperdown'),
  standard: plan('computer', 'standard', 'Dungeness'),
  squadrons: plan('computer', 'squadrons', 'Malaga'),
  handicap: plan('computer', 'handicap', 'Trafalgar', { turnLimit: 20 }),
  'other-rulings': plan('computer', 'standard', 'Lagos', otherwise),
  'own-papers': {
    ...plan('computer', 'standard', 'the Saints'),
    papers: { charts: ownCharts(), cards: ownCards() },
  },
  'duel-by-chance': plan('chance', 'duel', 'Lissa', { turnLimit: 60 }),
  'standard-by-chance': plan('chance', 'standard', 'Minorca', { turnLimit: 30 }),
  'other-rulings-by-chance': plan('chance', 'squadrons', 'Ushant', { ...otherwise, turnLimit: 15 }),
}

function plan(by: Plan['by'], scenario: string, seed: string, options: Options = {}): Plan {
  return { by, thoughts: seed, scenario, options, dice: { kind: 'seeded', seed } }
}

/** Charts of a copy in which a shot from astern is no worse than one from ahead. */
function ownCharts(): Json {
  const { broadside, bow } = charts
  return { broadside: onPaper(broadside), bow: onPaper(bow), stern: onPaper(bow) }
}

function onPaper(rows: readonly (readonly ResultId[])[]): Json {
  return Object.fromEntries(
    rows.map((row, range) => [
      String(range + 1),
      Object.fromEntries(chartDice.map((dice, column) => [String(dice), row[column] ?? 'none'])),
    ]),
  )
}

/** Cards of a copy that calls them by names of its own. */
function ownCards(): Json {
  return cards.map(({ id, officer, effect, amount }) => ({
    id,
    officer,
    effect,
    amount,
    name: `Card ${id}`,
    text: `What ${id} does.`,
  }))
}
