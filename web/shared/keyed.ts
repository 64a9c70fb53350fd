/** The items with keys to tell them apart by, even where two are alike: the second of them is numbered. */
export function keyed<Item>(items: readonly Item[]): (readonly [key: string, item: Item])[] {
  const seen = new Map<string, number>()
  return items.map(item => {
    const looks = JSON.stringify(item) ?? ''
    const before = seen.get(looks) ?? 0
    seen.set(looks, before + 1)
    return [before === 0 ? looks : `${looks} ${before + 1}`, item] as const
  })
}
