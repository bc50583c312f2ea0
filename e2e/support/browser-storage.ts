import type { Page } from 'playwright-core';

/**
 * Everything that this browser keeps of the platform, with its contents: cookies, those of scripts and those that only
 * the server sees, both storages, the rows of every IndexedDB, and what every cache holds.
 */
export async function keptIn(page: Page): Promise<string> {
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const kept = await page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database did not answer'));
      });
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        rows.push([name, store, await asked(objects.getAllKeys()), await asked(objects.getAll())]);
      }
      database.close();
    }
    const answers: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      // Our own programs and words are everybody's.
      const requests = (await cache.keys()).filter(({ url }) => !/\.(js|css|woff2|wav|svg)(\?|$)/.test(url));
      for (const request of requests)
        answers.push(name, request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return [Object.entries(localStorage), Object.entries(sessionStorage), rows, answers];
  });
  return JSON.stringify([cookies, kept]);
}

/** Leaves a mark wherever a page of ours could keep something of whoever is here. */
export async function plantIn(page: Page, mark: string): Promise<void> {
  await page.evaluate(async (text) => {
    localStorage.setItem('logikit.games', text);
    localStorage.setItem('logikit.dismissed.app', text);
    sessionStorage.setItem('logikit.place', text);
    await (await caches.open('learner')).put('/kept', new Response(text));
    // Where the worker notes what it has kept, and when.
    const opening = indexedDB.open('workbox-expiration');
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => resolve(null);
      opening.onupgradeneeded = () => opening.transaction?.abort();
    });
    if (!database) return;
    const entry = { id: `learner|${text}`, cacheName: 'learner', url: `https://kept.example/${text}`, timestamp: 1 };
    const adding = database.transaction('cache-entries', 'readwrite');
    adding.objectStore('cache-entries').put(entry);
    await new Promise((resolve) => (adding.oncomplete = resolve));
    database.close();
  }, mark);
}
