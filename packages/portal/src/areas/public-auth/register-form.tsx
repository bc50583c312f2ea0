import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { bindPartnerToken, originParams } from '../../auth/referral-params.ts';
import { client } from '../../client/client.ts';
import type { Mutation } from '../../client/use-mutation.ts';
import { workForStart } from '../../client/work-for-start.ts';
import { useGrades } from '../../forms/course-options.ts';
import { Form, SelectField, TextField } from '../../forms/form-parts.tsx';
import { type Field, useFields } from '../../forms/use-fields.ts';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { yearOptions } from '../../forms/year-options.ts';
import { routePath } from '../../paths/named-routes.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

type Registration = Parameters<ReturnType<typeof client>['auth']['register']>[0];
type Child = NonNullable<Registration['child']>;

interface RegisterFormProps {
  readonly who: 'child' | 'self';
  readonly guest: Model<'CommonProfile'> | null;
}

/** Name and class of a child, or the year of one's own birth (rule D-098), and what one signs in with. */
export function RegisterForm({ who, guest }: RegisterFormProps): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const { search } = useLocation();
  const mutation = useFormMutation();
  const { values, field } = useFields({ name: '', email: '', password: '', age: 'grade-1', year: '' });
  const ages = useAges();
  const isChild = who === 'child';
  // A child's road goes on in its own course.
  const road = isChild && guest !== null && guest.who !== 'adult' ? guest : null;
  const place = road ? { targetLesson: road.courseTL } : (ages.find(({ key }) => key === values.age) ?? ages[0]).place;
  const save = async (): Promise<void> => {
    if (!isChild && values.year === '') return void mutation.fail(t('public-auth.register.askYear'));
    const registration: Registration = {
      email: values.email.trim(),
      password: values.password,
      locale,
      ...originParams(search),
      ...(isChild
        ? { who: 'parent', targetLessons: [2], child: { name: values.name, ...place } }
        : { who: 'adult', targetLessons: [3], birthYear: Number(values.year) }),
    };
    await mutation.run(async () => {
      await workForStart((more) => client().auth.register({ ...registration, ...more }));
      await bindPartnerToken(search);
    });
  };
  const label = t('public-auth.register.title');
  return (
    <Form
      label={label}
      mutation={mutation}
      onSave={() => void save()}
      action={t('public-auth.register.action')}
      done=""
    >
      {guest && <p className="register-road">{t('public-auth.register.road', { count: guest.stars })}</p>}
      {isChild && (
        <TextField label={t('public-auth.register.name')} mutation={mutation} {...field('name')} maxLength={40} />
      )}
      {isChild && !road && (
        <SelectField
          label={t('public-auth.register.age')}
          {...field('age')}
          options={ages.map(({ key, text }) => [key, text])}
        />
      )}
      {!isChild && <SelectField label={t('public-auth.register.year')} {...field('year')} options={yearOptions()} />}
      <SignInFields mutation={mutation} email={field('email')} password={field('password')} />
      <Terms />
    </Form>
  );
}

interface SignInFieldsProps {
  readonly mutation: Mutation;
  readonly email: Field;
  readonly password: Field;
}

function SignInFields({ mutation, email, password }: SignInFieldsProps): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  return (
    <>
      <TextField label={t('public-auth.register.email')} mutation={mutation} {...email} kind="email" />
      {mutation.code === 'notUnique' && (
        <p>
          <Link className="text-link" to={routePath(locale, 'auth.login')}>
            {t('public-auth.register.taken')}
          </Link>
        </p>
      )}
      <TextField label={t('public-auth.register.password')} mutation={mutation} {...password} kind="newPassword" />
    </>
  );
}

function Terms(): ReactElement {
  const t = useWords('public-auth');
  const site = useWords('public');
  const locale = useLocale();
  return (
    <p className="register-terms">
      {t('public-auth.register.terms')}{' '}
      <Link className="text-link" to={routePath(locale, 'public.agreement')} target="_blank">
        {site('public.footer.about.agreement')}
      </Link>{' '}
      <Link className="text-link" to={routePath(locale, 'public.privacy')} target="_blank">
        {site('public.footer.about.privacy')}
      </Link>
    </p>
  );
}

interface Age {
  readonly key: string;
  readonly text: string;
  readonly place: Omit<Child, 'name'>;
}

/** From four years to the eleventh class, each with its course. */
function useAges(): readonly [Age, ...Age[]] {
  const t = useWords('public-auth');
  const grades = useGrades();
  const inSchool = grades
    .filter(([grade]) => Number(grade) > 0)
    .map(([grade, text]): Age => {
      const targetLesson = Number(grade) > LAST_OF_PRIMARY ? 3 : 2;
      return { key: `grade-${grade}`, text, place: { targetLesson, gradeId: Number(grade) } };
    });
  return [
    { key: 'four', text: t('public-auth.start.preschool.four'), place: { targetLesson: 4 } },
    { key: 'five', text: t('public-auth.start.preschool.five'), place: { targetLesson: 5 } },
    { key: 'six', text: t('public-auth.start.preschool.six'), place: { targetLesson: 1, gradeId: 0 } },
    ...inSchool,
  ];
}

const LAST_OF_PRIMARY = 4;
