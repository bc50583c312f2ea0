import './spend-energy.css';
import { useClient, useStore } from '@logikit/sdk/react';
import type { ReactElement } from 'react';
import { errorCode, errorCodeText } from '../../../client/error-text.ts';
import { useMutation } from '../../../client/use-mutation.ts';
import { useWords } from '../../../words/use-words.ts';
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
  const { energy, profile } = useClient();
  const { isPending, error, run } = useMutation({
    refreshes: 'nothing',
    describe: (cause) => (errorCode(cause) === 'noEnergy' ? errorCodeText('cantBuyProblem') : null),
  });
  const value = useStore(energy.store, (now) => now.value);
  const missing = value === null ? 0 : Math.max(0, cost - value);

  const open = (): Promise<boolean> =>
    run(async () => {
      try {
        await spend();
      } catch (cause) {
        // What we believed to have is not there.
        if (errorCode(cause) === 'noEnergy') await profile.load();
        throw cause;
      }
    });

  return (
    <div className="spend-energy">
      {missing > 0 ? (
        <EnergyWait missing={missing} tick={tick} />
      ) : (
        <button
          type="button"
          className="lk-button"
          aria-disabled={isPending || isBusy || undefined}
          onClick={() => !isPending && void open()}
        >
          {t('training.exercise.open', { count: cost })}
        </button>
      )}
      <p role="alert" className="form-error">
        {error}
      </p>
    </div>
  );
}
