import { DayIcon, NightIcon, RoundButton } from '@logikit/widgets/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { Tooltip } from '../ui/tooltip.tsx';
import { useWords } from '../words/use-words.ts';
import { saveInterface } from '../browser/interface-settings.ts';
import { chooseTheme, currentTheme, subscribeToTheme } from '../browser/theme.ts';

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
          void saveInterface({ isLightTheme: next === 'light' });
        }}
      >
        {theme === 'light' ? <NightIcon /> : <DayIcon />}
      </RoundButton>
    </Tooltip>
  );
}
