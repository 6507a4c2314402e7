import { createServer, connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Deterministic random numbers from a seed, so that a failure can be repeated. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * Kinds of network failures: the browser is offline and knows it; every connection breaks; data stalls and
 * continues later; the request arrives but its answer is lost.
 */
const ways = ['said', 'broken', 'still', 'unanswered'] as const;
type Way = (typeof ways)[number];

/** Proxy between browser and cloud that can simulate one network failure at a time. */
export async function aBadLine(cloudUrl: string) {
  const cloud = Number(new URL(cloudUrl).port);
  const pairs = new Set<{ near: Socket; far: Socket }>();
  const cuts: Way[] = [];
  let gone: Way | undefined;
  let current = Promise.resolve();

  const hold = ({ near, far }: { near: Socket; far: Socket }) => {
    if (gone === 'broken') near.destroy();
    if (gone === 'still') near.pause();
    if (gone === 'still' || gone === 'unanswered') far.pause();
  };
  const server = createServer((near) => {
    const pair = { near, far: connect(cloud, '127.0.0.1') };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      pair.far.destroy();
    };
    for (const socket of [near, pair.far]) socket.on('error', end).on('close', end);
    near.on('data', (bytes) => pair.far.write(bytes));
    pair.far.on('data', (bytes) => near.write(bytes));
    hold(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function cut(page: Page, way: Way, milliseconds: number): Promise<void> {
    gone = way;
    if (way === 'said') await page.context().setOffline(true);
    for (const pair of pairs) hold(pair);
    await page.waitForTimeout(milliseconds);
    gone = undefined;
    if (way === 'said') await page.context().setOffline(false);
    for (const { near, far } of pairs) {
      if (way === 'unanswered') near.destroy();
      near.resume();
      far.resume();
    }
  }

  return {
    // The server listens on a port, so its address is an object, not a path.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts,
    /** Starts a failure after a delay, without waiting for it. */
    async lose(page: Page, next: () => number, milliseconds: number): Promise<void> {
      await current;
      const way = ways[Math.floor(next() * ways.length)] ?? 'said';
      cuts.push(way);
      current = page.waitForTimeout(next() * 400).then(() => cut(page, way, milliseconds));
    },
    /** Resolves once the connection works again. */
    back: () => current,
    close: () => {
      for (const { near } of pairs) near.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const again = /^(Thử lại|Tải lại trang)$/;
const short = { timeout: 1000 };

/** Returns the page's error messages and the targets of its retry buttons. */
async function said(page: Page): Promise<string[]> {
  const retry = page.getByRole('button', { name: again });
  const about = page.getByRole('main').filter({ has: retry }).getByRole('heading', { level: 1 });
  const messages = page.getByRole('alert').or(retry).or(about);
  const texts = await messages.filter({ visible: true }).allInnerTexts();
  // Whitespace is removed, because line breaks depend on how far a message has scrolled into view.
  return texts.map((text) => text.replaceAll(/\s/g, ''));
}

/** Simulates a user without network, who waits, presses retry buttons, and closes messages. */
async function takeHeart(page: Page): Promise<void> {
  for (const button of [again, 'Đóng thông báo'].map((name) => page.getByRole('button', { name }).first()))
    if (await button.isVisible()) await button.click(short).catch(() => undefined);
}

type Step = { press: (quick: { timeout: number }) => Promise<unknown>; seen: Locator };

/**
 * Simulates one step of a user on a bad network. The user presses once and waits for the expected result. They
 * press again, once the network is back, only if the page shows a new message or nothing but a retry button. If
 * the page neither continues nor reports a failure, the test fails.
 */
export async function persist(page: Page, { press, seen }: Step, patience: number, back = async () => {}) {
  const isSeen = () => seen.first().isVisible();
  let before: string[] | undefined;
  let isFirst = true;
  const isDone = async () => {
    if (await isSeen()) return true;
    if (!before) {
      // Messages before the first press do not count; later the same text can appear again.
      const known = isFirst ? await said(page) : [];
      const isPressed = await press(short).then(
        () => true,
        () => false,
      );
      if (isPressed) before = known;
    }
    const told = await said(page);
    if (told.every((text) => before?.includes(text))) return false;
    await back();
    await seen
      .first()
      .waitFor(short)
      .catch(() => undefined);
    if (await isSeen()) return true;
    await takeHeart(page);
    before = undefined;
    isFirst = false;
    return false;
  };
  await expect.poll(isDone, { timeout: patience }).toBe(true);
}
