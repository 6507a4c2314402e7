const databaseName = 'cholang';
const storeName = 'records';

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return resultOf(request);
}

/** Runs one operation, or returns the fallback: private windows and full disks refuse IndexedDB. */
async function run<T>(
  mode: IDBTransactionMode,
  operation: (store: IDBObjectStore) => IDBRequest<T>,
  fallback: T,
): Promise<T> {
  try {
    const database = await openDatabase();
    try {
      return await resultOf(operation(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  } catch {
    return fallback;
  }
}

/** Keeps records in IndexedDB under keys with a common prefix. Where it is refused, nothing is kept. */
export function indexedRecords<T>(prefix: string) {
  const keyOf = (key: string) => `${prefix}:${key}`;
  const own = () => IDBKeyRange.bound(`${prefix}:`, `${prefix};`, false, true);
  return {
    read: (key: string) =>
      run<T | undefined>(
        'readonly',
        (store) => store.get(keyOf(key)) as IDBRequest<T | undefined>,
        undefined,
      ),
    write: async (key: string, record: T): Promise<void> =>
      void (await run<IDBValidKey | undefined>(
        'readwrite',
        (store) => store.put(record, keyOf(key)) as IDBRequest,
        undefined,
      )),
    remove: (key: string): Promise<void> =>
      run<undefined>('readwrite', (store) => store.delete(keyOf(key)), undefined),
    list: () => run<T[]>('readonly', (store) => store.getAll(own()) as IDBRequest<T[]>, []),
  };
}
