import './partner.css';
import type { ReactElement } from 'react';
import { locales } from '../../words/locales.ts';
import { useWords } from '../../words/use-words.ts';
import type { SnippetProp } from './snippets.ts';

interface PropFieldProps {
  readonly name: string;
  readonly prop: SnippetProp;
  readonly value: string | boolean;
  readonly onChange: (value: string | boolean) => void;
}

/** The field for one property of a widget, by its type. Its name is the attribute's, because that is what is written. */
export function PropField({ name, prop: { attribute, type }, value, onChange }: PropFieldProps): ReactElement {
  const t = useWords('partner');
  const choices = name === 'lang' ? locales : typeof type === 'string' ? null : type;
  if (type === 'boolean')
    return (
      <label className="partner-check">
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
        <code>{attribute}</code>
      </label>
    );
  return (
    <label className="form-control">
      <code>{attribute}</code>
      {choices ? (
        <select value={String(value)} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t('partner.snippet.unset')}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : (
        <input
          value={String(value)}
          {...(type === 'integer' && { inputMode: 'numeric', pattern: '[0-9]{1,10}' })}
          onChange={({ target }) => onChange(type === 'integer' ? target.value.replace(/\D/g, '') : target.value)}
        />
      )}
    </label>
  );
}
