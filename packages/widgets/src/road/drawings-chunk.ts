// Everything that only adorns a road; the element fetches it while the thread is on the way.
export { Things } from './parts/things.tsx';
export { KitCheering } from '../ui/kit/cheering.tsx';
export { Kit } from '../ui/kit/kit.tsx';
export { KitPuzzled } from '../ui/kit/puzzled.tsx';
export { KitSleeping } from '../ui/kit/sleeping.tsx';
export { KitThinking } from '../ui/kit/thinking.tsx';
export { KitWaving } from '../ui/kit/waving.tsx';
