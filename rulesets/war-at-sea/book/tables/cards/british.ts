/** [WAS-011] Cards of the United Kingdom and the Commonwealth: our own figures, of public histories by `method` of the checklist. */
export const britishCards = `
  id                  name             type          points year speed flag planes main        second  third torpedo antiair asw bomb strafe armor vital hull length beam abilities
  uk-king-george-v    King_George_V    battleship    55     1940 2     2    0      15/15/14/12 6/6/5   -     -       7       -   -    -      9     15    5    1260   180  extendedRange4 torpedoDefense1
  uk-rodney           Rodney           battleship    59     1939 2     1    0      17/17/16/14 6/6/5/4 -     1/1     7       -   -    -      9     15    5    1200   180  extendedRange4 torpedoDefense1 slow1
  uk-warspite         Warspite         battleship    50     1939 2     1    0      15/15/14/12 5/5/4/3 -     -       7       -   -    -      8     14    5    1090   180  extendedRange4 slow1
  uk-royal-oak        Royal_Oak        battleship    48     1939 2     0    0      15/15/14/12 6/6/5/4 -     -       7       -   -    -      8     14    5    1050   170  extendedRange4 slow2
  uk-hood             Hood             battleship    48     1939 2     2    0      15/15/14/12 4/4/3   -     1/1     7       -   -    -      7     13    5    1460   180  extendedRange4
  uk-repulse          Repulse          battleship    36     1939 2     0    0      14/14/13/11 4/4/3   -     2/1/1   7       -   -    -      7     12    4    1340   150  extendedRange4 evadeTorpedoes
  uk-kent             Kent             cruiser       12     1939 2     1    0      8/8/7/5     -       -     -       6       -   -    -      4     10    3    1070   120  -
  uk-exeter           Exeter           cruiser       14     1939 2     0    0      8/8/7/5     -       -     2/1/1   6       -   -    -      4     9     3    970    100  determination
  uk-ajax             Ajax             cruiser       13     1939 2     0    0      6/6/5/4     -       -     2/1/1   6       -   -    -      4     9     3    940    90   raiderHunter
  uk-belfast          Belfast          cruiser       17     1939 2     1    0      7/7/6/5     4/4/3   -     2/1/1   6       -   -    -      5     10    3    1040   110  sharpshooter
  uk-sheffield        Sheffield        cruiser       15     1939 2     0    0      7/7/6/5     4/4/3   -     2/1/1   6       -   -    -      4     9     3    1000   110  destroyerHunter
  uk-euryalus         Euryalus         cruiser       12     1941 2     0    0      6/6/5       -       -     2/1/1   7       -   -    -      4     9     3    870    90   -
  uk-cossack          Cossack          destroyer     7      1939 2     0    0      5/5/4       -       -     1/1     5       5   -    -      2     6     2    640    60   closeEscort laySmokeScreen
  uk-javelin          Javelin          destroyer     8      1939 2     0    0      5/5/4       -       -     2/2/1   5       5   -    -      2     6     2    600    60   laySmokeScreen subHunter
  uk-saumarez         Saumarez         destroyer     8      1943 2     0    0      4/4/3       -       -     2/2/1   5       5   -    -      2     6     2    610    60   battleshipKiller subHunter
  uk-swale            Swale            destroyer     5      1942 2     0    0      3/3/2       -       -     -       4       5   -    -      2     6     2    510    60   slow2 subHunter guardTheConvoy
  uk-ark-royal        Ark_Royal        carrier       17     1939 2     0    2      5/5/4       -       -     -       7       -   -    -      4     10    4    1350   160  expertTorpedoes expertDogfighter1
  uk-illustrious      Illustrious      carrier       14     1940 2     1    1      5/5/4       -       -     -       7       -   -    -      4     10    4    1250   160  torpedoDefense1 expertTorpedoes armoredDeck1
  uk-sea-hurricane    Sea_Hurricane    fighter       8      1941 0     0    0      -           -       -     -       7       -   -    2      6     8     1    300    300  defendTheFlattop escort
  uk-martlet          Martlet          fighter       8      1941 0     0    0      -           -       -     -       7       -   -    2      6     8     1    300    300  combatAirPatrol escort rugged
  uk-beaufighter      Beaufighter      fighter       10     1942 0     0    0      -           -       -     2       6       -   -    4      5     8     1    300    300  expertStrafer landBased
  uk-swordfish        Swordfish        torpedoBomber 8      1939 0     0    0      -           -       -     2       -       3   -    -      3     6     1    300    300  battleshipKiller
  uk-sunderland       Sunderland       patrolBomber  9      1939 0     0    0      -           -       -     -       -       3   7    -      4     7     1    300    300  loiter defensiveArmament
  uk-t-class          T_class          submarine     15     1940 1     0    0      -           -       -     4/4/1   -       -   -    -      3     6     2    470    40   submergedShot runSilent
  uk-vosper-mtb       Vosper_MTB       torpedoBoat   6      1940 3     0    0      1/1         -       -     3/2     2       3   -    -      1     2     1    300    300  highSpeedEvasion noSeaControl shallowDraft
  uk-empire-freighter Empire_freighter auxiliary     4      1940 1     0    0      2/2         -       -     -       3       -   -    -      1     4     2    720    90   noSeaControl vitalCargo6
`
