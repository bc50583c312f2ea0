import '../school.css';
import './place-card.css';
import type { Model } from '@logikit/sdk';
import { Button, CheckIcon, ClassroomScene, ClockIcon } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { client } from '../../../client/client.ts';
import { useMutation } from '../../../client/use-mutation.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { PictureCard } from '../../../ui/picture-card.tsx';
import { useWords } from '../../../words/use-words.ts';
import { TeacherFace } from './teacher-face.tsx';

type Place = Model<'ClassPlace'>;

/** A place in a class, with what can be done about it. */
export function PlaceCard({ place }: { readonly place: Place }): ReactElement {
  const t = useWords('teacher');
  const { classId, userId, className, pupilName, state, agreesHere } = place;
  const answer = (agrees: boolean): Promise<unknown> =>
    client().school.answerConsent({ body: { classId, userId, agrees } });
  const { isPending, error, run } = useMutation();
  return (
    <PictureCard title={className} picture={<ClassroomScene />}>
      <div className="place-card">
        <div className="place-card-state" data-state={state}>
          {state === 'joined' ? <CheckIcon /> : <ClockIcon />}
          <p>
            <b>{pupilName}</b> · {t(`teacher.place.${state}`)}
          </p>
        </div>
        <TeacherFace teacher={place.teacher} />
        {state === 'waiting' && agreesHere && (
          <>
            <ErrorMessage text={error} />
            <div className="school-row">
              <Button disabled={isPending} onClick={() => void run(() => answer(true))}>
                {t('teacher.place.agree')}
              </Button>
              <Button tone="plain" disabled={isPending} onClick={() => void run(() => answer(false))}>
                {t('teacher.place.refuse')}
              </Button>
            </div>
          </>
        )}
        {state === 'waiting' && !agreesHere && <ParentForm classId={classId} />}
        {(state === 'joined' || !agreesHere) && (
          <ConfirmButton
            label={t('teacher.place.leave')}
            question={t('teacher.place.leaveSure')}
            cancel={t('teacher.cancel')}
            run={() => answer(false)}
          />
        )}
      </div>
    </PictureCard>
  );
}

/** A pupil without a known parent asks one by an address. */
function ParentForm({ classId }: { readonly classId: number }): ReactElement {
  const t = useWords('teacher');
  const { isPending, error, run } = useMutation();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const ask = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setSent(await run(() => client().school.askParent({ body: { classId, email } })));
  };
  return (
    <form className="form place-card-ask" aria-label={t('teacher.parent.title')} onSubmit={(event) => void ask(event)}>
      <p>{t('teacher.parent.text')}</p>
      <label className="form-control">
        <span>{t('teacher.parent.email')}</span>
        <input
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </label>
      <ErrorMessage text={error} />
      <Button type="submit" disabled={isPending}>
        {t('teacher.parent.ask')}
      </Button>
      <p role="status">{isSent && error === null && t('teacher.parent.sent')}</p>
    </form>
  );
}
