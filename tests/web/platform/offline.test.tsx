// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstDataId } from '#shared/first-data.ts';
import { tokenOf } from '#tests/web/worker/a-scope.ts';
import { OfflineBanner } from '#web/layouts/offline-banner.tsx';
import { vi as texts } from '#web/locales/vi.ts';
import { staleAnswers } from '#web/platform/api/stale-answers.ts';
import { clearSession, writeSession } from '#web/platform/api/stored-session.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';
import { askAgainOnceBack } from '#web/platform/offline/ask-again.ts';
import { followWorker } from '#web/platform/offline/follow-worker.ts';
import { connectToaster, type ToastRequest } from '#web/platform/feedback/toast.ts';
import { initReactI18next } from 'react-i18next';

const entry = '/assets/index-aaaaaaa1.js';
const keptAt = '2026-11-28T00:00:00.000Z';

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await i18n
    .use(initReactI18next)
    .init({ lng: 'vi', resources: { vi: texts }, defaultNS: 'common', react: { useSuspense: false } });
});

let onLine = true;
let toasts: ToastRequest[];
beforeEach(() => {
  onLine = true;
  toasts = [];
  connectToaster((request) => toasts.push(request));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
  // A script with an address would be fetched here.
  vi.spyOn(document, 'querySelector').mockReturnValue({ src: `http://shop.test${entry}` } as never);
});
afterEach(() => {
  staleAnswers.note(undefined);
  clearSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const say = (event: 'online' | 'offline') =>
  act(async () => {
    onLine = event === 'online';
    dispatchEvent(new Event(event));
  });

describe('the notice over the page', () => {
  it('says that there is no network, that what stands here was kept, and that the network is back', async () => {
    const place = document.createElement('div');
    const root = createRoot(place);
    await act(async () => root.render(<OfflineBanner />));
    const said = () => place.textContent;
    expect(said()).toBe('');
    await say('offline');
    expect(said()).toBe('Mất kết nối mạng. Trang sẽ tự cập nhật khi có mạng trở lại.');
    await act(async () => staleAnswers.note(keptAt));
    expect(said()).toBe(
      'Mất kết nối mạng. Bạn đang xem nội dung đã lưu; trang sẽ tự cập nhật khi có mạng trở lại.',
    );
    // The browser sees a network, and nobody answers.
    await say('online');
    expect(said()).toBe('Mạng không ổn định. Bạn đang xem nội dung đã lưu.');
    await act(async () => staleAnswers.note(undefined));
    expect(said()).toBe('Đã có mạng trở lại');
    await act(async () => root.unmount());
  });
});

describe('what was shown from what was kept', () => {
  it('is asked for again when there is a network, and no more than twice a minute', async () => {
    let now = 0;
    const invalidateQueries = vi.fn<() => Promise<void>>(async () => undefined);
    askAgainOnceBack({ invalidateQueries }, () => now);
    await say('online');
    expect(invalidateQueries).not.toHaveBeenCalled();
    staleAnswers.note(keptAt);
    expect(invalidateQueries).not.toHaveBeenCalled();
    await say('online');
    expect(invalidateQueries).toHaveBeenCalledTimes(1);
    now = 29_999;
    staleAnswers.note(undefined);
    expect(invalidateQueries).toHaveBeenCalledTimes(1);
    staleAnswers.note(keptAt);
    now = 30_000;
    staleAnswers.note(undefined);
    expect(invalidateQueries).toHaveBeenCalledTimes(2);
  });
});

/** A worker that is of a release and writes down what it is told. */
function aWorkerOf(release: string) {
  const told: unknown[] = [];
  const worker = Object.assign(new EventTarget(), {
    state: 'installed',
    postMessage: (message: { type: string }, [port]: MessagePort[] = []) => {
      if (message.type === 'which') port?.postMessage(release);
      else told.push(message);
    },
  });
  return { worker, told, types: () => told.map((message) => (message as { type: string }).type) };
}

function aContainer({ waiting }: { waiting?: ReturnType<typeof aWorkerOf> } = {}) {
  const active = aWorkerOf(entry);
  const update = vi.fn<() => Promise<void>>(async () => undefined);
  const registration = Object.assign(new EventTarget(), {
    active: active.worker,
    waiting: waiting?.worker ?? null,
    installing: null as EventTarget | null,
    update,
  });
  const register = vi.fn<() => Promise<typeof registration>>(async () => registration);
  const container = Object.assign(new EventTarget(), {
    controller: active.worker as unknown,
    ready: Promise.resolve(registration),
    register,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { active, container, registration, register, update };
}
const follow = () => followWorker({ invalidateQueries: async () => undefined } as never);
const username = 'CHOLANG01';
const signIn = (account: string) =>
  writeSession({ accessToken: tokenOf(account), refreshToken: 'r', username });

describe('the page tells its worker', () => {
  it('who is here, and who no longer is; a new token of the same person is no news', async () => {
    signIn('usr_lan');
    const { active, register } = aContainer();
    await follow();
    expect(register).toHaveBeenCalledWith('/service-worker.js', { scope: '/', updateViaCache: 'none' });
    const accounts = () =>
      (active.told as { type: string; account?: string }[])
        .filter(({ type }) => type === 'account')
        .map(({ account }) => account);
    expect(accounts()).toEqual(['usr_lan']);
    writeSession({ accessToken: tokenOf('usr_lan').replace('e30', 'e31'), refreshToken: 's', username });
    expect(accounts()).toEqual(['usr_lan']);
    signIn('usr_minh');
    clearSession();
    expect(accounts()).toEqual(['usr_lan', 'usr_minh', undefined]);
  });

  it('what it fetched and what came inside it, and a new worker all of it again', async () => {
    const answers = [{ address: '/products', reply: [] }];
    document.body.innerHTML = `<script type="application/json" id="${firstDataId}">${JSON.stringify(answers)}</script>`;
    document.documentElement.lang = 'en';
    const names = ['http://shop.test/assets/a-abc1234.js', 'http://shop.test/assets/a-abc1234.js'];
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(names.map((name) => ({ name })) as never);
    const { active, container } = aContainer();
    await follow();
    const seen = { type: 'seen', page: location.href, entry, language: 'en', addresses: [names[0]], answers };
    expect(active.told).toContainEqual(seen);
    container.dispatchEvent(new Event('controllerchange'));
    expect(active.types()).toEqual(['account', 'seen', 'seen']);
    document.body.innerHTML = '';
    document.documentElement.lang = 'vi';
  });
});

describe('a new release', () => {
  it('comes in at once where the page is of it already', async () => {
    const waiting = aWorkerOf(entry);
    aContainer({ waiting });
    await follow();
    await expect.poll(waiting.types).toEqual(['take-over']);
    expect(toasts).toEqual([]);
  });

  it('is told to whoever reads an older page, and comes when they say so', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const waiting = aWorkerOf('/assets/index-aaaaaaa2.js');
    const { container } = aContainer({ waiting });
    await follow();
    await expect.poll(() => toasts.length).toBe(1);
    const [notice] = toasts;
    expect([notice?.title, notice?.action?.label, notice?.duration]).toEqual([
      'Đã có bản mới',
      'Tải lại',
      Infinity,
    ]);
    expect(waiting.types()).toEqual([]);
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    notice?.action?.onClick();
    expect(waiting.types()).toEqual(['take-over']);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is reloaded for after two seconds, whatever the worker does', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    aContainer({ waiting: aWorkerOf('/assets/index-aaaaaaa2.js') });
    await follow();
    await expect.poll(() => toasts.length).toBe(1);
    vi.useFakeTimers();
    toasts[0]?.action?.onClick();
    vi.advanceTimersByTime(1999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that arrives while the page is open is told once it is whole', async () => {
    const { registration } = aContainer();
    await follow();
    const { worker } = aWorkerOf('/assets/index-aaaaaaa2.js');
    const installing = Object.assign(worker, { state: 'installing' });
    registration.installing = installing;
    registration.dispatchEvent(new Event('updatefound'));
    installing.dispatchEvent(new Event('statechange'));
    registration.waiting = installing;
    await Promise.resolve();
    expect(toasts).toEqual([]);
    installing.state = 'installed';
    installing.dispatchEvent(new Event('statechange'));
    await expect.poll(() => toasts.length).toBe(1);
  });

  it('is no news where there was none before', async () => {
    const { container, registration } = aContainer();
    container.controller = null;
    await follow();
    const first = aWorkerOf('/assets/index-aaaaaaa2.js');
    registration.waiting = first.worker;
    registration.installing = first.worker;
    registration.dispatchEvent(new Event('updatefound'));
    first.worker.dispatchEvent(new Event('statechange'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([toasts, first.types()]).toEqual([[], []]);
  });

  it('is looked for when somebody returns after an hour', async () => {
    vi.useFakeTimers();
    const { update } = aContainer();
    await follow();
    const turn = (state: 'hidden' | 'visible') => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    vi.advanceTimersByTime(3_599_999);
    turn('visible');
    expect(update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    turn('hidden');
    expect(update).not.toHaveBeenCalled();
    turn('visible');
    turn('visible');
    expect(update).toHaveBeenCalledOnce();
  });
});

it('a browser without workers is left alone', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(follow()).resolves.toBeUndefined();
});
