import { loadGame } from '@grognard/rulesets/library.ts'
import { expect, test } from 'vitest'
import { openTable, worldHere } from './table-client.ts'
import type { World } from './table-client.ts'
import type { Fault } from './answers.ts'

const settled = () => new Promise(resolve => setTimeout(resolve, 0))

/** A table whose server answers each socket with this fault; what the client did. */
async function faultAtTable(fault: Fault) {
  let sockets = 0
  const world: World = {
    ...worldHere,
    later(work, wait) {
      // Only what is waited for after a loss, and not the silence of a line.
      if (wait < 5_000) setTimeout(() => sockets < 3 && work(), 0)
      return () => undefined
    },
    openSocket(_url, { opened, said }) {
      sockets += 1
      setTimeout(() => {
        opened()
        said(JSON.stringify({ fault }))
      }, 0)
      return { send: () => undefined, close: () => undefined }
    },
  }
  const address = { server: 'http://127.0.0.1:1/', table: 'a-table', token: 'a-token' }
  const client = openTable(address, loadGame, world)
  for (let i = 0; i < 40; i++) await settled()
  const { connection, fault: known } = client.now()
  client.close()
  return { sockets, connection, known }
}

test('what a server cannot do for the moment it is asked again', async () => {
  const fault: Fault = { fault: 'unavailable', says: 'The server could not do it; try again.' }
  expect(await faultAtTable(fault)).toEqual({ sockets: 3, connection: 'lost', known: null })
})

test('a link that opens no seat is not tried again', async () => {
  const fault: Fault = { fault: 'noSeat', says: 'This link opens no seat at this table.' }
  expect(await faultAtTable(fault)).toEqual({ sockets: 1, connection: 'lost', known: fault })
})
