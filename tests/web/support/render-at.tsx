import { configure, within } from '@testing-library/dom';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, inject, onTestFinished, vi } from 'vitest';
import type { Role } from '#shared/contract/access.ts';
import type { LiveEvent } from '#shared/events/live-events.ts';
import type { RoomHint } from '#shared/live/room-hint.ts';
import { getMe } from '#shared/accounts/users.contract.ts';
import { SessionUser } from '#shared/accounts/user.ts';
import { aPagesCalls, aPagesStorage, type BuiltApp, forgetReact, loadApp } from '../../support/load-app.ts';
import { exampleOf } from './example-of.ts';
import { furniture } from './furniture.ts';
import { aNetwork, answer, type Answer } from './network.ts';

declare module 'vitest' {
  interface ProvidedContext {
    app: BuiltApp;
  }
}

configure({
  // Mutation tests, where many pages never show what is waited for, wait less.
  asyncUtilTimeout: Number(process.env['PAGE_PATIENCE'] ?? 60_000),
  // The page as a reader would tell it, instead of all its elements.
  getElementError: (message) => new Error(`${message}\n\nThe page says: ${document.body.textContent}`),
});

/** Of React's long words the beginning says what is wrong, and the end where. */
const shortened = (words: string): string =>
  words.length > 900 ? `${words.slice(0, 200)} … ${words.slice(-600)}` : words;

/** Newer than the browser that is played; every real one knows it. */
const unknownTag = /is unrecognized in this browser.* search$/;

type App = { start: (root: HTMLElement) => Promise<() => void> };

type Visit = {
  /** Signed in as somebody of this role, or signed out. */
  as?: Role | SessionUser;
  answers?: readonly Answer[];
  language?: 'vi' | 'en';
  /** Of the window. */
  width?: number;
  /** The page before: Back leads there. */
  from?: string;
};

const someone = (as: Role | SessionUser): SessionUser =>
  typeof as === 'string'
    ? exampleOf(SessionUser, { role: as, status: 'active', referenceId: 'CHOLANG01' })
    : as;

/** Opens a page of the whole app, with its real router, cache, texts and session, in front of a network that is played. */
export async function renderAt(url: string, visit: Visit = {}) {
  const { as, answers = [], language = 'vi', width = 1440, from } = visit;
  const user = as && someone(as);
  const network = aNetwork([...furniture, ...(user ? [answer(getMe, user)] : []), ...answers]);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', network.send);
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', (query: string) => mediaOf(query, width));
  vi.stubGlobal('IntersectionObserver', AllInSight);
  vi.stubGlobal('ResizeObserver', BlindObserver);
  const sockets: QuietSocket[] = [];
  vi.stubGlobal('WebSocket', aSocketOf(sockets));
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('cholang-language-preference', language);
  if (user)
    localStorage.setItem(
      'cholang-session',
      JSON.stringify({ accessToken: 'access', refreshToken: 'refresh', username: user.referenceId }),
    );
  fetchNoFiles();
  if (from === undefined) window.history.replaceState(null, '', url);
  else arriveFrom(from, url);
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const [local, session] = [aPagesStorage(localStorage), aPagesStorage(sessionStorage)];
  // Before the page comes: what it listens for itself is for all pages of the file.
  const hand = userEvent.setup({
    // No turn of the page between two presses of a button: even then a form is sent once.
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  const { calls, close: stopCalls } = aPagesCalls(window, document);
  const own = { localStorage: local.storage, sessionStorage: session.storage, ...calls };
  const close = await (loadApp(inject('app'), own) as App).start(root);
  onTestFinished(() => {
    close();
    local.close();
    session.close();
    stopCalls();
    forgetReact(document);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    const said = complaints.mock.calls
      .map((words) => shortened(words.map(String).join(' ')))
      .filter((words) => !unknownTag.test(words));
    complaints.mockRestore();
    expect([...network.faults, ...said]).toEqual([]);
  });
  await network.rest();
  return {
    network,
    user: hand,
    page: within(document.body),
    /** Sends a live event or hint to the page. Its socket opens only if the test answers `createTicket`. */
    say: (event: Pick<LiveEvent, 'type' | 'room'> | Pick<RoomHint, 'room' | 'latest'>) => {
      for (const socket of sockets)
        socket.onmessage?.({ data: JSON.stringify({ id: 'e1', sequence: 1, ...event }) });
    },
  };
}

export type Screen = Awaited<ReturnType<typeof renderAt>>;

/** Two entries of the history, as the router writes them. */
function arriveFrom(from: string, url: string): void {
  const entry = (index: number) => ({
    __TSR_index: index,
    __TSR_key: `visit-${index}`,
    key: `visit-${index}`,
  });
  window.history.replaceState(entry(0), '', from);
  window.history.pushState(entry(1), '', url);
}

/** Pictures that pages ask for ahead of time come from nowhere here. */
function fetchNoFiles(): void {
  const { happyDOM } = globalThis as unknown as {
    happyDOM: { settings: { fetch: { interceptor: object | null } } };
  };
  happyDOM.settings.fetch.interceptor = { beforeAsyncRequest: () => Promise.resolve(new Response()) };
}

/** `(width < 48rem)` and its like; what depends on the reader's wishes is not asked for. */
function mediaOf(query: string, width: number) {
  const [, relation, size] = /\(width (<|>=) ([\d.]+)rem\)/.exec(query) ?? [];
  const limit = Number(size) * 16;
  const matches = relation === '<' ? width < limit : relation === '>=' && width >= limit;
  return { matches, media: query, addEventListener: () => undefined, removeEventListener: () => undefined };
}

/** The window is as high as the page. */
class AllInSight {
  readonly #tell: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    queueMicrotask(() => this.#tell([{ isIntersecting: true, target }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Nothing has a size here. */
class BlindObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class QuietSocket extends EventTarget {
  onmessage?: (frame: { data: string }) => void;
  close(): void {}
  send(): void {}
}

/** The class of a page's sockets, which are kept so that a test can speak through them. */
const aSocketOf = (sockets: QuietSocket[]) =>
  class extends QuietSocket {
    constructor() {
      super();
      sockets.push(this);
    }
  };
