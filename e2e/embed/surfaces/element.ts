// The element alone.
import type {} from '@logikit/widgets/elements';
import { events, given, load, place } from './page.ts';

const player = document.createElement('logikit-problem-player');
player.lang = 'en';
player.setAttribute('problem', String(given.problem));
for (const name of events) player.addEventListener(`logikit-${name}`, ({ detail }) => tell(name, detail));
place().append(player);
load('embed.js');
