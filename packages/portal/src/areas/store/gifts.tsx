import { fromTimestamp, type Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Part } from '../../forms/form-parts.tsx';
import { formatDate } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

/** What was given to others: whom to, and whether it has come. The code can be told by word of mouth, too. */
export function Gifts({ gifts }: { readonly gifts: Model<'Gifts'> }): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  return (
    <Part title={t('store.bought.gifts')}>
      <ul className="stack">
        {gifts.map(({ code, title, email, sendAt, status }) => (
          <li key={code} className="store-owned">
            <b>{email === null ? title : `${title} · ${email}`}</b>
            <span>{t(`store.gift.${status}`, { day: formatDate(locale, new Date(fromTimestamp(sendAt))) })}</span>
            {(status === 'waiting' || status === 'sent') && <span>{t('store.gift.code', { code })}</span>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
