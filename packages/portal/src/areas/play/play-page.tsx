import './play.css';
import { BackIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { SoundSwitch } from '../../shell/sound-switch.tsx';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { dashboardPath } from '../cabinet/paths.ts';

interface PlayPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The way back, the name, and nothing else around what is played. */
export function PlayPage({ title, children }: PlayPageProps): ReactElement {
  const t = useWords('play');
  const locale = useLocale();
  return (
    <div className="play-page">
      <title>{t('play.tab', { title })}</title>
      <header className="play-top">
        <Link className="lk-round" to={dashboardPath(locale)} aria-label={t('play.back')}>
          <BackIcon />
        </Link>
        <h1>{title}</h1>
        <SoundSwitch />
        <ThemeSwitch />
      </header>
      <main className="play-main">{children}</main>
    </div>
  );
}
