/** The key of the platform's own public pages; it opens what is free, on this origin only. */
const SITE_KEY = 'pk_site';

/**
 * What makes a live problem of its picture, right after it: nothing is fetched, and nobody known, before somebody has
 * touched it. Whatever does not come leads where the picture leads without scripts. Its hash is in the page's policy.
 */
export const liveProblemScript = `(()=>{const d=document,s=d.querySelector('.live-problem'),p=s.querySelector('a');let b;
const show=async()=>{if(b)return;b=1;s.ariaBusy='true';const go=()=>{location.href=p.href};
try{const[{configure},{problem_id:i}]=await Promise.all([import('/v1/embed.js'),fetch('/content/api/sample/'+s.dataset.audience).then(r=>r.json())]);
if(!i)throw i;configure({key:'${SITE_KEY}'});const e=d.createElement('logikit-problem-player');e.setAttribute('theme',d.documentElement.dataset.theme);e.setAttribute('problem',i);
const off=setTimeout(go,2e4);e.addEventListener('logikit-error',go,{once:true});
e.addEventListener('logikit-ready',()=>{clearTimeout(off);e.removeEventListener('logikit-error',go);s.ariaBusy=null;const f=d.activeElement===p;p.remove();if(f)s.querySelector('h2').focus({preventScroll:true})},{once:true});p.after(e)}catch{go()}};
d.addEventListener('click',v=>{const a=v.target.closest('a');if(v.metaKey||v.ctrlKey||v.shiftKey||!a)return;if(a===p){v.preventDefault();show()}else if(a.hash==='#problem')show()})})()`;
