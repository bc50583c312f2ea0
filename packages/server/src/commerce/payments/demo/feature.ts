import { randomBytes } from 'node:crypto';
import type { Context, FeatureFactory } from '../../../kernel/feature/index.ts';
import type { Gateway } from '../gateway.ts';
import { readDemoSecret } from './demo-payment.db.ts';
import { demoGateway } from './gateway.ts';
import { mountDemoHouse } from './house.ts';
import { sendDemoNotices } from './notices.ts';

const secretOf = ({ sql }: Pick<Context, 'sql'>): Promise<string> =>
  readDemoSecret(sql, randomBytes(24).toString('base64url'));

/** The gateway that is only played, where there is a demo. */
export const demoPay: FeatureFactory = async (context) => {
  const { sql, clock, config, publicUrl } = context;
  if (!config.withDemo) return { name: 'demo-pay' };
  const house = { sql, clock, secret: await secretOf(context) };
  return {
    name: 'demo-pay',
    mount: (app) => mountDemoHouse(app, house),
    rounds: [
      {
        name: 'demo-notices',
        everyMs: 1000,
        run: () => sendDemoNotices({ ...house, address: `${publicUrl()}/service/billing/notice/demo` }),
      },
    ],
  };
};

/** How to reach it. */
export async function openDemoGateway(context: Context): Promise<Gateway> {
  return demoGateway({ url: context.publicUrl, secret: await secretOf(context), clock: context.clock });
}
