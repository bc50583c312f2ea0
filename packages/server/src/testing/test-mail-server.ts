import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface ReceivedLetter {
  readonly to: readonly string[];
  /** As it came over the wire: headers and parts. */
  readonly raw: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly letters: readonly ReceivedLetter[];
  /** From now on recipients are answered with this number; null: they are taken. */
  answer(code: number | null): void;
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. */
export async function startTestMailServer(): Promise<TestMailServer> {
  const letters: ReceivedLetter[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refusal === null ? null : Object.assign(new Error('no such mailbox'), { responseCode: refusal }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        letters.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    answer: (code) => void (refusal = code),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
