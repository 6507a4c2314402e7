import { createServer, connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The same numbers for the same seed: what failed once can be seen again. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * How a network goes. The browser knows and says so; or it knows nothing, and every connection breaks; or nothing
 * travels and all of it goes on afterwards; or what is asked arrives, and its answer is lost.
 */
const ways = ['said', 'broken', 'still', 'unanswered'] as const;
type Way = (typeof ways)[number];

/** A line between a browser and the cloud that can be cut, one cut at a time. */
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
    // The server listens on a port, so its address is no path.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts,
    /** Begins a cut after a moment, and does not wait for it. */
    async lose(page: Page, next: () => number, milliseconds: number): Promise<void> {
      await current;
      const way = ways[Math.floor(next() * ways.length)] ?? 'said';
      cuts.push(way);
      current = page.waitForTimeout(next() * 400).then(() => cut(page, way, milliseconds));
    },
    /** Resolves once the line is whole. */
    back: () => current,
    close: () => {
      for (const { near } of pairs) near.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const again = /^(Thử lại|Tải lại trang)$/;
const short = { timeout: 1000 };

/** What a page says when something did not work: a message, or a way to try again, and of what. */
async function said(page: Page): Promise<string[]> {
  const retry = page.getByRole('button', { name: again });
  const about = page.getByRole('main').filter({ has: retry }).getByRole('heading', { level: 1 });
  const messages = page.getByRole('alert').or(retry).or(about);
  const texts = await messages.filter({ visible: true }).allInnerTexts();
  // Where lines break depends on how far a message has come into view.
  return texts.map((text) => text.replaceAll(/\s/g, ''));
}

/** Somebody without a network waits for it, takes up what they are offered, and closes what they have read. */
async function takeHeart(page: Page): Promise<void> {
  for (const button of [again, 'Đóng thông báo'].map((name) => page.getByRole('button', { name }).first()))
    if (await button.isVisible()) await button.click(short).catch(() => undefined);
}

type Step = { press: (quick: { timeout: number }) => Promise<unknown>; seen: Locator };

/**
 * One step of somebody with a bad line. They press once and wait for what should come of it. Only where the page says
 * something new, or shows nothing to press but a way to try again, do they wait for their network and press again.
 * A page that neither goes on nor says so leaves them waiting, and the test fails.
 */
export async function persist(page: Page, { press, seen }: Step, patience: number, back = async () => {}) {
  const isSeen = () => seen.first().isVisible();
  let before: string[] | undefined;
  let isFirst = true;
  const isDone = async () => {
    if (await isSeen()) return true;
    if (!before) {
      // What stood there before the first press is not about it; later the same words may be said again.
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
