/** [WAS-011] Cards of Germany: our own figures, of public histories by `method` of the checklist. */
export const germanCards = `
  id                   name              type          points year speed flag planes main        second  third torpedo antiair asw bomb strafe armor vital hull length beam abilities
  de-bismarck          Bismarck          battleship    50     1940 2     1    0      15/15/14/12 6/6/5/4 -     -       7       -   -    -      8     14    5    1390   200  extendedRange4 torpedoDefense1
  de-scharnhorst       Scharnhorst       battleship    39     1939 2     0    0      12/12/11/9  6/6/5/4 -     -       7       -   -    -      8     14    5    1310   170  extendedRange4 torpedoDefense1
  de-admiral-graf-spee Admiral_Graf_Spee cruiser       17     1939 2     0    0      10/10/9/7   5/5/4/3 -     2/1     6       -   -    -      4     10    3    1030   120  extendedRange4 raider
  de-admiral-hipper    Admiral_Hipper    cruiser       15     1939 2     1    0      8/8/7/5     4/4/3   -     2/1     6       -   -    -      4     9     3    1140   120  raider
  de-koeln             Köln              cruiser       11     1939 2     0    0      7/7/6/5     -       -     2/1     6       -   -    -      3     9     3    970    80   flotillaLeader
  de-karl-galster      Karl_Galster      destroyer     8      1939 2     0    0      5/5/4       -       -     2/2/1   5       4   -    -      2     7     2    690    70   closeEscort
  de-z32               Z32               destroyer     9      1942 2     0    0      5/5/4/3     -       -     2/2/1   5       5   -    -      2     7     2    710    70   subHunter
  de-t27               T27               destroyer     8      1942 2     0    0      4/4/3       -       -     2/2/1   4       5   -    -      2     6     2    570    60   laySmokeScreen
  de-graf-zeppelin     Graf_Zeppelin     carrier       18     1941 2     0    2      6/6/5/4     -       -     -       7       -   -    -      4     10    4    1460   200  expertBomber1
  de-bf-109            Bf_109            fighter       8      1940 0     0    0      -           -       -     -       8       -   -    2      6     8     1    300    300  escort interceptor
  de-ju-87-stuka       Ju_87_Stuka       diveBomber    8      1939 0     0    0      -           -       -     -       -       -   9    -      4     7     1    300    300  landBased
  de-fi-167            Fi_167            torpedoBomber 8      1940 0     0    0      -           -       -     2       -       2   -    -      4     6     1    300    300  alternatePayload6
  de-fw-200-condor     Fw_200_Condor     patrolBomber  7      1940 0     0    0      -           -       -     -       -       2   8    -      3     6     1    300    300  pinpointer
  de-type-viic         Type_VIIC         submarine     7      1941 1     0    0      -           -       -     2/1/1   -       -   -    -      4     5     1    370    30   submergedShot wolfpack
  de-s-boot            S-Boot            torpedoBoat   6      1940 3     0    0      1/1         -       -     3/2     3       3   -    -      2     3     1    300    300  highSpeedEvasion noSeaControl shallowDraft
  de-axis-freighter    Axis_freighter    auxiliary     4      1940 1     0    0      2/2         -       -     -       3       -   -    -      1     4     2    720    90   noSeaControl vitalCargo6
`
