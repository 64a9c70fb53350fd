import type { Catalogue } from '@grognard/umpire/message.ts'

/** The eight points of the compass, north first and clockwise, under the keys `begin.0` to `begin.7`. */
export function byHeading(begin: string, compass: readonly string[]): Catalogue {
  return Object.fromEntries(compass.map((name, heading) => [`${begin}.${heading}`, name]))
}
