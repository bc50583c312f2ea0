import { ApiError, type Model, passwordLength } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { client } from '../../client.ts';
import { bindPartnerToken, cameBy, originIn } from '../../shell/came-by.ts';
import { routePath } from '../../shell/named-routes.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';

type State =
  | { readonly status: 'filling' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly code: string; readonly isEmail: boolean };

/** A parent's account from a partner's page. What is typed stays when it is refused. */
export function PromoForm({ page }: { readonly page: Model<'PartnerPage'> }): ReactElement {
  const t = useWords('promo');
  const errorText = useWords('errors');
  const locale = useLocale();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ status: 'filling' });

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!form.current) return;
    const fields = new FormData(form.current);
    const text = (name: string): string => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    setState({ status: 'sending' });
    try {
      const { type, goal } = page.registration;
      await client().auth.register({
        email: text('email').trim(),
        password: text('password'),
        who: 'parent',
        targetLessons: [2],
        locale,
        ...originIn(search),
        partner: page.partner,
        type,
        goal,
      });
      await bindPartnerToken(search);
      await client().profile.load();
      await navigate(routePath(locale, 'cabinet.main'));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
      setState({ status: 'failed', code, isEmail: error instanceof ApiError && error.fields['email'] !== undefined });
    }
  };
  const failure =
    state.status === 'failed'
      ? errorText(`errors.${state.code}`, { defaultValue: errorText('errors.internal') })
      : null;
  const isEmail = state.status === 'failed' && state.isEmail;

  return (
    <form
      ref={form}
      className="lk-card form promo-form"
      aria-labelledby="promo-form"
      onSubmit={(event) => void send(event)}
      onInput={() => setState({ status: 'filling' })}
    >
      <h2 id="promo-form">{page.action}</h2>
      <label className="field">
        <span>{t('promo.email')}</span>
        <input name="email" type="email" autoComplete="email" required maxLength={254} aria-invalid={isEmail} />
      </label>
      <label className="field">
        <span>{t('promo.password')}</span>
        <input
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={passwordLength.least}
          maxLength={passwordLength.most}
        />
      </label>
      <ErrorMessage text={failure} />
      <Button type="submit" disabled={state.status === 'sending'}>
        {page.action}
      </Button>
      <p>
        <Link className="text-link" to={routePath(locale, 'auth.login', { query: cameBy(search) })}>
          {t('promo.known.login')}
        </Link>
      </p>
    </form>
  );
}
