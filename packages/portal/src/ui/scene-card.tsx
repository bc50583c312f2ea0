import './scene-card.css';
import { NextScene, type SceneMotif } from '@logikit/widgets/ui';
import type { CSSProperties, ReactElement, ReactNode } from 'react';

const motifs: readonly SceneMotif[] = ['meadow', 'harbour', 'peaks', 'forest', 'desert', 'space'];

interface SceneCardProps {
  /** The landscape; one that we do not draw becomes the meadow. */
  readonly motif: string;
  /** The colour of its sky. Words never stand on it, so it may be any. */
  readonly sky?: string | null;
  readonly children: ReactNode;
}

/** The head of a page: a few words, and the landscape that they are about. */
export function SceneCard({ motif, sky = null, children }: SceneCardProps): ReactElement {
  const style: CSSProperties = sky === null ? {} : { '--sky': sky };
  return (
    <section className="lk-card scene-card" style={style}>
      <div className="scene-card-copy">{children}</div>
      <NextScene motif={motifs.find((known) => known === motif) ?? 'meadow'} className="scene-card-art" />
    </section>
  );
}
