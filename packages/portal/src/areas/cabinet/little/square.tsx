import { Tangram, tangramPieces } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { Said } from '../../../sound/said.tsx';

/** The square of the day, which says how far it is. */
export function Square({ solved }: { readonly solved: number }): ReactElement {
  const t = useWords('cabinet');
  const pieces = Math.min(tangramPieces, solved);
  const text = pieces === tangramPieces ? t('cabinet.square.whole') : t('cabinet.square.text', { count: pieces });
  return (
    <Said text={text} className="little-square">
      <Tangram filled={pieces} />
    </Said>
  );
}
