import './collection-card-face.css';
import type { Model } from '@logikit/sdk';
import { CardPicture } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';

/** The picture of a card in its frame; one that was just bought turns over once (E-028). */
export function CollectionCardFace({ card }: { readonly card: Model<'CollectionCard'> }): ReactElement {
  return (
    <span className="collection-card-face" data-just-bought={card.justBought || undefined}>
      <CardPicture group={card.group} code={card.code} isOpened={card.isOpened} />
    </span>
  );
}
