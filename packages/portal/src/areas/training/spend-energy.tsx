import './spend-energy.css';
import { SdkError } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { type ReactElement, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { EnergyWait } from './energy-wait.tsx';

interface SpendEnergyProps {
  readonly cost: number;
  /** Milliseconds until one more unit grows back. */
  readonly tick: number;
  /** Buys, and goes on from there. */
  readonly spend: () => Promise<unknown>;
  readonly isBusy?: boolean;
}

/** The way into what costs energy: spend it, or wait until there is enough. Nothing is for sale. */
export function SpendEnergy({ cost, tick, spend, isBusy = false }: SpendEnergyProps): ReactElement {
  const t = useWords('training');
  const tErrors = useWords('errors');
  const { energy, profile } = useClient();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const value = useStore(energy.store, (now) => now.value);
  const missing = value === null ? 0 : Math.max(0, cost - value);

  async function open(): Promise<void> {
    setAsking(true);
    setTrouble(null);
    try {
      await spend();
    } catch (error) {
      const code = error instanceof SdkError ? error.code : 'internal';
      setTrouble(code === 'noEnergy' ? 'cantBuyProblem' : code);
      // What we believed to have is not there.
      if (code === 'noEnergy') await profile.load();
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className="spend-energy">
      {missing > 0 ? (
        <EnergyWait missing={missing} tick={tick} />
      ) : (
        <button
          type="button"
          className="lk-button"
          aria-disabled={isAsking || isBusy || undefined}
          onClick={() => !isAsking && void open()}
        >
          {t('training.exercise.open', { count: cost })}
        </button>
      )}
      <p role="alert" className="form-error">
        {trouble && tErrors(`errors.${trouble}`)}
      </p>
    </div>
  );
}
