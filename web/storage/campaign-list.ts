/** A campaign as this browser keeps it. */
export interface KeptCampaign {
  id: string
  /** Milliseconds since 1970. */
  savedAt: number
  /** The battle that was begun for it last. */
  battle: BegunBattle | null
  /** The campaign file. */
  text: string
}

interface BegunBattle {
  /** Its id in this browser. */
  id: string
  /** Which of the campaign's battles it is, from 0. */
  number: number
}

/** What is told of a campaign before its game is loaded. */
export interface CampaignHead {
  ruleset: string
  campaign: string
  commander: string
  /** Battles that have been fought. */
  fought: number
}

const PREFIX = 'grognard.campaign.'

/** Every campaign that is kept and can be read as such, the newest first. */
export function keptCampaigns(): KeptCampaign[] {
  const ids = keysKept().map(key => key.slice(PREFIX.length))
  return ids.flatMap(id => keptCampaign(id) ?? []).toSorted((a, b) => b.savedAt - a.savedAt)
}

function keysKept(): string[] {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

export function keptCampaign(id: string): KeptCampaign | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

function isKept(value: unknown): value is KeptCampaign {
  if (!isRecord(value)) return false
  const { id, savedAt, battle, text } = value
  const isBattle = battle === null || isBegun(battle)
  return (
    typeof id === 'string' && typeof savedAt === 'number' && isBattle && typeof text === 'string'
  )
}

function isBegun(value: unknown): value is BegunBattle {
  return isRecord(value) && typeof value.id === 'string' && typeof value.number === 'number'
}

/** Throws where the browser has no room. */
export function keepCampaign(campaign: Omit<KeptCampaign, 'savedAt'>): void {
  const kept: KeptCampaign = { ...campaign, savedAt: Date.now() }
  localStorage.setItem(PREFIX + campaign.id, JSON.stringify(kept))
}

export function removeCampaign(id: string): void {
  localStorage.removeItem(PREFIX + id)
}

/** The campaign for which a battle was begun last. */
export function campaignOfBattle(battle: string): KeptCampaign | null {
  return keptCampaigns().find(kept => kept.battle?.id === battle) ?? null
}

/** Whether a file says that it is a campaign's; what is wrong with it is found when it is read. */
export function isCampaign(text: string): boolean {
  try {
    const file: unknown = JSON.parse(text)
    return isRecord(file) && file.format === 'grognard-campaign'
  } catch {
    return false
  }
}

/** Null where the file is none that a list could show. */
export function headOf({ text }: Pick<KeptCampaign, 'text'>): CampaignHead | null {
  try {
    const file: unknown = JSON.parse(text)
    if (!isRecord(file)) return null
    const { ruleset, campaign, commander, battles } = file
    if (typeof ruleset !== 'string' || typeof campaign !== 'string') return null
    if (typeof commander !== 'string' || !Array.isArray(battles)) return null
    return { ruleset, campaign, commander, fought: battles.length }
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
