import type { ReactElement } from 'react';
import { useRef, useState } from 'react';
import { answerKind } from '../machine/answer.ts';
import type { SessionState } from '../machine/problem-session.ts';
import { translationOf } from '../problem-words.ts';
import { Drawing } from '../../scene/drawing.tsx';
import { NumberInput } from './answers/number-input.tsx';
import { usePlayer } from './player-context.ts';
import { emptyHand, type Hand } from '../../scene/hand.ts';
import { Variants } from './answers/variants.tsx';

/** The picture and the answer: cards, a number, or the graphic itself. */
export function Stage({ state }: { readonly state: SessionState }): ReactElement {
  const { lang, lazy } = usePlayer();
  const { SceneView, SceneTools } = lazy.scene ?? {};
  const [hand, take] = useState<Hand>(emptyHand);
  const svg = useRef<SVGSVGElement>(null);
  const { session, status } = state;
  const { problem } = session;
  const label = translationOf(problem, lang).question;
  const isOver = status !== 'idle' && status !== 'chosen' && status !== 'notYet' && status !== 'refused';
  const scene = problem.graphic && {
    scene: problem.graphic.scene,
    state: shownGraphic(state) ?? { v: 1 as const, parts: {} },
    hand: isOver ? emptyHand : hand,
    take,
    isOver,
    highlight: highlightOf(state),
    svg,
  };
  const kind = answerKind(problem);
  const isInside = problem.viewSettings.variantsInContent && kind !== 'number' && kind !== 'graphic';
  const answers =
    kind === 'number' ? (
      <NumberInput session={session} status={status} isOver={isOver} label={label} />
    ) : kind === 'graphic' ? null : (
      <Variants session={session} status={status} label={label} />
    );
  const hasFigure = problem.contentImage !== null || scene !== null || isInside;
  return (
    <>
      {hasFigure && (
        <figure className="lk-card lk-lit lk-picture" part="picture" data-scene={scene ? '' : undefined}>
          <ContentPicture state={state} svg={svg} />
          {scene && SceneView && <SceneView {...scene} />}
          {isInside && answers}
          {status === 'right' && lazy.feedback && <lazy.feedback.ProblemConfetti motif={problem.confettiPattern} />}
        </figure>
      )}
      <div className="lk-answers">
        {!isInside && answers}
        {scene && SceneTools && <SceneTools {...scene} />}
      </div>
    </>
  );
}

function ContentPicture({
  state,
  svg,
}: {
  readonly state: SessionState;
  readonly svg: { readonly current: SVGSVGElement | null };
}): ReactElement | null {
  const { lang, lazy } = usePlayer();
  const { Highlight, markNews } = lazy.feedback ?? {};
  const { problem } = state.session;
  const isOver = state.status === 'right' || state.status === 'closed';
  const answer = isOver ? problem.solution?.explanationImage : null;
  const before = problem.contentImage;
  const picture = answer ? (markNews?.(before, answer) ?? answer) : before;
  if (problem.graphic && !answer) return <p className="lk-unseen">{translationOf(problem, lang).alt}</p>;
  if (!picture || problem.graphic) return null;
  return (
    <Drawing picture={picture} className="lk-picture-art" label={translationOf(problem, lang).alt} svgRef={svg}>
      {Highlight && <Highlight svg={svg} ids={highlightOf(state)} />}
    </Drawing>
  );
}

/** The learner's own graphic, or the right one when the problem was closed without it. */
function shownGraphic({ status, session }: SessionState) {
  return (status === 'closed' && session.problem.solution?.rightState) || session.draft.graphic;
}

/** What to look at: where the hint, the feedback or the current step of the solution points. */
function highlightOf(state: SessionState): readonly string[] {
  const { panel, problem } = state.session;
  if (panel.show === 'hint') return panel.hint.pointer?.highlight ?? [];
  if (state.status === 'notYet') return state.passing.feedback?.highlight ?? [];
  if ('step' in state && state.step !== null) return problem.solution?.steps[state.step]?.highlight ?? [];
  return [];
}
