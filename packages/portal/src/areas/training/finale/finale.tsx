import './finale.css';
import { useClient, useStore } from '@logikit/sdk/react';
import finaleTune from '@logikit/widgets/sounds/finale.wav?url';
import { ChevronIcon, CloseIcon, FinaleScene } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link, useLoaderData } from 'react-router';
import { page } from '../../../app/page.ts';
import { SituationalCard } from '../../../layout/situational-card.tsx';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { roadPath } from '../../../paths/training.ts';
import { Said } from '../../../sound/said.tsx';
import { sounds } from '../../../sound/sounds.ts';
import { useFirstWord } from '../../../sound/use-voice.ts';
import { formatList } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { numberIn } from '../numbers-in-address.ts';
import { isTopic } from '../topics.ts';
import { type FinaleData, loadFinale } from './load-finale.ts';
import { StarArc } from './star-arc.tsx';

/** As long the tune is; then Kit speaks. */
const TUNE_MS = 3100;
/** More of what was learned than this is no sentence any more. */
const MOST_IDEAS = 3;

export const clientLoader = page({
  areas: ['training', 'finale', 'collections', 'errors'],
  requires: 'profile',
  load: ({ locale, params }): Promise<FinaleData> => loadFinale(locale, numberIn(params, 'threadId')),
});

/** The end of a chapter: its landscape, what was learned, the stars, a card, and the next world behind the mist. */
export default function Finale(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const isAdult = useStore(useClient().profile.store, ({ profile }) => profile?.who === 'adult');
  const { thread, next } = useLoaderData<typeof clientLoader>();
  useTune();
  return (
    <main className="finale">
      <FinaleScene
        motif={thread.view.roadImage}
        next={next?.view.roadImage ?? null}
        isKitThere={!isAdult}
        className="finale-scene"
      />
      <Link
        className="lk-round finale-close"
        to={roadPath(locale, thread.targetLessonId, thread.id)}
        aria-label={t('training.problem.back')}
      >
        <CloseIcon />
      </Link>
      <Won isAdult={isAdult} />
      <SituationalCard isKeepsake />
      <Beyond />
    </main>
  );
}

/** What was walked and learned, and what it has brought; whoever cannot read hears it after the tune. */
function Won({ isAdult }: { readonly isAdult: boolean }): ReactElement {
  const t = useWords('training');
  const finale = useWords('finale');
  const locale = useLocale();
  const { thread } = useLoaderData<typeof clientLoader>();
  const profile = useStore(useClient().profile.store, (state) => state.profile);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLittle = thread.targetLessonId !== 2 && thread.targetLessonId !== 3;
  const chapter = Object.values(thread.translations)[0]?.title ?? '';
  const name = profile && !profile.anonymous ? profile.displayName : '';
  const what = isAdult ? finale('finale.end.adult') : finale(`finale.end.${thread.view.roadImage}`);
  const title = name ? finale('finale.named', { what, name }) : finale('finale.plain', { what });
  const ideas = thread.topics.filter(isTopic).slice(0, MOST_IDEAS);
  const list = formatList(
    locale,
    ideas.map((idea) => finale(`finale.idea.${idea}`)),
  );
  const learned = ideas.length > 0 ? finale('finale.can', { list }) : '';
  const [stars, max] = [thread.problems.reduce((sum, problem) => sum + problem.stars, 0), thread.problems.length * 3];
  const spoken = `${title} ${learned}`;
  useFirstWord(isLittle ? spoken : null, TUNE_MS);
  // Takes the focus along, which was on a button that is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="finale-won">
      <title>{t('training.road.tab', { title: chapter })}</title>
      <p className="finale-chapter">{chapter}</p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="finale-learned">{learned}</p>
      <StarArc earned={stars} of={max} />
      <div className="finale-sum">
        <p>{t('training.road.stars', { stars, max })}</p>
        {isLittle && (
          <Said text={spoken} className="finale-said">
            {null}
          </Said>
        )}
      </div>
    </div>
  );
}

/** Where to go on. */
function Beyond(): ReactElement {
  const t = useWords('training');
  const finale = useWords('finale');
  const locale = useLocale();
  const { next, isCourseOver } = useLoaderData<typeof clientLoader>();
  if (!next) {
    return (
      <div className="finale-beyond">
        {isCourseOver && <p>{finale('finale.whole')}</p>}
        <Link className="lk-button" to={dashboardPath(locale)}>
          {t('training.road.back')}
          <ChevronIcon />
        </Link>
      </div>
    );
  }
  return (
    <div className="finale-beyond" data-misty="">
      <p>{next.isLocked ? finale('finale.misty') : finale('finale.lifting')}</p>
      <Link className="lk-button" to={roadPath(locale, next.targetLessonId, next.id)}>
        {finale('finale.next', { title: Object.values(next.translations)[0]?.title ?? '' })}
        <ChevronIcon />
      </Link>
    </div>
  );
}

/** Plays once, with the sounds of the page. */
function useTune(): void {
  // Follows the page: its tune begins with it and ends with it.
  useEffect(() => {
    sounds().add('ui', 'finale', { src: [finaleTune] });
    sounds().play('ui', 'finale');
    return () => {
      sounds().stop('ui', 'finale');
      sounds().remove('ui', 'finale');
    };
  }, []);
}
