import { calls, type Model } from '@logikit/contract';
import { demoAccounts } from '../../src/identity/accounts/index.ts';
import type { Answer, CallFunction } from '../../src/testing/caller.ts';
import type { World } from './world.ts';

/** Somebody who is signed in for as long as the history lasts. */
export interface Person {
  readonly userId: number;
  readonly call: CallFunction;
  /** Tells that they were at a problem for so many seconds. */
  readonly spend: (seconds: number) => Promise<void>;
}

/** The answer's body; a call that is refused ends the history: half of one must not be shipped. */
export function bodyOf<C>(answer: Answer<C>): Answer<C>['body'] {
  if (answer.status !== 200) throw new Error(`Refused: ${answer.status} ${answer.code ?? ''}`);
  return answer.body;
}

export async function signIn({ send }: World, username: string): Promise<Person> {
  const password = demoAccounts.find((account) => account.username === username)?.password ?? '';
  const answer = await send(calls.authenticate, { body: { username, password } });
  const { userId, token } = bodyOf(answer);
  return personOf(send, { userId, token, cookie: cookieOf(answer) });
}

/** A pupil on a device that the owner of the card has handed over. */
export async function handOver({ send }: World, owner: Person, userId: number): Promise<Person> {
  const answer = await owner.call(calls.switchUser, { body: { userId } });
  bodyOf(answer);
  return personOf(send, { userId, token: '', cookie: cookieOf(answer) });
}

/** A child who comes with a teacher's code. */
export async function joinClass({ send }: World, code: string, name: string): Promise<Person> {
  const answer = await send(calls.joinByTeacherCode, { body: { code, name } });
  const { userId, token } = bodyOf(answer);
  return personOf(send, { userId, token, cookie: cookieOf(answer) });
}

interface Session {
  readonly userId: number;
  readonly token: string;
  readonly cookie: string;
}

const cookieOf = ({ headers }: Answer<unknown>): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** Calls with a token that is renewed by the cookie whenever it has ended. */
function personOf(send: CallFunction, { userId, token: first, cookie: given }: Session): Person {
  let [token, cookie] = [first, given];
  const renew = async (): Promise<void> => {
    const answer = await send(calls.getToken, { query: { type: 'jwt' } }, { headers: { cookie } });
    token = bodyOf(answer).token;
    cookie = cookieOf(answer) || cookie;
  };
  const call: CallFunction = async (one, input, extras) => {
    if (token === '') await renew();
    const answer = await send(one, input, { token, ...extras });
    if (answer.status !== 401) return answer;
    await renew();
    return send(one, input, { token, ...extras });
  };
  let visit: string | null = null;
  const tell = async (id: string | null, seconds: number): Promise<Model<'ActivityAnswer'>> => {
    const body = { id, duration: seconds, durationsByType: { problem: seconds }, isDiffDuration: true };
    return bodyOf(await call(calls.sendActivity, { body }));
  };
  return {
    userId,
    call,
    spend: async (seconds) => {
      const told = await tell(visit, seconds);
      visit = (told.state === 'stale' ? await tell(null, seconds) : told).id;
    },
  };
}
