import type { TenantRule } from './call.ts';

const TRAINING = '/service/training/';
const WITHOUT_TENANT = ['storage', 'events', 'side-courses', 'logic'];

export interface TenantChoice {
  /** The tenant of the page's route, if it has one. */
  readonly route?: string | undefined;
  /** The tenant that this one call was given. */
  readonly caller?: string | undefined;
}

/** Inserts the tenant into a training path, by rule D-007. Paths outside /service/training are left as they are. */
export function withTenant(path: string, rule: TenantRule, choice: TenantChoice): string {
  if (rule === 'never' || !path.startsWith(TRAINING)) return path;
  const rest = path.slice(TRAINING.length);
  if (WITHOUT_TENANT.includes(rest.split('/')[0] ?? '')) return path;
  const tenant = choice.caller ?? (rule === 'route' ? choice.route : undefined);
  return tenant ? `${TRAINING}${encodeURIComponent(tenant)}/${rest}` : path;
}

/** Fills `{name}` places of a path. Throws when one has no value: that is a mistake of the caller's code. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`Path ${path} needs "${name}"`);
    return encodeURIComponent(value);
  });
}
