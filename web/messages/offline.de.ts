import type { Catalogue } from '@grognard/umpire'

export const offline: Catalogue = {
  'web.offline.ready':
    'Diese Seite ist hier aufbewahrt: Sie öffnet sich und spielt auch ohne Netz.',
  'web.offline.renewed':
    'Ein neueres Grognard liegt bereit. Alle seine Fenster schließen und neu öffnen; die Gefechte bleiben.',
}
