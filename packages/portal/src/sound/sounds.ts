import { createSounds, type Sounds } from '@logikit/sdk/sounds';
import award from '@logikit/widgets/sounds/award.wav?url';
import level from '@logikit/widgets/sounds/level.wav?url';
import notYet from '@logikit/widgets/sounds/not-yet.wav?url';
import pickUp from '@logikit/widgets/sounds/pick-up.wav?url';
import putDown from '@logikit/widgets/sounds/put-down.wav?url';
import right from '@logikit/widgets/sounds/right.wav?url';
import star from '@logikit/widgets/sounds/star.wav?url';
import tap from '@logikit/widgets/sounds/tap.wav?url';

const files = { tap, 'pick-up': pickUp, 'put-down': putDown, right, 'not-yet': notYet, star, level, award };

let made: Sounds | undefined;

/** The sounds of the page, in the groups of the specification. Its `ui` group is off until somebody turns it on: we do. */
export function sounds(): Sounds {
  if (made) return made;
  made = createSounds();
  for (const [name, src] of Object.entries(files)) made.add('ui', name, { src: [src] });
  made.configure('ui', { enabled: true });
  return made;
}
