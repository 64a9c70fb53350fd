/** [BA-3.2.0-01] Ranks that fire, artillery left aside. */
export const RANKS_FIRING = 2

/** [BA-3.1.2-01] Parts of split fire. */
export const MOST_PARTS = 2

/** [BA-6.1.2-01] Of a garrison at most one figure in so many fires from one side. */
export const SHARE_OF_SIDE = 2

/** [BA-3.1.4-01] Safety distance: percent of the way to the friend, at least so much of the front. */
export const safety = { percent: 10, percentOfFront: 50 }

/** [BA-3.4.3-01] Each gunner that fires counts so often in the ratio rows. */
export const GUNNER_IN_RATIO = 5

/** [BA-3.1.9-02] So few unlimbered models take no column effect along their line. */
export const SINGLE_MODEL = 1

/** [BA-3.1.6-02] [BA-3.1.7-02] A helper has at least one figure for so many of its friend. */
export const FIGURES_TO_HELPER = 2

/** [BA-3.4.2-01] Levels that guns stand above the unit they fire over. */
export const LEVELS_OVER = 1

/** [BA-T-14] Up to this many pounds guns are light, from that on heavy. */
export const calibres = { lightUpTo: 4, heavyFrom: 12 }

/** [BA-T-07] The zone of canister, and the first one with ranging, ricochets and split fire. */
export const zones = { canister: 1, far: 2 }
