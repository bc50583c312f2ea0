import { loadFile, preload } from './files.ts';
import { takeOpening } from './opening.ts';
import type { EmbedApi } from '../protocol.ts';
import { type Settings, settings } from './settings.ts';

/** What every implementation gets, as it is now: all but what belongs to one element. */
export const pageApi = (): Settings & Omit<EmbedApi, 'emit'> => ({
  ...settings,
  open: takeOpening,
  load: loadFile,
  preload,
});
