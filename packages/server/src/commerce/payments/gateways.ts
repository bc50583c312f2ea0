import type { Config } from '../../kernel/config/index.ts';
import type { Context } from '../../kernel/feature/index.ts';
import { openDemoGateway } from './demo/index.ts';
import type { Gateway } from './gateway.ts';
import { stripeGateway } from './stripe/index.ts';

/** The houses that can be asked, by the name of their adapter: also one that takes no new payments any more. */
export async function openGateways(context: Context): Promise<Readonly<Record<string, Gateway>>> {
  const { clock, config } = context;
  return {
    ...(config.withDemo && { demo: await openDemoGateway(context) }),
    ...(config.stripe && { stripe: stripeGateway({ ...config.stripe, clock }) }),
  };
}

/** Who carries new payments, of whichever billing type (rule D-210); null: nothing can be paid. */
export function adapterOf({ stripe, withDemo }: Pick<Config, 'stripe' | 'withDemo'>): 'stripe' | 'demo' | null {
  if (stripe) return 'stripe';
  return withDemo ? 'demo' : null;
}
