import manifest from './package.json' with { type: 'json' }

/** Of the whole program; all its parts have the same. */
export const { version } = manifest
