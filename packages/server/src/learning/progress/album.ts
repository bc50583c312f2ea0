import type { Model } from '@logikit/contract';
import { questionPictures } from '@logikit/contract/scene';
import { type ProblemLibrary, shuffle } from '../../content/catalog/index.ts';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { type PageQuery, sliceOf, toPage } from '../../kernel/http/index.ts';
import { textIn } from '../../kernel/words/index.ts';
import { selectAlbum } from './album.db.ts';
import type { Owner } from './owner.ts';

interface Asked {
  readonly tx: Tx;
  readonly owner: Owner;
  readonly locale: string;
  readonly query: PageQuery & { readonly idea?: string | undefined };
}

/** One page of the solved problems as pictures, and how many there are of each idea. */
export async function readAlbum({ tx, owner, locale, query }: Asked, library: ProblemLibrary): Promise<Model<'Album'>> {
  const { rows, total, ideas } = await selectAlbum(tx, owner, { ...sliceOf(query), idea: query.idea });
  const page = toPage(query, {
    total,
    rows: rows.map(({ titles, closedAt, family, contentImage, scene, variants, ...told }) => {
      // As this learner saw them: their own order would tell more than the problem did.
      const { scope } = library.viewer(owner.userId, told.problemId, locale);
      return {
        ...told,
        title: textIn(titles, locale) ?? '',
        closedAt: timestampOf(closedAt),
        idea: family,
        images: [...questionPictures({ scene, contentImage, variants: shuffle(scope, variants) })],
      };
    }),
  });
  return { ...page, ideas };
}
