import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { type KeptModules, keptName, runKept } from './kept-modules.ts';

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

type Call = (...given: unknown[]) => void;
type Rest = [milliseconds?: number, ...given: unknown[]];

/** A page gives up on an answer after 15 seconds, in which a busy machine has not yet pressed the next button. */
const patient = (milliseconds: number): number =>
  milliseconds >= 10_000 && milliseconds <= 60_000 ? milliseconds * 20 : milliseconds;

/** What calls a page by itself. */
type Calls = Pick<typeof globalThis, 'setTimeout' | 'setInterval'>;

/**
 * The clocks of one page, and what it listens for while it is open: once it is closed nothing calls it any more, and so
 * nothing holds on to it either. A page is tens of megabytes.
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

/** What stands in place of the browser's own for one page alone. */
type PagesOwn = Calls & { localStorage: PageStorage; sessionStorage: PageStorage };

const names = ['localStorage', 'sessionStorage', 'setTimeout', 'setInterval'] as const;

/** The two scripts of the built app: of its pages, and of what all pages of a worker share. */
export type BuiltApp = { app: string; kept: string };

type Page = (...given: unknown[]) => unknown;

let page: { script: Script; kept: KeptModules } | undefined;

/** Modules are strict, scripts only where they say so. */
function compiled({ app, kept }: BuiltApp) {
  const code = `((${[...names, keptName].join(', ')}) => { 'use strict'; ${readFileSync(app, 'utf8')}\nreturn app; })`;
  return { script: new Script(code, { filename: app }), kept: runKept(kept) };
}

/** Runs the built app from its first line, as a page does that is loaded: no state is left of the one before. */
export function loadApp(files: BuiltApp, own: PagesOwn): unknown {
  page ??= compiled(files);
  return (page.script.runInThisContext() as Page)(...names.map((name) => own[name]), page.kept);
}
