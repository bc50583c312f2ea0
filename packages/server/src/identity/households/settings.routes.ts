import { calls } from '@logikit/contract';
import { route, type Route, slowRoute } from '../../kernel/http/index.ts';
import { findCities } from './cities.ts';
import { selectInstitutions } from './settings.db.ts';
import { checkSettings, prepareSettings, saveSettings, type SettingsDependencies, settingsKinds } from './settings.ts';

export function settingsRoutes(dependencies: SettingsDependencies): readonly Route[] {
  const kinds = settingsKinds(dependencies);
  return [
    route(calls.searchCities, async ({ query }) => ({ cities: findCities(query.text, query.country) })),
    route(calls.searchInstitutions, async ({ tx, query }) => ({
      institutions: await selectInstitutions(tx, query.text.trim()),
    })),
    slowRoute(calls.saveSettings, { before: (look) => prepareSettings(kinds, look), handle: saveSettings }),
    slowRoute(calls.validateSettings, { before: (look) => prepareSettings(kinds, look), handle: checkSettings }),
  ];
}
