import { expect, test } from 'vitest'
import { createAsker } from './asker.ts'
import type { Answer, Asked } from './asker.ts'

/** A thread that answers when it is told to. */
class QuietThread extends EventTarget {
  heard: Asked<string>[] = []
  isOver = false
  postMessage(asked: Asked<string>): void {
    this.heard.push(asked)
  }
  terminate(): void {
    this.isOver = true
  }
  answer(data: Answer<string>): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  die(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }))
  }
}

function asker() {
  const threads: QuietThread[] = []
  const { ask, stop } = createAsker<string, string>(() => {
    const thread = new QuietThread()
    threads.push(thread)
    return thread
  })
  const thread = (at: number): QuietThread => threads[at] ?? expect.fail('no such thread')
  return { ask, stop, threads, thread }
}

test('each question gets the answer with its number, whichever comes first', async () => {
  const { ask, thread, threads } = asker()
  const both = [ask('wind'), ask('tide')]
  expect(thread(0).heard).toEqual([
    { id: 1, question: 'wind' },
    { id: 2, question: 'tide' },
  ])
  thread(0).answer({ id: 2, found: 'ebb' })
  thread(0).answer({ id: 1, found: 'west' })
  expect(await Promise.all(both)).toEqual(['west', 'ebb'])
  expect(threads).toHaveLength(1)
})

test('what cannot be found is told to who asked, and to nobody else', async () => {
  const { ask, thread } = asker()
  const [wind, tide] = [ask('wind'), ask('tide')]
  thread(0).answer({ id: 1, fault: 'no vane' })
  thread(0).answer({ id: 2, found: 'ebb' })
  await expect(wind).rejects.toThrow('no vane')
  expect(await tide).toBe('ebb')
})

test('a thread that dies leaves nobody waiting, and the next question starts another', async () => {
  const { ask, thread } = asker()
  const [wind, tide] = [ask('wind'), ask('tide')]
  thread(0).die('out of memory')
  await expect(wind).rejects.toThrow('out of memory')
  await expect(tide).rejects.toThrow('out of memory')
  expect(thread(0).isOver).toBe(true)
  const again = ask('wind')
  thread(1).answer({ id: 3, found: 'north' })
  expect(await again).toBe('north')
})

test('what is asked when it is stopped stays open; a late answer disturbs nothing', async () => {
  const { ask, stop, thread } = asker()
  let isSettled = false
  const settled = (): void => void (isSettled = true)
  ask('wind').then(settled, settled)
  stop()
  expect(thread(0).isOver).toBe(true)
  thread(0).answer({ id: 1, found: 'late' })
  const next = ask('tide')
  thread(1).answer({ id: 2, found: 'flood' })
  expect(await next).toBe('flood')
  expect(isSettled).toBe(false)
})

test('where no thread can be started the question is refused', async () => {
  const { ask } = createAsker<string, string>(() => {
    throw new Error('no threads here')
  })
  await expect(ask('wind')).rejects.toThrow('no threads here')
})
