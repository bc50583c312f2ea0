import type { ForwardedRef, ReactElement } from 'react';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTheme } from '../theme/use-theme.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { createTranslate } from '../words/formatter.ts';
import type { LandingHandle } from './landing.descriptor.ts';
import type { LandingProps } from './landing-props.ts';
import { LandingView } from './landing.view.tsx';
import { slidesOf } from './slides.ts';
import { startAddress } from './start-address.ts';

/** The landing of a course, an event or a partner as a React component. Needs `@logikit/widgets/styles.css`. */
export const Landing = forwardRef(function Landing(
  props: LandingProps,
  ref: ForwardedRef<LandingHandle>,
): ReactElement {
  const { client, publishableKey: key, course, event, partner, lang, messages, renderProblem } = props;
  const wished = (props.slide ?? 1) - 1;
  const [at, setAt] = useState(wished);
  const [isMoved, setMoved] = useState(false);
  const query = { key, ...(course && { course }), ...(event && { event }), ...(partner && { partner }) };
  const slidesIn = (answer: Parameters<typeof slidesOf>[0]) => slidesOf(answer, renderProblem !== undefined);
  const [state, reload] = useAnswer({
    ask: () => client.promo.getShownLanding({ query }),
    subject: JSON.stringify([course, event, partner]),
    wish: JSON.stringify([key, lang]),
    onAnswer(answer) {
      props.onReady?.({ kind: answer.kind, name: answer.name, slides: slidesIn(answer).length });
    },
    onError: (error) => props.onError?.(error),
  });
  const slides = state.status === 'full' ? slidesIn(state.answer) : [];
  const current = Math.max(0, Math.min(at, slides.length - 1));
  const move = (to: number): void => {
    if (to === current || slides[to] === undefined) return;
    setAt(to);
    setMoved(true);
    props.onSlideShown?.({ slide: to + 1 });
  };
  // Follows the page's wish.
  useEffect(() => setAt(wished), [wished, course, event, partner]);
  const step = useRef<(by: number) => void>(() => undefined);
  // Follows the slides: the methods of the element move from where it stands.
  useEffect(() => {
    step.current = (by) => move(current + by);
  });
  useImperativeHandle(ref, () => ({ next: () => step.current(1), back: () => step.current(-1), reload }), [reload]);
  return (
    <LandingView
      state={state}
      slides={slides}
      current={current}
      isMoved={isMoved}
      isCompact={props.compact ?? false}
      theme={useTheme(props.theme)}
      lang={lang}
      translate={createTranslate(lang, messages)}
      addressOf={(link) => startAddress(link, props)}
      renderProblem={renderProblem}
      onMove={move}
      onStart={(href) => props.onStart?.({ href }) ?? true}
      onRetry={reload}
    />
  );
});
