// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentDetail } from '#shared/library/document.ts';
import { saveProgress } from '#shared/library/index.ts';
import { ProgressReport, type ReadingProgress } from '#shared/library/reading-progress.ts';
import { libraryKeys } from '#web/features/library/api/library-queries.ts';
import {
  followReading,
  ownAccount,
  readingQueue,
  reportReading,
  sendBeforeHiding,
  sendReports,
} from '#web/features/library/reader/api/reading-reports.ts';
import { clearSession, writeSession } from '#web/platform/api/stored-session.ts';
import { aNetwork, answer, hold, refuse } from '../support/network.ts';
import { tokenOf } from '../worker/a-scope.ts';
import { detail, item } from './library-answers.ts';

const place = { chapterId: 'a', second: 0, paragraph: 0 };
const saved: ReadingProgress = {
  ...place,
  furthest: place,
  completed: ['a'],
  at: '2026-12-01T00:00:00.000Z',
};
const positionOf = () => 1;
const report = (given: object = {}) => ProgressReport.parse({ chapterId: 'a', ...given });
const signIn = (account: string) =>
  writeSession({ accessToken: tokenOf(account), refreshToken: 'r', username: 'LAN' });

/** The code that sends comes late, too. */
beforeAll(async () => void (await import('#web/platform/api/transport.ts')));

let network: ReturnType<typeof aNetwork>;
let onLine: boolean;
const sent = () => network.askedOf(saveProgress).map(({ params, body }) => [params.id, body.paragraph]);

/** The module keeps what was not sent, and when it is sent next, for the tests that follow. */
async function forgetAll(): Promise<void> {
  vi.stubGlobal('fetch', aNetwork([refuse(saveProgress, 'DOCUMENT_NOT_FOUND')]).send);
  for (const account of ['usr_minh', 'usr_lan']) {
    signIn(account);
    await reportReading('d1', report(), { positionOf, isUrgent: true });
    await readingQueue.sendAll();
  }
  vi.stubGlobal('fetch', network.send);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onLine = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
  network = aNetwork([answer(saveProgress, saved)]);
  await forgetAll();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  clearSession();
});

const failure = (status: number) => ({
  contract: saveProgress,
  give: () => Response.json({ message: 'x', code: 'X', statusCode: status, requestId: 'r' }, { status }),
});

const add = (paragraph: number, isUrgent?: boolean) =>
  reportReading('d1', report({ paragraph }), { positionOf, ...(isUrgent !== undefined && { isUrgent }) });

describe('a report of reading', () => {
  it('is sent ten seconds after the first, with those that follow', async () => {
    await add(1);
    await vi.advanceTimersByTimeAsync(6000);
    await add(2);
    await vi.advanceTimersByTimeAsync(3999);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual([['d1', 2]]);
    await add(3);
    await vi.advanceTimersByTimeAsync(9999);
    expect(sent()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual([
      ['d1', 2],
      ['d1', 3],
    ]);
  });

  it('that is urgent is sent at once, and the pause of ten seconds begins anew', async () => {
    await add(1);
    await vi.advanceTimersByTimeAsync(6000);
    await add(2, true);
    expect(sent()).toEqual([['d1', 2]]);
    await add(3);
    await vi.advanceTimersByTimeAsync(9999);
    expect(sent()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toHaveLength(2);
  });

  it('of a guest is none', async () => {
    clearSession();
    await add(1);
    sendBeforeHiding();
    signIn('usr_lan');
    sendBeforeHiding();
    await vi.advanceTimersByTimeAsync(10_000);
    await sendReports();
    expect(sent()).toEqual([]);
  });

  it('waits for the network', async () => {
    onLine = false;
    await add(1);
    sendBeforeHiding();
    await sendReports();
    expect(sent()).toEqual([]);
    onLine = true;
    await sendReports();
    expect(sent()).toEqual([['d1', 1]]);
  });

  it('goes along at the last moment, unless the server has it', async () => {
    await add(1);
    sendBeforeHiding();
    await vi.waitFor(() => expect(sent()).toEqual([['d1', 1]]));
    await add(2, true);
    sendBeforeHiding();
    await add(3);
    const sending = sendReports();
    await sending;
    expect(sent().map(([, paragraph]) => paragraph)).toEqual([1, 2, 3]);
  });

  it('that came while another could not be sent goes along at the last moment', async () => {
    const failing = hold(failure(500));
    network.answer(failing);
    const first = add(1, true);
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    await add(2);
    failing.release();
    await first;
    network.answer(answer(saveProgress, saved));
    sendBeforeHiding();
    await vi.waitFor(() => expect(sent().at(-1)).toEqual(['d1', 2]));
  });
});

describe('a refusal', () => {
  it.each([
    [399, false],
    [400, true],
    [403, true],
    [404, true],
    [499, true],
    [408, false],
    [429, false],
    [500, false],
  ])('with %i is final: %s', async (status, isFinal) => {
    await add(1);
    network.answer(failure(status));
    await sendReports();
    expect(await readingQueue.find('d1')).toEqual(isFinal ? undefined : report({ paragraph: 1 }));
  });

  it('without an answer is not final', async () => {
    await add(1);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await sendReports();
    expect(await readingQueue.find('d1')).toBeDefined();
    vi.stubGlobal('fetch', network.send);
  });
});

describe('the reports of an account', () => {
  it('are those of the token, or of the name of a session whose token cannot be read', () => {
    expect(ownAccount()).toBe('usr_lan');
    writeSession({ accessToken: 'unreadable', refreshToken: 'r', username: 'LAN' });
    expect(ownAccount()).toBe('LAN');
    clearSession();
    expect(ownAccount()).toBeUndefined();
  });

  it('are sent when the page opens and when the network is back, and shown', async () => {
    const client = new QueryClient();
    const key = [...libraryKeys.details, item.id];
    client.setQueryData(key, detail());
    const progressOf = () => client.getQueryData<DocumentDetail>(key)?.progress;
    await reportReading(item.id, report({ paragraph: 1 }), { positionOf });
    followReading(client);
    await vi.waitFor(() => expect(progressOf()).toEqual(saved));
    onLine = false;
    await reportReading(item.id, report({ paragraph: 2 }), { positionOf, isUrgent: true });
    expect(sent()).toHaveLength(1);
    onLine = true;
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(sent()).toHaveLength(2));
    client.clear();
  });

  it('are forgotten once their member has signed out', async () => {
    followReading(new QueryClient());
    onLine = false;
    await add(1);
    clearSession();
    signIn('usr_minh');
    await vi.advanceTimersByTimeAsync(0);
    signIn('usr_lan');
    await vi.waitFor(async () => expect(await readingQueue.find('d1')).toBeUndefined());
  });
});
