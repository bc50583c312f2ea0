import './theory.css';
import type { Model } from '@logikit/sdk';
import { Drawing, Kit, KitReading } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { ReadAloud } from './read-aloud.tsx';
import type { Locale } from '../../../words/locales.ts';
import { useLocale } from '../../../words/use-words.ts';

interface TheoryPaperProps {
  readonly theory: Model<'Theory'>;
  /** What stands under the text: where to go from here. */
  readonly children?: ReactNode;
}

/** One page of theory, with its picture where the author wants it and a voice that reads it. */
export function TheoryPaper({ theory, children }: TheoryPaperProps): ReactElement {
  const locale = useLocale();
  const words = wordsOf(theory, locale);
  const narration = theory.audio ?? theory.narrations[locale] ?? words?.paragraphs.join(' ') ?? '';
  return (
    <article className="lk-card theory" data-image={theory.settings.imagePlacement}>
      <header className="theory-top">
        <Kit pose={KitReading} className="theory-kit" />
        <h2>{words?.title}</h2>
        <ReadAloud text={narration} />
      </header>
      <div className="theory-body">
        <div className="theory-text">
          {words?.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {theory.image && (
          <figure className="lk-lit theory-picture">
            <Drawing picture={theory.image} label={words?.alt} />
          </figure>
        )}
      </div>
      {children}
    </article>
  );
}

/** The texts in the reader's language; an editor gets all of them and a learner only this one. */
export function wordsOf(theory: Model<'Theory'>, locale: Locale): Model<'Theory'>['translations'][Locale] {
  return theory.translations[locale] ?? Object.values(theory.translations)[0];
}
