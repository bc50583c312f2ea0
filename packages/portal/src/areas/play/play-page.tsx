import type { ReactElement, ReactNode } from 'react';
import { SoundSwitch } from '../../layout/cabinet/sound-switch.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { ThemeSwitch } from '../../layout/theme-switch.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { dashboardPath } from '../../paths/cabinet.ts';

interface PlayPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The way back, the name, and nothing else around what is played. */
export function PlayPage({ title, children }: PlayPageProps): ReactElement {
  const t = useWords('play');
  const locale = useLocale();
  return (
    <SubPage
      tab={t('play.tab', { title })}
      title={title}
      back={{ to: dashboardPath(locale), label: t('play.back') }}
      trailing={
        <>
          <SoundSwitch />
          <ThemeSwitch />
        </>
      }
    >
      {children}
    </SubPage>
  );
}
