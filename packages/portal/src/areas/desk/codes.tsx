import '../../ui/stack.css';
import './desk.css';
import { fromTimestamp, type Model, shopCategories } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { Form, Part, SelectField, TextField } from '../../forms/form-parts.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { pageOf, Pagination } from '../../layout/pagination.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { formatMoment } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

type Code = Model<'PromoCodes'>['data'][number];

export const clientLoader = page({
  areas: ['desk', 'family', 'goods'],
  requires: 'profile',
  load: async ({ url }) => ({
    codes: await client().shop.listPromoCodes({ query: { page: pageOf(url.searchParams) } }),
  }),
});

/** Promo codes, for whoever of ours sees to offers. */
export default function CodeDesk(): ReactElement {
  const t = useWords('desk');
  const locale = useLocale();
  const { codes } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('desk.codes.title')}
      title={t('desk.codes.title')}
      back={{ to: routePath(locale, 'cabinet.main'), label: t('desk.back') }}
      width="reading"
    >
      <NewCode />
      <ul className="stack">
        {codes.data.map((code) => (
          <li key={code.code} className="lk-card stack-card desk-card">
            <CodeCard code={code} />
          </li>
        ))}
      </ul>
      <Pagination meta={codes.meta} to={(number) => `?page=${number}`} />
    </SubPage>
  );
}

function CodeCard({ code: { code, title, taken, usesLeft, endsAt, isOver } }: { readonly code: Code }): ReactElement {
  const t = useWords('desk');
  const locale = useLocale();
  return (
    <>
      <h2>{code}</h2>
      <p>{title}</p>
      <p>
        {t('desk.codes.taken', { taken: String(taken), left: usesLeft === null ? '∞' : String(usesLeft) })} ·{' '}
        {t('desk.codes.until', { moment: formatMoment(locale, fromTimestamp(endsAt)) })}
      </p>
      {!isOver && (
        <ConfirmButton
          label={t('desk.codes.end')}
          question={t('desk.codes.endAsk')}
          cancel={t('desk.back')}
          run={() => client().shop.endPromoCode({ params: { code } })}
        />
      )}
    </>
  );
}

/** A percent of the whole shop, unless a category is chosen. */
function NewCode(): ReactElement {
  const t = useWords('desk');
  const goods = useWords('goods');
  const mutation = useFormMutation();
  const { values, set, field } = useFields({ code: '', percent: '20', category: '', uses: '', endsAt: '' });
  const save = async (): Promise<void> => {
    const { code, percent, category, uses, endsAt } = values;
    const body = {
      code: code.trim(),
      purchaseId: null,
      percent: Number(percent),
      categoryType: (category === '' ? null : Number(category)) as Model<'NewPromoCode'>['categoryType'],
      uses: uses.trim() === '' ? null : Number(uses),
      endsAt: `${endsAt} 23:59:59`,
    };
    if (await mutation.run(() => client().shop.createPromoCode({ body }))) set({ code: '' });
  };
  const categories = Object.entries(shopCategories).map(
    ([name, type]) => [String(type), goods(`goods.category.${name}`)] as const,
  );
  return (
    <Part title={t('desk.codes.new')}>
      <Form label={t('desk.codes.new')} mutation={mutation} onSave={() => void save()} action={t('desk.codes.create')}>
        <TextField label={t('desk.codes.code')} mutation={mutation} {...field('code')} />
        <TextField label={t('desk.codes.percent')} kind="number" mutation={mutation} {...field('percent')} />
        <SelectField
          label={t('desk.codes.category')}
          value={values.category}
          options={[['', t('desk.codes.all')], ...categories]}
          onChange={(category) => set({ category })}
        />
        <TextField label={t('desk.codes.uses')} kind="number" mutation={mutation} {...field('uses')} />
        <TextField label={t('desk.codes.endsAt')} kind="date" mutation={mutation} {...field('endsAt')} />
      </Form>
    </Part>
  );
}
