import type { Game } from '../game.ts'
import { whereJsonEnds } from '../json-position.ts'
import { firstNotPlain } from '../json.ts'
import { plainly } from '../message.ts'
import type { Message, Values } from '../message.ts'
import { errorInOptions } from '../options.ts'
import { errorIn, isRecord } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { errorAt, excerpt, withFound } from '../validation-error.ts'
import type { ValidationError } from '../validation-error.ts'
import { campaignFormat, campaignVersion, errorInBattles } from './campaign.ts'
import type { Campaign, CampaignFile } from './campaign.ts'
import { campaignEnglish } from './messages.ts'
import type { CampaignError } from './messages.ts'

/** What is wrong with a campaign file, and where. */
export class CampaignFileError extends Error {
  readonly reason: Message

  constructor(what: CampaignError, values: Values = {}) {
    const reason = { key: `campaign.${what}`, values }
    super(plainly(campaignEnglish, reason))
    this.name = 'CampaignFileError'
    this.reason = reason
  }
}

/** Reads a campaign file whole or throws CampaignFileError. */
export function importCampaign(text: string, catalogue: Record<string, Game>): Campaign {
  return readCampaign(parsed(text), catalogue)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CampaignFileError('notJson', whereJsonEnds(text))
  }
}

/** Reads a campaign file that is a record already. */
function readCampaign(value: unknown, catalogue: Record<string, Game>): Campaign {
  checkFormat(value)
  const { ruleset, campaign: id } = value
  const game = gameOfFile(ruleset, catalogue)
  const shape = shapeOfFile(game, id)
  const plain = firstNotPlain(value)
  if (plain !== null) throw fieldError(errorAt(plain, 'plain'), value)
  if (!isFile(shape, value)) throw fieldError(errorIn(shape, value) ?? errorAt('', 'record'), value)
  const campaign = { game, file: value }
  const error = errorInOptions(game.options, value.options) ?? errorInBattles(campaign)
  if (error) throw fieldError(error, value)
  return campaign
}

/** The file as text, to be read and kept by people too. */
export function exportCampaign({ file }: Campaign): string {
  return `${JSON.stringify(file, null, 2)}\n`
}

function checkFormat(value: unknown): asserts value is Record<string, unknown> {
  const { format, version } = isRecord(value) ? value : {}
  if (typeof format !== 'string')
    throw new CampaignFileError('noFormat', { format: campaignFormat })
  if (format !== campaignFormat)
    throw new CampaignFileError('format', { given: excerpt(format), format: campaignFormat })
  if (typeof version === 'number' && version > campaignVersion)
    throw new CampaignFileError('newer', { given: version, known: campaignVersion })
}

function gameOfFile(ruleset: unknown, catalogue: Record<string, Game>): Game {
  const named = typeof ruleset === 'string' ? ruleset : ''
  const game = Object.hasOwn(catalogue, named) ? catalogue[named] : undefined
  if (game) return game
  const known = Object.keys(catalogue).join(', ')
  throw new CampaignFileError('ruleset', { given: excerpt(ruleset), known })
}

const text: Shape = { type: 'text' }
const options: Shape = {
  type: 'table',
  of: { type: 'oneOf', of: [{ type: 'yesNo' }, { type: 'number' }, text] },
}
const papers: Shape = { type: 'table', of: { type: 'anything' } }
const outcome: Shape = {
  type: 'record',
  fields: {
    winners: { type: 'list', of: text },
    message: {
      type: 'record',
      fields: { key: text, values: papers },
      optional: ['values'],
    },
  },
}

function shapeOfFile({ id, campaigns }: Game, campaign: unknown): Shape {
  const named = typeof campaign === 'string' ? campaign : ''
  const rules = Object.hasOwn(campaigns, named) ? campaigns[named] : undefined
  if (!rules) {
    const known = Object.keys(campaigns).join(', ') || '–'
    throw new CampaignFileError('unknown', { ruleset: id, given: excerpt(campaign), known })
  }
  const { carried } = rules
  const fought: Shape = {
    type: 'record',
    fields: { scenario: text, options, papers, outcome, carried },
  }
  return {
    type: 'record',
    fields: {
      format: { type: 'text', values: [campaignFormat] },
      version: { type: 'integer', from: 1, to: campaignVersion },
      ruleset: text,
      edition: text,
      campaign: text,
      commander: { type: 'text', longest: LONGEST_NAME },
      options,
      start: carried,
      battles: { type: 'list', of: fought },
    },
  }
}

/** Characters of a commander's name. */
export const LONGEST_NAME = 60

function isFile(shape: Shape, value: unknown): value is CampaignFile {
  return errorIn(shape, value) === null
}

function fieldError(error: ValidationError, whole: unknown): CampaignFileError {
  const { at, expected, found } = withFound(error, whole)
  return found === undefined
    ? new CampaignFileError('field', { at, expected })
    : new CampaignFileError('found', { at, expected, found })
}
