import type { Game, PrintedTable } from '@grognard/umpire'
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

function Table({ game, table: { title, rules, heads, rows, note }, words }: Props) {
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
            {keyed(heads).map(([key, head]) => (
              <th key={key} scope="col">
                {words.cell(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(([key, row]) => (
            <tr key={key}>
              {keyed(row).map(([name, cell], column) =>
                column === 0 ? (
                  <th key={name} scope="row">
                    {words.cell(cell)}
                  </th>
                ) : (
                  <td key={name}>{words.cell(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p>{words.say(note)}</p>}
    </div>
  )
}
