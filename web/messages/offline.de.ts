import type { Catalogue } from '@grognard/umpire'

export const offline: Catalogue = {
  'web.offline.ready': 'Funktioniert auch ohne Netz.',
  'web.offline.renewed':
    'Ein neueres Grognard liegt bereit. Schließ alle seine Fenster und öffne es neu; deine Schlachten bleiben erhalten.',
}
