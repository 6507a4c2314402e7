import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

/** What a page knows of a storage of its browser. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * A storage as one page has it: once that page is closed it reads and writes nothing there. What it had
 * under way still ends somewhere, and is no business of the page that stands in its place.
 */
export function aPagesStorage(storage: PageStorage): { storage: PageStorage; close: () => void } {
  let isOpen = true;
  return {
    storage: {
      getItem: (key) => (isOpen ? storage.getItem(key) : null),
      setItem: (key, value) => void (isOpen && storage.setItem(key, value)),
      removeItem: (key) => void (isOpen && storage.removeItem(key)),
      clear: () => void (isOpen && storage.clear()),
    },
    close: () => {
      isOpen = false;
    },
  };
}

let script: Script | undefined;

/** Runs the built app from its first line, as a page does that is loaded: nothing is left of the one before. */
export function loadApp(file: string, ...storages: [local: PageStorage, session: PageStorage]): unknown {
  const code = () => `((localStorage, sessionStorage) => { ${readFileSync(file, 'utf8')}\nreturn app; })`;
  script ??= new Script(code(), { filename: file });
  return (script.runInThisContext() as (...given: typeof storages) => unknown)(...storages);
}
