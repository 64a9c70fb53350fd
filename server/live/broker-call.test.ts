import { expect, onTestFinished, test } from 'vitest'
import { hasNats, startNats } from '@grognard/lab/nats-for-tests.ts'
import { callBy } from './broker-call.ts'

const until = async (isSo: () => boolean): Promise<void> => {
  const end = Date.now() + 10_000
  while (!isSo() && Date.now() < end) await new Promise(resolve => setTimeout(resolve, 10))
}

test.runIf(hasNats)(
  'a call is heard by the others, and again when the broker is back',
  async () => {
    const nats = await startNats()
    onTestFinished(nats.stop)
    const [one, other] = [await callBy(new URL(nats.url)), await callBy(new URL(nats.url))]
    onTestFinished(() => one.close())
    onTestFinished(() => other.close())
    const heard: string[] = []
    other.hear(table => heard.push(table))
    one.say('first')
    await until(() => heard.includes('first'))
    await nats.killAndStart('lost')
    await until(() => !one.isUp() || !other.isUp())
    await until(() => one.isUp() && other.isUp())
    one.say('second')
    await until(() => heard.includes('second'))
    expect(heard).toEqual(['first', 'second'])
  },
)

test.runIf(hasNats)('where there is no broker it is said so', async () => {
  await expect(callBy(new URL('nats://127.0.0.1:1'))).rejects.toThrow()
})
