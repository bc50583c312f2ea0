import { DayIcon, NightIcon, RoundButton } from '@logikit/widgets/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useWords } from '../words/use-words.ts';
import { keepInterface } from './interface.ts';
import { chooseTheme, currentTheme, subscribeToTheme } from './theme.ts';

export function ThemeSwitch(): ReactElement {
  const t = useWords('public');
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const next = theme === 'light' ? 'laboratory' : 'light';
  return (
    <RoundButton
      aria-label={t(`public.theme.${next}`)}
      onClick={() => {
        chooseTheme(next);
        void keepInterface({ isLightTheme: next === 'light' });
      }}
    >
      {theme === 'light' ? <NightIcon /> : <DayIcon />}
    </RoundButton>
  );
}
