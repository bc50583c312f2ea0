import './partner.css';
import type { Model } from '@logikit/sdk';
import { type ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';

export type GivenThread = Model<'PartnerConsole'>['threads'][number];

interface ShownThreadsProps {
  /** What the platform lets the keys of this partner show. */
  readonly given: readonly GivenThread[];
  readonly ticked: readonly number[];
  readonly onChange: (ticked: readonly number[]) => void;
}

/** Which paid threads a key shows: of those that the platform has given, the ticked ones. */
export function ShownThreads({ given, ticked, onChange }: ShownThreadsProps): ReactElement {
  const t = useWords('partner');
  return (
    <fieldset className="partner-threads">
      <legend>{t('partner.keys.threads')}</legend>
      <small>{t(given.length === 0 ? 'partner.keys.threads.none' : 'partner.keys.threads.hint')}</small>
      {given.map(({ id, title, course }) => (
        <label key={id} className="partner-check">
          <input
            type="checkbox"
            checked={ticked.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...ticked, id] : ticked.filter((one) => one !== id))}
          />
          <span>{t('partner.keys.thread', { title, course })}</span>
        </label>
      ))}
    </fieldset>
  );
}
