import type { Model } from '@logikit/sdk';
import { Button, RefreshIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { client } from '../../../client/client.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { formatDay } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { SettingLine } from './setting-line.tsx';

interface ResetPartProps {
  readonly settings: Model<'PupilSettings'>;
  readonly name: string;
}

/** Beginning anew: a few times a year, and only after a plain question (rule D-095). */
export function ResetPart({ settings, name }: ResetPartProps): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const mutation = useFormMutation();
  const [isAsking, setAsking] = useState(false);
  const { isAllowedToResetProgress, maxResetProgressCount, takenResetProgressCount, nextProgressResetDate } = settings;
  const reset = async (): Promise<void> => {
    setAsking(false);
    await mutation.run(() => client().users.resetUserProgress({ body: { cardId: settings.userId } }));
  };
  return (
    <SettingLine id="reset" icon={<RefreshIcon />} title={t('family.reset.title')}>
      <p>{t('family.reset.text', { taken: takenResetProgressCount, limit: maxResetProgressCount })}</p>
      {nextProgressResetDate !== null && (
        <p>{t('family.reset.next', { date: formatDay(locale, dayOf(nextProgressResetDate)) })}</p>
      )}
      {isAllowedToResetProgress && !isAsking && (
        <div className="form-row">
          <Button size="small" tone="plain" onClick={() => setAsking(true)}>
            {t('family.reset.action')}
          </Button>
        </div>
      )}
      {isAsking && (
        <div className="family-ask" role="group" aria-label={t('family.reset.title')}>
          <p>{t('family.reset.ask', { name })}</p>
          <div className="form-row">
            <Button size="small" onClick={() => void reset()}>
              {t('family.reset.yes')}
            </Button>
            <Button size="small" tone="plain" onClick={() => setAsking(false)}>
              {t('family.cancel')}
            </Button>
          </div>
        </div>
      )}
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </SettingLine>
  );
}

/** Times of the wire are UTC. */
function dayOf(timestamp: string): Date {
  return new Date(`${timestamp.replace(' ', 'T')}Z`);
}
