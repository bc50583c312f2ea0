import { type AnsweredDetail, type ExercisePlace, type LeavesFor, Player, type TrailStop } from '@logikit/widgets';
import { Chip, CloseIcon, HeartIcon } from '@logikit/widgets/ui';
import { useClient, useStore } from '@logikit/sdk/react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { narrator } from '../../../sound/narrator.ts';
import { sounds } from '../../../sound/sounds.ts';
import { currentTheme, subscribeToTheme } from '../../../browser/theme.ts';

import { useLocale, useWords } from '../../../words/use-words.ts';
import type { Sentences } from '../../../words/words.ts';
import { Rest } from '../rest/rest.tsx';
import { useTheoryRead } from '../theory/theory-read.ts';
import { useSolvingPlace } from './use-solving-place.ts';

export interface SolvingPageProps {
  /** Words of the player. */
  readonly messages: Sentences;
  readonly targetLesson: number;
  /** What the problem is solved in. */
  readonly inside: { readonly thread: number } | { readonly block: number } | { readonly exercise: ExercisePlace };
  /** The row of problems; left out, the player draws the thread's own. */
  readonly trail?: readonly TrailStop[];
  readonly pathOf: (problemId: number) => string;
  readonly back: { readonly to: string; readonly label: string };
  readonly onAnswered?: (detail: AnsweredDetail) => void;
  /** After the last problem. */
  readonly onLeave: () => void;
  readonly leavesFor?: LeavesFor;
}

/** One problem on a page of its own. Its address follows what is shown: the result, the theory, a past passing. */
export function SolvingPage(props: SolvingPageProps): ReactElement {
  const { messages, targetLesson, inside, trail, pathOf, back } = props;
  const t = useWords('training');
  const locale = useLocale();
  const client = useClient();
  const navigate = useNavigate();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const problem = Number(useParams()['problemId']);
  const { place, passing, goTo, hearAnswer } = useSolvingPlace(pathOf(problem));
  useTheoryRead(place === 'theory' ? { problemId: problem } : null);
  const isForPreschool = targetLesson !== 2 && targetLesson !== 3;
  const isOutOfLives = useIsOutOfLives() && !isForPreschool;
  return (
    <main className="problem-page">
      <title>{t('training.problem.tab')}</title>
      <Player
        client={client}
        messages={messages}
        lang={locale}
        theme={theme}
        {...inside}
        trail={trail}
        problem={problem}
        passing={passing}
        sounds={{ play: (name) => sounds().play('ui', name) }}
        voice={narrator}
        headingLevel={1}
        isPreschool={isForPreschool}
        leading={
          <Link className="lk-round" to={back.to} aria-label={back.label}>
            <CloseIcon />
          </Link>
        }
        trailing={<Lives />}
        pause={
          isOutOfLives ? ({ hasTheory }) => <Rest onTheory={hasTheory ? () => goTo('theory') : undefined} /> : undefined
        }
        place={place}
        onPlace={goTo}
        onNext={(nextId) => void navigate(pathOf(nextId))}
        onLeave={props.onLeave}
        leavesFor={props.leavesFor}
        onAnswered={(detail) => {
          hearAnswer(detail);
          props.onAnswered?.(detail);
        }}
        // Lives went elsewhere, on another device or page: what we show must say so.
        onError={({ code }) => code === 'noLife' && void client.profile.load()}
      />
    </main>
  );
}

function useIsOutOfLives(): boolean {
  const { life, profile } = useClient();
  const withLife = useStore(profile.store, (state) => state.status === 'ready' && state.profile.withLife);
  const isEmpty = useStore(life.store, ({ value }) => value === 0);
  return withLife && isEmpty;
}

function Lives(): ReactElement | null {
  const t = useWords('cabinet');
  const { life, profile } = useClient();
  const { value } = useStore(life.store);
  const withLife = useStore(profile.store, (state) => state.status === 'ready' && state.profile.withLife);
  if (!withLife) return null;
  return (
    <Chip icon={<HeartIcon />} label={t('cabinet.stats.life', { count: value ?? 0 })}>
      {value}
    </Chip>
  );
}
