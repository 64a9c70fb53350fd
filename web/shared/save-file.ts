/** Hands a text, or what has its own type, to the browser to be kept as a file. */
export function download(name: string, content: string | Blob): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export function battleFileName(ruleset: string, scenario: string): string {
  return `${ruleset}-${scenario}.json`
}

/** Whether the browser can hand a file to another program. */
export function canShare(): boolean {
  if (typeof navigator.canShare !== 'function') return false
  return navigator.canShare({
    files: [new File(['{}'], 'battle.json', { type: 'application/json' })],
  })
}

/** Hands a file over; where that fails it is downloaded. False where it was. */
export async function share(name: string, content: string, title: string): Promise<boolean> {
  const file = new File([content], name, { type: 'application/json' })
  try {
    await navigator.share({ files: [file], title })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true
    download(name, content)
    return false
  }
}
