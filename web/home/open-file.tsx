import { useState } from 'react'
import type { ReactNode } from 'react'
import { errorText } from '../shared/error-text.ts'
import { useLibraryWords } from '../shared/library-sentences.ts'

/** Opens a battle file from the disk; what reads it is fetched with the first file. */
export function OpenFile() {
  const words = useLibraryWords()
  const [isChecking, setChecking] = useState(false)
  const [answer, setAnswer] = useState<ReactNode>(null)
  const leave = () => setAnswer(null)
  const read = async (file: File): Promise<ReactNode> => {
    try {
      const { FileOpening, openFile } = await import('./file-opening.tsx')
      return <FileOpening opened={await openFile(file)} leave={leave} />
    } catch (error) {
      const fault = words.say({ key: 'web.load.fault', values: { fault: errorText(error) } })
      return <p role="alert">{fault}</p>
    }
  }
  const open = async (file: File) => {
    leave()
    setChecking(true)
    setAnswer(await read(file))
    setChecking(false)
  }
  return (
    <div className="open-file">
      <label className="file-button">
        {words.say({ key: 'web.open' })}
        <input
          type="file"
          accept=".json,application/json"
          disabled={isChecking}
          onChange={event => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void open(file)
          }}
        />
      </label>
      {isChecking && <p role="status">{words.say({ key: 'web.open.checking' })}</p>}
      {answer}
    </div>
  )
}
