/** Written into every battle file. Counts up when the umpire plays the same orders differently. */
export const engineVersion = '0.2.0'
