import type { SceneAction } from '@logikit/contract/scene';
import { type ComponentType, createContext, useContext } from 'react';
import type { Translate } from '../words/formatter.ts';
import type { HighlightProps } from './scene-parts.ts';

/** What a scene needs of whoever shows it: words, what a person can do, and the parts that may come later. */
export interface SceneTools {
  readonly t: Translate;
  readonly player: {
    readonly act: (action: SceneAction) => void;
    readonly pickUp: () => void;
  };
  readonly lazy: {
    readonly feedback?: { readonly Highlight?: ComponentType<HighlightProps> } | null;
  };
}

export const SceneContext = createContext<SceneTools | null>(null);

export function useScene(): SceneTools {
  const tools = useContext(SceneContext);
  if (!tools) throw new Error('no scene around');
  return tools;
}
