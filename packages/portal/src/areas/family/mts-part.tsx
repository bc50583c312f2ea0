import { type Model, mtsSubscriptionStatuses } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { client } from '../../client.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { Part } from '../../shell/form-parts.tsx';
import { useFormChange } from '../../shell/use-form-change.ts';

interface MtsPartProps {
  readonly subscriptions: Model<'MtsSubscriptions'>['subscriptions'];
}

/** What was bought at the partner: paid or awaited. A subscription is detached only after a plain question. */
export function MtsPart({ subscriptions }: MtsPartProps): ReactElement {
  const t = useWords('family');
  const change = useFormChange();
  const [asked, setAsked] = useState<number | null>(null);
  const detach = async (id: number): Promise<void> => {
    if (await change.run(() => client().shop.detachMtsSubscription({ body: { id } }))) setAsked(null);
  };
  return (
    <Part title={t('family.mts.title')}>
      <ul className="family-mts">
        {subscriptions.map(({ id, status }, index) => (
          <li key={id}>
            <div className="form-row">
              <b>{t('family.mts.name', { number: index + 1 })}</b>
              <span className="family-here">
                {t(status === mtsSubscriptionStatuses.active ? 'family.mts.active' : 'family.mts.waiting')}
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
                  <Button size="small" disabled={change.status === 'busy'} onClick={() => void detach(id)}>
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
      {change.error !== null && <ErrorMessage text={change.error} />}
    </Part>
  );
}
