import { type SocialNetwork, socialNetworks } from '@logikit/contract';
import type { Context, Feature } from '../../../kernel/feature/index.ts';
import { type DemoProvider, startDemoProvider } from './demo-provider.ts';
import type { Provider } from '../../../kernel/config/index.ts';
import { mountSocialWindow } from './window.ts';

/** Sign-in with networks: those that are set up, or in a demo without any a provider that plays them all. */
export function openSocial(
  context: Pick<Context, 'config' | 'sql' | 'clock' | 'limits' | 'log' | 'publicUrl'>,
): Required<Pick<Feature, 'mount' | 'close'>> {
  const { config, publicUrl, log } = context;
  let demo: Promise<DemoProvider> | null = null;

  async function providers(): Promise<readonly Provider[]> {
    if (!playsDemo(config)) return config.identityProviders;
    demo ??= startDemoProvider({ publicUrl: publicUrl() });
    demo.catch((error: unknown) => {
      demo = null;
      log.error({ err: error }, 'the demo identity provider did not start');
    });
    return (await demo).providers;
  }

  return {
    mount: (app) =>
      mountSocialWindow(app, {
        ...context,
        provider: async (network) => (await providers()).find((one) => one.network === network) ?? null,
      }),
    close: async () => {
      await (await demo)?.close();
    },
  };
}

/** A real provider and the demo never stand side by side, and production has a demo only where it was asked for one. */
function playsDemo({ withDemo, identityProviders }: Settings): boolean {
  return withDemo && identityProviders.length === 0;
}

/** Where people may sign in here. */
export function networksOf(settings: Settings): SocialNetwork[] {
  const { identityProviders } = settings;
  return playsDemo(settings) ? [...socialNetworks] : identityProviders.map(({ network }) => network);
}

type Settings = Pick<Context['config'], 'withDemo' | 'identityProviders'>;
