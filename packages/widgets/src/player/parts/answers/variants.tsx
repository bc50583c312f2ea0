import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { CheckIcon } from '../../../ui/icons/actions.tsx';
import { answerKind } from '../../machine/answer.ts';
import type { LearnerVariant } from '../../player-client.ts';
import type { PlayerState, ProblemSession } from '../../machine/problem-session.ts';
import { isPutAside } from '../../machine/problem-session.ts';
import { variantName, variantWords } from '../../problem-words.ts';
import { Drawing } from '../../../scene/drawing.tsx';
import { usePlayer } from '../player-context.ts';
import { useRoving } from '../../../scene/roving.ts';

export interface VariantsProps {
  readonly session: ProblemSession;
  readonly status: PlayerState['status'];
  readonly label: string;
}

/** Cards that can be picked up: a radio group, or checkboxes when several may be right. */
export function Variants({ session, status, label }: VariantsProps): ReactElement {
  const { player } = usePlayer();
  const { problem, draft } = session;
  const isMulti = answerKind(problem) === 'multi';
  const isOver = status === 'right' || status === 'closed' || status === 'review';
  const roving = useRoving();
  const chosen = isMulti ? -1 : problem.variants.findIndex((variant) => draft.selected.includes(variant.id));
  const stop = chosen < 0 ? roving.stop : chosen;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = roving.move(event);
    const variant = problem.variants[to ?? -1];
    if (variant && !isMulti && !isOver) player.select(variant.id, false);
  };

  return (
    <div
      className="lk-variants"
      role={isMulti ? 'group' : 'radiogroup'}
      aria-label={label}
      data-count={problem.variants.length}
      data-words={hasLongWords(problem.variants) || undefined}
      onKeyDown={onKeyDown}
      onFocus={roving.onFocus}
    >
      {problem.variants.map((variant, index) => (
        <Card key={variant.id} variant={variant} session={session} isOver={isOver} isStop={index === stop} />
      ))}
    </div>
  );
}

function hasLongWords(variants: readonly LearnerVariant[]): boolean {
  return variants.some(
    ({ image, translations }) => !image && Object.values(translations).some((words) => words.text.length > 14),
  );
}

interface CardProps {
  readonly variant: LearnerVariant;
  readonly session: ProblemSession;
  readonly isOver: boolean;
  readonly isStop: boolean;
}

function Card({ variant, session, isOver, isStop }: CardProps): ReactElement {
  const { t, lang, player } = usePlayer();
  const { text } = variantWords(variant, lang);
  const isSelected = session.draft.selected.includes(variant.id);
  const isRemoved = session.removed.includes(variant.id);
  const isAside = isPutAside(session, variant.id);
  const isRight = isOver && (session.problem.solution?.rightVariants.includes(variant.id) ?? false);
  const isMulti = answerKind(session.problem) === 'multi';
  const name = variantName(variant, lang);
  // NOTE: a click by key has detail 0; only a pointer may start the automatic sending.
  const onClick = (event: MouseEvent) => !isOver && !isAside && player.select(variant.id, event.detail > 0);
  return (
    <button
      type="button"
      part="variant"
      className="lk-variant lk-lit"
      role={isMulti ? 'checkbox' : 'radio'}
      aria-checked={isSelected}
      aria-disabled={isOver || isAside || undefined}
      aria-label={isRight ? t('player.variant.right', { name }) : isAside ? t('player.variant.aside', { name }) : name}
      tabIndex={isStop ? 0 : -1}
      data-selected={isSelected || undefined}
      data-tried={(isAside && !isRemoved) || undefined}
      data-removed={isRemoved || undefined}
      data-right={isRight || undefined}
      style={variant.backgroundColor ? { backgroundColor: variant.backgroundColor } : undefined}
      onClick={onClick}
    >
      {variant.image && <Drawing picture={variant.image} className="lk-variant-art" />}
      {text && <span className="lk-variant-text">{text}</span>}
      {(isRight || (isMulti && isSelected)) && (
        <span className="lk-tick" data-right={isRight || undefined}>
          <CheckIcon />
        </span>
      )}
    </button>
  );
}
