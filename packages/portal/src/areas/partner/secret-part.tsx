import './partner.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useRef, useState } from 'react';
import { client } from '../../client/client.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { formatDay, formatMoment } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { CopyButton } from './copy-button.tsx';
import { Part } from './part.tsx';
import { dateOf } from './time.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { partnerErrorText } from './partner-error-text.ts';

export function SecretPart({ secrets }: { readonly secrets: Model<'PartnerConsole'>['secrets'] }): ReactElement {
  const t = useWords('partner');
  const locale = useLocale();
  const { isPending, error, run } = useMutation({ describe: partnerErrorText });
  const [fresh, setFresh] = useState<Model<'NewPartnerSecret'> | null>(null);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Part name="secret">
      <div className="lk-card partner-card">
        <ul className="partner-origins">
          {secrets.map(({ kid, createdAt, endsAt }) => (
            <li key={kid}>
              <code>{kid}</code>{' '}
              {endsAt === null
                ? t('partner.secret.since', { day: formatDay(locale, dateOf(createdAt)) })
                : t('partner.secret.until', { moment: formatMoment(locale, dateOf(endsAt).getTime()) })}
            </li>
          ))}
        </ul>
        {fresh && (
          <div role="status" className="partner-fresh">
            <p>{t('partner.secret.once')}</p>
            <div className="partner-row">
              <input
                ref={field}
                className="partner-code"
                readOnly
                value={fresh.secret}
                aria-label={t('partner.secret.new')}
              />
              <CopyButton text={fresh.secret} shown={field} />
            </div>
          </div>
        )}
        <Button
          size="small"
          className="partner-first"
          disabled={isPending}
          onClick={() => void run(async () => setFresh(await client().partner.rotatePartnerSecret()))}
        >
          {t('partner.secret.rotate')}
        </Button>
        <ErrorMessage text={error} />
      </div>
    </Part>
  );
}
