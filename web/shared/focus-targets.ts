/**
 * What keys look for on the page: the main button, the form that is all that can be done, the box of
 * orders, each order in it, and what unfolds the box. By name rather than by class, so that a restyle breaks no key.
 */
export type KeyPart = 'main' | 'form' | 'orders' | 'order' | 'unfold'

/** To be spread over the element. */
export function keyPart(part: KeyPart): { 'data-keys': KeyPart } {
  return { 'data-keys': part }
}

/** The selector of such elements. */
export function partNamed(part: KeyPart): string {
  return `[data-keys=${part}]`
}
