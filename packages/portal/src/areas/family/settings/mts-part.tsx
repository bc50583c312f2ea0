import '../family.css';
import { fromTimestamp, type Model, mtsSubscriptionStatuses } from '@logikit/sdk';
import { Button, ShopIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { client } from '../../../client/client.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { formatDay } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { SettingLine } from './setting-line.tsx';

interface MtsPartProps {
  readonly subscriptions: Model<'MtsSubscriptions'>['subscriptions'];
}

/** What was bought at the partner: paid or awaited. A subscription is detached only after a plain question. */
export function MtsPart({ subscriptions }: MtsPartProps): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const mutation = useFormMutation();
  const [asked, setAsked] = useState<number | null>(null);
  const detach = async (id: number): Promise<void> => {
    if (await mutation.run(() => client().shop.detachMtsSubscription({ body: { id } }))) setAsked(null);
  };
  return (
    <SettingLine id="mts" icon={<ShopIcon />} title={t('family.mts.title')}>
      <ul className="family-mts">
        {subscriptions.map(({ id, status, endsAt }, index) => (
          <li key={id}>
            <div className="form-row">
              <b>{t('family.mts.name', { number: index + 1 })}</b>
              <span className="family-here">
                {t(status === mtsSubscriptionStatuses.active ? 'family.mts.active' : 'family.mts.waiting')}
                {endsAt !== null && ` · ${formatDay(locale, new Date(fromTimestamp(endsAt)))}`}
              </span>
              {asked !== id && (
                <Button size="small" tone="plain" onClick={() => setAsked(id)}>
                  {t('family.mts.detach')}
                </Button>
              )}
            </div>
            {asked === id && (
              <div className="family-ask" role="group" aria-label={t('family.mts.detach')}>
                <p>{t('family.mts.ask')}</p>
                <div className="form-row">
                  <Button size="small" disabled={mutation.isPending} onClick={() => void detach(id)}>
                    {t('family.mts.yes')}
                  </Button>
                  <Button size="small" tone="plain" onClick={() => setAsked(null)}>
                    {t('family.cancel')}
                  </Button>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </SettingLine>
  );
}
