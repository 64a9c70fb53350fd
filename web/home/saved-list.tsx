import { useEffect, useState } from 'react'
import { errorText } from '../shared/error-text.ts'
import { useLibraryWords } from '../shared/library-sentences.ts'
import { useFetched } from '../shared/page-loading.tsx'
import { savedRows } from '../storage/saved-battles.ts'
import type { SavedRow } from '../storage/saved-battles.ts'
import { keptSeats } from '../storage/table-seats.ts'
import type { RowsProps } from './saved-rows.tsx'

type Listed = { rows: readonly SavedRow[] } | { fault: string }

/** The battles kept in this browser, the latest first. */
export function SavedList() {
  const [listed, setListed] = useState<Listed | null>(null)
  const words = useLibraryWords()
  const read = () =>
    void savedRows().then(
      rows => setListed({ rows }),
      (error: unknown) => setListed({ fault: errorText(error) }),
    )
  useEffect(read, [])
  if (!listed) return null
  if ('fault' in listed)
    return (
      <p role="alert">{words.say({ key: 'web.saved.fault.keeping', values: { ...listed } })}</p>
    )
  if (listed.rows.length === 0)
    return keptSeats().length > 0 ? null : (
      <p className="quiet">{words.say({ key: 'web.continue.none' })}</p>
    )
  return <Rows rows={listed.rows} removed={read} />
}

/** What shows them comes only where there are any. */
const fetchRows = async () => (await import('./saved-rows.tsx')).SavedRows

function Rows(props: RowsProps) {
  const fetched = useFetched(fetchRows)
  if (fetched.at === 'failed') return <p role="alert">{errorText(fetched.error)}</p>
  return fetched.at === 'loaded' ? <fetched.value {...props} /> : null
}
