import { fallbackLocale } from '../words/locales.ts';
import type { Sentences } from '../words/words.ts';

/** What a page says while no program of ours runs, by language. Only the build reads it: no browser downloads it. */
export const bootWords: Readonly<Record<string, Sentences>> = import.meta.env.SSR
  ? Object.fromEntries(
      Object.entries(
        import.meta.glob<Sentences>('../../../../locales/*/old-browser.json', { eager: true, import: 'default' }),
      ).map(([path, words]) => [path.split('/').at(-2) ?? '', words] as const),
    )
  : {};

const late = Object.fromEntries(
  Object.entries(bootWords).map(([locale, words]) => [
    locale,
    [words['old-browser.late.title'], words['old-browser.late.action']],
  ]),
);

const MESSAGE = 'boot-message';

/** The page lives after all. */
export function removeBootMessage(): void {
  document.getElementById(MESSAGE)?.remove();
}

/**
 * Runs before the programs of a page that lives by them, in words that every browser understands: one that is too old for
 * ours is led to the page that says so, and where a program does not come, or nothing has for half a minute, the empty page
 * says that: in an element of its own in the body, which React passes over when it comes. Its hash is in the page's policy.
 */
export const bootScript = `(function(){var d=document,w=${JSON.stringify(late)},m=/^\\/2\\.0\\/([a-z-]+)\\//.exec(location.pathname),l=m&&w[m[1]]?m[1]:'${fallbackLocale}';
if(![].toSorted)location.replace('/2.0/'+(l==='${fallbackLocale}'?'':l+'/')+'old-browser');
function say(){var p=d.querySelector('.document-waiting'),a=d.createElement('div'),h=d.createElement('h1'),b=d.createElement('button');if(!p||p.hidden)return;p.hidden=true;a.id='${MESSAGE}';a.className='message-page';a.setAttribute('role','main');d.title=h.textContent=w[l][0];b.textContent=w[l][1];b.className='lk-button';b.onclick=function(){location.reload()};a.appendChild(h);a.appendChild(b);d.body.insertBefore(a,p)}
function soon(e){if(e.type!=='error'||e.target.tagName==='SCRIPT')setTimeout(say,3000)}
addEventListener('error',soon,true);addEventListener('unhandledrejection',soon);setTimeout(say,30000)})()`;
