/** [WAS-011] Cards of the United States: our own figures, of public histories by `method` of the checklist. */
export const americanCards = `
  id                  name              type          points year speed flag planes main        second third torpedo antiair asw bomb strafe armor vital hull length beam abilities
  us-iowa             Iowa              battleship    57     1943 2     2    0      17/17/16/14 6/6/5  -     -       8       -   -    -      8     14    5    1500   180  extendedRange5 torpedoDefense1
  us-north-carolina   North_Carolina    battleship    56     1941 2     1    0      17/17/16/14 6/6/5  -     -       7       -   -    -      8     14    5    1230   180  extendedRange4 torpedoDefense1
  us-massachusetts    Massachusetts     battleship    54     1942 2     0    0      17/17/16/14 6/6/5  -     -       8       -   -    -      8     14    5    1150   180  extendedRange4 torpedoDefense1
  us-tennessee        Tennessee         battleship    51     1941 2     0    0      16/16/15/13 5/5/4  -     -       7       -   -    -      8     14    5    1060   190  extendedRange4 torpedoDefense1 slow2
  us-west-virginia    West_Virginia     battleship    51     1941 2     0    0      16/16/15/13 5/5/4  -     -       7       -   -    -      8     14    5    1060   190  extendedRange4 torpedoDefense1 slow2
  us-nevada           Nevada            battleship    48     1941 2     0    0      15/15/14/12 5/5/4  -     -       7       -   -    -      8     13    5    990    180  extendedRange4 torpedoDefense1 slow2
  us-alaska           Alaska            cruiser       26     1944 2     0    0      13/13/12/10 5/5/4  -     -       8       -   -    -      7     12    4    1370   150  extendedRange4
  us-baltimore        Baltimore         cruiser       19     1943 2     0    0      9/9/8/6     5/5/4  -     -       7       -   -    -      5     11    4    1140   120  radarFireControl
  us-san-francisco    San_Francisco     cruiser       16     1941 2     1    0      9/9/8/6     5/5/4  -     -       6       -   -    -      5     10    3    1000   100  flotillaLeader
  us-houston          Houston           cruiser       14     1941 2     1    0      9/9/8/6     5/5/4  -     -       6       -   -    -      4     9     3    1020   110  -
  us-salt-lake-city   Salt_Lake_City    cruiser       14     1941 2     0    0      9/9/8/6     5/5/4  -     -       6       -   -    -      4     9     3    990    110  -
  us-boise            Boise             cruiser       14     1941 2     0    0      8/8/7/6     5/5/4  -     -       6       -   -    -      4     10    3    1030   100  rapidFire
  us-cleveland        Cleveland         cruiser       15     1942 2     0    0      7/7/6/5     5/5/4  -     -       7       -   -    -      5     10    3    1030   110  radarFireControl
  us-atlanta          Atlanta           cruiser       12     1942 2     0    0      7/7/6       -      -     2/1     8       -   -    -      4     9     3    920    90   antiairSpecialist
  us-fletcher         Fletcher          destroyer     8      1942 2     0    0      5/5/4       -      -     2/2/1   6       5   -    -      2     7     2    640    70   chaseTheSalvoes
  us-allen-m-sumner   Allen_M._Sumner   destroyer     8      1944 2     0    0      5/5/4       -      -     2/2/1   6       5   -    -      2     7     2    640    70   radarPicket subHunter
  us-samuel-b-roberts Samuel_B._Roberts destroyer     6      1944 2     0    0      3/3/2       -      -     1/1     4       5   -    -      2     6     2    520    60   slow1 subHunter valiantStand
  us-enterprise       Enterprise        carrier       23     1941 2     2    3      4/4/3       -      -     -       7       -   -    -      4     10    4    1370   190  expertBomber2 expertDogfighter1
  us-essex            Essex             carrier       26     1943 2     1    4      5/5/4       -      -     -       8       -   -    -      4     10    4    1480   200  torpedoDefense1 expertBomber2
  us-princeton        Princeton         carrier       12     1943 2     0    1      -           -      -     -       7       -   -    -      4     10    4    1050   180  expertDogfighter1
  us-st-lo            St._Lo            carrier       10     1943 1     0    1      2/2/1       -      -     -       5       -   -    -      2     7     3    870    180  expertAsw
  us-f4f-wildcat      F4F_Wildcat       fighter       9      1941 0     0    0      -           -      -     -       7       -   -    3      6     9     1    300    300  combatAirPatrol defendTheFlattop escort
  us-f6f-hellcat      F6F_Hellcat       fighter       10     1943 0     0    0      -           -      -     -       8       -   -    3      7     9     1    300    300  combatAirPatrol escort advancedFighter2
  us-sbd-dauntless    SBD_Dauntless     diveBomber    10     1941 0     0    0      -           -      -     -       -       -   9    -      5     8     1    300    300  pressTheAttack
  us-tbd-devastator   TBD_Devastator    torpedoBomber 7      1939 0     0    0      -           -      -     2       -       2   -    -      3     6     1    300    300  -
  us-tbf-avenger      TBF_Avenger       torpedoBomber 11     1942 0     0    0      -           -      -     2       -       3   -    -      5     8     1    300    300  rugged alternatePayload6
  us-pby-catalina     PBY_Catalina      patrolBomber  6      1941 0     0    0      -           -      -     1       -       3   -    -      3     6     1    300    300  loiter shadowing
  us-gato-class       Gato_class        submarine     12     1942 1     0    0      -           -      -     3/3/1   -       -   -    -      3     6     2    530    50   submergedShot audaciousAttack
  us-pt-boat          PT_Boat           torpedoBoat   6      1943 3     0    0      1/1         -      -     3/2     3       3   -    -      1     2     1    300    300  highSpeedEvasion noSeaControl shallowDraft
  us-liberty-ship     Liberty_ship      auxiliary     4      1942 1     0    0      2/2         -      -     -       4       -   -    -      1     4     2    750    100  noSeaControl vitalCargo6
`
