import * as desert from '../ui/scenery/desert.tsx';
import type { Drawing } from '../ui/scenery/drawing.ts';
import * as forest from '../ui/scenery/forest.tsx';
import * as harbour from '../ui/scenery/harbour.tsx';
import * as meadow from '../ui/scenery/meadow.tsx';
import * as peaks from '../ui/scenery/peaks.tsx';
import * as space from '../ui/scenery/space.tsx';
import type { PropName } from './layout/prop-boxes.ts';

/** The drawing of each thing that the layout may put beside the road. */
export const drawings: Readonly<Record<PropName, Drawing>> = {
  fir: meadow.Fir,
  tree: meadow.Tree,
  house: meadow.House,
  windmill: meadow.Windmill,
  sheep: meadow.Sheep,
  flower: meadow.Flower,
  cloud: meadow.Cloud,
  lighthouse: harbour.Lighthouse,
  boat: harbour.Boat,
  fish: harbour.Fish,
  island: harbour.Island,
  gull: harbour.Gull,
  mountain: peaks.Mountain,
  crystal: peaks.Crystal,
  flag: peaks.Flag,
  mushroom: forest.Mushroom,
  stump: forest.Stump,
  bush: forest.Bush,
  hedgehog: forest.Hedgehog,
  cactus: desert.Cactus,
  pyramid: desert.Pyramid,
  tent: desert.Tent,
  rock: desert.Rock,
  rocket: space.Rocket,
  ringed: space.Ringed,
  moon: space.Moon,
  spark: space.Spark,
  saucer: space.Saucer,
};
