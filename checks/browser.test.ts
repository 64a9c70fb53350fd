import { expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'

test('the browser shows a page and takes its picture', async () => {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 200, height: 100 } })
    await page.goto('data:text/html;charset=utf-8,<p id="it">Færge</p>')
    expect(await page.textContent('#it')).toBe('Færge')
    const picture = await page.screenshot()
    expect([...picture.subarray(1, 4)].map(code => String.fromCharCode(code)).join('')).toBe('PNG')
  } finally {
    await browser.close()
  }
})
