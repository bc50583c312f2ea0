import { useClient, useStore } from '@logikit/sdk/react';
import { Player, ThreadRoad } from '@logikit/widgets';
import playerWords from '@logikit/widgets/locales/en/player.json';
import roadWords from '@logikit/widgets/locales/en/road.json';
import { BackIcon, Chip, HeartIcon, RoundButton } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';

/** The road of a thread; a station opens its problem, and the problem leads back to the road. */
export function App({ thread }: { readonly thread: number }): ReactElement {
  const client = useClient();
  const [problem, setProblem] = useState<number | null>(null);
  if (problem === null) {
    return (
      <ThreadRoad
        client={client}
        messages={roadWords}
        lang="en"
        thread={thread}
        onStationChosen={({ problemId }) => setProblem(problemId)}
      />
    );
  }
  return (
    <Player
      client={client}
      messages={playerWords}
      lang="en"
      thread={thread}
      problem={problem}
      leading={
        <RoundButton aria-label="Back to the road" onClick={() => setProblem(null)}>
          <BackIcon />
        </RoundButton>
      }
      trailing={<Lives />}
      onNext={setProblem}
      onCompleted={() => setProblem(null)}
    />
  );
}

function Lives(): ReactElement {
  const { life } = useClient();
  const value = useStore(life.store, (state) => state.value);
  return (
    <Chip icon={<HeartIcon />} label={`Lives: ${value ?? 0}`}>
      {value}
    </Chip>
  );
}
