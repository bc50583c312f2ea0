import { ApiError, interfaceNumbers, SdkError } from '@logikit/sdk';
import { client } from '../client/client.ts';

/** Noise of other people's scripts and of pages that a browser has thrown away: nobody can mend it (row X-021). */
const ignored: readonly RegExp[] = [/uninitiali[sz]ed component/i, /unknown variable/i];

interface Broken {
  readonly name: string;
  readonly message: string;
  readonly trace: string | null;
}

/** What the operator should know of an error; null where there is nothing to mend. */
export function worthReporting(error: unknown): Broken | null {
  // The platform knows what it refused, and a lost connection is nobody's fault.
  if (error instanceof ApiError || error instanceof SdkError) return null;
  const broken = error instanceof Error ? error : { name: 'Thrown', message: String(error), stack: undefined };
  if (broken.message === '' || ignored.some((pattern) => pattern.test(broken.message))) return null;
  return {
    name: broken.name.slice(0, 80),
    message: broken.message.slice(0, 400),
    trace: broken.stack?.slice(0, 4000) ?? null,
  };
}

const told = new Set<string>();

/** Tells our own server, once per error and a few times per visit at most. Never throws. */
export function reportError(error: unknown): void {
  const broken = worthReporting(error);
  if (!broken || told.has(broken.message) || told.size >= interfaceNumbers.pageErrorsPerVisit) return;
  told.add(broken.message);
  // The address without its query and its numbers: who was there is nobody's business.
  const place = location.pathname.replace(/\d+/g, '0').slice(0, 200);
  client()
    .analytics.reportError({ body: { ...broken, place } })
    .catch(() => undefined);
}

declare global {
  interface Window {
    uncaughtErrors: unknown[];
  }
}

/**
 * Runs before everything else and keeps what nobody catches, and programs of ours that do not come, until the page can tell
 * it: much of what breaks does so before a page lives. Where it does not live after half a minute, the script tells it by
 * itself. Its hash is in the page's policy.
 */
export const errorsScript = `{const a=self.uncaughtErrors=[],k=e=>a.length<9&&a.push(e);
addEventListener('error',({target:t,error,message})=>{if(t===self)k(error??message);else if(t.tagName==='SCRIPT'&&(!t.src||t.src.startsWith(location.origin)))k(new Error('A program has not come: '+t.src))},true);
addEventListener('unhandledrejection',e=>k(e.reason));
setTimeout(()=>{if(!Object.hasOwn(a,'push'))for(const e of a.splice(0))navigator.sendBeacon('/service/analytics/api/error',JSON.stringify({name:String(e?.name??'Thrown').slice(0,80),message:String(e?.message??e).slice(0,400),trace:e?.stack?.slice(0,4000)??null,place:location.pathname.replace(/\\d+/g,'0').slice(0,200)}))},30000)}`;

/** Tells what nobody on this page has caught so far, and from now on. */
export function watchErrors(): () => void {
  const uncaught = window.uncaughtErrors;
  uncaught.splice(0).forEach(reportError);
  uncaught.push = (error) => {
    reportError(error);
    return 0;
  };
  return () => void Reflect.deleteProperty(uncaught, 'push');
}
