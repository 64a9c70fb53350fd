import type { Game, PrintedTable } from '@grognard/umpire'
import { areFigures } from '@grognard/print/figures.ts'
import { printWords } from '@grognard/print/words.ts'
import type { PrintWords } from '@grognard/print/words.ts'
import { keyed } from '../shared/keyed.ts'
import { RuleChip } from '../shared/rule-chip.tsx'
import { useWords } from '../shared/sentences.ts'

/** The tables that players of the book have before them: those of its printed sheets. */
export function TablesPart({ game }: { game: Game }) {
  const words = useWords(game)
  const inWords = printWords(words.language, message => words.say(message))
  const sheets = game.printed('reference', { state: null, condition: 'fresh' })
  return keyed(sheets).map(([key, { title, parts }]) => (
    <section key={key} className="guide-tables">
      <h3>{words.say(title)}</h3>
      {keyed(parts.filter(part => part.part === 'table')).map(([name, table]) => (
        <Table key={name} {...{ game, table }} words={inWords} />
      ))}
    </section>
  ))
}

interface Props {
  game: Game
  table: PrintedTable
  words: PrintWords
}

/** Short enough to stand on one line: the id of a rule, a distance. */
const WHOLE = 12

/** Figures stand in the middle of their column as on the printed sheet, sentences at its edge. */
function Table({ game, table, words }: Props) {
  const { title, rules, heads, rows, note } = table
  const figures = heads.map((_, column) => table.isCentred === true || areFigures(rows, column))
  const looks = (column: number, text: string) =>
    [column > 0 && figures[column] && 'figure', text.length <= WHOLE && 'whole']
      .filter(Boolean)
      .join(' ')
  return (
    <div className="guide-table">
      <table>
        <caption>
          {words.say(title)}{' '}
          {rules.map(rule => (
            <RuleChip key={rule} {...{ game, rule }} />
          ))}
        </caption>
        <thead>
          <tr>
            {keyed(heads).map(([key, head], column) => (
              <th key={key} scope="col" className={figures[column] ? 'figure' : ''}>
                {words.cell(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(([key, row]) => (
            <tr key={key}>
              {keyed(row).map(([name, cell], column) => {
                const text = words.cell(cell)
                return column === 0 ? (
                  <th key={name} scope="row" className={looks(column, text)}>
                    {text}
                  </th>
                ) : (
                  <td key={name} className={looks(column, text)}>
                    {text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p>{words.say(note)}</p>}
    </div>
  )
}
