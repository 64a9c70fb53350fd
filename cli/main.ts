import { endQuietlyWhenClosed } from './output.ts'
import { run } from './run.ts'

endQuietlyWhenClosed()
process.exitCode = await run(process.argv.slice(2))
