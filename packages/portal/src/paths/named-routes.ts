import { type Locale, sitePath } from '../words/locales.ts';

/**
 * Addresses by name, for links between rooms that do not know each other. The four of the specification keep its
 * names; the patterns are those of routes.ts, without the locale.
 */
export const namedRoutes = {
  /** Leads on to where the day of the reader begins. */
  'cabinet.home': 'cabinet',
  'cabinet.main': 'cabinet/dashboard/logic',
  'cabinet.pay-success': 'cabinet/cart/success',
  'cabinet.course.about': 'cabinet/course/:name/about',
  'cabinet.shop': 'cabinet/service-order',
  'cabinet.events': 'cabinet/events',
  'cabinet.rating': 'cabinet/rating',
  'cabinet.sign-in': 'cabinet/settings/sign-in',
  'cabinet.privacy': 'cabinet/privacy',
  'cabinet.personal': 'cabinet/personal',
  'cabinet.certificate': 'cabinet/certificate/:id',
  'cabinet.settings': 'cabinet/settings',
  'cabinet.family': 'cabinet/family',
  'cabinet.messages': 'cabinet/messages',
  'cabinet.inviter': 'cabinet/inviter',
  'cabinet.support': 'cabinet/messages/support',
  'public.privacy': 'privacy',
  'public.agreement': 'agreement',
  'auth.login': 'auth/login',
  'auth.recovery': 'auth/recovery',
  'auth.register': 'auth/register',
  'auth.start': 'start',
  'public.e404': '404',
} as const;

export type RouteName = keyof typeof namedRoutes;

type ParamsOf<Path> = Path extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> | ParamsOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type Params<Name extends RouteName> = Readonly<Record<ParamsOf<(typeof namedRoutes)[Name]>, string>>;

interface Target<Name extends RouteName> {
  /** Fill the parts of the address that begin with a colon. */
  readonly params?: Params<Name>;
  /** Left out of the address where undefined. */
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** The address of a named route; a route with parts to fill asks for its params. */
export function routePath<Name extends RouteName>(
  locale: Locale,
  name: Name,
  ...[target = {}]: ParamsOf<(typeof namedRoutes)[Name]> extends never
    ? [target?: Target<Name>]
    : [target: Target<Name> & { readonly params: Params<Name> }]
): string {
  const values = Object.entries<string>(target.params ?? {});
  const path = values.reduce<string>(
    (filled, [part, value]) => filled.replace(`:${part}`, encodeURIComponent(value)),
    namedRoutes[name],
  );
  const query = Object.entries(target.query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as [string, string]],
  );
  const search = new URLSearchParams(query).toString();
  return sitePath(locale, path) + (search === '' ? '' : `?${search}`);
}
