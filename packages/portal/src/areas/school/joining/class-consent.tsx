import '../../../layout/start-page.css';
import '../../../ui/stack.css';
import '../school.css';
import { ApiError, type Model } from '@logikit/sdk';
import { Button, Kit, KitPuzzled, KitReading } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { useLoaderData } from 'react-router';
import { client } from '../../../client/client.ts';
import { SiteHeader } from '../../../layout/site-header.tsx';
import { useMutation } from '../../../client/use-mutation.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useWords } from '../../../words/use-words.ts';
import { TeacherFace } from './teacher-face.tsx';
import { page } from '../../../app/page.ts';

interface Asked {
  /** Stands after the "#", where no server's log sees it. */
  readonly token: string;
  readonly ask: Model<'ConsentAsk'> | null;
}

export const clientLoader = page({
  areas: ['public', 'teacher', 'errors'],
  requires: 'nothing',
  load: async ({ url }): Promise<Asked> => {
    const token = url.hash.slice(1) || location.hash.slice(1);
    return { token, ask: await readAsk(token) };
  },
});

/** Opening the page only asks what is asked: a mail program that follows links agrees to nothing. */
async function readAsk(token: string): Promise<Asked['ask']> {
  if (!/^[\w-]{20,80}$/.test(token)) return null;
  try {
    return await client().school.answerConsentLink({ body: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notFound') return null;
    throw error;
  }
}

/** Where a parent says whether a teacher may see what a child learns. */
export default function ClassConsentPage(): ReactElement {
  const t = useWords('teacher');
  // What was asked when the page was opened: a refusal takes the place away, but its answer stays to be read.
  const [{ token, ask }] = useState(useLoaderData<typeof clientLoader>());
  return (
    <div className="start-page">
      <title>{t('teacher.consent.tab')}</title>
      <SiteHeader />
      <main className="start-page-body">
        <Kit pose={ask ? KitReading : KitPuzzled} className="start-page-kit" />
        {ask ? (
          <Ask token={token} ask={ask} />
        ) : (
          <>
            <h1>{t('teacher.consent.tab')}</h1>
            <p className="start-page-lead">{t('teacher.consent.gone')}</p>
          </>
        )}
      </main>
    </div>
  );
}

function Ask({ token, ask }: { readonly token: string; readonly ask: Model<'ConsentAsk'> }): ReactElement {
  const t = useWords('teacher');
  const [state, setState] = useState(ask.state);
  const { isPending, error, run } = useMutation();
  const answer = (agrees: boolean): void =>
    void run(async () => setState((await client().school.answerConsentLink({ body: { token, agrees } })).state));
  const names = { pupil: ask.pupilName, className: ask.className };
  return (
    <section className="lk-card stack-card school-wizard">
      <h1>{t('teacher.consent.title', names)}</h1>
      <TeacherFace teacher={ask.teacher} />
      <p role="status">{state !== 'waiting' && t(`teacher.consent.${state}`, names)}</p>
      <ErrorMessage text={error} />
      <div className="school-row">
        {state === 'waiting' && (
          <Button disabled={isPending} onClick={() => answer(true)}>
            {t('teacher.place.agree')}
          </Button>
        )}
        {state !== 'left' && (
          <Button tone="plain" disabled={isPending} onClick={() => answer(false)}>
            {t(state === 'waiting' ? 'teacher.place.refuse' : 'teacher.consent.takeBack')}
          </Button>
        )}
      </div>
    </section>
  );
}
