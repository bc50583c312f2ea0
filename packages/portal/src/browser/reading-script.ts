import { LOCALE_KEY } from '../words/locales.ts';

/**
 * All that a page which is only read does, right after its header: it offers itself in the language that somebody has
 * chosen earlier, or else that their browser asks for, and carries what the address says of where they come from on in
 * the links. Its hash is in the page's policy.
 */
export const readingScript = `(()=>{const d=document,h=d.querySelector('.site-header');let k;try{k=localStorage.getItem('${LOCALE_KEY}')}catch{}
for(const n of [k??'',...navigator.languages]){const a=[...h.querySelectorAll('[hreflang]')].find(({hreflang:t})=>t.slice(0,2)===n.slice(0,2));if(a){if(!a.hasAttribute('aria-current')){const p=d.createElement('p');p.className='language-links-offer';p.append(a.cloneNode(true));h.append(p)}break}}
if(location.search)addEventListener('DOMContentLoaded',()=>{for(const a of d.links)if(a.origin===location.origin&&!a.search)a.search=location.search})})()`;
