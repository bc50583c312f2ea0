import './partner.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useRef, useState } from 'react';
import { client } from '../../client/client.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { formatDay } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { CopyButton } from './copy-button.tsx';
import { KeyForm } from './key-form.tsx';
import type { PartnerKey } from './load-partner.ts';
import { Part } from './part.tsx';
import type { GivenThread } from './shown-threads.tsx';
import { dateOf } from './time.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { partnerErrorText } from './partner-error-text.ts';

interface KeysPartProps {
  readonly keys: readonly PartnerKey[];
  readonly given: readonly GivenThread[];
}

export function KeysPart({ keys, given }: KeysPartProps): ReactElement {
  const t = useWords('partner');
  const [isNew, setIsNew] = useState(false);
  return (
    <Part name="keys">
      <ul className="partner-list">
        {keys.map((one) => (
          <li key={one.key} className="lk-card partner-card" data-revoked={one.revokedAt === null ? undefined : ''}>
            {one.revokedAt === null ? <Key shown={one} given={given} /> : <Revoked shown={one} />}
          </li>
        ))}
      </ul>
      {isNew ? (
        <div className="lk-card partner-card">
          <KeyForm
            given={given}
            onClose={() => setIsNew(false)}
            save={(body) => client().partner.createPartnerKey({ body })}
            title={t('partner.keys.new')}
          />
        </div>
      ) : (
        <Button className="partner-first" onClick={() => setIsNew(true)}>
          {t('partner.keys.new')}
        </Button>
      )}
    </Part>
  );
}

function Key({ shown, given }: { readonly shown: PartnerKey; readonly given: readonly GivenThread[] }): ReactElement {
  const t = useWords('partner');
  const [mode, setMode] = useState<'reading' | 'changing' | 'revoking'>('reading');
  const field = useRef<HTMLInputElement>(null);
  const { key, name, origins, allowsLocalhost, threads } = shown;
  const also = given.filter(({ id }) => threads.includes(id));
  if (mode === 'changing')
    return (
      <KeyForm
        before={shown}
        given={given}
        onClose={() => setMode('reading')}
        save={(body) => client().partner.changePartnerKey({ params: { key }, body })}
        title={name}
      />
    );
  return (
    <>
      <h3>{name}</h3>
      <div className="partner-row">
        <input ref={field} className="partner-code" readOnly value={key} aria-label={t('partner.keys.key', { name })} />
        <CopyButton text={key} shown={field} />
      </div>
      <ul className="partner-origins">
        {origins.map((origin) => (
          <li key={origin}>
            <code>{origin}</code>
          </li>
        ))}
        {allowsLocalhost && <li>{t('partner.keys.localhost')}</li>}
        {origins.length === 0 && !allowsLocalhost && <li>{t('partner.keys.nowhere')}</li>}
      </ul>
      {also.length > 0 && (
        <ul className="partner-origins" aria-label={t('partner.keys.threads')}>
          {also.map(({ id, title, course }) => (
            <li key={id}>{t('partner.keys.thread', { title, course })}</li>
          ))}
        </ul>
      )}
      {mode === 'revoking' ? (
        <Revoke shown={shown} onClose={() => setMode('reading')} />
      ) : (
        <div className="partner-row">
          <Button size="small" tone="plain" onClick={() => setMode('changing')}>
            {t('partner.keys.change')}
          </Button>
          <Button size="small" tone="plain" onClick={() => setMode('revoking')}>
            {t('partner.keys.revoke')}
          </Button>
        </div>
      )}
    </>
  );
}

function Revoke({ shown, onClose }: { readonly shown: PartnerKey; readonly onClose: () => void }): ReactElement {
  const t = useWords('partner');
  const { isPending, error, run } = useMutation({ describe: partnerErrorText });
  return (
    <div role="group" aria-label={t('partner.keys.revoke')} className="partner-confirm">
      <p>{t('partner.keys.revoke.sure', { name: shown.name })}</p>
      <div className="partner-row">
        <Button
          size="small"
          disabled={isPending}
          onClick={() => void run(() => client().partner.revokePartnerKey({ params: { key: shown.key } }))}
        >
          {t('partner.keys.revoke.yes')}
        </Button>
        <Button size="small" tone="plain" onClick={onClose}>
          {t('partner.cancel')}
        </Button>
      </div>
      <ErrorMessage text={error} />
    </div>
  );
}

function Revoked({ shown }: { readonly shown: PartnerKey }): ReactElement {
  const t = useWords('partner');
  const locale = useLocale();
  return (
    <>
      <h3>{shown.name}</h3>
      <p>
        <code>{shown.key}</code>
      </p>
      <p>{t('partner.keys.revoked', { day: formatDay(locale, dateOf(shown.revokedAt ?? shown.createdAt)) })}</p>
    </>
  );
}
