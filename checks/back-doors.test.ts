import { expect, test } from 'vitest'
import { allBackDoorFaults, backDoorFaults } from './back-doors.ts'

function messages(text: string, path = 'web/a.tsx'): string[] {
  return backDoorFaults(path, text).map(({ message }) => message)
}

test.each([
  `document.querySelector('.order-desk')?.scrollIntoView()`,
  `const rows = [...list.querySelectorAll('li')]`,
  `const page = chart?.closest('.battle')`,
  `document['getElementById']('tab')`,
  `const find = document.getElementsByClassName`,
  `if (target.matches('.term, button')) stop()`,
  'if (target.matches(`[data-piece]`)) stop()',
  `const isReady = piece.classList.contains('ready')`,
])('a back door: %s', text => {
  expect(messages(text)).toHaveLength(1)
})

test.each([
  `if (target.matches('input, select')) stop()`,
  `if (box.matches(':focus-within')) wait()`,
  `svg.classList.toggle('drawing', isDrawing)`,
  `if (frame.contains(document.activeElement)) frame.focus()`,
  `placeShown('orders')?.focus()`,
])('none: %s', text => {
  expect(messages(text)).toEqual([])
})

test('what has a reason may be found by the file that has it alone', () => {
  const text = `document.getElementById('root')`
  expect(messages(text, 'web/main.tsx')).toEqual([])
  expect(messages(text, 'web/pages/app.tsx')[0]).toContain('focus-register')
})

test('the page and the board have none', () => {
  expect(allBackDoorFaults()).toEqual([])
})
