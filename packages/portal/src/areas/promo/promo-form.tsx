import './promo.css';
import { type Model, passwordLength } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { workForStart } from '../../client/work-for-start.ts';
import { bindPartnerToken, referralParams, originParams } from '../../auth/referral-params.ts';
import { routePath } from '../../paths/named-routes.ts';
import { formText } from '../../forms/form-text.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import type { Locale } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

/** A parent's account from a partner's page. What is typed stays when it is refused. */
export function PromoForm({ page }: { readonly page: Model<'PartnerPage'> }): ReactElement {
  const t = useWords('promo');
  const locale = useLocale();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { isPending, error, fieldErrors, run, reset } = useMutation({ refreshes: 'nothing' });

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!form.current) return;
    const fields = new FormData(form.current);
    await run(async () => {
      await register(page, { fields, locale, search });
      await bindPartnerToken(search);
      await client().profile.load();
      await navigate(routePath(locale, 'cabinet.main'));
    });
  };

  return (
    <form
      ref={form}
      className="lk-card form promo-form"
      aria-labelledby="promo-form"
      onSubmit={(event) => void send(event)}
      onInput={reset}
    >
      <h2 id="promo-form">{page.action}</h2>
      <Fields isEmailWrong={fieldErrors['email'] !== undefined} />
      <ErrorMessage text={error} />
      <Button type="submit" disabled={isPending}>
        {page.action}
      </Button>
      <p>
        <Link className="text-link" to={routePath(locale, 'auth.login', { query: referralParams(search) })}>
          {t('promo.known.login')}
        </Link>
      </p>
    </form>
  );
}

function Fields({ isEmailWrong }: { readonly isEmailWrong: boolean }): ReactElement {
  const t = useWords('promo');
  return (
    <>
      <label className="form-control">
        <span>{t('promo.email')}</span>
        <input name="email" type="email" autoComplete="email" required maxLength={254} aria-invalid={isEmailWrong} />
      </label>
      <label className="form-control">
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
    </>
  );
}

interface Registration {
  readonly fields: FormData;
  readonly locale: Locale;
  /** What the address says of where somebody comes from. */
  readonly search: string;
}

async function register(page: Model<'PartnerPage'>, { fields, locale, search }: Registration): Promise<void> {
  const { type, goal } = page.registration;
  const registration = {
    email: formText(fields, 'email').trim(),
    password: formText(fields, 'password'),
    who: 'parent' as const,
    targetLessons: [2 as const],
    locale,
    ...originParams(search),
    partner: page.partner,
    type,
    goal,
  };
  await workForStart((more) => client().auth.register({ ...registration, ...more }));
}
