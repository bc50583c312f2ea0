import type { Client } from '@logikit/sdk';
import { useMemo, useRef } from 'react';
import { Linking } from 'react-native';
import { WebView } from 'react-native-webview';
import { createShell } from '../shell';

interface PuzzleProps {
  readonly platform: string;
  /** Signed in as the learner of the app. */
  readonly client: Client;
  readonly problem: number;
  readonly lang: string;
  readonly onEvent: (name: string, detail: unknown) => void;
}

/** A puzzle in a React Native app, on iOS and Android. */
export function Puzzle({ platform, client, problem, lang, onEvent }: PuzzleProps) {
  const view = useRef<WebView>(null);
  const shell = useMemo(
    () => createShell({ platform, client, onEvent, send: (text) => view.current?.postMessage(text) }),
    [platform, client, onEvent],
  );
  return (
    <WebView
      ref={view}
      source={{ uri: `${platform}/embed/webview/problem-player?problem=${problem}&lang=${lang}` }}
      originWhitelist={[platform]}
      onMessage={({ nativeEvent: { data, url } }) => void shell.hear(data, url)}
      // Links to other places open outside of the app.
      onShouldStartLoadWithRequest={({ url }) => {
        if (url.startsWith(`${platform}/`)) return true;
        void Linking.openURL(url);
        return false;
      }}
    />
  );
}
