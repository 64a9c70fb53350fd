import type { Catalogue } from '@grognard/umpire'

/** Overgivelse, sejr og remis. */
export const endingDanish: Catalogue = {
  'sol.order.offerDraw': 'Tilbyd remis',
  'sol.order.agree': 'Tag imod remis',
  'sol.order.decline': 'Kæmp videre',
  'sol.refuse.drawOffered': 'Du har allerede tilbudt remis i denne tur. Gør det i en anden.',
  'sol.event.shipSurrendered.adrift': '{ship} driver, kan ikke repareres og stryger flaget.',
  'sol.event.shipSurrendered.choice': '{ship} stryger flaget.',
  'sol.event.shipSurrendered.prize': 'Prisen {ship} driver og opgives.',
  'sol.event.drawOffered': '{seat} tilbyder remis.',
  'sol.event.drawDeclined': '{seat} kæmper videre.',
  'sol.ending.fleetLost': 'en flåde er tabt',
  'sol.ending.turnLimit': 'den sidste runde er forbi',
  'sol.ending.quiet': 'i mange runder er intet sket',
  'sol.ending.agreement': 'begge er enige',
  'sol.outcome.won':
    '{winner} vinder: {ending}. Spiller et: {shipsOfA, number} tabte skibe, {hullOfA, number} skrogtræffere; spiller to: {shipsOfB, number} tabte skibe, {hullOfB, number} skrogtræffere.',
  'sol.outcome.draw':
    'Remis: {ending}. Spiller et: {shipsOfA, number} tabte skibe, {hullOfA, number} skrogtræffere; spiller to: {shipsOfB, number} tabte skibe, {hullOfB, number} skrogtræffere.',
}
