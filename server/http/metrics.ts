import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/open-database.ts'

/** Seconds: answers are counted by which of these they were within. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

interface Route {
  /** By status. */
  answers: Map<number, number>
  within: number[]
  seconds: number
}

/** Routes by their pattern, so that no table and no token is named; counted since the server was started. */
type Counts = Map<string, Route>

/** Counts the answers of this part of the server. */
export function countAnswers(api: FastifyInstance, routes: Counts): void {
  api.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const name = `route="${routeOptions.url ?? 'none'}",method="${method}"`
    const fresh: Route = { answers: new Map(), within: BOUNDS.map(() => 0), seconds: 0 }
    const route = routes.get(name) ?? fresh
    routes.set(name, route)
    const seconds = elapsedTime / 1000
    route.answers.set(statusCode, (route.answers.get(statusCode) ?? 0) + 1)
    route.seconds += seconds
    for (const [i, bound] of BOUNDS.entries())
      if (seconds <= bound) route.within[i] = (route.within[i] ?? 0) + 1
  })
}

interface Measured {
  counts: Counts
  store: Store
  sockets(): number
}

/** /metrics, in the text that Prometheus reads. */
export function metricsRoute(app: FastifyInstance, { counts, store, sockets }: Measured): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  app.get('/metrics', async (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store')
    const { user, system } = process.cpuUsage()
    const tables = await tablesByStage(store)
    const waiting = await jobsUndone(store)
    return [
      ...requestLines(counts),
      ...family('grognard_sockets', 'gauge', 'Sockets that are open.', [['', sockets()]]),
      ...family('grognard_tables', 'gauge', 'Tables by stage.', tables),
      ...family('grognard_jobs_undone', 'gauge', 'Jobs that wait or have failed.', waiting),
      ...family('grognard_event_loop_delay_seconds', 'gauge', 'Since the last look.', [
        ['{quantile="0.5"}', delay.percentile(50) / 1e9],
        ['{quantile="0.99"}', delay.percentile(99) / 1e9],
      ]),
      ...family('process_resident_memory_bytes', 'gauge', 'Memory.', [
        ['', process.memoryUsage.rss()],
      ]),
      ...family('process_cpu_seconds_total', 'counter', 'Time of the processor.', [
        ['', (user + system) / 1e6],
      ]),
      ...family('process_start_time_seconds', 'gauge', 'When it was started.', [
        ['', performance.timeOrigin / 1000],
      ]),
      '',
    ].join('\n')
  })
}

type Sample = [labels: string, value: number]

function family(name: string, type: string, help: string, samples: readonly Sample[]): string[] {
  const lines = samples.map(([labels, value]) => `${name}${labels} ${value}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
}

function requestLines(routes: Counts): string[] {
  const all = [...routes]
  const answers = all.flatMap(([name, route]) =>
    [...route.answers].map(([status, count]): Sample => [`{${name},status="${status}"}`, count]),
  )
  const times = all.flatMap(([name, { within, seconds, answers: byStatus }]) => {
    const count = [...byStatus.values()].reduce((sum, one) => sum + one, 0)
    const buckets = BOUNDS.map((bound, i) => `{${name},le="${bound}"} ${within[i] ?? 0}`)
    return [
      ...[...buckets, `{${name},le="+Inf"} ${count}`].map(
        line => `grognard_request_seconds_bucket${line}`,
      ),
      `grognard_request_seconds_sum{${name}} ${seconds}`,
      `grognard_request_seconds_count{${name}} ${count}`,
    ]
  })
  return [
    ...family('grognard_requests_total', 'counter', 'Answers under /api.', answers),
    ...family('grognard_request_seconds', 'histogram', 'From question to answer.', []),
    ...times,
  ]
}

async function tablesByStage(store: Store): Promise<Sample[]> {
  const rows = await store
    .selectFrom('tables')
    .select(({ fn }) => ['stage', fn.countAll<number>().as('count')])
    .groupBy('stage')
    .execute()
  return rows.map(({ stage, count }) => [`{stage="${stage}"}`, count])
}

async function jobsUndone(store: Store): Promise<Sample[]> {
  const { count } = await store
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return [['', count]]
}
