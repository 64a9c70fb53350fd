/** What a browser may have; none of it off a safe address, and not all of it everywhere. */
export type Keeping = Partial<Pick<StorageManager, 'persist' | 'persisted'>>

/**
 * When a new battle has been kept the browser is asked not to throw it away when room grows scarce.
 * False where it may: it keeps battles as before.
 */
export async function askToStay(
  // A lone name would be a fault where the browser has none.
  keeping: Keeping | undefined = globalThis.navigator?.storage,
): Promise<boolean> {
  try {
    if ((await keeping?.persisted?.()) === true) return true
    return (await keeping?.persist?.()) ?? false
  } catch {
    return false
  }
}
