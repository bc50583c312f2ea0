import type { WidgetDescriptor } from '../../src/descriptors/descriptor.ts';
import { comment, detailName, detailsOf, head, importOf, nameOf, short, typeText } from './words.ts';

/** What the loader exports, and the look that a page gives. */
export function printLoader(tokens: readonly string[]): string {
  const names = tokens.map((token) => `'${token.replace('--logikit-', '')}'`);
  return `${head}
    ${comment('Tokens of the look, without `--logikit-`.')}
    export type LogikitToken = ${names.join(' | ')};

    ${comment('Values of tokens: `{ violet: "#0b6e4f" }`.')}
    export type LogikitAppearance = { readonly [Token in LogikitToken]?: string };

    ${comment('Gives a one-time token that the page’s own backend has signed. Asked again whenever a session must be renewed.')}
    export type LogikitGetToken = () => Promise<string>;

    ${comment('What `/v1/embed.js` exports.')}
    export interface LogikitLoader {
      ${comment('Sets key, token source and look of this page.')}
      readonly configure: (settings: {
        ${comment('The publishable key, `pk_…`, where no `data-key` names it.')}
        readonly key?: string;
        readonly getToken?: LogikitGetToken;
        readonly appearance?: LogikitAppearance;
      }) => void;
      ${comment('Lets a person sign in, in a window of the platform. Call it in the handler of a click. Rejects with a `code`.')}
      readonly login: () => Promise<{ readonly userId: number }>;
      ${comment('Ends the session of this page.')}
      readonly logout: () => Promise<void>;
    }`;
}

/** What the script of frames exports. */
export function printFrames(descriptors: readonly WidgetDescriptor[]): string {
  return `${head}
    ${importOf(['LogikitAppearance', 'LogikitGetToken'], 'loader')}
    ${descriptors.map((one) => importOf(detailsOf(one), short(one.tag))).join('\n')}

    ${comment('What every frame is made of.')}
    export interface LogikitFrameBase {
      ${comment('The publishable key; default: `data-key` of the tag of the script.')}
      readonly key?: string;
      readonly appearance?: LogikitAppearance;
      readonly getToken?: LogikitGetToken;
      ${comment('Height in CSS pixels that is kept from the first moment on.')}
      readonly height?: number;
      ${comment('What a screen reader calls the frame.')}
      readonly title?: string;
    }

    ${descriptors.map(printFrame).join('\n')}

    ${comment('A frame of any widget.')}
    export type LogikitFrameOptions = ${descriptors.map((one) => `${nameOf(one)}FrameOptions`).join(' | ')};

    export interface LogikitFrame {
      readonly element: HTMLIFrameElement;
      readonly update: (change: { readonly props?: LogikitFrameOptions['props']; readonly appearance?: LogikitAppearance }) => void;
      readonly call: (method: string) => void;
      readonly remove: () => void;
    }

    ${comment('What `/v1/frame.js` exports.')}
    export interface LogikitFrames {
      ${comment('Puts a widget into `place` as a frame.')}
      readonly createFrame: (place: Element, options: LogikitFrameOptions) => LogikitFrame;
    }`;
}

function printFrame(descriptor: WidgetDescriptor): string {
  const { tag, props, events } = descriptor;
  return `
    ${comment(`A frame of \`<${tag}>\`.`)}
    export interface ${nameOf(descriptor)}FrameOptions extends LogikitFrameBase {
      ${comment('Tag of the widget without `logikit-`.')}
      readonly widget: '${short(tag)}';
      ${comment('Properties of the widget.')}
      readonly props?: {
        ${Object.entries(props)
          .map(([prop, { type, summary }]) => `${comment(summary)}\nreadonly ${prop}?: ${typeText(type)};`)
          .join('\n')}
      };
      ${comment('Listeners by the name of the event without `logikit-`.')}
      readonly on?: {
        ${Object.entries(events)
          .map(
            ([key, { event, summary }]) =>
              `${comment(summary)}\nreadonly '${short(event)}'?: (detail: ${detailName(descriptor, key)}) => void;`,
          )
          .join('\n')}
      };
    }`;
}

/** The same by the addresses that a page imports from, whichever the platform and the version. */
export function printAddresses(): string {
  const exports: Readonly<Record<string, readonly string[]>> = {
    'embed.js': ['configure', 'login', 'logout'].map((name) => typed(name, 'LogikitLoader')),
    'frame.js': [typed('createFrame', 'LogikitFrames')],
  };
  const modules = Object.entries(exports).flatMap(([file, lines]) =>
    ['http', 'https'].map((scheme) => `declare module '${scheme}://*/${file}' {\n${lines.join('\n')}\n}`),
  );
  return [head, ...modules].join('\n');
}

function typed(name: string, from: string): string {
  return `export const ${name}: import('./index.js').${from}['${name}'];`;
}
