import type { Translated } from '@grognard/umpire/message.ts'
import type { pictureEnglish, statusEnglish } from './messages.en.ts'

/** What is written on the map and on the cards. */
export const pictureDanish: Translated<typeof pictureEnglish> = {
  'ba.measuring.barred':
    'Der måles ikke, før ordrer er skrevet og skydning er meldt (BA-1.1.1-11); valget »Måling« tillader det.',
  'ba.row.figures': 'Figurer',
  'ba.piece.unit': '{unit}, {figures, number} figurer',
  'ba.piece.chief': '{chief}',
  'ba.piece.orderly': 'Ordonnans for {chief}',
  'ba.card.unit': '{arm}, {weapon}, valeur {valeur, number}',
  'ba.card.state': '{figures, number} af {of, number} figurer, {formation}, {disorder}',
  'ba.card.chief': 'Nærmeste chef: {chief}',
  'ba.card.noChief': 'ingen',
  'ba.card.chiefHimself': '{quality}, {level}',
  'ba.card.orderly': 'Bringer ordrer fra {chief}; kan tage hans plads, hvis han falder.',
  'ba.card.gun': '{pounder, number}-punder, {gunners, number} artillerister',
  'ba.card.horseGun':
    '{pounder, number}-punder, ridende artilleri, {gunners, number} artillerister',
  'ba.talent.light': 'Let: må gå i kæde med alle figurer',
  'ba.talent.lancers': 'Lansenerer',
  'ba.talent.trained': 'Trænede skytter',
  'ba.talent.pioneers': 'Pionerer',
  'ba.badge.disorder.LU': 'let uorden',
  'ba.badge.disorder.U': 'uorden',
  'ba.badge.disorder.FU': 'fuldstændig uorden',
  'ba.badge.attacking': 'angriber',
  'ba.badge.charging': 'i storm',
  'ba.badge.working': 'arbejder',
  'ba.badge.resting': 'hviler',
  'ba.badge.garrison': 'i en bygning',
  'ba.badge.shortOfSupply': 'knap ammunition',
  'ba.badge.orderFailed': 'ordre ikke fulgt',
  'ba.badge.pioneers': 'pionerer',
  'ba.badge.abandoned': 'forladte kanoner',
  'ba.badge.chief': 'chef',
  'ba.badge.orderly': 'ordonnans',
  'ba.ground.named': '{name}',
  'ba.ground.hill': '{name}, niveau {level, number}',
  'ba.ground.zone': 'Opstillingszone for {seat}',
  'ba.marker.fired': 'har skudt',
  'ba.marker.melee': 'nærkamp',
  'ba.arc.command': 'kommando',
  'ba.arc.command.reach': 'kommando til {cm, number} cm',
  'ba.sight.any': 'en enhed her bliver set',
  'ba.sight.fired': 'her ses kun den, der har skudt i dette eller forrige træk',
  'ba.headline.turn': 'Træk {turn, number} af {last, number}',
  'ba.headline.clock': 'kl. {time}',
  'ba.headline.points': '{one} {first, number} – {second, number} {other}',
}

/** The battle in words. */
export const statusDanish: Translated<typeof statusEnglish> = {
  'ba.name': '{name}',
  'ba.situation.time': 'Træk {turn, number} af {last, number}, kl. {time}.',
  'ba.situation.unit':
    '{unit} ({seat}): {figures, number} figurer {arm}, {formation}, {disorder}, ved {x, number}/{y, number} cm, front {degrees, number}°.',
  'ba.situation.unitNear':
    '{unit} ({seat}): {figures, number} figurer {arm}, {formation}, {disorder}, ved {x, number}/{y, number} cm, front {degrees, number}°; {distance, number} cm til {enemy}.',
  'ba.situation.gone.waiting': '{unit} ankommer i træk {turn, number}.',
  'ba.situation.gone.removed': '{unit} er tilintetgjort.',
  'ba.situation.gone.left': '{unit} har forladt bordet.',
  'ba.situation.gone.exited': '{unit} er marcheret bort.',
  'ba.situation.gone.surrendered': '{unit} har overgivet sig.',
  'ba.situation.gone.captured': '{unit} er erobret.',
  'ba.situation.gone.joined': '{unit} er samlet med en anden del.',
  'ba.situation.chief': '{chief} er ved {x, number}/{y, number} cm.',
  'ba.situation.orderly': 'En ordonnans for {chief} er ved {x, number}/{y, number} cm.',
}
