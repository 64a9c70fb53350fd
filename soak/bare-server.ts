import { remotePlay } from '@grognard/server/http/remote-play.ts'
import { callBy } from '@grognard/server/live/broker-call.ts'
import { nothingMore } from '@grognard/server/offers.ts'
import { timeHere } from '@grognard/server/time.ts'
import { noLimits } from '@grognard/server/http/limits.ts'
import { emptyServer, servePage } from '@grognard/server/page-server.ts'
import { openDatabase } from '@grognard/server/store/open-database.ts'

/** A server as a process that can be killed: `bare-server.ts DATABASE PORT [FOLDER OF THE PAGE [BROKER]]`. All may ask as much as they like. */
const [database = '', port = '0', folder = '', broker] = process.argv.slice(2)
const app = emptyServer()
const call = broker === undefined ? null : await callBy(new URL(broker))
remotePlay(app, await openDatabase(database), noLimits, nothingMore, timeHere, call)
if (folder !== '') servePage(app, folder)
await app.listen({ host: '127.0.0.1', port: Number(port) })
const address = app.server.address()
process.stdout.write(`listening ${typeof address === 'object' ? address?.port : ''}\n`)
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
