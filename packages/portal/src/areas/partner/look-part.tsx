import './partner.css';
import { appearanceTokens, colourTokens, contrastOf, sizeTokens } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { client } from '../../client/client.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { Part } from './part.tsx';
import { useMutation } from '../../client/use-mutation.ts';
import { partnerErrorText } from './partner-error-text.ts';

type Look = Readonly<Record<string, string>>;

/** What is written on what: words need 4.5 : 1. */
const written: readonly (readonly [text: string, ground: string])[] = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink-2', 'card'],
  ['on-violet', 'violet'],
  ['violet-text', 'card'],
  ['on-sun', 'sun'],
  ['on-mint', 'mint'],
  ['on-coral', 'coral'],
  ['on-sky', 'sky'],
];
const LEAST = 4.5;

/** Colours, corners and type of the widgets: a change is seen in the preview after it is saved. */
export function LookPart({ appearance }: { readonly appearance: Look }): ReactElement {
  const t = useWords('partner');
  const { isPending, error, run } = useMutation({ describe: partnerErrorText });
  const [look, setLook] = useState<Look>(appearance);
  const [ours, setOurs] = useState<Look>({});
  const sample = useRef<HTMLDivElement>(null);
  // Follows the style sheet: what we would wear where the tenant says nothing.
  useLayoutEffect(() => {
    const style = sample.current && getComputedStyle(sample.current);
    if (style)
      setOurs(
        Object.fromEntries(colourTokens.map((name) => [name, sixDigits(style.getPropertyValue(`--lk-${name}`))])),
      );
  }, []);
  const colourOf = (name: string): string => look[name] ?? ours[name] ?? '#000000';
  const set: SetToken = (name, value) =>
    setLook((before) =>
      Object.fromEntries(Object.entries({ ...before, [name]: value }).filter(([, text]) => text !== '')),
    );
  return (
    <Part name="look">
      <form
        className="lk-card partner-card form"
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => client().partner.savePartnerAppearance({ body: { appearance: look } }));
        }}
      >
        <div className="lk-lit" ref={sample} hidden />
        <Colours colourOf={colourOf} set={set} />
        <Sizes look={look} set={set} />
        <FaintPairs colourOf={colourOf} />
        <ErrorMessage text={error} />
        <div className="partner-row">
          <Button type="submit" size="small" disabled={isPending}>
            {t('partner.save')}
          </Button>
          {appearanceTokens.some((name) => look[name] !== undefined) && (
            <Button size="small" tone="plain" onClick={() => setLook({})}>
              {t('partner.look.ours')}
            </Button>
          )}
        </div>
      </form>
    </Part>
  );
}

type SetToken = (name: string, value: string) => void;
type ColourOf = (name: string) => string;

function Colours({ colourOf, set }: { readonly colourOf: ColourOf; readonly set: SetToken }): ReactElement {
  return (
    <div className="partner-colours">
      {colourTokens.map((name) => (
        <label key={name}>
          <input type="color" value={colourOf(name)} onChange={({ target }) => set(name, target.value)} />
          <code>{name}</code>
        </label>
      ))}
    </div>
  );
}

function Sizes({ look, set }: { readonly look: Look; readonly set: SetToken }): ReactElement {
  return (
    <div className="partner-sizes">
      {sizeTokens.map((name) => (
        <label key={name} className="form-control">
          <code>{name}</code>
          <input
            pattern="\d{1,2}(\.\d{1,2})?(px|rem)"
            placeholder="12px"
            value={look[name] ?? ''}
            onChange={({ target }) => set(name, target.value)}
          />
        </label>
      ))}
      <label className="form-control">
        <code>font</code>
        <input
          placeholder="Georgia, serif"
          maxLength={120}
          value={look['font'] ?? ''}
          onChange={({ target }) => set('font', target.value)}
        />
      </label>
    </div>
  );
}

/** Words that would be hard to read. */
function FaintPairs({ colourOf }: { readonly colourOf: ColourOf }): ReactElement {
  const t = useWords('partner');
  const locale = useLocale();
  const faint = written.filter(([text, ground]) => contrastOf(colourOf(text), colourOf(ground)) < LEAST);
  return (
    <ul className="partner-faint" aria-live="polite">
      {faint.map(([text, ground]) => (
        <li key={`${text} ${ground}`}>
          {t('partner.look.faint', {
            text,
            ground,
            ratio: formatNumber(locale, Math.floor(contrastOf(colourOf(text), colourOf(ground)) * 10) / 10),
          })}
        </li>
      ))}
    </ul>
  );
}

/** A colour input knows six digits only. */
function sixDigits(colour: string): string {
  const text = colour.trim().toLowerCase();
  return /^#[\da-f]{3}$/.test(text) ? text.replace(/[\da-f]/g, '$&$&') : text;
}
