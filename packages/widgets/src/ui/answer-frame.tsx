import type { ReactElement, ReactNode } from 'react';
import type { Translate } from '../words/formatter.ts';
import { Button } from './button.tsx';
import type { AnswerState } from './use-answer.ts';

/** What the view of an answer of the platform is given. */
export interface AnswerViewProps<Answer> {
  readonly state: AnswerState<Answer>;
  readonly theme: 'light' | 'laboratory';
  readonly lang: string;
  readonly translate: Translate;
  readonly onRetry: () => void;
}

interface AnswerFrameProps<Answer> {
  readonly view: AnswerViewProps<Answer>;
  readonly className: string;
  readonly part: string;
  /** Its words: `name`, `retry`, and title and text of `offline` and `failed`. */
  readonly say: (key: string) => string;
  /** Codes that asking again would not help, and what is said instead. */
  readonly final?: Readonly<Record<string, string>>;
  /** What can be done about such a code. */
  readonly onFinal?: (code: string) => ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** An answer of the platform in each state of the wait for it. */
export function AnswerFrame<Answer>(props: AnswerFrameProps<Answer>): ReactElement {
  const { view, className, part, say } = props;
  const { state, theme, lang } = view;
  return (
    <section
      className={`lk-root ${className}`}
      part={part}
      lang={lang}
      data-theme={theme}
      data-state={state.status}
      aria-label={say('name')}
      aria-busy={state.status === 'loading' || state.status === 'skeleton'}
    >
      {contentOf(props)}
    </section>
  );
}

function contentOf<Answer>(props: AnswerFrameProps<Answer>): ReactNode {
  const { view, say, final = {}, onFinal, children } = props;
  const { state, onRetry } = view;
  switch (state.status) {
    case 'loading':
      return null;
    case 'skeleton':
      return <div className="lk-answer-skeleton" />;
    case 'offline':
    case 'failed': {
      const said = final[state.code];
      const place = said ?? state.status;
      return (
        <Said title={say(`${place}.title`)} text={say(`${place}.text`)}>
          {said === undefined ? <Button onClick={onRetry}>{say('retry')}</Button> : onFinal?.(state.code)}
        </Said>
      );
    }
    case 'full':
      return children(state.answer);
  }
}

interface SaidProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Stands where an answer would. */
export function Said({ title, text, children }: SaidProps): ReactElement {
  return (
    <div className="lk-answer-say" role="status">
      <p className="lk-answer-say-title">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}
