import { NextScene, type SceneMotif } from '@logikit/widgets/ui';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Locale } from '../../words/locales.ts';
import { PageHead } from '../page-head.tsx';
import { ReadingLayout } from './reading-page.tsx';

/** Where the server writes what it has read: `name` is a field of the page, or of the item of the list around it. */
export const field = (name: string): string => `{{${name}}}`;

interface PartProps {
  readonly of: string;
  readonly children: ReactNode;
}

/** Once for every item of a list. */
export function Each({ of, children }: PartProps): ReactElement {
  return (
    <>
      {`{{#each ${of}}}`}
      {children}
      {'{{/each}}'}
    </>
  );
}

/** Only where there is something in this field. */
export function When({ of, children }: PartProps): ReactElement {
  return (
    <>
      {`{{#if ${of}}}`}
      {children}
      {'{{/if}}'}
    </>
  );
}

const motifs: readonly SceneMotif[] = ['meadow', 'harbour', 'peaks', 'forest', 'desert', 'space'];

/** The landscape that the server chooses. */
export function ChosenLandscape(): ReactElement {
  return (
    <>
      {motifs.map((motif) => (
        <Fragment key={motif}>
          <When of={`landscape.${motif}`}>
            <NextScene motif={motif} />
          </When>
        </Fragment>
      ))}
    </>
  );
}

interface PageTemplateProps {
  /** The address of the written page in a language. */
  readonly pathIn: (locale: Locale) => string;
  readonly children: ReactNode;
}

/**
 * A reading page about something in the database, so that no build can write it: the build makes it with marks in the
 * language of Handlebars, and the server fills them for whoever asks (decision 0054).
 */
export function PageTemplate({ pathIn, children }: PageTemplateProps): ReactElement {
  return (
    <>
      <PageHead title={field('tab')} description={field('description')} pathIn={pathIn}>
        <script type="application/ld+json">{'{{{structuredData}}}'}</script>
      </PageHead>
      <ReadingLayout pathIn={pathIn}>{children}</ReadingLayout>
    </>
  );
}
