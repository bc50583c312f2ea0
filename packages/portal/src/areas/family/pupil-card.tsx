import './family.css';
import type { Model } from '@logikit/sdk';
import { Button, buttonLook } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../client/client.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { pupilCertificatesPath } from '../../paths/family.ts';
import { pupilMessagesPath } from '../../paths/messages.ts';
import { PupilForm } from '../../forms/pupil-form.tsx';
import { useFormMutation } from '../../forms/use-form-mutation.ts';

type Mode = 'reading' | 'changing' | 'removing';

interface PupilCardProps {
  readonly pupil: Model<'FamilyPupil'>;
  readonly isHere: boolean;
  /** The owner, behind the open gate. */
  readonly isManaged: boolean;
}

/** One of the family: a large face to begin with; for the owner, what may be changed about them. */
export function PupilCard({ pupil, isHere, isManaged }: PupilCardProps): ReactElement {
  const t = useWords('family');
  const mutation = useFormMutation();
  const [mode, setMode] = useState<Mode>('reading');
  const { cardId, displayName: name } = pupil;
  return (
    <li className="lk-card family-pupil">
      <Avatar avatar={pupil.avatar} border={pupil.avatarBorderUrl} size={96} />
      <h2>{name}</h2>
      <p>{t(`family.course.${pupil.targetLesson}`)}</p>
      {isHere ? (
        <p className="family-here">{t('family.here')}</p>
      ) : (
        <Button
          aria-label={t('family.switch.name', { name })}
          disabled={mutation.isPending}
          onClick={() => void mutation.run(() => client().auth.switchTo(cardId))}
        >
          {t('family.switch')}
        </Button>
      )}
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
      {isManaged && mode === 'reading' && <Ways pupil={pupil} onChoose={setMode} />}
      {isManaged && mode === 'changing' && (
        <PupilForm before={pupil} title={t('family.edit')} onClose={() => setMode('reading')} />
      )}
      {isManaged && mode === 'removing' && (
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
        </div>
      )}
    </li>
  );
}

interface WaysProps {
  readonly pupil: Model<'FamilyPupil'>;
  readonly onChoose: (mode: Mode) => void;
}

/** What the owner may do about a pupil. */
function Ways({ pupil: { cardId }, onChoose }: WaysProps): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  return (
    <div className="form-row">
      <Button size="small" tone="plain" onClick={() => onChoose('changing')}>
        {t('family.edit')}
      </Button>
      <Link
        {...buttonLook({ tone: 'plain', size: 'small' })}
        to={routePath(locale, 'cabinet.settings', { query: { card: String(cardId) } })}
      >
        {t('family.settings')}
      </Link>
      <Link {...buttonLook({ tone: 'plain', size: 'small' })} to={pupilMessagesPath(locale, cardId)}>
        {t('family.messages')}
      </Link>
      <Link {...buttonLook({ tone: 'plain', size: 'small' })} to={pupilCertificatesPath(locale, cardId)}>
        {t('family.certificates')}
      </Link>
      <Button size="small" tone="plain" onClick={() => onChoose('removing')}>
        {t('family.remove')}
      </Button>
    </div>
  );
}
