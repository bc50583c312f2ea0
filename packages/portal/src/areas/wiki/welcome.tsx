import { Kit, KitCheering, KitReading, KitWaving, NextScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { type Slide, Slides } from '../../layout/slides.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { dashboardPath } from '../../paths/cabinet.ts';
import { welcomePath } from '../../paths/wiki.ts';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['wiki'],
  requires: 'profile',
});

/** Turning a page asks nothing of the platform. */
export function shouldRevalidate(): boolean {
  return false;
}

const art = [
  { key: 'hello', art: <Kit pose={KitWaving} /> },
  { key: 'road', art: <NextScene motif="meadow" /> },
  { key: 'tries', art: <Kit pose={KitReading} /> },
  { key: 'stars', art: <Kit pose={KitCheering} /> },
] as const;

/** How Logikit works, in four thoughts; the last one leads to the dashboard. */
export default function Welcome(): ReactElement {
  const t = useWords('wiki');
  const locale = useLocale();
  const [search] = useSearchParams();
  const asked = search.get('slide');
  const current = art.find(({ key }) => key === asked)?.key ?? 'hello';
  const slides = art.map(({ key, art }): Slide => ({
    key,
    art,
    title: t(`wiki.welcome.${key}.title`),
    content: <p>{t(`wiki.welcome.${key}.text`)}</p>,
  }));
  return (
    <SubPage
      tab={t('wiki.welcome.tab')}
      title={t('wiki.welcome.title')}
      back={{ to: dashboardPath(locale), label: t('wiki.welcome.skip') }}
      width="reading"
    >
      <Slides
        slides={slides}
        current={current}
        hrefOf={(key) => `${welcomePath(locale)}?slide=${key}`}
        finish={{ to: dashboardPath(locale), label: t('wiki.welcome.finish') }}
      />
    </SubPage>
  );
}
