import '../../ui/link-list.css';
import './my-pupils.css';
import type { Model } from '@logikit/sdk';
import { buttonLook, ChevronIcon, KitFace, KitWaving, SchoolDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../client/client.ts';
import { routePath } from '../../paths/named-routes.ts';
import { NewPupil } from '../../forms/new-pupil.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OfficePage } from '../../layout/cabinet/office-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { myClassesPath, pupilPath, schoolPath } from '../../paths/school.ts';
import { page } from '../../app/page.ts';
import { LastHere } from './last-here.tsx';
import { NameFace } from './name-face.tsx';

interface MyPupils {
  readonly pupils: readonly Model<'MyPupil'>[];
  readonly cardLimit: number;
  readonly isTeacher: boolean;
}

export const clientLoader = page({
  areas: ['teacher', 'family'],
  requires: 'profile',
  load: async ({ profile }): Promise<MyPupils> => {
    const { data, cardLimit } = await client().school.listMyPupils();
    return { pupils: data, cardLimit, isTeacher: profile.perms.includes('teacher') };
  },
});

/** Everybody whom a parent or a teacher looks after, with what each has done this week. */
export default function MyPupilsPage(): ReactElement {
  const t = useWords('teacher');
  const family = useWords('family');
  const locale = useLocale();
  const { pupils, cardLimit, isTeacher } = useLoaderData<typeof clientLoader>();
  const cards = pupils.filter(({ relation }) => relation === 'owner').length;
  return (
    <OfficePage
      eyebrow={isTeacher ? t('teacher.school.title') : family('family.eyebrow')}
      title={t('teacher.mine.title')}
      back={
        isTeacher
          ? { to: schoolPath(locale), label: t('teacher.back.school') }
          : { to: routePath(locale, 'cabinet.main'), label: t('teacher.back.today') }
      }
    >
      <title>{t('teacher.mine.title')}</title>
      <div className="office-page">
        <p className="office-page-lead">{t('teacher.mine.lead')}</p>
        {pupils.length === 0 ? (
          <EmptyState pose={KitWaving} title={t('teacher.mine.none.title')} text={t('teacher.mine.none.text')} />
        ) : (
          <ul className="lk-card my-pupils">
            {pupils.map((pupil) => (
              <Pupil key={pupil.userId} pupil={pupil} />
            ))}
          </ul>
        )}
        <div className="my-pupils-more">
          {isTeacher && (
            <NewPupil
              title={t('teacher.mine.card.title')}
              text={t('teacher.mine.card.text', { count: cards, limit: cardLimit })}
              isFull={cards >= cardLimit}
            />
          )}
          <Ways isTeacher={isTeacher} />
        </div>
      </div>
    </OfficePage>
  );
}

function Ways({ isTeacher }: { readonly isTeacher: boolean }): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  return (
    <ul className="link-list">
      <li>
        <Link className="lk-card link-list-item" to={isTeacher ? schoolPath(locale) : myClassesPath(locale)}>
          <SchoolDoor />
          <span>
            <b>{t(isTeacher ? 'teacher.mine.add.title' : 'teacher.way.join.title')}</b>
            <span>{t(isTeacher ? 'teacher.mine.add.text' : 'teacher.way.join.text')}</span>
          </span>
          <ChevronIcon />
        </Link>
      </li>
      <li>
        <Link className="lk-card link-list-item" to={routePath(locale, 'cabinet.family')}>
          <KitFace />
          <span>
            <b>{t('teacher.mine.faces.title')}</b>
            <span>{t('teacher.mine.faces.text')}</span>
          </span>
          <ChevronIcon />
        </Link>
      </li>
    </ul>
  );
}

function Pupil({ pupil }: { readonly pupil: Model<'MyPupil'> }): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { userId, name, classes, solvedThisWeek, lastDay } = pupil;
  const remove = async (): Promise<void> => {
    for (const { id } of classes) await client().school.removeFromClass({ params: { id, userId } });
  };
  return (
    <li className="my-pupils-row">
      <NameFace name={name} seed={userId} />
      <div className="my-pupils-name">
        <b>{name}</b>
        {classes.length > 0 && <span>{classes.map((one) => one.name).join(', ')}</span>}
      </div>
      <p className="my-pupils-fact" data-some={solvedThisWeek > 0 || undefined}>
        {t('teacher.pupil.week', { number: solvedThisWeek })}
      </p>
      <p className="my-pupils-fact">
        <LastHere day={lastDay} />
      </p>
      <Link
        {...buttonLook({ tone: 'plain', size: 'small' }, 'my-pupils-open')}
        to={pupilPath(locale, userId)}
        aria-label={`${t('teacher.pupil.open')}: ${name}`}
      >
        {t('teacher.pupil.open')}
      </Link>
      {classes.length > 0 && (
        <ConfirmButton
          label={t('teacher.pupil.remove')}
          question={t('teacher.pupil.removeSure')}
          cancel={t('teacher.cancel')}
          run={remove}
        />
      )}
    </li>
  );
}
