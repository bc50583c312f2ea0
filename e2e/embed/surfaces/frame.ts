// The element in a frame of the platform.
import { events, given, load, place } from './page.ts';

const frame = document.createElement('iframe');
const search = new URLSearchParams({ problem: String(given.problem), lang: 'en', key: 'pk_demo' });
frame.dataset['logikit'] = '';
frame.title = 'Problem';
frame.height = '900';
frame.src = `${given.platform}/embed/problem-player?${search}`;
for (const name of events)
  frame.addEventListener(`logikit-${name}`, (event) => tell(name, (event as CustomEvent<object>).detail));
place().append(frame);
load('frame.js');
