import type { Family } from '../core/family.ts';
import { balance } from './balance/family.ts';
import { clock } from './clock/family.ts';
import { combi } from './combi/family.ts';
import { count } from './count/family.ts';
import { crypt } from './crypt/family.ts';
import { cubes } from './cubes/family.ts';
import { dots } from './dots/family.ts';
import { euler } from './euler/family.ts';
import { fit } from './fit/family.ts';
import { gridlogic } from './gridlogic/family.ts';
import { group } from './group/family.ts';
import { knights } from './knights/family.ts';
import { latin } from './latin/family.ts';
import { match } from './match/family.ts';
import { matrix } from './matrix/family.ts';
import { maze } from './maze/family.ts';
import { mirror } from './mirror/family.ts';
import { missing } from './missing/family.ts';
import { nets } from './nets/family.ts';
import { numgrid } from './numgrid/family.ts';
import { odd } from './odd/family.ts';
import { order } from './order/family.ts';
import { pattern } from './pattern/family.ts';
import { position } from './position/family.ts';
import { robot } from './robot/family.ts';
import { search } from './search/family.ts';
import { series } from './series/family.ts';
import { shadow } from './shadow/family.ts';
import { truth } from './truth/family.ts';
import { venn } from './venn/family.ts';
import { word } from './word/family.ts';
import { zebra } from './zebra/family.ts';

/** Every family of problems, in the order in which a learner is likely to meet them. One line a family. */
export const families: readonly Family[] = [
  pattern,
  position,
  odd,
  group,
  shadow,
  missing,
  order,
  fit,
  maze,
  latin,
  mirror,
  matrix,
  balance,
  count,
  dots,
  clock,
  cubes,
  word,
  numgrid,
  robot,
  series,
  match,
  nets,
  gridlogic,
  crypt,
  zebra,
  euler,
  truth,
  search,
  combi,
  venn,
  knights,
];
