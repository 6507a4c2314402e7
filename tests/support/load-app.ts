import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { type KeptModules, keptName, runKept } from './kept-modules.ts';

/** Storage methods that a page uses. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * Storage of one page. After the page is closed, its pending work reads and writes nothing there, so it cannot
 * affect the next page.
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

type Call = (...given: unknown[]) => void;
type Rest = [milliseconds?: number, ...given: unknown[]];

/**
 * Lengthens long timeouts. A page gives up on an answer after 15 seconds, which a busy machine can exceed
 * before the next press.
 */
const patient = (milliseconds: number): number =>
  milliseconds >= 10_000 && milliseconds <= 60_000 ? milliseconds * 20 : milliseconds;

/** Timer functions that call a page. */
type Calls = Pick<typeof globalThis, 'setTimeout' | 'setInterval'>;

/**
 * Timers and listeners of one page. After the page is closed, nothing calls it and nothing keeps it in memory,
 * because a page takes tens of megabytes.
 */
export function aPagesCalls(...targets: EventTarget[]): { calls: Calls; close: () => void } {
  const ends: (() => void)[] = [];
  for (const target of targets) {
    // oxlint-disable-next-line typescript/unbound-method -- it is called on its target
    const listen = target.addEventListener;
    target.addEventListener = (...given: Parameters<typeof listen>) => {
      ends.push(() => target.removeEventListener(...given));
      listen.apply(target, given);
    };
    ends.push(() => {
      target.addEventListener = listen;
    });
  }
  const setTimeout = (call: Call, milliseconds = 0, ...given: unknown[]) => {
    const timer = globalThis.setTimeout(call, patient(milliseconds), ...given);
    ends.push(() => clearTimeout(timer));
    return timer;
  };
  const setInterval = (call: Call, ...rest: Rest) => {
    const timer = globalThis.setInterval(call, ...rest);
    ends.push(() => clearInterval(timer));
    return timer;
  };
  return {
    calls: { setTimeout, setInterval } as Calls,
    close: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}

/** Globals that are replaced for one page. */
type PagesOwn = Calls & { localStorage: PageStorage; sessionStorage: PageStorage };

const names = ['localStorage', 'sessionStorage', 'setTimeout', 'setInterval'] as const;

/** The two scripts of the built app: the page's own, and the one shared by all pages of a worker. */
export type BuiltApp = { app: string; kept: string };

type Page = (...given: unknown[]) => unknown;

type CompiledApp = { run: Page; kept: KeptModules };

let page: CompiledApp | undefined;

/**
 * Modules are always strict, so the script needs the directive. The script gives one function, which every page
 * calls: what the engine learnt about the code of one page, and compiled, serves the next.
 */
function compiled({ app, kept }: BuiltApp): CompiledApp {
  const code = `((${[...names, keptName].join(', ')}) => { 'use strict'; ${readFileSync(app, 'utf8')}\nreturn app; })`;
  return { run: new Script(code, { filename: app }).runInThisContext() as Page, kept: runKept(kept) };
}

/**
 * Runs the shared modules, at the latest with the first page. React takes its clock and its timers then and keeps
 * them, so a worker calls this before any test puts its own in their place.
 */
export function prepareApp(files: BuiltApp): CompiledApp {
  page ??= compiled(files);
  return page;
}

/** React notes on a document that it listens there. The listeners of a closed page are gone, so the note must go. */
export function forgetReact(document: object): void {
  for (const name of Object.keys(document))
    if (name.startsWith('_reactListening')) Reflect.deleteProperty(document, name);
}

/** Runs the built app from the start like a page load, without state of the previous page. */
export function loadApp(files: BuiltApp, own: PagesOwn): unknown {
  const { run, kept } = prepareApp(files);
  return run(...names.map((name) => own[name]), kept);
}
