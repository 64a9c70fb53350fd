/** [WAS-011] Cards of France: our own figures, of public histories by `method` of the checklist. */
export const frenchCards = `
  id             name        type       points year speed flag planes main        second  third torpedo antiair asw bomb strafe armor vital hull length beam abilities
  fr-richelieu   Richelieu   battleship 53     1940 2     1    0      15/15/14/12 6/6/5/4 -     -       7       -   -    -      9     15    5    1380   180  extendedRange5 torpedoDefense1 excellentSpotting
  fr-dunkerque   Dunkerque   battleship 33     1939 2     0    0      13/13/12/10 6/6/5   -     -       7       -   -    -      7     13    4    1190   170  extendedRange4 torpedoDefense1
  fr-algerie     Algérie     cruiser    17     1939 2     1    0      8/8/7/5     4/4/3   -     2/1/1   6       -   -    -      5     10    3    1030   110  -
  fr-gloire      Gloire      cruiser    13     1939 2     0    0      7/7/6/5     3/3/2   -     1/1     6       -   -    -      4     9     3    990    100  excellentSpotting
  fr-le-terrible Le_Terrible destroyer  8      1939 2     0    0      5/5/4       -       -     2/2/1   5       4   -    -      2     7     2    740    70   highSpeedRun
  fr-bearn       Béarn       carrier    16     1939 2     0    2      5/5/4/3     -       -     1/1     7       -   -    -      3     9     4    1010   170  slow2 poorFacilities
  fr-d-520       D.520       fighter    8      1940 0     0    0      -           -       -     -       7       -   -    2      6     8     1    300    300  interceptor landBased
  fr-vindicator  Vindicator  diveBomber 7      1939 0     0    0      -           -       -     -       -       -   8    -      4     6     1    300    300  exportVersion
  fr-casabianca  Casabianca  submarine  9      1939 1     0    0      -           -       -     2/1/1   -       -   -    -      3     6     2    510    50   submergedShot runSilent
`
