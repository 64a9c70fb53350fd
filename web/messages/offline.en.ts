import type { Catalogue } from '@grognard/umpire'

export const offline: Catalogue = {
  'web.offline.ready': 'Works offline.',
  'web.offline.renewed':
    'A newer Grognard lies ready. Close every window of it and open it again; your battles stay.',
}
