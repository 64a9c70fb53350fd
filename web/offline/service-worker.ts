import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { showPushedTurns } from './pushed-turns.ts'
import { showWhenAsked } from './show-newer.ts'

/** Every file of the page; the builder writes the list in here. */
const files: PrecacheEntry[] = JSON.parse('__FILES__')

clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(files)
showPushedTurns()
showWhenAsked()
