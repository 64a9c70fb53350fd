/** [WAS-011] Cards of Japan: our own figures, of public histories by `method` of the checklist. */
export const japaneseCards = `
  id                name           type          points year speed flag planes main        second  third torpedo antiair asw bomb strafe armor vital hull length beam abilities
  jp-yamato         Yamato         battleship    75     1942 2     2    0      18/18/17/15 6/6/5/4 -     -       7       -   -    -      10    17    6    1460   220  extendedRange5 torpedoDefense1
  jp-nagato         Nagato         battleship    55     1941 2     2    0      16/16/15/13 7/7/6   -     -       7       -   -    -      8     14    5    1250   190  extendedRange4 torpedoDefense1 slow1
  jp-fuso           Fuso           battleship    51     1941 2     0    0      16/16/15/13 7/7/6/5 -     -       7       -   -    -      8     13    5    1180   180  extendedRange4 torpedoDefense1 slow1
  jp-kongo          Kongo          battleship    36     1941 2     1    0      14/14/13/11 7/7/6/5 -     -       7       -   -    -      6     12    4    1230   170  extendedRange4
  jp-myoko          Myoko          cruiser       22     1941 2     0    0      9/9/8/6     5/5/4   -     3/3/2/1 6       -   -    -      4     10    3    1130   110  longLanceTorpedoes
  jp-atago          Atago          cruiser       22     1941 2     2    0      9/9/8/6     -       -     3/3/2/1 6       -   -    -      5     10    3    1130   110  longLanceTorpedoes
  jp-tone           Tone           cruiser       23     1941 2     0    0      8/8/7/5     5/5/4   -     3/3/2/1 6       -   -    -      5     10    3    1120   110  longLanceTorpedoes
  jp-aoba           Aoba           cruiser       19     1941 2     0    0      8/8/7/5     -       -     3/3/2/1 6       -   -    -      4     9     3    1030   100  longLanceTorpedoes
  jp-jintsu         Jintsu         cruiser       16     1941 2     1    0      6/6/5/4     -       -     3/3/2/1 6       -   -    -      3     8     3    900    80   longLanceTorpedoes flotillaLeader
  jp-agano          Agano          cruiser       16     1942 2     0    0      6/6/5/4     -       -     3/3/2/1 6       -   -    -      3     8     3    970    80   longLanceTorpedoes
  jp-yukikaze       Yukikaze       destroyer     12     1941 2     0    0      5/5/4       -       -     3/3/2/1 5       4   -    -      2     7     2    660    60   longLanceTorpedoes laySmokeScreen subHunter
  jp-terutsuki      Terutsuki      destroyer     9      1942 2     0    0      4/4/3       -       -     2/2/1/1 5       5   -    -      2     7     2    750    60   longLanceTorpedoes antiairSpecialist
  jp-murasame       Murasame       destroyer     12     1941 2     0    0      5/5/4       -       -     3/3/2/1 5       4   -    -      2     6     2    610    60   longLanceTorpedoes subHunter
  jp-akagi          Akagi          carrier       25     1941 2     2    3      6/6/5/3     -       -     -       7       -   -    -      5     11    4    1450   170  expertBomber1 expertDogfighter1 expertTorpedoes
  jp-shokaku        Shokaku        carrier       21     1941 2     0    3      5/5/4       -       -     -       7       -   -    -      4     10    4    1430   160  expertBomber2
  jp-soryu          Soryu          carrier       15     1941 2     0    2      5/5/4       -       -     -       7       -   -    -      3     9     3    1260   140  expertDogfighter2
  jp-ryujo          Ryujo          carrier       14     1941 2     0    2      4/4/3       -       -     -       6       -   -    -      2     8     3    1000   130  expertTorpedoes
  jp-shoho          Shoho          carrier       10     1942 2     0    1      4/4/3       -       -     -       6       -   -    -      2     8     3    1140   130  expertDogfighter1
  jp-a6m2-zero      A6M2_Zero      fighter       8      1941 0     0    0      -           -       -     -       7       -   -    2      6     8     1    300    300  combatAirPatrol escort surprise
  jp-d3a-val        D3A_Val        diveBomber    9      1941 0     0    0      -           -       -     -       -       -   8    -      5     7     1    300    300  pressTheAttack
  jp-b5n-kate       B5N_Kate       torpedoBomber 12     1941 0     0    0      -           -       -     3       -       2   -    -      5     7     1    300    300  alternatePayload6
  jp-g4m-betty      G4M_Betty      patrolBomber  8      1941 0     0    0      -           -       -     2       -       2   -    -      4     6     1    300    300  excellentEndurance
  jp-i-19           I-19           submarine     14     1941 1     0    0      -           -       -     3/3/1/1 -       -   -    -      3     6     2    600    50   submergedShot finishHimOff
  jp-maru-freighter Maru_freighter auxiliary     4      1941 1     0    0      2/2         -       -     -       3       -   -    -      1     4     2    760    100  noSeaControl vitalCargo6
`
