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
  /** The area of its words. */
  readonly words: 'rating-board' | 'certificate-card';
  /** Codes that asking again would not help, and what is said instead. */
  readonly final?: Readonly<Record<string, string>>;
  readonly children: (answer: Answer) => ReactNode;
}

/** An answer of the platform in each state of the wait for it. */
export function AnswerFrame<Answer>(props: AnswerFrameProps<Answer>): ReactElement {
  const { view, className, part, words } = props;
  const { state, theme, lang, translate } = view;
  return (
    <section
      className={`lk-root ${className}`}
      part={part}
      lang={lang}
      data-theme={theme}
      data-state={state.status}
      aria-label={translate(`${words}.name`)}
      aria-busy={state.status === 'loading' || state.status === 'skeleton'}
    >
      {contentOf(props)}
    </section>
  );
}

function contentOf<Answer>({ view, words, final = {}, children }: AnswerFrameProps<Answer>): ReactNode {
  const { state, translate, onRetry } = view;
  switch (state.status) {
    case 'loading':
      return null;
    case 'skeleton':
      return <div className="lk-answer-skeleton" />;
    case 'offline':
    case 'failed': {
      const said = final[state.code];
      const place = `${words}.${said ?? state.status}`;
      return (
        <Said title={translate(`${place}.title`)} text={translate(`${place}.text`)}>
          {said === undefined && <Button onClick={onRetry}>{translate(`${words}.retry`)}</Button>}
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
