/**
 * Runs before the programs of the page. Where the browser refuses a storage, the page gets one that lasts as long as it
 * does: also for programs that are not ours, which would log the refusal. What those have kept is thrown away where it is
 * no record.
 */
export const storageScript = `for(const n of ['localStorage','sessionStorage'])try{self[n].getItem('')}catch{const m=new Map;try{Object.defineProperty(self,n,{configurable:true,value:{getItem:k=>m.get(k)??null,setItem(k,v){m.set(k,v+'')},removeItem(k){m.delete(k)},clear(){m.clear()},key:i=>[...m.keys()][i]??null,get length(){return m.size}}})}catch{}}
try{const p='react-router-scroll-positions';try{if(!/^{/.test(JSON.stringify(JSON.parse(sessionStorage.getItem(p)??'{}'))))throw 0}catch{sessionStorage.removeItem(p)}}catch{}`;
