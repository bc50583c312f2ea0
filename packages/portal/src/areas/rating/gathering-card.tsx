import { Kit, KitThinking } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';

/** Said to whoever takes part, until the group is there. */
export function GatheringCard(): ReactElement {
  const t = useWords('rating');
  return (
    <section className="lk-card rating-gathering" aria-labelledby="rating-gathering">
      <Kit pose={KitThinking} />
      <div>
        <h2 id="rating-gathering">{t('rating.gathering.title')}</h2>
        <p>{t('rating.gathering.text')}</p>
      </div>
    </section>
  );
}
