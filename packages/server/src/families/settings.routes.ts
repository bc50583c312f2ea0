import { calls } from '@logikit/contract';
import type { Context } from '../context.ts';
import { route, type Route, slowRoute } from '../http/route.ts';
import { findCities } from './cities.ts';
import { multiSettings } from './multi-settings.ts';
import { selectInstitutions } from './settings.db.ts';
import { checkSettings, prepareSettings, saveSettings, settingsKinds } from './settings.ts';

export function settingsRoutes(context: Context): readonly Route[] {
  const kinds = settingsKinds(context);
  return [
    // NOTE: whoever asks first gets a row of their own, whose id the answer names.
    route(calls.getMultiSettings, ({ tx, user, clock }) => multiSettings(tx, user, clock.now()), { changes: true }),
    route(calls.searchCities, async ({ query }) => ({ cities: findCities(query.text, query.country) })),
    route(calls.searchInstitutions, async ({ tx, query }) => ({
      institutions: await selectInstitutions(tx, query.text.trim()),
    })),
    slowRoute(calls.saveSettings, { before: (look) => prepareSettings(kinds, look), handle: saveSettings }),
    slowRoute(calls.validateSettings, { before: (look) => prepareSettings(kinds, look), handle: checkSettings }),
  ];
}
