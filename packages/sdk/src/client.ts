import { type Activity, createActivity } from './activity/activity.ts';
import { type Answers, createAnswers } from './answers/answers.ts';
import { bindAuthoring, bindCabinet, bindGeneral } from './api/cabinet.ts';
import type {
  AuthoringApi,
  CabinetApi,
  GeneralApi,
  PassingsApi,
  ProblemsApi,
  TheoriesApi,
  ThreadsApi,
} from './api/methods.ts';
import { bindPassings, bindProblems, bindTheories, bindThreads } from './api/training.ts';
import { type Core, createCore } from './core.ts';
import { createLive, type Live } from './live.ts';
import type { ClientOptions } from './options.ts';
import { createPeople, type People } from './stores/people.ts';

/** The whole SDK: a core, everything that moves by itself, and every group of calls. */
export interface Client extends Core, Omit<Live, 'absorb' | 'closeLive'>, CabinetApi {
  readonly answers: Answers;
  readonly activity: Activity;
  readonly people: People;
  readonly general: GeneralApi;
  readonly problems: ProblemsApi;
  readonly passings: PassingsApi;
  readonly threads: ThreadsApi;
  readonly theories: TheoriesApi;
  readonly authoring: AuthoringApi;
}

export function createClient(options: ClientOptions): Client {
  const core = createCore(options);
  const { http } = core;
  const { absorb, closeLive, ...live } = createLive(core);
  const answers = createAnswers(core);
  const activity = createActivity(core);
  const groups = bindCabinet(http);
  const people = createPeople({ ...core, users: groups.users });
  answers.onSettled((settled) => 'passing' in settled && absorb(settled.passing));

  return {
    ...core,
    ...live,
    ...groups,
    answers,
    activity,
    people,
    general: bindGeneral(http),
    problems: bindProblems(http),
    passings: bindPassings(http),
    threads: bindThreads(http),
    theories: bindTheories(http),
    authoring: bindAuthoring(http),
    close() {
      activity.stop();
      people.close();
      answers.close();
      closeLive();
      core.close();
    },
  };
}
