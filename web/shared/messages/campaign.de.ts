import type { Translated } from '@grognard/umpire'
import type { english } from './campaign.en.ts'

export const german: Translated<typeof english> = {
  'web.campaign.none':
    'Diese Kampagne ist nicht in diesem Browser. Vielleicht wurde sie entfernt; öffne ihre Kampagnendatei, um sie zurückzuholen.',
  'web.campaign.name': 'Name deines Kommandanten',
  'web.campaign.start': 'Kampagne beginnen',
  'web.campaign.standing': 'Dein Kommandant',
  'web.campaign.next': 'Als Nächstes: Schlacht {number}, {title}',
  'web.campaign.battle': 'Schlacht {number}: {title}',
  'web.campaign.play': 'Schlacht schlagen',
  'web.campaign.goOnBattle': 'Schlacht fortsetzen',
  'web.campaign.again': 'Schlacht neu beginnen',
  'web.campaign.fought.head': 'Geschlagene Schlachten',
  'web.campaign.over': 'Wie es ausging',
  'web.campaign.save': 'Kampagne als Datei speichern',
  'web.campaign.remove': 'Entfernen',
  'web.campaign.removeSure':
    'Diese Kampagne endgültig entfernen? Ihre Schlachten bleiben in deiner Liste.',
  'web.campaign.lost':
    'Die Schlacht, die du für diese Kampagne begonnen hast, ist nicht mehr in diesem Browser.',
  'web.campaign.back': 'Zurück zur Kampagne',
}
