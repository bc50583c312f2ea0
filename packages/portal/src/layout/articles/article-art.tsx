import './article.css';
import {
  Kit,
  KitCheering,
  KitOnPodium,
  KitPuzzled,
  KitReading,
  KitSleeping,
  KitThinking,
  KitWaving,
} from '@logikit/widgets/ui';
import type { ReactElement } from 'react';

/** One for each article, in their order. */
const poses = [KitThinking, KitPuzzled, KitSleeping, KitWaving, KitReading, KitThinking, KitCheering, KitOnPodium];

/** The picture of an article: Kit on a sheet of coloured paper. */
export function ArticleArt({ index }: { readonly index: number }): ReactElement {
  return (
    <span className="article-art" data-tone={index % 5}>
      <Kit pose={poses[index % poses.length] ?? KitReading} />
    </span>
  );
}
