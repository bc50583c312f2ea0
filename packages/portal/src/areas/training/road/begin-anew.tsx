import '../../../ui/dialog.css';
import './begin-anew.css';
import { KitPuzzled, Kit } from '@logikit/widgets/ui';
import { type ReactElement, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { client } from '../../../client/client.ts';
import { formatDay } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';

type State =
  | { readonly status: 'asking' }
  | { readonly status: 'sending' }
  /** Not now: so often is enough. A date says when again. */
  | { readonly status: 'refused'; readonly until: string | null }
  | { readonly status: 'failed' };

/** Takes a whole course back to its start (rule D-095), after saying plainly what goes and that it cannot come back. */
export function BeginAnew({ courseId }: { readonly courseId: number }): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>({ status: 'asking' });

  const open = (): void => {
    setState({ status: 'asking' });
    dialog.current?.showModal();
  };
  const reset = async (): Promise<void> => {
    setState({ status: 'sending' });
    try {
      await client().courses.resetCourseProgress({ body: { courseId } });
      await Promise.all([client().profile.load(), revalidate()]);
      dialog.current?.close();
    } catch (error) {
      setState(refusalOf(error));
    }
  };

  return (
    <>
      <button type="button" className="text-link begin-anew-open" onClick={open}>
        {t('training.anew.open')}
      </button>
      <dialog ref={dialog} className="lk-card dialog" aria-label={t('training.anew.title')}>
        <Kit pose={KitPuzzled} className="begin-anew-kit" />
        <h2>{t('training.anew.title')}</h2>
        <p>{t('training.anew.goes')}</p>
        <p>{t('training.anew.stays')}</p>
        <p role="alert" className="form-error">
          {state.status === 'failed' && t('training.anew.failed')}
          {state.status === 'refused' &&
            (state.until === null
              ? t('training.anew.enough')
              : t('training.anew.wait', { day: formatDay(locale, new Date(`${state.until.replace(' ', 'T')}Z`)) }))}
        </p>
        <button type="button" className="lk-button" onClick={() => dialog.current?.close()}>
          {t('training.anew.keep')}
        </button>
        <button
          type="button"
          className="lk-button"
          data-plain=""
          disabled={state.status === 'sending' || state.status === 'refused'}
          onClick={() => void reset()}
        >
          {t('training.anew.reset')}
        </button>
      </dialog>
    </>
  );
}

function refusalOf(error: unknown): State {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'resetNotAllowed') return { status: 'failed' };
  const data = 'data' in error ? error.data : null;
  const until =
    typeof data === 'object' && data !== null && 'nextProgressResetDate' in data && data.nextProgressResetDate;
  return { status: 'refused', until: typeof until === 'string' ? until : null };
}
