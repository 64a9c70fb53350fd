import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './checks/longest-first.ts'

const exclude = [...configDefaults.exclude, '**/dist/**']
/** Tests of what needs no database, or is the embedded one's alone. */
const onTheEmbeddedDatabaseAlone = [
  'server/*.test.ts',
  'server/store/backup.test.ts',
  'server/live/secrets.test.ts',
  'server/live/broker-call.test.ts',
  'server/http/dashboard.test.ts',
  'server/http/described.test.ts',
  'server/battles/secrets.test.ts',
  'server/battles/verify-dice.test.ts',
  'server/battles/snapshots.test.ts',
  'server/notices/*.test.ts',
]

/** Tests of what only a database can do that several servers share. */
const onPostgresAlone = ['server/battles/several-servers.test.ts', 'soak/several.test.ts']

const shared = { environment: 'node' as const, globals: false }

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.browser.test.ts', 'cli/**', ...onPostgresAlone],
          // What modules remember between tests is caches, so all may share a process: loading takes most of the time.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'postgres',
          // The server's tests once more, on a real PostgreSQL.
          include: ['server/**/*.test.ts', 'soak/several.test.ts'],
          exclude: [...exclude, ...onTheEmbeddedDatabaseAlone],
          globalSetup: ['server/store/postgres-for-tests.ts'],
          setupFiles: ['server/store/on-postgres.ts'],
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'terminal',
          // A command owns its process, its language and what it prints.
          include: ['cli/**/*.test.ts'],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['web/**/*.browser.test.ts', 'release/*.browser.test.ts'],
          exclude,
          globalSetup: ['web/journeys/shared-site.ts'],
          sequence: { groupOrder: 1 },
          // A journey waits for its page more than half of its time.
          maxWorkers: 3,
          // A machine that stalls for seconds makes a browser miss a click: once more, and the report says so.
          retry: 1,
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
