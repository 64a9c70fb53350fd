/** Work of which two threads share nothing but the machine. */
export type LoopKind = 'numbers' | 'records'

const TIMES = { numbers: 150_000_000, records: 6_000_000 }

/** Shifts and sums in registers: no memory is asked for. */
function loopOverNumbers(): number {
  let number = 1_234_567
  for (let i = 0; i < TIMES.numbers; i++) {
    number ^= number << 13
    number ^= number >>> 17
    number ^= number << 5
  }
  return number
}

/** Small records, most of them thrown away at once: what rules in this language do all the time. */
function loopOverRecords(): number {
  let sum = 0
  let kept: { x: number; at: { y: number } }[] = []
  for (let i = 0; i < TIMES.records; i++) {
    if (i % 1024 === 0) kept = []
    const record = { x: i, at: { y: i + 1 }, row: [i, i * 2] }
    kept.push(record)
    sum += record.row.length + record.at.y
  }
  return sum + kept.length
}

/** For a worker of the pool. */
export default function loop(kind: LoopKind): number {
  return kind === 'numbers' ? loopOverNumbers() : loopOverRecords()
}
