import type { endingEnglish } from './messages.en.ts'

export const endingDanish: Record<keyof typeof endingEnglish, string> = {
  'was.end.won': '{ending} Sejr til {seat}, {own, number} point mod {other, number}.',
  'was.end.draw': '{ending} Uafgjort, {own, number} point mod {other, number}.',
  'was.ending.target': 'Der er point nok til sejr.',
  'was.ending.points': 'Pointene afgør det.',
  'was.ending.raiderSunk': 'Handelskaperen er sænket.',
  'was.ending.raiderAway': 'Handelskaperen har forladt bordet.',
  'was.ending.raiderCrippled': 'Handelskaperen er svært beskadiget.',
  'was.ending.cruisersBeaten': 'To krydsere er ude af kampen.',
  'was.ending.undecided': 'Jagten er uafgjort.',
  'was.order.unload': '{unit}: los last for {points, number} point',
  'was.refuse.noCargo': 'Vælg en af dine egne enheder med vigtig last.',
  'was.refuse.notOnEnemyHalf': '{unit} kan kun losse på fjendens halvdel af bordet.',
  'was.refuse.noLandNear': '{unit} ligger mere end 180 mm fra land.',
  'was.event.objectiveClaimed': 'Målmærke {number, number} tages af {seat}.',
  'was.event.objectiveConceded':
    'Målmærke {number, number} tages af {seat}: fjenden har intet skib tilbage, der kan tage det.',
  'was.event.cargoLanded': '{unit} losser sin last: {points, number} point.',
  'was.ending.convoyLost': 'Tre handelsskibe er ødelagt.',
  'was.ending.convoyAway': 'Tre handelsskibe er undsluppet mod øst.',
  'was.ending.convoySafe': 'Konvojen er i sikkerhed.',
  'was.ending.convoyHeld': 'Konvojen er ikke kommet igennem.',
  'was.ending.airfieldBombarded': 'Flyvepladsen er blevet beskudt tre gange.',
  'was.ending.battleshipsBeaten': 'Begge slagskibe er sænket eller svært beskadiget.',
  'was.ending.battleshipSunk': 'Et slagskib er sænket, og flyvepladsen holder ud.',
}
