// The element as a React component, whose ref the test may call.
import { LogikitProblemPlayer, type LogikitProblemPlayerHandle } from '@logikit/widgets/elements/react';
import { createRef, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { given, load, place } from './page.ts';

const player = createRef<LogikitProblemPlayerHandle>();
Object.assign(globalThis, { player });
createRoot(place()).render(
  <StrictMode>
    <LogikitProblemPlayer
      ref={player}
      lang="en"
      problem={given.problem}
      noSound={false}
      onReady={(detail) => tell('ready', detail)}
      onAnswered={(detail) => tell('answered', detail)}
      onCompleted={(detail) => tell('completed', detail)}
      onError={(detail) => tell('error', detail)}
    />
  </StrictMode>,
);
load('embed.js');
