import { badgeTexts } from '@grognard/board/words/index.ts'
import { ruleIn } from '@grognard/umpire'
import type { CardTable, Game, Piece } from '@grognard/umpire'
import { Explained } from '../../shared/explained.tsx'
import { keyed } from '../../shared/keyed.ts'
import { RuleChip } from '../../shared/rule-chip.tsx'
import { useWords } from '../../shared/sentences.ts'
import { Latest } from '../log/latest.tsx'
import type { BattleStore } from '../state/battle-store.ts'
import { useBattle } from '../state/use-battle.ts'

/** A row of boxes, the lost ones struck out from the end. */
function Boxes({ left, of, label }: { left: number; of: number; label: string }) {
  return (
    <span className="boxes" role="img" aria-label={label} title={label}>
      {Array.from({ length: of }, (_, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a box is nothing but its place
        <span key={i} className={i < left ? 'box' : 'box lost'} />
      ))}
    </span>
  )
}

/** What happened last, above all else so that it is seen; below it the card of the piece in hand. */
export function PieceTab({ store }: { store: BattleStore }) {
  const { turnView, selected, game } = useBattle(store, 'turnView', 'selected', 'game')
  const words = useWords(game)
  const piece = turnView?.picture.pieces.find(({ id }) => id === selected)
  return (
    <>
      <Latest store={store} />
      {piece ? (
        <Card key={piece.id} piece={piece} game={game} />
      ) : (
        <p className="quiet">{words.say({ key: 'web.ship.none' })}</p>
      )}
    </>
  )
}

function Card({ piece, game }: { piece: Piece; game: Game }) {
  const words = useWords(game)
  const badges = badgeTexts(words.say, piece)
  return (
    <article className={`card side-${piece.side}`}>
      <h2>{words.say(piece.label)}</h2>
      {badges.length > 0 && <p className="badge-words">{badges.join(' · ')}</p>}
      <dl className="card-rows">
        {piece.rows.map(({ key, left, of }) => (
          <div key={key}>
            <dt>{words.say({ key })}</dt>
            <dd>
              <Boxes
                {...{ left, of }}
                label={words.say({ key: 'web.ship.left', values: { left, of } })}
              />
            </dd>
          </div>
        ))}
      </dl>
      {piece.table && <Figures game={game} table={piece.table} />}
      <ul className="card-lines">
        {keyed(piece.card).map(([key, message]) => (
          <li key={key}>
            <Explained game={game} text={words.say(message)} />{' '}
            <RuleChip game={game} rule={ruleIn(message)} />
          </li>
        ))}
      </ul>
    </article>
  )
}

/** Figures that are read across and down, such as the dice of each weapon at each range. */
function Figures({ game, table }: { game: Game; table: CardTable }) {
  const { head, columns, rows } = table
  const words = useWords(game)
  const heads = keyed(columns)
  return (
    <table className="card-table">
      <thead>
        <tr>
          <th scope="col">{words.say(head)}</th>
          {heads.map(([key, column]) => (
            <th scope="col" key={key}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows).map(([key, { label, cells }]) => (
          <tr key={key}>
            <th scope="row">{words.say(label)}</th>
            {heads.map(([column], at) => (
              <td key={column}>{cells[at] || '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
