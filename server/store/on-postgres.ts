import { inject } from 'vitest'
import { testPostgres } from './postgres-for-tests.ts'

// Told to each process of the tests, so that helpers which soak runs share need not know of the runner.
process.env[testPostgres] = inject('postgres')
