import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LogikitGame, LogikitProblemPlayer } from './react.ts';

it('writes the element into a server’s markup, with attributes that need no script', () => {
  const player = (
    <LogikitProblemPlayer problem={1} lang="en" noSound className="wide" onAnswered={() => undefined}>
      <p>Loading</p>
    </LogikitProblemPlayer>
  );
  expect(renderToStaticMarkup(player)).toBe(
    '<logikit-problem-player problem="1" lang="en" no-sound="" class="wide"><p>Loading</p></logikit-problem-player>',
  );
});

it('leaves out what is false or undefined', () => {
  expect(renderToStaticMarkup(<LogikitGame game={undefined} noSound={false} />)).toBe('<logikit-game></logikit-game>');
});
