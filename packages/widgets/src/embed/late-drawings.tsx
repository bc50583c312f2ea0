import type { ComponentProps, ReactElement } from 'react';
import type * as whole from './drawings.ts';
import { lateFile } from './late-file.ts';
import type { PublishedFile } from './words.ts';

/** Written in by the build. */
declare const LOGIKIT_DRAWINGS: PublishedFile;

type Drawings = typeof whole;

const late = lateFile<Drawings>(() => LOGIKIT_DRAWINGS);
const useDrawings = late.use;

/** Fetches what adorns a road, while its thread is on the way. */
export const loadDrawings = late.load;

export function Things(props: ComponentProps<Drawings['Things']>): ReactElement | null {
  const Whole = useDrawings()?.Things;
  return Whole ? <Whole {...props} /> : null;
}

const pose = (name: 'KitCheering' | 'KitPuzzled' | 'KitSleeping' | 'KitThinking' | 'KitWaving') =>
  function LatePose(): ReactElement | null {
    const Pose = useDrawings()?.[name];
    return Pose ? <Pose /> : null;
  };

export const KitCheering = pose('KitCheering');
export const KitPuzzled = pose('KitPuzzled');
export const KitSleeping = pose('KitSleeping');
export const KitThinking = pose('KitThinking');
export const KitWaving = pose('KitWaving');

export function Kit(props: ComponentProps<Drawings['Kit']>): ReactElement | null {
  const Whole = useDrawings()?.Kit;
  return Whole ? <Whole {...props} /> : null;
}
