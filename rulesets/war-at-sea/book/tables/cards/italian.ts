/** [WAS-011] Cards of Italy: our own figures, of public histories by `method` of the checklist. */
export const italianCards = `
  id                   name              type         points year speed flag planes main        second  third torpedo antiair asw bomb strafe armor vital hull length beam abilities
  it-littorio          Littorio          battleship   58     1941 2     2    0      16/16/15/13 6/6/5/4 -     -       7       -   -    -      9     15    5    1320   180  extendedRange5 torpedoDefense1
  it-giulio-cesare     Giulio_Cesare     battleship   36     1940 2     0    0      14/14/13/11 5/5/4   -     -       7       -   -    -      7     13    4    1040   160  extendedRange4 torpedoDefense1
  it-zara              Zara              cruiser      16     1940 2     1    0      8/8/7/5     5/5/4   -     -       6       -   -    -      5     10    3    1020   110  -
  it-trento            Trento            cruiser      15     1940 2     0    0      8/8/7/5     5/5/4   -     2/1     6       -   -    -      4     9     3    1090   110  highSpeedRun
  it-garibaldi         Garibaldi         cruiser      14     1940 2     0    0      7/7/6/5     4/4/3   -     2/1     6       -   -    -      4     10    3    1040   100  destroyerHunter
  it-duca-d-aosta      Duca_d'Aosta      cruiser      12     1940 2     0    0      6/6/5/4     -       -     2/1     6       -   -    -      4     9     3    1040   100  -
  it-luca-tarigo       Luca_Tarigo       destroyer    8      1940 2     0    0      5/5/4       -       -     2/2/1   4       4   -    -      2     6     2    600    60   laySmokeScreen subHunter
  it-ascari            Ascari            destroyer    8      1940 2     0    0      4/4/3       -       -     2/2/1   4       4   -    -      2     6     2    590    60   closeEscort
  it-c-202             C.202             fighter      10     1941 0     0    0      -           -       -     -       7       -   -    2      7     9     1    300    300  escort landBased
  it-sm-79-sparviero   SM.79_Sparviero   patrolBomber 11     1940 0     0    0      -           -       -     3       -       -   -    -      5     7     1    300    300  finishHimOff
  it-leonardo-da-vinci Leonardo_da_Vinci submarine    9      1940 1     0    0      -           -       -     2/1/1   -       -   -    -      3     6     2    420    40   submergedShot
  it-mas               MAS               torpedoBoat  6      1940 3     0    0      1/1         -       -     3/2     2       3   -    -      1     2     1    300    300  highSpeedEvasion noSeaControl shallowDraft
`
