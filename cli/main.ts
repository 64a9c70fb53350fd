import { run } from './run.ts'
import { endQuietlyWhenClosed } from './terminal.ts'

endQuietlyWhenClosed()
process.exitCode = await run(process.argv.slice(2))
