import './placement.css';
import { useClient, useStore } from '@logikit/sdk/react';
import { Button, buttonLook, ChevronIcon, CloseIcon, FinaleScene } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link, useLoaderData } from 'react-router';
import { page } from '../../../app/page.ts';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { routePath } from '../../../paths/named-routes.ts';
import { roadPath } from '../../../paths/training.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { loadPlacement, type PlacementData, placementLesson } from './load-placement.ts';
import { useNextProblem } from './use-next-problem.ts';

export const clientLoader = page({
  areas: ['training'],
  requires: 'profile',
  load: ({ params }): Promise<PlacementData> => loadPlacement(placementLesson(params)),
});

/** Eight problems that find the chapter to begin with: what they are, and what they have found. */
export default function PlacementPage(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const isAdult = useStore(useClient().profile.store, ({ profile }) => profile?.who === 'adult');
  const { lesson, chapter, first } = useLoaderData<typeof clientLoader>();
  return (
    <main className="placement">
      <title>{t('training.road.tab', { title: t('training.placement.title') })}</title>
      <FinaleScene
        motif={chapter?.view.roadImage ?? 'peaks'}
        next={null}
        isKitThere={!isAdult}
        className="placement-scene"
      />
      <Link className="lk-round placement-close" to={dashboardPath(locale)} aria-label={t('training.road.back')}>
        <CloseIcon />
      </Link>
      {chapter ? <Found isAdult={isAdult} /> : <Invitation />}
      {first && (
        <Link {...buttonLook({ tone: 'plain' }, 'placement-first')} to={roadPath(locale, lesson, first.id)}>
          {t('training.placement.first')}
        </Link>
      )}
    </main>
  );
}

function Invitation(): ReactElement {
  const t = useWords('training');
  const { lesson, placement } = useLoaderData<typeof clientLoader>();
  const { mutation, goOn } = useNextProblem(lesson);
  const { done, total } = placement;
  return (
    <div className="placement-copy">
      <h1>{t('training.placement.title')}</h1>
      <p>{t('training.placement.lead')}</p>
      <p>{t('training.placement.rules')}</p>
      <Button disabled={mutation.isPending} onClick={() => void goOn()}>
        {done === 0 ? t('training.placement.begin') : t('training.placement.go', { done, total })}
        <ChevronIcon />
      </Button>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </div>
  );
}

/** The chapter, and the way to it; one that is closed says what opens it, and only an adult is shown the shop. */
function Found({ isAdult }: { readonly isAdult: boolean }): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { lesson, placement, chapter } = useLoaderData<typeof clientLoader>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { total, solved, place } = placement;
  const title = Object.values(chapter?.translations ?? {})[0]?.title ?? '';
  const isLocked = chapter?.isLocked === true;
  return (
    <div className="placement-copy">
      <h1 ref={heading} tabIndex={-1}>
        {t('training.placement.found', { title })}
      </h1>
      <p>{t('training.placement.where', { number: place?.number ?? 1, solved, total })}</p>
      {isLocked && <p>{isAdult ? t('training.placement.locked') : t('training.placement.asleep')}</p>}
      <div className="form-row">
        <Link className="lk-button" to={roadPath(locale, lesson, chapter?.id ?? 0)}>
          {t('training.placement.way')}
          <ChevronIcon />
        </Link>
        {isLocked && isAdult && (
          <Link {...buttonLook({ tone: 'plain' })} to={routePath(locale, 'cabinet.shop')}>
            {t('training.placement.subscribe')}
          </Link>
        )}
      </div>
    </div>
  );
}
