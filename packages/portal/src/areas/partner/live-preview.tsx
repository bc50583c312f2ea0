import './partner.css';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { SnippetWidget } from './snippets.ts';

interface LivePreviewProps {
  readonly widget: SnippetWidget;
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly publishableKey: string;
  readonly appearance: Readonly<Record<string, string>>;
}

interface Loader {
  configure(settings: { readonly key: string }): void;
}

const LOADER = '/v1/embed.js';

/** The element itself, loaded as a partner's page loads it and with the partner's key. */
export function LivePreview({ widget, values, publishableKey, appearance }: LivePreviewProps): ReactElement {
  const t = useWords('partner');
  const stage = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<string | null>(null);
  const wish = JSON.stringify({ values, appearance });
  // Follows what was chosen: the element is another one for another key or widget, as it would be on a page.
  useEffect(() => {
    const place = stage.current;
    if (!place) return undefined;
    const element = document.createElement(widget.tag);
    for (const [name, { attribute }] of Object.entries(widget.props)) {
      const value = values[name];
      if (value !== undefined && value !== '' && value !== false)
        element.setAttribute(attribute, value === true ? '' : value);
    }
    for (const [name, value] of Object.entries(appearance)) element.style.setProperty(`--logikit-${name}`, value);
    const hear = (event: Event): void => setCode((event as CustomEvent<{ code: string }>).detail.code);
    element.addEventListener('logikit-ready', () => setCode(null));
    element.addEventListener('logikit-error', hear);
    const load = import(/* @vite-ignore */ LOADER) as Promise<Loader>;
    load.then(
      ({ configure }) => {
        configure({ key: publishableKey });
        place.replaceChildren(element);
      },
      () => setCode('loadFailed'),
    );
    return () => element.remove();
    // oxlint-disable-next-line react/exhaustive-deps -- `wish` is values and appearance, compared by what they say
  }, [widget, publishableKey, wish]);
  return (
    <div className="lk-card partner-card partner-preview">
      <h3>{t('partner.snippet.preview')}</h3>
      <div ref={stage} className="partner-stage" />
      <p role="status">{code !== null && t('partner.snippet.failed', { code })}</p>
    </div>
  );
}
