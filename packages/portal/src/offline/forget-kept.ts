import { LEARNER_CACHE } from './caches.ts';

/** The worker's library notes in this database which addresses it has kept, and when. */
const NOTES = { database: 'workbox-expiration', store: 'cache-entries', byCache: 'cacheName' } as const;

/** Forgets what the learner has read, and which addresses that were: they say what somebody has solved. */
export async function forgetKept(): Promise<void> {
  await caches.delete(LEARNER_CACHE);
  await forgetNotes();
}

function forgetNotes(): Promise<void> {
  return new Promise((done) => {
    const opening = indexedDB.open(NOTES.database);
    // There is no such database yet, and we make none.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => done();
    opening.onsuccess = () => {
      const database = opening.result;
      const removing = database.transaction(NOTES.store, 'readwrite');
      const notes = removing.objectStore(NOTES.store);
      const found = notes.index(NOTES.byCache).getAllKeys(LEARNER_CACHE);
      found.onsuccess = () => found.result.forEach((key) => notes.delete(key));
      const end = (): void => {
        database.close();
        done();
      };
      removing.oncomplete = end;
      removing.onabort = end;
    };
  });
}
