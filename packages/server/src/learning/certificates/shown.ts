import type { Model } from '@logikit/contract';
import { keyForPage } from '../../identity/partner-keys/index.ts';
import { outlinedPicture } from '../../content/pictures/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { RequestFacts } from '../../kernel/http/index.ts';
import { sitePath } from '../../kernel/words/index.ts';
import { exampleOf } from './example.ts';
import { sharedPath } from './issue.ts';
import { drawSheet } from './sheet.ts';
import { sheetFactsOf } from './sheet-facts.ts';
import { selectSharedCertificate } from './user-certificate.db.ts';

/** No id of a person: whoever looks at an example has done nothing yet. */
const NOBODY = 0;

interface Asked {
  readonly tx: Tx;
  readonly query: Model<'ShownCertificateQuery'>;
  readonly request: RequestFacts;
  readonly locale: string;
  readonly now: Date;
  /** https://logikit.example */
  readonly site: string;
}

/** For the page of a partner: one that its owner shares, or an example. Refuses with `notFound` and what is wrong with the key. */
export async function readShown({ tx, query, request, locale, now, site }: Asked): Promise<Model<'ShownCertificate'>> {
  const { key, parent, token, certificate } = query;
  const { tenantId } = await keyForPage(tx, key, { ...request, parent });
  if (token !== undefined) {
    const row = await selectSharedCertificate(tx, token);
    if (!row) throw new ApiError('notFound');
    const { name, title } = row;
    const sheet = outlinedPicture(drawSheet(sheetFactsOf(row, site)));
    return { name, title, link: `${site}${sharedPath(token)}`, sheet };
  }
  if (certificate === undefined) throw new ApiError('notFound');
  const facts = await exampleOf({ tx, owner: { userId: NOBODY, tenantId }, locale }, { id: certificate, now });
  const link = `${site}${sitePath(locale, 'cabinet/personal')}#certificates`;
  return { name: null, title: facts.title, link, sheet: outlinedPicture(drawSheet(facts)) };
}
