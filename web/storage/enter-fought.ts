import { errorInFought, exportCampaign, importCampaign, withFought } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { campaignOfBattle, keepCampaign } from './campaign-list.ts'

/**
 * A battle that is over goes into the campaign for which it was begun. Whatever hinders that is told
 * on the campaign's page, where it is tried again.
 */
export function enterFought(id: string, battle: Battle): void {
  const kept = battle.state.outcome && campaignOfBattle(id)
  if (!kept) return
  try {
    const { game } = battle
    const campaign = importCampaign(kept.text, { [game.id]: game })
    const isEntered = campaign.file.battles.length !== kept.battle?.number
    if (isEntered || errorInFought(campaign, battle)) return
    keepCampaign({ ...kept, text: exportCampaign(withFought(campaign, battle)) })
  } catch {
    // The campaign's page reads the same file and says what is wrong with it.
  }
}
