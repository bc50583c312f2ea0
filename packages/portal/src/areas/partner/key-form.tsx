import './partner.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useId, useState } from 'react';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import type { PartnerKey } from './load-partner.ts';
import { type GivenThread, ShownThreads } from './shown-threads.tsx';
import { useMutation } from '../../client/use-mutation.ts';
import { partnerErrorText } from './partner-error-text.ts';

interface KeyFormProps {
  readonly title: string;
  readonly before?: PartnerKey;
  readonly given: readonly GivenThread[];
  readonly save: (draft: Model<'PartnerKeyDraft'>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Name, origins and threads of a key; each origin is a line, as a browser writes it. */
export function KeyForm({ title, before, given, save, onClose }: KeyFormProps): ReactElement {
  const t = useWords('partner');
  const hint = useId();
  const { isPending, error, run } = useMutation({ describe: partnerErrorText });
  const [name, setName] = useState(before?.name ?? '');
  const [origins, setOrigins] = useState(before?.origins.join('\n') ?? '');
  const [allowsLocalhost, setAllowsLocalhost] = useState(before?.allowsLocalhost ?? false);
  const [withShop, setWithShop] = useState(before?.withShop ?? false);
  // What was taken back since is not asked for again.
  const [threads, setThreads] = useState(
    () => before?.threads.filter((id) => given.some((one) => one.id === id)) ?? [],
  );
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const lines = origins.split('\n').map((line) => line.trim());
    const draft = { name, allowsLocalhost, withShop, threads, origins: lines.filter((line) => line !== '') };
    if (await run(() => save(draft))) onClose();
  };
  return (
    <form className="form" aria-label={title} onSubmit={(event) => void submit(event)}>
      <label className="form-control">
        <span>{t('partner.keys.name')}</span>
        <input required maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label className="form-control">
        <span>{t('partner.keys.origins')}</span>
        <textarea
          className="partner-code"
          rows={4}
          spellCheck={false}
          placeholder="https://school.example"
          value={origins}
          aria-describedby={hint}
          onChange={({ target }) => setOrigins(target.value)}
        />
      </label>
      <small id={hint}>{t('partner.keys.origins.hint')}</small>
      <Check name="partner.keys.localhost" isChecked={allowsLocalhost} onChange={setAllowsLocalhost} />
      <Check name="partner.keys.shop" isChecked={withShop} onChange={setWithShop} />
      <ShownThreads given={given} ticked={threads} onChange={(ticked) => setThreads([...ticked])} />
      <ErrorMessage text={error} />
      <div className="partner-row">
        <Button type="submit" size="small" disabled={isPending}>
          {t('partner.save')}
        </Button>
        <Button size="small" tone="plain" onClick={onClose}>
          {t('partner.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface CheckProps {
  readonly name: 'partner.keys.localhost' | 'partner.keys.shop';
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function Check({ name, isChecked, onChange }: CheckProps): ReactElement {
  const t = useWords('partner');
  return (
    <label className="partner-check">
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      <span>{t(name)}</span>
    </label>
  );
}
