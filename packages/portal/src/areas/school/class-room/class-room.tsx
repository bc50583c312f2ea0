import '../../../layout/sub-page.css';
import '../../../ui/stack.css';
import '../school.css';
import type { Model } from '@logikit/sdk';
import { KitWaving } from '@logikit/widgets/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { client } from '../../../client/client.ts';
import { notFoundAs404 } from '../../../app/not-found.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SubPage } from '../../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { AssignmentsPart } from './assignments-part.tsx';
import { BoardCard } from './board-card.tsx';
import { CodeCard } from './code-card.tsx';
import { schoolPath } from '../../../paths/school.ts';
import { PupilsPart } from './pupils-part.tsx';
import { SheetPart } from './sheet-part.tsx';
import { page } from '../../../app/page.ts';

// The picture comes with a library of its own, after the page.
const ClassPicture = lazy(async () => ({ default: (await import('./class-picture.tsx')).ClassPicture }));

export interface Room {
  readonly room: Model<'ClassRoom'>;
  readonly assignments: readonly Model<'Assignment'>[];
  readonly threads: readonly Model<'ThreadSummary'>[];
}

export const clientLoader = page({
  areas: ['teacher'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<Room> => {
    const id = Number(params['classId']);
    const { school, threads } = client();
    const [room, assignments] = await notFoundAs404(locale, () =>
      Promise.all([school.getClass({ params: { id } }), school.listAssignments({ query: { classId: id } })]),
    );
    const listed = await threads.list({ query: { targetLesson: room.class.targetLesson } });
    return {
      room,
      assignments: assignments.data,
      threads: listed.data.filter(({ type }) => type === 'chapter' || type === 'side'),
    };
  },
});

/** One class: its code, its pupils, what is set and how far everybody is. */
export default function ClassRoomPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const navigate = useNavigate();
  const { room, assignments, threads } = useLoaderData<typeof clientLoader>();
  const came = (useLocation().state as { readonly code?: string } | null)?.code ?? null;
  const [fresh, setFresh] = useState(came);
  const { id, name } = room.class;
  const close = async (): Promise<void> => {
    await client().school.closeClass({ params: { id } });
    await navigate(schoolPath(locale));
  };
  return (
    <SubPage tab={name} title={name} back={{ to: schoolPath(locale), label: t('teacher.back.school') }}>
      <div className="school-two">
        <div className="stack school-aside">
          <CodeCard room={room.class} fresh={fresh} onFresh={setFresh} />
          <BoardCard room={room.class} />
        </div>
        <PupilsPart classId={id} pupils={room.pupils} />
      </div>
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
      <AssignmentsPart room={room} assignments={assignments} threads={threads} />
      <SheetPart targetLesson={room.class.targetLesson} threads={threads} />
      <ConfirmButton
        label={t('teacher.class.close')}
        question={t('teacher.class.closeSure')}
        cancel={t('teacher.cancel')}
        run={close}
      />
    </SubPage>
  );
}
