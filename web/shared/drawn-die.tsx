/** Where the pips of each face lie on a field of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

interface Props {
  sides: number
  /** What was rolled; the sum where several dice were counted together. */
  result: number
  /** So far it came to lie turned, in degrees. */
  turned: number
}

/** A die as it lies on the table: pips on six sides, else its figure. */
export function DrawnDie({ sides, result, turned }: Props) {
  const pips = sides === 6 ? PIPS[result - 1] : undefined
  return (
    <svg className="drawn-die" viewBox="0 0 100 100" role="img" aria-label={`${result}`}>
      <g transform={`rotate(${turned} 50 50)`}>
        <rect className="die-shade" x="9" y="12" width="84" height="84" rx="15" />
        <rect className="die-face" x="7" y="7" width="84" height="84" rx="15" />
        {pips?.map(pip => (
          <circle
            key={pip}
            className="die-pip"
            cx={26 + 23 * (pip % 3)}
            cy={26 + 23 * Math.floor(pip / 3)}
            r="8"
          />
        ))}
        {!pips && (
          <text className="die-figure" x="49" y="64">
            {result}
          </text>
        )}
      </g>
    </svg>
  )
}
