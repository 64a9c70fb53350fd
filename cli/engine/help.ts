import { faultCodes } from './faults.ts'
import { requestTexts } from './requests.ts'

/** What a bot has to know to begin: how a request is written, what each verb takes, what may go wrong. */
export function engineHelp(): string {
  return [
    '',
    'A request is one JSON record on a line: its verb in "do", the fields of the verb, and an "id"',
    'of any kind that the answer repeats. The answer is {"id", "ok"} or {"id", "error"}.',
    '',
    '  {"id":1,"do":"new","ruleset":"tic-tac-toe","scenario":"standard","seed":"one"}',
    '  {"id":2,"do":"orders","battle":"b1","seat":"crosses"}',
    '  {"id":3,"do":"play","battle":"b1","seat":"crosses","order":{"kind":"mark","cell":4}}',
    '',
    'Verbs with their fields; those with ? may be left out:',
    ...requestTexts().map(([verb, text]) => `  ${verb.padEnd(10)}${text}`.trimEnd()),
    '',
    'load takes a file alone, or a ruleset with a state.',
    '“battle” is the handle that new and load give. An order is a record of its kind and fields:',
    'orders gives some that are lawful now, awaiting tells which kinds are asked of whom, shape tells',
    'the fields of each kind, and hello what can be played. A rule by its id is told by',
    '“grognard rules RULESET RULE”.',
    '',
    'Error codes:',
    ...Object.entries(faultCodes).map(([code, why]) => `  ${code.padEnd(16)}${why}`),
  ].join('\n')
}
