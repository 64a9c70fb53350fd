import type { ChancesFound } from '@grognard/lab/chances.ts'
import type { Game, Seat } from '@grognard/umpire'
import { turnWords, useWords } from '../shared/sentences.ts'
import type { TurningPoint } from './chance-curve.ts'

/** The field of the curve in a drawing of 624 by 250: room for figures left and below. */
const FIELD = { left: 46, top: 10, width: 568, height: 204 } as const
const BELOW = 226

interface Props {
  game: Game
  found: ChancesFound
  /** Whose chance the curve tells; the others' is the rest of it. */
  seat: Seat
  /** The first of those who fight against the seat. */
  other: Seat
  points: readonly TurningPoint[]
  nameOf(seat: Seat): string
}

/** The chance to win, turn by turn, with the letters of the turning points. */
export function ChanceGraph({ game, found, seat, other, points, nameOf }: Props) {
  const words = useWords(game)
  const { marks } = found
  const at = (mark: number) => placeOf(found, seat, mark)
  const line = marks.map((_, index) => `${at(index).x} ${at(index).y}`).join('L')
  const middle = FIELD.top + FIELD.height / 2
  const right = FIELD.left + FIELD.width
  const area = `M${FIELD.left} ${middle}L${line}L${right} ${middle}Z`
  const ahead = (who: Seat) =>
    words.say({ key: 'web.dispatch.ahead', values: { seat: nameOf(who) } })
  return (
    <svg
      className="chance-graph"
      viewBox="0 0 624 250"
      role="img"
      aria-label={words.say({
        key: 'web.dispatch.curve',
        values: { ...turnWords, seat: nameOf(seat) },
      })}
    >
      <clipPath id="chance-above">
        <rect x={FIELD.left} y={FIELD.top} width={FIELD.width} height={FIELD.height / 2} />
      </clipPath>
      <clipPath id="chance-below">
        <rect x={FIELD.left} y={middle} width={FIELD.width} height={FIELD.height / 2} />
      </clipPath>
      {[0, 50, 100].map(share => (
        <g key={share}>
          <path
            className={share === 50 ? 'even' : 'rule'}
            d={`M${FIELD.left} ${heightOf(share / 100)}H${right}`}
          />
          <text
            className="figure"
            x={FIELD.left - 8}
            y={heightOf(share / 100) + 5}
            textAnchor="end"
          >
            {share}
          </text>
        </g>
      ))}
      <path className="area side-0" d={area} clipPath="url(#chance-above)" />
      <path className="area side-1" d={area} clipPath="url(#chance-below)" />
      <path className="curve" d={`M${line}`} />
      <text className="ahead side-0" x={FIELD.left + 8} y={FIELD.top + 20}>
        {ahead(seat)}
      </text>
      <text
        className="ahead side-1"
        x={right - 8}
        y={FIELD.top + FIELD.height - 10}
        textAnchor="end"
      >
        {ahead(other)}
      </text>
      <Turns {...{ game, found }} />
      {points.map(({ letter, mark }) => (
        <g key={letter}>
          <path className="drop" d={`M${at(mark).x} ${at(mark).y}V${FIELD.top + FIELD.height}`} />
          <circle className="turning-ground" cx={at(mark).x} cy={at(mark).y} r="10" />
          <text className="turning-letter" x={at(mark).x} y={at(mark).y + 5}>
            {letter}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The numbers of the turns, as many as there is room for. */
function Turns({ game, found: { marks } }: Pick<Props, 'game' | 'found'>) {
  const words = useWords(game)
  const step = Math.ceil(marks.length / 12)
  const isShown = (index: number) => index % step === 0 && index < marks.length - 1
  return (
    <>
      <text className="figure" x={FIELD.left - 8} y={BELOW + 8} textAnchor="end">
        {words.say(turnWords.turn)}
      </text>
      {marks.map(
        ({ seq, turn }, index) =>
          isShown(index) && (
            <text
              key={seq}
              className="figure"
              x={acrossOf(index, marks.length)}
              y={BELOW + 8}
              textAnchor="middle"
            >
              {turn}
            </text>
          ),
      )}
    </>
  )
}

const acrossOf = (mark: number, marks: number) =>
  FIELD.left + (FIELD.width * mark) / Math.max(1, marks - 1)

const heightOf = (share: number) => FIELD.top + FIELD.height * (1 - share)

function placeOf({ marks }: ChancesFound, seat: Seat, mark: number): { x: number; y: number } {
  const share = marks[mark]?.chances[seat] ?? 0.5
  return { x: Math.round(acrossOf(mark, marks.length)), y: Math.round(heightOf(share)) }
}
