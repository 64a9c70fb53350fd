/** Milliseconds after which the shelf stands with its pictures, and something else may be asked for. */
const REST = 1000

export async function shelfStands(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise(resolve => addEventListener('load', resolve, { once: true }))
  await new Promise(resolve => setTimeout(resolve, REST))
}
