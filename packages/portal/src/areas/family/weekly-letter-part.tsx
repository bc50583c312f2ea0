import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { Part } from '../../forms/form-parts.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

/** The week of the children by e-mail, for a parent who asks for it. */
export function WeeklyLetterPart({ letter }: { readonly letter: Model<'WeeklyLetter'> }): ReactElement {
  const t = useWords('family');
  const { isPending, error, run } = useMutation();
  const locale = useLocale();
  const { isOn, email, isConfirmed } = letter;
  const toggle = (): void => void run(() => client().settings.saveWeeklyLetter({ body: { isOn: !isOn } }));
  return (
    <Part title={t('family.letter.title')}>
      <p>{t('family.letter.text')}</p>
      {email === null ? (
        <p>
          <Link className="text-link" to={{ pathname: routePath(locale, 'cabinet.settings'), hash: 'account' }}>
            {t('family.letter.address')}
          </Link>
        </p>
      ) : (
        <div className="form-row">
          <Button size="small" tone={isOn ? 'plain' : 'violet'} disabled={isPending} onClick={toggle}>
            {t(isOn ? 'family.letter.stop' : 'family.letter.start')}
          </Button>
          <span role="status">{isOn && t(isConfirmed ? 'family.letter.to' : 'family.letter.check', { email })}</span>
        </div>
      )}
      {error !== null && <ErrorMessage text={error} />}
    </Part>
  );
}
