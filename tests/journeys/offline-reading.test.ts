import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as library from '#shared/library/index.ts';
import { chapterPath } from '#shared/library/library-path.ts';
import { aMarket, expectAccessible, type Market, settled } from '#tests/support/browser.ts';
import { aSwitchedLine } from '#tests/support/switched-line.ts';
import type { Member } from '#tests/support/world.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

const longText = (about: string) =>
  Array.from(
    { length: 30 },
    (_, place) => `<p>${about}, đoạn ${place + 1}. ${'Đất sét. '.repeat(40)}</p>`,
  ).join('');

let documents = 0;
/** A document that may be kept, with three chapters that are longer than a screen. */
async function aDocument() {
  documents += 1;
  const { world } = market;
  const { accessToken: token } = await world.aMember({ role: 'collaborator' });
  const category = await world.send(library.createDocumentCategory, {
    token,
    body: { name: `Nghề làng ${documents}` },
  });
  const { body: document } = await world.send(library.createDocument, {
    token,
    body: { title: 'Nghề gốm', categoryId: category.body.id, offline: true, isPublished: true },
  });
  const chapters = [];
  for (const title of ['Nhào đất', 'Vuốt gốm', 'Nung lò']) {
    const sent = await world.send(library.createChapter, {
      token,
      params: { id: document.id },
      body: { title, content: longText(title) },
    });
    chapters.push(sent.body.id);
  }
  const [one = '', two = '', three = ''] = chapters;
  return { id: document.id, slug: document.slug, one, two, three };
}
type Written = Awaited<ReturnType<typeof aDocument>>;

const progressOf = async ({ id }: Written, { accessToken: token }: Member) =>
  (await market.world.send(library.getDocument, { token, params: { id } })).body.progress;

const cachesOf = (page: Page) => page.evaluate<string[]>('caches.keys()');
/** Names of the files that a worker answers from. */
const filesOf = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('assets-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  })()`);

/** Chapters whose mark waits on the device for a network. */
const marksThatWait = (page: Page) =>
  page.evaluate<string[]>(`new Promise((done) => {
    const opened = indexedDB.open('cholang', 1);
    opened.onsuccess = () => {
      const found = opened.result.transaction('records').objectStore('records').getAll();
      found.onsuccess = () => {
        opened.result.close();
        done(found.result.flatMap(({ report }) => report?.completed ?? []));
      };
    };
  })`);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the reader as a member, with a worker and a line that can be switched off. */
async function readAs(member: Member, path: string) {
  const line = await aSwitchedLine(market.world.url);
  const page = await market.blank({ as: member, offlineShell: true });
  const go = async (where: string) => {
    await page.goto(line.url + where);
    await settled(page);
  };
  const switchTo = async (on: boolean) => {
    line.switchTo(on);
    await page.context().setOffline(!on);
  };
  await go(path);
  return { line, page, go, switchTo };
}

describe('reading without a network', () => {
  it('opens a kept document anew, reports late and once, and never takes progress back', async () => {
    const member = await market.world.aMember({ status: 'active' });
    const written = await aDocument();
    const path = (chapterId: string) => chapterPath(written.slug, chapterId);
    const { line, page, go, switchTo } = await readAs(member, path(written.one));
    const aside = page.getByRole('complementary');
    await aside.getByRole('button', { name: 'Lưu đọc ngoại tuyến' }).click();
    await aside.getByText('Đã lưu trên máy này').waitFor();
    await expect.poll(async () => (await filesOf(page)).some((url) => url.includes('reader'))).toBe(true);
    await expectAccessible(page);

    await switchTo(false);
    const reports: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.method() === 'PUT') reports.push(request.postData() ?? '');
    });
    await go(path(written.one));
    await heading(page, 'Nhào đất').waitFor();
    await page.getByText('Nhào đất, đoạn 1.').waitFor();
    await page.getByRole('link', { name: 'Chương sau' }).click();
    await heading(page, 'Vuốt gốm').waitFor();
    await page.getByText('Vuốt gốm, đoạn 30.').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Đánh dấu đã hoàn thành' }).click();
    await page.getByRole('button', { name: 'Đã hoàn thành', pressed: true }).waitFor();
    // A mark that is stored on the device survives a reload.
    await expect.poll(() => marksThatWait(page)).toEqual([written.two]);
    await go(path(written.two));
    await page.getByRole('button', { name: 'Đã hoàn thành', pressed: true }).waitFor();

    // Meanwhile the member reads on elsewhere.
    const elsewhere = { chapterId: written.three, paragraph: 7 };
    await market.world.send(library.saveProgress, {
      token: member.accessToken,
      params: { id: written.id },
      body: elsewhere,
    });
    await switchTo(true);
    await expect.poll(async () => (await progressOf(written, member))?.completed).toEqual([written.two]);
    expect(await progressOf(written, member)).toMatchObject(elsewhere);
    await page.waitForTimeout(3000);
    expect(reports).toHaveLength(1);

    await go(path(written.one));
    await page.getByText('Lần trước bạn dừng ở: Nung lò').waitFor();
    await page.getByRole('button', { name: 'Đọc tiếp' }).click();
    await heading(page, 'Nung lò').waitFor();
    await expect
      .poll(() => page.evaluate<string>('document.activeElement.textContent'))
      .toContain('Nung lò, đoạn 8.');
    expect(await progressOf(written, member)).toMatchObject(elsewhere);

    await go('/e-commerce/product');
    await page.getByRole('button', { name: /^Tài khoản của/ }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    const ownCaches = async () => (await cachesOf(page)).filter((name) => /^(?:own|documents)-/.test(name));
    await expect.poll(ownCaches).toEqual([]);
    await line.close();
  });

  it('and no fault was thrown on the way', () => expect(market.faults).toEqual([]));
});
