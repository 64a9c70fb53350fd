import { cm } from '../measures.ts'

/** Bases this close touch, 1/1000 cm. */
export const CONTACT = cm(0.01)

/** [BA-4.1.1-01] Depth of the melee zone, 1/1000 cm. */
export const ZONE_DEPTH = cm(5)

/** Other distances of the rules, 1/1000 cm. */
export const distances = {
  /** [BA-1.1.3-01] Farther from its chief a unit follows its order by a roll only. */
  orderRoll: cm(30),
  /** [BA-1.1.3-02] A formation change this near to a closed enemy needs a roll. */
  enemyNearby: cm(30),
  /** [BA-1.1.2-11] A skirmish line this near is ordered through its mother unit. */
  ownOrders: cm(30),
  /** [BA-3.3.1-02] A line with a figure this near belongs to its soutien. */
  soutien: cm(15),
  /** [BA-2.2.3-02] Every figure recalled is this near to the mother unit. */
  recall: cm(15),
  /** [BA-2.2.3-01] How far from the mother unit the middle of a line is placed. */
  sendOut: cm(5),
  /** [BA-2.3.2-01] Closed enemies this near end a fast march. */
  fastMarch: cm(90),
  /** [BA-3.1.7-01] A support unit stands nearer than this. */
  support: cm(10),
  /** [BA-1.1.4-06] Enemies this near catch staff figures. */
  staffCatch: cm(5),
  /** [BA-3.4.2-01] Gun to the unit fired over and on to the target; for own units twice that. */
  overhead: cm(10),
  overheadOwn: cm(20),
  /** [BA-4.4.0-02] Cavalry that marched less is halted. */
  halted: cm(5),
  /** [BA-4.5.0-02] Gunners take refuge with infantry this near. */
  refuge: cm(10),
  /** [BA-3.1.4-02] [BA-3.1.9-03] A unit less than this behind the target matters. */
  behindTarget: cm(10),
  /** [BA-3.4.1-01] A target that moved farther must be ranged anew. */
  rangingMove: cm(20),
  /** [BA-3.4.5-01] Least depth of ground before the target that stops ricochets. */
  nonRicochet: cm(5),
  /** [BA-2.3.7-01] Narrower levels of a hill are difficult ground. */
  narrowLevel: cm(10),
  /** [BA-2.3.6-01] Streams narrower than this are class I, up to the next class II. */
  brook: cm(1),
  river: cm(5),
  /** [BA-Q-50] A column follows a road if its front middle stays this near to it. */
  roadFollow: cm(1),
  /** [BA-Q-52] Depth of a wood's edge where the scenario names none. */
  woodEdge: cm(3),
  /** [BA-Q-71] Enemies this near bar the place of an arrival; how far it may be moved. */
  arrivalBarred: cm(10),
  arrivalMoved: cm(30),
}

/** Angles of the rules, 1/100 degree. */
export const angles = {
  /** [BA-3.1.3-02] Outwards from straight ahead. */
  aim: { infantry: 3000, cavalry: 3000, artillery: 4500 },
  /** [BA-3.1.7-01] Of the support unit's front to the unit it supports. */
  support: 4500,
  /** [BA-3.1.8-01] [BA-4.1.8-01] Least angle between the line and the flank. */
  flank: 4500,
  /** [BA-3.1.9-02] Fire along a formation: less than this. */
  columnEffect: 3000,
  /** [BA-5.3.1-02] Either way from straight away. */
  retreat: 4500,
  /** [BA-6.2.0-02] A march that leaves the square to a wood's border by more goes sideways. */
  intoWood: 4500,
  /** [BA-2.4.1-02] The most that a charge or a continued advance may pivot. */
  chargePivot: 2000,
}

/** [BA-1.1.7-01] [BA-1.1.7-03] What a figure, a centimetre, a level and a turn stand for. */
export const scale = { menPerFigure: 20, metresPerCm: 10, metresPerLevel: 10, minutesPerTurn: 15 }

/** [BA-Q-14] Equal ticks of a whole turn's march and of the half turn of a continued advance. */
export const ticks = { march: 20, advance: 10 }

/** [BA-1.1.8-01] Every test is rolled with so many dice of so many sides. */
export const diceOfRoll = 3
export const sidesOfDie = 6

/** [BA-1.1.1-11] By eye one guesses distances to a quarter of their length. */
export const GUESS = 5 / 4
