import './energy-wait.css';
import { clockText, splitTime } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { EnergyIcon, Kit, KitSleeping } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { BigTimer } from '../../../ui/timers/big-timer.tsx';
import { routePath } from '../../../paths/named-routes.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { dashboardPath } from '../../../paths/cabinet.ts';

interface EnergyWaitProps {
  /** Units that are missing. */
  readonly missing: number;
  /** Milliseconds until a unit grows back. */
  readonly tick: number;
}

/** Too little energy: how long it takes by the platform's clock until there is enough, and what needs none. */
export function EnergyWait({ missing, tick }: EnergyWaitProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { energy, serverTime } = useClient();
  // Draws anew every second, because the store does.
  const { nextAt, text } = useStore(energy.store);
  const left = nextAt === null || text === null ? 0 : nextAt - serverTime.now() + (missing - 1) * tick;
  return (
    <div className="energy-wait">
      <Kit pose={KitSleeping} className="energy-wait-kit" />
      <p>{t('training.exercise.wait')}</p>
      <BigTimer
        label={t('training.exercise.timer')}
        icon={<EnergyIcon />}
        tone="sky"
        text={clockText(splitTime(left), true)}
      />
      <div className="energy-wait-ways">
        <Link className="lk-button" data-plain="" data-size="small" to={dashboardPath(locale)}>
          {t('training.exercise.toRoad')}
        </Link>
        <Link className="lk-button" data-plain="" data-size="small" to={routePath(locale, 'cabinet.events')}>
          {t('training.rest.events')}
        </Link>
      </div>
    </div>
  );
}
