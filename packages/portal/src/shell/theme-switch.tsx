import { DayIcon, NightIcon, RoundButton } from '@logikit/widgets/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { Tooltip } from '../ui/tooltip.tsx';
import { useWords } from '../words/use-words.ts';
import { keepInterface } from './interface.ts';
import { chooseTheme, currentTheme, subscribeToTheme } from './theme.ts';

export function ThemeSwitch(): ReactElement {
  const t = useWords('public');
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const next = theme === 'light' ? 'laboratory' : 'light';
  const name = t(`public.theme.${next}`);
  return (
    <Tooltip text={name}>
      <RoundButton
        aria-label={name}
        onClick={() => {
          chooseTheme(next);
          void keepInterface({ isLightTheme: next === 'light' });
        }}
      >
        {theme === 'light' ? <NightIcon /> : <DayIcon />}
      </RoundButton>
    </Tooltip>
  );
}
