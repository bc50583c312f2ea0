import { bind } from '../http/bind.ts';
import type { Http } from '../http/http.ts';
import type { PassingsApi, ProblemsApi, TheoriesApi, ThreadsApi } from './methods.ts';
import { passingCalls, problemCalls, theoryCalls, threadCalls } from './tables.ts';

export const bindProblems = (http: Http): ProblemsApi => bind(http, problemCalls);
export const bindPassings = (http: Http): PassingsApi => bind(http, passingCalls);
export const bindThreads = (http: Http): ThreadsApi => bind(http, threadCalls);
export const bindTheories = (http: Http): TheoriesApi => bind(http, theoryCalls);
