/** [BA-1.2.2-01] A battalion is split only if it has more figures than this. */
export const MOST_UNSPLIT = 40

/** [BA-1.3.2-03] Of units that are not light at most one figure in so many skirmishes. */
export const SKIRMISH_SHARE = 3

/** [BA-1.3.3-02] So many times the figures of its soutien are the most a line may have. */
export const LINE_TO_SOUTIEN = 2

/** [BA-1.1.7-02] A gun model stands for up to so many guns, with a gunner for each. */
export const MOST_GUNNERS = 4
