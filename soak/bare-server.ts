import { remotePlay } from '@grognard/server/http/remote-play.ts'
import { noLimits } from '@grognard/server/http/limits.ts'
import { emptyServer, servePage } from '@grognard/server/page-server.ts'
import { openDatabase } from '@grognard/server/store/open-database.ts'

/** A server as a process that can be killed: `bare-server.ts DATABASE PORT [FOLDER OF THE PAGE]`. All may ask as much as they like. */
const [database = '', port = '0', folder] = process.argv.slice(2)
const app = emptyServer()
remotePlay(app, await openDatabase(database), noLimits)
if (folder !== undefined) servePage(app, folder)
await app.listen({ host: '127.0.0.1', port: Number(port) })
const address = app.server.address()
process.stdout.write(`listening ${typeof address === 'object' ? address?.port : ''}\n`)
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
