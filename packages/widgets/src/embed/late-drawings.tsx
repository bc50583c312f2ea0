import type { ComponentProps, ReactElement } from 'react';
import { useEffect, useState } from 'react';
import type { PropName } from '../road/layout/prop-boxes.ts';
import type * as whole from './drawings.ts';
import type { EmbedApi } from './protocol.ts';
import { addRules } from './sheet.ts';
import type { PublishedFile } from './words.ts';

/** Written in by the build. */
declare const LOGIKIT_DRAWINGS: PublishedFile;

type Drawings = typeof whole;

let file: Drawings | undefined;
let coming: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Fetches what adorns a road, while its thread is on the way. Without it the road is only plainer. */
export function loadDrawings({ load }: EmbedApi): void {
  coming ??= load(...LOGIKIT_DRAWINGS).then(
    (arrived) => {
      file = arrived as Drawings; // the build has put these drawings into this file
      addRules(file.rules);
      for (const tell of waiting) tell();
    },
    () => void (coming = undefined),
  );
}

function useDrawings(): Drawings | undefined {
  const [now, show] = useState(file);
  // Follows the network.
  useEffect(() => {
    const tell = (): void => show(file);
    tell();
    waiting.add(tell);
    return () => void waiting.delete(tell);
  }, []);
  return now;
}

const thing = (name: PropName) =>
  function LateDrawing(props: ComponentProps<Drawings['drawings'][PropName]>): ReactElement | null {
    const Thing = useDrawings()?.drawings[name];
    return Thing ? <Thing {...props} /> : null;
  };

const things = new Map<PropName, ReturnType<typeof thing>>();

/** Each drawing is one component for as long as the page lives. */
export const drawings = new Proxy({} as Record<PropName, ReturnType<typeof thing>>, {
  get(_, name: PropName) {
    const known = things.get(name) ?? thing(name);
    things.set(name, known);
    return known;
  },
});

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
