import './live-problem.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { sitePath } from '../../words/locales.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';

interface LiveProblemProps extends Model<'SamplePath'> {
  /** Left out: what it is for its audience. */
  readonly title?: string;
  /** Where one goes on; left out: to the first problem of a course. */
  readonly next?: { readonly href: string; readonly label: string };
}

/**
 * The problem of the day: its picture, which becomes the problem itself when somebody touches it. Without scripts, or
 * where one of its files does not come, the picture leads to where one goes on.
 */
export function LiveProblem({ audience, title, next }: LiveProblemProps): ReactElement {
  const t = usePageWords('public');
  const locale = useLocale();
  const { href, label } = next ?? { href: sitePath(locale, 'start'), label: t('public.live.goOn') };
  return (
    <section className="live-problem" id="problem" data-audience={audience} aria-labelledby="live-problem-title">
      <h2 id="live-problem-title" tabIndex={-1}>
        {title ?? t(`public.live.title.${audience}`)}
      </h2>
      <a className="lk-card live-problem-picture" href={href}>
        <img src={`/content/sample/${audience}.png?lang=${locale}`} width="600" height="315" loading="lazy" alt="" />
        <span className="lk-button">{t('public.live.action')}</span>
      </a>
      <p>
        <a className="text-link" href={href}>
          {label}
        </a>
      </p>
    </section>
  );
}
