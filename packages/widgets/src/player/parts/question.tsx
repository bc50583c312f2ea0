import type { ReactElement } from 'react';
import { useState } from 'react';
import { SpeakerIcon } from '../../ui/icons/actions.tsx';
import type { LearnerProblem } from '../player-client.ts';
import { translationOf } from '../problem-words.ts';
import { usePlayer } from './player-context.ts';

export interface QuestionProps {
  readonly problem: LearnerProblem;
  readonly headingLevel: 1 | 2 | 3;
}

/** The question, and the button that reads it aloud. A problem for the ear keeps its words as a transcript (D-039). */
export function Question({ problem, headingLevel }: QuestionProps): ReactElement {
  const { t, lang, player } = usePlayer();
  const [isShown, show] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const isForTheEar = problem.settings.voiceoverOnly && !isShown;
  return (
    <div className="lk-ask" data-ear={isForTheEar || undefined}>
      <button
        type="button"
        className="lk-round"
        aria-label={t('player.question.speak')}
        onClick={() => player.speak(true)}
      >
        <SpeakerIcon />
      </button>
      <Heading tabIndex={-1} part="question" className={isForTheEar ? 'lk-unseen' : 'lk-question'}>
        {translationOf(problem, lang).question}
      </Heading>
      {isForTheEar && (
        <button type="button" className="lk-button" data-plain="" data-size="small" onClick={() => show(true)}>
          {t('player.question.showText')}
        </button>
      )}
    </div>
  );
}
