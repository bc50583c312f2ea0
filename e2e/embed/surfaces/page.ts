/** What the test gives to each of the pages. */
export interface Given {
  readonly platform: string;
  readonly problem: number;
}

declare global {
  /** Writes down what the player told; the test put it there. */
  var tell: (name: string, detail: object) => void;
}

const query = new URLSearchParams(location.search);
export const given: Given = { platform: query.get('platform') ?? '', problem: Number(query.get('problem')) };

export function place(): HTMLElement {
  const main = document.createElement('main');
  document.body.append(main);
  return main;
}

export const events = ['ready', 'answered', 'completed', 'error'] as const;

/** Takes a script of the platform, as a partner's page does. */
export function load(name: 'embed.js' | 'frame.js'): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = `${given.platform}/v1/${name}`;
  script.crossOrigin = 'anonymous';
  script.dataset['key'] = 'pk_demo';
  document.head.append(script);
}
