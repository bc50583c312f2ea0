import './stats.css';
import { useClient, useStore } from '@logikit/sdk/react';
import { Chip, EnergyIcon, HeartIcon, LevelIcon, StarIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { formatShort } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

/**
 * Life, energy, stars and level of the header; each moves by itself when the store does. The timers follow the
 * platform's time. They stand beside the numbers where there is room: on a phone the row keeps to one line without them.
 */
export function Stats(): ReactElement | null {
  const t = useWords('cabinet');
  const locale = useLocale();
  const client = useClient();
  const profile = useStore(client.profile.store, (state) => (state.status === 'ready' ? state.profile : null));
  const life = useStore(client.life.store, (state) => state);
  const energy = useStore(client.energy.store, (state) => state);
  if (!profile) return null;
  return (
    <div className="stats" role="group" aria-label={t('cabinet.stats.label')}>
      {profile.withLife && (
        <Chip
          className="stats-life"
          icon={<HeartIcon />}
          rest={life.text ?? undefined}
          label={t('cabinet.stats.life', { count: life.value ?? 0 })}
        >
          {life.value}
        </Chip>
      )}
      <Chip
        className="stats-energy"
        icon={<EnergyIcon />}
        rest={energy.text ?? undefined}
        label={t('cabinet.stats.energy', { count: energy.value ?? 0 })}
      >
        {energy.value}
      </Chip>
      <Chip icon={<StarIcon />} label={t('cabinet.stats.stars', { count: profile.stars })}>
        {formatShort(locale, profile.stars)}
      </Chip>
      <Chip icon={<LevelIcon />} label={t('cabinet.stats.level', { level: profile.level })}>
        {profile.level}
      </Chip>
    </div>
  );
}
