/** Whether the browser lets a page have the whole screen; on some phones it does not. */
export function canFillScreen(): boolean {
  return document.fullscreenEnabled
}

/** The page takes the whole screen, or gives it back. A browser that refuses leaves all as it is. */
export function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  done.catch(() => undefined)
}
