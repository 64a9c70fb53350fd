import { levels, usualLevel } from '@grognard/players/level.ts'
import { errorCodes } from './errors.ts'
import { requestTexts } from './requests.ts'

/** What a bot has to know to begin: how a request is written, what each verb takes, what may go wrong. */
export function engineHelp(): string {
  return [
    '',
    'A request is one JSON record on a line: its verb in "do", the fields of the verb, and an "id"',
    'that the answer repeats: text of at most 100 characters, a whole number or null. A line ends',
    'with LF and has at most 16 MiB. The answer is {"id", "ok"} or {"id", "error"}.',
    '',
    '  {"id":1,"do":"new","ruleset":"tic-tac-toe","scenario":"standard","seed":"one"}',
    '  {"id":2,"do":"orders","battle":"b1","seat":"crosses"}',
    '  {"id":3,"do":"play","battle":"b1","seat":"crosses","order":{"kind":"mark","cell":4}}',
    '',
    'Verbs with their fields; fields with ? are optional:',
    ...requestTexts().map(([verb, text]) => `  ${verb.padEnd(10)}${text}`.trimEnd()),
    '',
    ...SUGGEST,
    '',
    'groups gives the formations of a seat and the orders for many that are open; share shares one out',
    'to pieces: what each would be ordered, and whether it may. odds and play take several orders in',
    '“orders” instead of one in “order”: odds of the whole, and one ruling for each.',
    '',
    'load takes a file only, or a ruleset with a state. schema describes states and orders as JSON',
    'Schema. dice are results of single dice; with strict no others are rolled. With until “phase” the',
    'umpire stops before the next phase, and continue goes on. docs/engine.md has an example of each.',
    '“battle” is the handle that new and load give. An order is a record of its kind and fields:',
    'orders lists some that are legal now by kind and piece, awaiting tells which kinds are asked of',
    'whom, shape the fields of each kind, and hello what can be played. “grognard rules RULESET RULE”',
    'shows a rule by its id.',
    '',
    'Error codes:',
    ...Object.entries(errorCodes).map(([code, why]) => `  ${code.padEnd(16)}${why}`),
  ].join('\n')
}

const counted = levels.map((name, index) => `${name} (${index + 1})`)

const SUGGEST = [
  'suggest returns the order that a computer player would give for the seat, without giving it.',
  `level is ${counted.join(', ')}, by name or by number (default: ${usualLevel}). ms is how many`,
  'milliseconds an admiral may think; the others need none. Without it, it plays out each candidate a',
  'set number of times, and the same question has the same answer on every machine. With it, it thinks',
  'until the time is up and its last trial is finished, or nothing is left to try. The answer has',
  'order (as play takes it), text (the order in words) and level:',
  '',
  '  {"id":4,"do":"suggest","battle":"b1","seat":"crosses","level":"admiral","ms":2000}',
  '  {"id":4,"ok":{"order":{"kind":"mark","cell":4},"text":"Mark: centre","level":"admiral"}}',
]
