import { type ComponentType, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Drawing } from '../scene/drawing.tsx';
import { AnswerFrame, type AnswerViewProps } from '../ui/answer-frame.tsx';
import { Button, ButtonLink, RoundButton } from '../ui/button.tsx';
import { ChevronIcon } from '../ui/icons/actions.tsx';
import { Kit } from '../ui/kit/kit.tsx';
import { KitReading } from '../ui/kit/reading.tsx';
import { KitThinking } from '../ui/kit/thinking.tsx';
import { KitWaving } from '../ui/kit/waving.tsx';
import type { ShownLanding } from './landing-props.ts';
import type { Slide } from './slides.ts';

export interface LandingViewProps extends AnswerViewProps<ShownLanding> {
  readonly slides: readonly Slide[];
  /** Its place among the slides, from 0. */
  readonly current: number;
  /** The visitor has come to it from another one. */
  readonly isMoved: boolean;
  readonly isCompact: boolean;
  readonly addressOf: (link: string) => string;
  readonly renderProblem: ((problem: number) => ReactNode) | undefined;
  readonly onMove: (to: number) => void;
  /** False keeps the visitor here. */
  readonly onStart: (href: string) => boolean;
}

/** There is no such course, event or partner. */
const final = { notFound: 'gone' };
const poses: readonly ComponentType[] = [KitWaving, KitReading, KitThinking];

/** The landing in each of its states. */
export function LandingView(props: LandingViewProps): ReactElement {
  return (
    <AnswerFrame
      view={props}
      className="lk-landing"
      part="landing"
      say={(key) => props.translate(`landing.${key}`)}
      final={final}
    >
      {(landing) => (
        <>
          <Shown {...props} />
          <Controls {...props} />
          <Start {...props} landing={landing} />
        </>
      )}
    </AnswerFrame>
  );
}

function Shown({ slides, current, isMoved, isCompact, translate, renderProblem }: LandingViewProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  // Follows the slides: whoever has pressed reads on there, and hears what it is.
  useEffect(() => {
    if (isMoved) heading.current?.focus({ preventScroll: true });
  }, [current, isMoved]);
  const slide = slides[current];
  const isProblem = slide !== undefined && 'problem' in slide;
  return (
    <div className="lk-landing-slide" part="slide" data-problem={isProblem || undefined}>
      {slide && !isProblem && !isCompact && (
        <div className="lk-landing-picture" part="picture">
          {slide.image ? <Drawing picture={slide.image} /> : <Kit pose={poses[current % poses.length] ?? KitWaving} />}
        </div>
      )}
      <h2 ref={heading} tabIndex={-1} part="title">
        {isProblem ? translate('landing.try') : slide?.title}
      </h2>
      {isProblem ? renderProblem?.(slide.problem) : <p>{slide?.text}</p>}
    </div>
  );
}

function Controls({ slides, current, translate, onMove }: LandingViewProps): ReactElement | null {
  if (slides.length < 2) return null;
  const isLast = current === slides.length - 1;
  return (
    <nav className="lk-landing-controls" aria-label={translate('landing.slides')}>
      <RoundButton
        aria-label={translate('landing.back')}
        data-turned=""
        disabled={current === 0}
        onClick={() => onMove(current - 1)}
      >
        <ChevronIcon />
      </RoundButton>
      <ul part="dots">
        {slides.map((_, index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={translate('landing.slide', { number: index + 1, of: slides.length })}
              aria-current={index === current}
              onClick={() => onMove(index)}
            />
          </li>
        ))}
      </ul>
      <Button tone="plain" size="small" disabled={isLast} onClick={() => onMove(current + 1)}>
        {translate('landing.next')}
      </Button>
    </nav>
  );
}

function Start({
  landing,
  addressOf,
  onStart,
  translate,
}: LandingViewProps & { readonly landing: ShownLanding }): ReactElement {
  const href = addressOf(landing.link);
  return (
    <ButtonLink
      className="lk-landing-start"
      part="start"
      href={href}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        if (!onStart(href)) event.preventDefault();
      }}
    >
      {landing.action || translate('landing.start')}
    </ButtonLink>
  );
}
