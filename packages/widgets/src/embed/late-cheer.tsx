import type { ComponentProps, ComponentType, ReactElement } from 'react';
import type * as whole from './cheer.ts';
import { lateFile } from './late-file.ts';
import type { PublishedFile } from './words.ts';

/** Written in by the build. */
declare const LOGIKIT_CHEER: PublishedFile;

type Cheer = typeof whole;

const late = lateFile<Cheer>(() => LOGIKIT_CHEER);

/** Fetches what a level needs after its first move, while it is looked at. */
export const loadCheer = late.load;

type Part = 'Best' | 'LevelConfetti' | 'SaidMove' | 'Solved';

const part = <Name extends Part>(name: Name) =>
  function LatePart(props: ComponentProps<Cheer[Name]>): ReactElement | null {
    // One of several components, each with properties of its own: TypeScript cannot follow that through a lookup.
    const Whole = late.use()?.[name] as ComponentType<object> | undefined;
    return Whole ? <Whole {...props} /> : null;
  };

export const Best = part('Best');
export const LevelConfetti = part('LevelConfetti');
export const SaidMove = part('SaidMove');
export const Solved = part('Solved');

export const useTips = (): Cheer['tipFor'] | undefined => late.use()?.tipFor;
