import type { Model } from '@logikit/sdk';
import { Button, buttonLook } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../client.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { Face } from '../../shell/face.tsx';
import { routePath } from '../../shell/named-routes.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { pupilMessagesPath } from '../messages/paths.ts';
import { PupilForm } from '../../shell/pupil-form.tsx';
import { useFormChange } from '../../shell/use-form-change.ts';

interface PupilCardProps {
  readonly pupil: Model<'FamilyPupil'>;
  readonly isHere: boolean;
  /** The owner, behind the open gate. */
  readonly isManaged: boolean;
}

/** One of the family: a large face to begin with; for the owner, what may be changed about them. */
export function PupilCard({ pupil, isHere, isManaged }: PupilCardProps): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const change = useFormChange();
  const [mode, setMode] = useState<'reading' | 'changing' | 'removing'>('reading');
  const { cardId, displayName: name } = pupil;
  return (
    <li className="lk-card family-pupil">
      <Face avatar={pupil.avatar} border={pupil.avatarBorderUrl} size={96} />
      <h2>{name}</h2>
      <p>{t(`family.course.${pupil.targetLesson}`)}</p>
      {isHere ? (
        <p className="family-here">{t('family.here')}</p>
      ) : (
        <Button
          aria-label={t('family.switch.name', { name })}
          disabled={change.status === 'busy'}
          onClick={() => void change.run(() => client().auth.switchTo(cardId))}
        >
          {t('family.switch')}
        </Button>
      )}
      {change.error !== null && <ErrorMessage text={change.error} />}
      {isManaged && mode === 'reading' && (
        <div className="form-row">
          <Button size="small" tone="plain" onClick={() => setMode('changing')}>
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
          <Button size="small" tone="plain" onClick={() => setMode('removing')}>
            {t('family.remove')}
          </Button>
        </div>
      )}
      {isManaged && mode === 'changing' && (
        <PupilForm before={pupil} title={t('family.edit')} onClose={() => setMode('reading')} />
      )}
      {isManaged && mode === 'removing' && (
        <div className="family-ask" role="group" aria-label={t('family.remove')}>
          <p>{t('family.remove.ask', { name })}</p>
          <div className="form-row">
            <Button
              size="small"
              onClick={() => void change.run(() => client().settings.removeUser({ body: { cardId } }))}
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
