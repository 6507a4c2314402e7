/**
 * The parts of the worker's global scope that are used here. TypeScript's own worker types conflict with those
 * for pages, and the worker imports modules that pages use.
 */
export type LifeExtender = { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = Event &
  LifeExtender & {
    readonly request: Request;
    /** The browser's request for the page, sent while the worker was starting. */
    readonly preloadResponse?: Promise<Response | undefined>;
    respondWith: (answer: Promise<Response>) => void;
  };

export type Window = {
  readonly id: string;
  focus: () => Promise<Window>;
  navigate: (url: string) => Promise<unknown>;
};

export type MessageEvent = Event &
  LifeExtender & {
    readonly data: unknown;
    readonly source: Window | null;
    readonly ports: readonly { postMessage: (message: unknown) => void }[];
  };

type PushEvent = Event & LifeExtender & { readonly data: { json: () => unknown } | null };

type NotificationEvent = Event &
  LifeExtender & { readonly notification: { readonly data?: { url?: string }; close: () => void } };

export type Scope = {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Window[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: {
    /** A worker of a newer release, from the start of its installation until it takes over. */
    readonly installing: object | null;
    readonly waiting: object | null;
    readonly navigationPreload?: { enable: () => Promise<void> };
    showNotification: (title: string, options: object) => Promise<void>;
  };
  fetch: typeof fetch;
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: Event & LifeExtender) => void): void;
    (name: 'fetch', listener: (event: FetchEvent) => void): void;
    (name: 'message', listener: (event: MessageEvent) => void): void;
    (name: 'push', listener: (event: PushEvent) => void): void;
    (name: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  };
};
