import type { Catalogue } from '@grognard/umpire'

export const offline: Catalogue = {
  'web.offline.ready': 'Virker også uden netværk.',
  'web.offline.renewed':
    'Et nyere Grognard ligger klar. Luk alle dets vinduer, og åbn det igen; dine slag bliver.',
}
