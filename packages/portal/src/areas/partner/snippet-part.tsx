import './partner.css';
import { widgets } from '@logikit/widgets';
import { type ReactElement, useId, useRef, useState } from 'react';
import type { Locale } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { CopyButton } from './copy-button.tsx';
import { LivePreview } from './live-preview.tsx';
import type { PartnerKey } from './load-partner.ts';
import { Part } from './part.tsx';
import { PropField } from './prop-field.tsx';
import { isShareable, modesOf, type SnippetMode, snippetOf, type SnippetWidget } from './snippets.ts';

interface SnippetPartProps {
  readonly keys: readonly PartnerKey[];
  readonly appearance: Readonly<Record<string, string>>;
  /** Ids of the schools whose boards the keys show. */
  readonly schools: readonly number[];
}

type Values = Readonly<Record<string, string | boolean>>;

/** The text to paste, made of a widget's own description, and the widget itself as it will stand on the page. */
export function SnippetPart({ keys, appearance, schools }: SnippetPartProps): ReactElement {
  const t = useWords('partner');
  const locale = useLocale();
  const [name, setName] = useState<string>(widgets[0].name);
  const [wishedMode, setMode] = useState<SnippetMode>('element');
  const [chosen, setChosen] = useState('');
  const widget: SnippetWidget = (widgets.find((one) => one.name === name) ?? widgets[0]).descriptor;
  const modes = modesOf(widget);
  const mode = modes.includes(wishedMode) ? wishedMode : 'element';
  const [values, setValues] = useState<Values>(() => beginning(widget, { locale, schools }));
  const key = (keys.find((one) => one.key === chosen) ?? keys[0])?.key;
  if (key === undefined)
    return (
      <Part name="snippet">
        <p>{t('partner.snippet.keyless')}</p>
      </Part>
    );
  const choose = (next: (typeof widgets)[number]): void => {
    setName(next.name);
    setValues(beginning(next.descriptor, { locale, schools }));
  };
  const snippet = snippetOf(mode, { widget, values, key, appearance, site: location.origin });
  const hint = mode === 'wordpress' && !isShareable({ widget, values }) ? 'markup' : mode;
  return (
    <Part name="snippet">
      <div className="partner-maker">
        <div className="lk-card partner-card form">
          <div className="partner-sizes">
            <WidgetChoice name={name} onChoose={choose} />
            <KeyChoice keys={keys} chosen={key} onChoose={setChosen} />
            {Object.entries(widget.props).map(([prop, description]) => (
              <PropField
                key={`${name} ${prop}`}
                name={prop}
                prop={description}
                value={values[prop] ?? ''}
                onChange={(value) => setValues((before) => ({ ...before, [prop]: value }))}
              />
            ))}
          </div>
          <ModeChoice modes={modes} chosen={mode} onChoose={setMode} />
          <Code snippet={snippet} hint={hint} />
        </div>
        <LivePreview widget={widget} values={values} publishableKey={key} appearance={appearance} />
      </div>
    </Part>
  );
}

interface WidgetChoiceProps {
  readonly name: string;
  readonly onChoose: (widget: (typeof widgets)[number]) => void;
}

function WidgetChoice({ name, onChoose }: WidgetChoiceProps): ReactElement {
  const t = useWords('partner');
  return (
    <label className="form-control">
      <span>{t('partner.snippet.widget')}</span>
      <select
        value={name}
        onChange={({ target }) => onChoose(widgets.find((one) => one.name === target.value) ?? widgets[0])}
      >
        {widgets.map((one) => (
          <option key={one.name} value={one.name}>
            {one.descriptor.tag.replace('logikit-', '')}
          </option>
        ))}
      </select>
    </label>
  );
}

interface KeyChoiceProps {
  readonly keys: readonly PartnerKey[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

function KeyChoice({ keys, chosen, onChoose }: KeyChoiceProps): ReactElement {
  const t = useWords('partner');
  return (
    <label className="form-control">
      <span>{t('partner.snippet.key')}</span>
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {keys.map((one) => (
          <option key={one.key} value={one.key}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ModeChoiceProps {
  readonly modes: readonly SnippetMode[];
  readonly chosen: SnippetMode;
  readonly onChoose: (mode: SnippetMode) => void;
}

function ModeChoice({ modes, chosen, onChoose }: ModeChoiceProps): ReactElement {
  const t = useWords('partner');
  return (
    <fieldset className="partner-modes">
      <legend>{t('partner.snippet.mode')}</legend>
      {modes.map((one) => (
        <label key={one}>
          <input type="radio" name="mode" checked={chosen === one} onChange={() => onChoose(one)} />
          <span>{t(`partner.snippet.mode.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The text itself, and where to paste it. */
function Code({ snippet, hint }: { readonly snippet: string; readonly hint: SnippetMode | 'markup' }): ReactElement {
  const t = useWords('partner');
  const text = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  return (
    <>
      <label className="form-control">
        <span>{t('partner.snippet.code')}</span>
        <textarea
          aria-describedby={hintId}
          ref={text}
          className="partner-code"
          readOnly
          rows={8}
          spellCheck={false}
          value={snippet}
        />
      </label>
      <small id={hintId}>{t(`partner.snippet.hint.${hint}`)}</small>
      <div className="partner-row">
        <CopyButton text={snippet} shown={text} />
      </div>
    </>
  );
}

interface Surroundings extends Pick<SnippetPartProps, 'schools'> {
  readonly locale: Locale;
}

/** What every platform has; of several that a widget could show, the first. */
const shown = { problem: '1', thread: '1', certificate: '1', category: 'energy', course: '1' };

/** Something to look at from the first moment on. */
function beginning({ props }: SnippetWidget, { locale, schools: [school] }: Surroundings): Values {
  const first = Object.entries(shown).find(([name]) => name in props);
  return {
    lang: locale,
    ...(first && Object.fromEntries([first])),
    ...('institution' in props && school !== undefined && { institution: String(school) }),
  };
}
