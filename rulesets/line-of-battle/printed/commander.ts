import type { Cell, PrintedSheet, PrintRequest } from '@grognard/umpire'
import type { State } from '../state.ts'
import { attributeIds } from '../tables/attributes.ts'
import { nationIds } from '../tables/nations.ts'
import { rankThresholds, rankTitle } from '../tables/ranks.ts'
import { said, tableOf } from './words.ts'

/** Boxes for points of an attribute; our own measure. */
const pointBoxes = 10

/** [LOB-250] The commander's sheet of each player, to go on with from battle to battle. */
export function commanderSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  if (!state) return [sheetOf({ title: said('commander') }, null)]
  return state.players.map(({ seat, nation }) => {
    const titled = { title: said('commander'), subtitle: { key: `seat.${seat}` } }
    return sheetOf(titled, nation === 'none' ? null : { key: `lob.nation.${nation}` })
  })
}

type Titled = Omit<PrintedSheet, 'parts'>

function sheetOf(titled: Titled, nation: Cell): PrintedSheet {
  return {
    ...titled,
    parts: [
      {
        part: 'blanks',
        blanks: [
          { name: said('commander.name'), share: 0.6 },
          { name: said('commander.nation'), value: nation ?? '', share: 0.4 },
          { name: said('commander.rank'), share: 0.6 },
          { name: said('commander.points'), share: 0.4 },
        ],
      },
      {
        part: 'card',
        title: said('commander.attributes'),
        subtitle: ['LOB-260', 'LOB-262'],
        side: null,
        facts: [],
        boxes: attributeIds.map(id => ({
          name: { key: `lob.attribute.${id}` },
          of: pointBoxes,
          struck: [],
        })),
      },
      ranksTable(),
      {
        part: 'form',
        title: said('commander.battles'),
        columns: [
          { head: said('commander.battle'), share: 4 },
          { head: said('commander.result'), share: 1.6 },
          { head: said('commander.victoryPoints'), share: 1.3 },
          { head: said('commander.missionPoints'), share: 1.3 },
          { head: said('commander.change'), share: 1.3 },
          { head: said('commander.rank'), share: 2 },
        ],
        rows: [],
        empty: 'page',
      },
    ],
  }
}

/** [LOB-255] Titles by nation. */
function ranksTable() {
  const nations = nationIds.filter(nation => nation !== 'none')
  const table = tableOf({
    title: 'ranks',
    rules: ['LOB-255'],
    heads: [said('ranks.from'), ...nations.map(nation => ({ key: `lob.nation.${nation}` }))],
    rows: rankThresholds.map((points, index) => [
      points,
      ...nations.map(nation => {
        const key = rankTitle(nation, index + 1)
        const before = rankTitle(nation, index)
        return key === undefined || key === before ? null : { key }
      }),
    ]),
  })
  return { ...table, isWide: true as const }
}
