import { useMemo } from 'react'
import { listed } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { capital, useWords } from '../shared/sentences.ts'
import { lossesIn } from './losses.ts'
import type { SideLosses } from './losses.ts'

/** What each side lost of what it brought; a ship that has struck is lost. */
export function LossesReport({ battle }: { battle: Battle }) {
  const words = useWords(battle.game)
  const losses = useMemo(() => lossesIn(battle), [battle])
  const keys = [...new Set(losses.flatMap(({ rows }) => rows.map(({ key }) => key)))]
  if (keys.length === 0 && losses.every(hasNothingToTell)) return null
  const cell = ({ rows }: SideLosses, key: string): string => {
    const row = rows.find(one => one.key === key)
    return row
      ? words.say({ key: 'web.after.lost', values: { lost: row.lost, had: row.had } })
      : '–'
  }
  return (
    <section>
      <h3>{words.say({ key: 'web.after.losses' })}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.say({ key: 'web.after.side' })}</th>
            <th scope="col">{words.say({ key: 'web.after.pieces' })}</th>
            {keys.map(key => (
              <th key={key} scope="col">
                {capital(words.say({ key }))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {losses.map(side => (
            <tr key={side.seat}>
              <th scope="row">{words.name('seat', side.seat)}</th>
              <td>{words.say({ key: 'web.after.lost', values: side.pieces })}</td>
              {keys.map(key => (
                <td key={key}>{cell(side, key)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {losses.map(side => (
        <Fates key={side.seat} side={side} battle={battle} />
      ))}
    </section>
  )
}

const hasNothingToTell = ({ pieces, away }: SideLosses): boolean => pieces.lost + away.length === 0

/** The pieces of a side that are gone, in another's hands, have struck or have left. */
function Fates({ side, battle }: { side: SideLosses; battle: Battle }) {
  const words = useWords(battle.game)
  const line = (key: string, labels: SideLosses['gone']) =>
    labels.length > 0 && (
      <p>{words.say({ key, values: { names: listed(labels.map(label => words.say(label))) } })}</p>
    )
  const { pieces, gone, taken, away } = side
  if (pieces.lost + gone.length + taken.length + away.length === 0) return null
  return (
    <div className="fates">
      <h4>{words.name('seat', side.seat)}</h4>
      {line('web.after.taken', taken)}
      {line('web.after.struck', side.struck)}
      {line('web.after.gone', gone)}
      {line('web.after.away', away)}
    </div>
  )
}
