import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import { fault } from '@grognard/remote/answers.ts'
import { apiPage, pageStyle } from './api-page.ts'
import type { Content, Parameter, Paths } from './api-page.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** What is asked for, in a sentence. */
    summary?: string
    /** What is answered, as a JSON schema; it is described and not imposed. */
    answer?: object
  }
}

/** Lists every route that is added from now on under /openapi.json, questions as they are checked; for people under /. */
export function describeApi(app: FastifyInstance): void {
  const paths: Paths = {}
  app.addHook('onRoute', route => {
    for (const method of [route.method].flat()) note(paths, method.toLowerCase(), route)
  })
  app.get('/openapi.json', { schema: { summary: 'This description.' } }, () => ({
    openapi: '3.1.0',
    info: { title: 'Grognard, played from afar', version: '1' },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Fault: fault },
    },
    paths,
  }))
  app.get('/', { schema: { summary: 'The same for people.' } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(paths)),
  )
  app.get('/page.css', { schema: { summary: 'How that looks.' } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(pageStyle),
  )
}

function note(paths: Paths, method: string, { url, schema = {} }: RouteOptions): void {
  if (method === 'head') return
  const path = url.replaceAll(/:(\w+)/g, '{$1}')
  const isSeats = path.includes('{id}/') || path.endsWith('/seat')
  const { summary, body, answer } = schema
  paths[path] = {
    ...paths[path],
    [method]: {
      ...(summary !== undefined && { summary }),
      ...(isSeats && { security: [{ token: [] }] }),
      parameters: parametersOf(path, schema),
      ...(body !== undefined && {
        requestBody: { required: true, content: asJson(body as object) },
      }),
      responses: {
        '2XX': { description: 'It is done.', ...(answer && { content: asJson(answer) }) },
        default: {
          description: 'It is not done; this is why.',
          content: asJson({ $ref: '#/components/schemas/Fault' }),
        },
      },
    },
  }
}

function asJson(schema: object): Content {
  return { 'application/json': { schema } }
}

function parametersOf(path: string, { querystring }: FastifySchema): Parameter[] {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true as const,
    schema: { type: 'string' },
  }))
  const asked = Object.entries(propertiesOf(querystring)).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    schema: schema as object,
  }))
  return [...named, ...asked]
}

function propertiesOf(schema: unknown): object {
  return (schema as { properties?: object } | undefined)?.properties ?? {}
}
