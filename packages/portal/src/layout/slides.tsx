import './slides.css';
import { BackIcon, ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '../words/use-words.ts';

export interface Slide {
  readonly key: string;
  readonly art: ReactNode;
  readonly title: string;
  /** Sentences, or anything richer. */
  readonly content: ReactNode;
}

interface SlidesProps {
  readonly slides: readonly Slide[];
  readonly current: string;
  readonly hrefOf: (key: string) => string;
  /** Where the last slide leads, and what its button says. */
  readonly finish: { readonly to: string; readonly label: string };
}

/** A few thoughts, one at a time; every slide has an address, so the browser's "back" turns a page back. */
export function Slides({ slides, current, hrefOf, finish }: SlidesProps): ReactElement | null {
  const t = useWords('wiki');
  const index = slides.findIndex(({ key }) => key === current);
  const slide = slides[index];
  if (!slide) return null;
  const [before, after] = [slides[index - 1], slides[index + 1]];
  return (
    <section className="lk-card slides" aria-label={t('wiki.slide.of', { slide: index + 1, count: slides.length })}>
      <div className="slides-art" data-tone={index % 4}>
        {slide.art}
      </div>
      <div className="slides-copy">
        <h2>{slide.title}</h2>
        {slide.content}
      </div>
      <nav className="slides-ways" aria-label={t('wiki.slide.ways')}>
        {before ? (
          <Link className="lk-round" to={hrefOf(before.key)} aria-label={t('wiki.slide.back')}>
            <BackIcon />
          </Link>
        ) : (
          <span className="slides-gap" />
        )}
        <span className="slides-dots" aria-hidden>
          {slides.map(({ key }) => (
            <i key={key} data-here={key === current || undefined} />
          ))}
        </span>
        {after ? (
          <Link className="lk-button" to={hrefOf(after.key)}>
            {t('wiki.slide.next')}
            <ChevronIcon />
          </Link>
        ) : (
          <Link className="lk-button" to={finish.to}>
            {finish.label}
          </Link>
        )}
      </nav>
    </section>
  );
}
