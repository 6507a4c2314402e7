import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBadLine } from '#tests/support/bad-line.ts';
import { aMarket, expectAccessible, type Look, type Market, settled } from '#tests/support/browser.ts';
import { builtWeb } from '#tests/support/built.ts';
import { pathOf } from '#tests/support/checkout.ts';
import { isNight } from '#tests/support/night.ts';
import { buying } from '#tests/support/orders.ts';

let folder: string;
let market: Market;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cholang-releases-'));
  cpSync(builtWeb(), folder, { recursive: true });
  market = await aMarket(folder);
});
afterAll(async () => {
  await market.close();
  rmSync(folder, { recursive: true, force: true });
});

type Line = Awaited<ReturnType<typeof aBadLine>>;

/** The browser says that it has no network, and its worker has none either. */
async function cut(page: Page, line: Line): Promise<void> {
  await line.close();
  await page.context().setOffline(true);
}

/** A page behind a line that can be cut, and a worker that stands between them. */
async function visit(path: string, look: Look = {}) {
  const line = await aBadLine(market.world.url);
  const page = await market.blank({ ...look, offlineShell: true });
  const go = async (where: string) => {
    await page.goto(line.url + where);
    await settled(page);
  };
  await go(path);
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  return { line, page, go };
}

/** What lies in the caches of the browser, by the name of the cache. */
const held = (page: Page) =>
  page.evaluate<[string, string][]>(`(async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push([name, new URL(url).pathname]);
    return found;
  })()`);
async function holds(page: Page, cache: RegExp, part: string): Promise<void> {
  const isHeld = async () =>
    (await held(page)).some(([name, path]) => cache.test(name) && path.includes(part));
  await expect.poll(isHeld).toBe(true);
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('without a network', () => {
  it('what was seen opens anew; what was not says so; nobody reads the orders of who left', async () => {
    const { member, order } = await buying(market.world).placed({ paymentMethod: 'cash' });
    const ofOrder = `/e-commerce/orders/${order.id}`;
    const { line, page, go } = await visit('/e-commerce/product', { as: member });
    await holds(page, /^catalogue$/, '/api/products');
    const product = await pathOf(market, 'xoai');
    await go(product);
    await holds(page, /^catalogue$/, '/api/products/slug/');
    await go(ofOrder);
    const account = page.getByRole('button', { name: /^Tài khoản của/ });
    await account.click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).waitFor();
    await page.keyboard.press('Escape');
    await holds(page, /^own-/, `/api/public/orders/${order.id}`);
    await holds(page, /^own-/, '/api/auth/me');

    await cut(page, line);
    await go('/e-commerce/product');
    await heading(page, 'Sản phẩm').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Xoài cát Hòa Lộc' }).first().waitFor();
    await page.getByText('Bạn đang xem nội dung đã lưu').waitFor();
    await go(product);
    await heading(page, 'Xoài cát Hòa Lộc').waitFor();
    await go('/e-commerce/vouchers');
    await heading(page, 'Trang này chưa được lưu để xem khi không có mạng').waitFor();
    await expectAccessible(page);
    await go(ofOrder);
    await heading(page, `Đơn hàng ${order.code}`).waitFor();
    expect((await held(page)).filter(([, path]) => path.endsWith('/payments'))).toEqual([]);

    await account.click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect.poll(async () => (await held(page)).filter(([name]) => name.startsWith('own-'))).toEqual([]);
    await go(ofOrder);
    expect(await page.locator('body').innerText()).not.toContain(order.code);
    expect((await held(page)).some(([, path]) => path.includes('/public/orders'))).toBe(false);
  });
});

/** Another release of the same app: its first file has another name, and so the page and the worker are others. */
function release(mark: string): void {
  const inFolder = (name: string) => join(folder, name);
  const page = readFileSync(inFolder('index.html'), 'utf8');
  const entry = /src="\/(assets\/index-[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const next = `assets/index-${mark}.js`;
  writeFileSync(inFolder(next), `${readFileSync(inFolder(entry), 'utf8')}\nglobalThis.release = '${mark}';`);
  for (const name of ['index.html', 'service-worker.js']) {
    const text = readFileSync(inFolder(name), 'utf8').replaceAll(entry, next);
    writeFileSync(inFolder(name), text.replace(/version:"\w+"/, `version:"${mark}"`));
  }
}

describe('a new release', () => {
  const shown = (page: Page) => page.evaluate('globalThis.release');
  const shells = async (page: Page) =>
    new Set((await held(page)).map(([name]) => name).filter((name) => name.startsWith('shell-')));

  it('is told to whoever reads the old one, comes when they say so, and is whole without a network', async () => {
    const { line, page, go } = await visit('/e-commerce/dang-ky');
    await holds(page, /^assets-/, '/assets/');
    release('abcdefg1');
    await page.evaluate('navigator.serviceWorker.getRegistration().then((known) => known.update())');
    await page.getByText('Đã có bản mới').waitFor();
    expect(await shown(page)).toBeUndefined();
    await page.getByRole('button', { name: 'Tải lại' }).click();
    await expect.poll(() => shown(page).catch(() => undefined)).toBe('abcdefg1');
    await settled(page);
    await expect.poll(() => shells(page)).toEqual(new Set(['shell-abcdefg1']));
    await cut(page, line);
    await go('/e-commerce/dang-ky');
    expect(await shown(page)).toBe('abcdefg1');
  });

  it.runIf(isNight)('is there for whoever comes next, without a word', async () => {
    const { line, page, go } = await visit('/e-commerce/dang-ky');
    release('abcdefg2');
    await go('/e-commerce/dang-ky');
    expect(await shown(page)).toBe('abcdefg2');
    const isAlone = async () => {
      await expect.poll(() => shells(page), { timeout: 20_000 }).toEqual(new Set(['shell-abcdefg2']));
    };
    // Chromium now and then leaves a worker waiting that asked to take over while its elder was being woken: the next page lets it in.
    await isAlone().catch(async () => {
      await go('/e-commerce/dang-ky');
      await isAlone();
    });
    expect(await page.getByText('Đã có bản mới').count()).toBe(0);
    await line.close();
  });

  it('and no fault was thrown on the way', () => expect(market.faults).toEqual([]));
});
