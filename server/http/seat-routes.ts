import type { FastifyInstance } from 'fastify'
import { done } from '@grognard/remote/answers.ts'
import type { Tables } from '../battles/hold-tables.ts'
import { tokenOf } from './token-of.ts'

/** Bytes: what a seat says is short. */
const LONGEST_QUESTION = 50_000

/** What a seat asks for at its table, under /tables/ID. */
interface SeatRoute<Question> {
  name: string
  summary: string
  schema: object
  /** What is answered; nothing more than that it is done where this is left out. */
  answer?: object
  does(tables: Tables, table: string, token: string, question: Question): Promise<object | void>
}

export type AddSeatRoute = <Question>(route: SeatRoute<Question>) => void

/** Adds what a seat may ask for. `changed` hears of each table at which something was. */
export function seatRoutes(
  app: FastifyInstance,
  tables: Tables,
  changed: (table: string) => void,
): AddSeatRoute {
  return <Question>({ name, summary, schema, answer = done, does }: SeatRoute<Question>): void => {
    app.route<{ Params: { id: string }; Body: unknown }>({
      method: 'POST',
      url: `/tables/:id/${name}`,
      bodyLimit: LONGEST_QUESTION,
      schema: { summary, body: schema, answer },
      async handler(request) {
        const { id } = request.params
        // The schema has been checked.
        const asked = request.body as Question
        const answered = await does(tables, id, tokenOf(request), asked)
        changed(id)
        return answered ?? {}
      },
    })
  }
}
