import type { Catalogue } from '@grognard/umpire'

export const offline: Catalogue = {
  'web.offline.ready':
    'Diese Seite ist hier gespeichert: Sie öffnet sich und spielt auch ohne Netz.',
  'web.offline.renewed':
    'Ein neueres Grognard liegt bereit. Schließ alle seine Fenster und öffne es neu; deine Schlachten bleiben erhalten.',
}
