/** [BA-T-20] Field works. */
export type WorkKind =
  'strengthen' | 'abatis' | 'chevaux' | 'barricade' | 'epaulement' | 'burnBridge' | 'blastBridge'
