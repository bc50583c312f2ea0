import type { Model } from '@logikit/sdk';
import { Button, buttonLook } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../client/client.ts';
import { PupilForm } from '../../forms/pupil-form.tsx';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { pupilCertificatesPath } from '../../paths/family.ts';
import { pupilMessagesPath } from '../../paths/messages.ts';
import { routePath } from '../../paths/named-routes.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';

type Mode = 'reading' | 'changing' | 'removing';

/** What the owner of a card sees and decides about its pupil. */
export function PupilTools({ pupil }: { readonly pupil: Model<'FamilyPupil'> }): ReactElement {
  const t = useWords('family');
  const mutation = useFormMutation();
  const [mode, setMode] = useState<Mode>('reading');
  const { cardId, displayName: name } = pupil;
  if (mode === 'reading') return <Ways pupil={pupil} onChoose={setMode} />;
  if (mode === 'changing') {
    return <PupilForm before={pupil} title={t('family.edit')} onClose={() => setMode('reading')} />;
  }
  return (
    <div className="family-ask" role="group" aria-label={t('family.remove')}>
      <p>{t('family.remove.ask', { name })}</p>
      <div className="form-row">
        <Button
          size="small"
          onClick={() => void mutation.run(() => client().settings.removeUser({ body: { cardId } }))}
        >
          {t('family.remove.yes')}
        </Button>
        <Button size="small" tone="plain" onClick={() => setMode('reading')}>
          {t('family.cancel')}
        </Button>
      </div>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </div>
  );
}

interface WaysProps {
  readonly pupil: Model<'FamilyPupil'>;
  readonly onChoose: (mode: Mode) => void;
}

function Ways({ pupil: { cardId }, onChoose }: WaysProps): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const look = buttonLook({ tone: 'plain', size: 'small' });
  return (
    <div className="form-row">
      <Button size="small" tone="plain" onClick={() => onChoose('changing')}>
        {t('family.edit')}
      </Button>
      <Link {...look} to={routePath(locale, 'cabinet.settings', { query: { card: String(cardId) } })}>
        {t('family.settings')}
      </Link>
      <Link {...look} to={pupilMessagesPath(locale, cardId)}>
        {t('family.messages')}
      </Link>
      <Link {...look} to={pupilCertificatesPath(locale, cardId)}>
        {t('family.certificates')}
      </Link>
      <Button size="small" tone="plain" onClick={() => onChoose('removing')}>
        {t('family.remove')}
      </Button>
    </div>
  );
}
