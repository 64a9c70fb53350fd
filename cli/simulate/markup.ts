/** An element with text in it; what means something to HTML is written so that it does not. */
export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A table of texts; `numbers` are the columns that stand to the right. */
export function tableOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: readonly number[],
  { name = '', code = -1 }: { name?: string; code?: number } = {},
): string {
  const cell = (tag: string, text: string, column: number): string => {
    const inner =
      tag === 'td' && column === code && text !== '' ? element('code', text) : escaped(text)
    const scope = tag === 'th' ? ' scope="col"' : ''
    return `<${tag}${scope}${numbers.includes(column) ? ' class="number"' : ''}>${inner}</${tag}>`
  }
  const row = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts.map((text, column) => cell(tag, text, column)).join('')}</tr>`
  return [
    `<div class="wide" tabindex="0"><table class="${name}">`,
    `<thead>${row('th', head)}</thead>`,
    '<tbody>',
    ...rows.map(texts => row('td', texts)),
    '</tbody>',
    '</table></div>',
  ].join('\n')
}
