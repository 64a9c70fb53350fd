/** [BA-1.1.7-01] [BA-1.1.7-03] What a figure, a centimetre, a level and a turn stand for. */
export const scale = { menPerFigure: 20, metresPerCm: 10, metresPerLevel: 10, minutesPerTurn: 15 }

/** [BA-Q-14] Equal ticks of a whole turn's march and of the half turn of a continued advance. */
export const ticks = { march: 20, advance: 10 }
