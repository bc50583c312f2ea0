import '../../layout/sub-page.css';
import '../../ui/link-list.css';
import '../../ui/stack.css';
import './school.css';
import type { Model } from '@logikit/sdk';
import { buttonLook, ChevronIcon, KitFace, KitWaving, SchoolDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../client/client.ts';
import { routePath } from '../../paths/named-routes.ts';
import { NewPupil } from '../../forms/new-pupil.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { formatShortDay } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { myClassesPath, pupilPath, schoolPath } from '../../paths/school.ts';
import { page } from '../../app/page.ts';

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
  const locale = useLocale();
  const { pupils, cardLimit, isTeacher } = useLoaderData<typeof clientLoader>();
  const cards = pupils.filter(({ relation }) => relation === 'owner').length;
  const add = isTeacher ? schoolPath(locale) : myClassesPath(locale);
  return (
    <SubPage
      tab={t('teacher.mine.title')}
      title={t('teacher.mine.title')}
      back={{ to: routePath(locale, 'cabinet.main'), label: t('teacher.back.today') }}
    >
      <p className="sub-page-lead">{t('teacher.mine.lead')}</p>
      {pupils.length === 0 && (
        <EmptyState pose={KitWaving} title={t('teacher.mine.none.title')} text={t('teacher.mine.none.text')} />
      )}
      <ul className="stack">
        {pupils.map((pupil) => (
          <Pupil key={pupil.userId} pupil={pupil} />
        ))}
      </ul>
      {isTeacher && (
        <NewPupil
          title={t('teacher.mine.card.title')}
          text={t('teacher.mine.card.text', { count: cards, limit: cardLimit })}
          isFull={cards >= cardLimit}
        />
      )}
      <ul className="link-list">
        <li>
          <Link className="lk-card link-list-item" to={add}>
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
    </SubPage>
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
    <li className="lk-card school-pupil" data-state="joined">
      <KitFace />
      <span>
        <b>{name}</b>
        <span>{t('teacher.pupil.week', { number: solvedThisWeek })}</span>
        {lastDay !== null && <span>{t('teacher.pupil.last', { day: formatShortDay(locale, lastDay) })}</span>}
        {classes.length > 0 && <span>{classes.map((one) => one.name).join(', ')}</span>}
      </span>
      <Link {...buttonLook({ tone: 'plain', size: 'small' })} to={pupilPath(locale, userId)}>
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
