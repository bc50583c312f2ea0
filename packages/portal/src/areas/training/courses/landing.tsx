import '../../../layout/start-page.css';
import type { Model } from '@logikit/sdk';
import { Kit, KitReading, KitThinking, KitWaving, NextScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { signedInProfile } from '../../../app/guards.ts';
import { notFound } from '../../../app/not-found.ts';
import { page } from '../../../app/page.ts';
import { client } from '../../../client/client.ts';
import { siteOrigin } from '../../../layout/alternates.ts';
import { SiteHeader } from '../../../layout/site-header.tsx';
import { type Slide, Slides } from '../../../layout/slides.tsx';
import { routePath } from '../../../paths/named-routes.ts';
import { sitePath } from '../../../words/locales.ts';
import { useLocale } from '../../../words/use-words.ts';

interface LandingData {
  readonly landing: Model<'Landing'>;
  /** The slide that the address names. */
  readonly current: string;
  readonly isKnown: boolean;
}

export const clientLoader = page({
  areas: ['public', 'wiki'],
  requires: 'nothing',
  load: async ({ params }): Promise<LandingData> => {
    const [landing, profile] = await Promise.all([
      client().courses.getCourseLanding({ params: { id: params['courseId'] ?? '' } }),
      signedInProfile(),
    ]);
    const current = landing.slides.find(({ slide }) => slide === params['slide'])?.slide;
    if (current === undefined) throw notFound();
    return { landing, current, isKnown: profile !== null };
  },
});

const art = [
  <Kit pose={KitWaving} key="waving" />,
  <Kit pose={KitThinking} key="thinking" />,
  <NextScene motif="meadow" key="meadow" />,
  <Kit pose={KitReading} key="reading" />,
] as const;

/** What a course is, for whoever has been sent its address: a thought a page, and then the start. */
export default function CourseLanding(): ReactElement {
  const locale = useLocale();
  const { landing, current, isKnown } = useLoaderData<typeof clientLoader>();
  const told = landing.slides.map(({ slide, translations }) => ({ key: slide, ...Object.values(translations)[0] }));
  const hrefOf = (key: string): string => sitePath(locale, `courses/${landing.slug}/landing/${key}`);
  const [first] = told;
  const here = told.find(({ key }) => key === current);
  const slides = told.map(({ key, title = '', text }, index): Slide => ({
    key,
    art: art[index % art.length],
    title,
    content: <p>{text}</p>,
  }));
  return (
    <div className="start-page">
      <title>{`${here?.title ?? ''} · Logikit`}</title>
      {first && <link rel="canonical" href={siteOrigin + hrefOf(first.key)} />}
      <SiteHeader />
      <main>
        <h1 className="lk-unseen">{first?.title}</h1>
        <Slides
          slides={slides}
          current={current}
          hrefOf={hrefOf}
          finish={{
            to: routePath(locale, isKnown ? 'cabinet.main' : 'auth.start'),
            label: told.at(-1)?.action || (first?.title ?? ''),
          }}
        />
      </main>
    </div>
  );
}
