import { useClient } from '@logikit/sdk/react';
import type { ReactElement } from 'react';
import { useRevalidator } from 'react-router';
import { SpendEnergy } from '../energy/spend-energy.tsx';
import { pathOf } from './exercise-address.ts';
import type { ExerciseView } from './load-exercise.ts';

/** The way into a block that costs energy. */
export function Opening({ view }: { readonly view: ExerciseView }): ReactElement {
  const { exercises, profile } = useClient();
  const { revalidate, state } = useRevalidator();
  async function open(): Promise<void> {
    await exercises.buyExerciseBlock({ params: pathOf(view.address), query: { complexity: view.address.complexity } });
    await Promise.all([profile.load(), revalidate()]);
  }
  return (
    <SpendEnergy
      cost={view.prediction?.energyCost ?? 0}
      tick={view.energyTick}
      spend={open}
      isBusy={state !== 'idle'}
    />
  );
}
