import '../../../layout/sub-page.css';
import '../../../ui/stack.css';
import '../school.css';
import './class-room.css';
import type { Model } from '@logikit/sdk';
import { CertificateIcon, KeyIcon, KitWaving, TodayIcon } from '@logikit/widgets/ui';
import { type ReactElement, Suspense, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { client } from '../../../client/client.ts';
import { notFoundAs404 } from '../../../app/not-found.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OfficePage } from '../../../layout/cabinet/office-page.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { AssignmentsPart } from './assignments-part.tsx';
import { BoardCard } from './board-card.tsx';
import { CodeCard } from './code-card.tsx';
import { schoolPath } from '../../../paths/school.ts';
import { FleetCard } from './fleet-card.tsx';
import { HandPart } from './hand-part.tsx';
import { PupilsPart } from './pupils-part.tsx';
import { SheetPart } from './sheet-part.tsx';
import { SkillsPart } from './skills-part.tsx';
import { page } from '../../../app/page.ts';

// The picture comes with a library of its own, after the page.
const ClassPicture = lazyPart(async () => (await import('./class-picture.tsx')).ClassPicture);

export interface Room {
  readonly room: Model<'ClassRoom'>;
  readonly assignments: readonly Model<'Assignment'>[];
  readonly threads: readonly Model<'ThreadSummary'>[];
  /** The moment of the platform, epoch in ms. */
  readonly now: number;
}

export const clientLoader = page({
  areas: ['teacher'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<Room> => {
    const id = Number(params['classId']);
    const { school, serverTime, threads } = client();
    const [room, assignments] = await notFoundAs404(locale, () =>
      Promise.all([school.getClass({ params: { id } }), school.listAssignments({ query: { classId: id } })]),
    );
    const listed = await threads.list({ query: { targetLesson: room.class.targetLesson } });
    return {
      room,
      assignments: assignments.data,
      threads: listed.data.filter(({ type }) => type === 'chapter' || type === 'side'),
      now: serverTime.now(),
    };
  },
});

/** One class: who needs a hand, what is set, who can do what, its pupils and its code. */
export default function ClassRoomPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const navigate = useNavigate();
  const { room, assignments, threads, now } = useLoaderData<typeof clientLoader>();
  const came = (useLocation().state as { readonly code?: string } | null)?.code ?? null;
  const [fresh, setFresh] = useState(came);
  const { id, name } = room.class;
  // A class begins with its code; later it stands with what is seldom needed.
  const isNew = came !== null || room.pupils.length === 0;
  const code = <CodeCard room={room.class} fresh={fresh} onFresh={setFresh} />;
  const today = new Date(now).toISOString().slice(0, 10);
  const close = async (): Promise<void> => {
    await client().school.closeClass({ params: { id } });
    await navigate(schoolPath(locale));
  };
  return (
    <OfficePage eyebrow={t('teacher.classes.pupils', { number: room.class.pupils })} title={name}>
      <title>{name}</title>
      <div className="class-room">
        {isNew && code}
        <Ways />
        <div className="class-room-today">
          <HandPart room={room} now={now} />
          <FleetCard assignments={assignments} today={today} />
        </div>
        <SkillsPart room={room} />
        <PicturePart room={room} />
        <AssignmentsPart room={room} assignments={assignments} threads={threads} today={today} />
        <div className="school-two">
          <PupilsPart classId={id} pupils={room.pupils} />
          <div className="stack">
            {!isNew && code}
            <BoardCard room={room.class} />
            <SheetPart targetLesson={room.class.targetLesson} threads={threads} />
          </div>
        </div>
        <ConfirmButton
          label={t('teacher.class.close')}
          question={t('teacher.class.closeSure')}
          cancel={t('teacher.cancel')}
          run={close}
        />
      </div>
    </OfficePage>
  );
}

/** How much of each chapter everybody has solved. */
function PicturePart({ room }: { readonly room: Model<'ClassRoom'> }): ReactElement {
  const t = useWords('teacher');
  return (
    <section className="sub-page-part" aria-labelledby="picture-title">
      <h2 id="picture-title">{t('teacher.picture.title')}</h2>
      {room.progress.rows.length === 0 && room.progress.together === null ? (
        <EmptyState pose={KitWaving} title={t('teacher.picture.none.title')} text={t('teacher.picture.none.text')} />
      ) : (
        <div className="lk-card stack-card">
          <Suspense fallback={<div className="school-rest" />}>
            <ClassPicture room={room} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

/** What a teacher comes for, above all else. */
function Ways(): ReactElement {
  const t = useWords('teacher');
  return (
    <ul className="class-room-ways">
      <li>
        <a className="lk-card class-room-way" data-first="" href="#assign-title">
          <TodayIcon />
          <span>
            <b>{t('teacher.assignment.new')}</b>
            {t('teacher.room.assign')}
          </span>
        </a>
      </li>
      <li>
        <a className="lk-card class-room-way" href="#sheet-title">
          <CertificateIcon />
          <span>
            <b>{t('teacher.sheet.title')}</b>
            {t('teacher.room.sheet')}
          </span>
        </a>
      </li>
      <li>
        <a className="lk-card class-room-way" href="#code-title">
          <KeyIcon />
          <span>
            <b>{t('teacher.code.title')}</b>
            {t('teacher.room.code')}
          </span>
        </a>
      </li>
    </ul>
  );
}
