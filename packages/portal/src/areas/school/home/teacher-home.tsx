import '../../../ui/link-list.css';
import '../../../ui/stack.css';
import '../school.css';
import './teacher-home.css';
import type { Model } from '@logikit/sdk';
import { KitReading } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { client } from '../../../client/client.ts';
import { OfficePage } from '../../../layout/cabinet/office-page.tsx';
import { classPath, pupilPath } from '../../../paths/school.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { ClassForm } from '../class-form.tsx';
import { LastHere } from '../last-here.tsx';
import { weekBefore } from '../quiet.ts';
import { ClassTile } from './class-tile.tsx';

export interface TeacherDay {
  /** The moment of the platform, epoch in ms. */
  readonly now: number;
  readonly classes: readonly Model<'SchoolClass'>[];
  readonly pupils: readonly Model<'MyPupil'>[];
  /** What is set in any class and not over, the nearest day first. */
  readonly assignments: readonly Model<'Assignment'>[];
}

export async function loadTeacherDay(): Promise<TeacherDay> {
  const { school, serverTime } = client();
  const [classes, pupils, assignments] = await Promise.all([
    school.listClasses(),
    school.listMyPupils(),
    school.listAssignments({ query: {} }),
  ]);
  return { now: serverTime.now(), classes: classes.data, pupils: pupils.data, assignments: assignments.data };
}

interface TeacherHomeProps {
  readonly day: TeacherDay;
  /** The ways to the other pages of a teacher. */
  readonly children: ReactNode;
}

/** Where a teacher's day begins: every class with its week, what is set, and who has been away. */
export function TeacherHome({ day, children }: TeacherHomeProps): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const navigate = useNavigate();
  const create = async (draft: Model<'ClassDraft'>): Promise<void> => {
    const made = await client().school.createClass({ body: draft });
    // The letters of the code are told once: they go along with this step and are gone with the next.
    await navigate(classPath(locale, made.class.id), { state: { code: made.code.code } });
  };
  return (
    <OfficePage eyebrow={t('teacher.school.title')} title={t('teacher.classes.title')}>
      <title>{t('teacher.school.tab')}</title>
      <div className="teacher-home">
        {day.classes.length === 0 && (
          <EmptyState pose={KitReading} title={t('teacher.classes.none.title')} text={t('teacher.classes.none.text')} />
        )}
        <ul className="teacher-home-classes">
          {day.classes.map((room) => (
            <li key={room.id}>
              <ClassTile
                room={room}
                pupils={day.pupils.filter(({ classes }) => classes.some(({ id }) => id === room.id))}
                assignments={day.assignments.filter(({ classId }) => classId === room.id)}
              />
            </li>
          ))}
        </ul>
        <div className="teacher-home-two">
          <Away day={day} />
          <div className="lk-card stack-card">
            <h2>{t('teacher.class.new')}</h2>
            <ClassForm save={create} />
          </div>
        </div>
        {children}
      </div>
    </OfficePage>
  );
}

/** As many are named. */
const NAMED = 6;

/** Pupils of the classes who have not been seen for a week, those away longest first. */
function Away({ day: { now, pupils } }: { readonly day: TeacherDay }): ReactElement | null {
  const t = useWords('teacher');
  const locale = useLocale();
  const inClass = pupils.filter(({ classes }) => classes.length > 0);
  if (inClass.length === 0) return null;
  const since = weekBefore(now);
  const away = inClass
    .filter(({ lastDay }) => lastDay === null || lastDay < since)
    .toSorted((a, b) => (a.lastDay ?? '').localeCompare(b.lastDay ?? ''));
  return (
    <section className="lk-card stack-card" aria-labelledby="away-title">
      <h2 id="away-title">{t('teacher.away.title')}</h2>
      {away.length === 0 && <p>{t('teacher.away.none')}</p>}
      <ul className="teacher-home-away">
        {away.slice(0, NAMED).map(({ userId, name, lastDay, classes }) => (
          <li key={userId}>
            <Link className="text-link" to={pupilPath(locale, userId)}>
              {name}
            </Link>
            <span>
              {classes.map((one) => one.name).join(', ')} · <LastHere day={lastDay} />
            </span>
          </li>
        ))}
      </ul>
      {away.length > NAMED && <p>{t('teacher.away.more', { number: away.length - NAMED })}</p>}
    </section>
  );
}
