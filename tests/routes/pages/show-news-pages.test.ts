import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerAddress, type FirstAnswer, firstDataId } from '#shared/first-data.ts';
import * as news from '#shared/news/index.ts';
import { newsCalendarPath, newsPath } from '#shared/news/news-path.ts';
import { openingNews } from '#shared/news/news-choices.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

const shell = '<html lang="vi"><head><title>Chợ Làng</title></head><body><div id="root"></div></body></html>';
const folder = mkdtempSync(join(tmpdir(), 'cholang-news-pages-'));
let world: World;
let editor: Member;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), shell);
  world = await aWorld({ web: folder });
  editor = await world.aMember({ role: 'collaborator' });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string) {
  const reply = await fetch(world.url + path, { redirect: 'manual' });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
const staff = () => ({ token: editor.accessToken });

async function published(given: object) {
  const body = { content: '<p>Chợ mở từ <b>sáng sớm</b>.</p>', ...given };
  const made = await world.send(news.newsContent.create, { ...staff(), body: body as never });
  expect(made.status).toBe(201);
  return (await world.send(news.newsContent.get, { params: { id: made.body.id } })).body;
}
const event = {
  category: 'event',
  date: '2026-12-05T08:30:00+07:00',
  endsAt: '2026-12-05T11:00:00+07:00',
  location: 'Đình làng Vòng',
};
const answersIn = (html: string): FirstAnswer[] =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${firstDataId}">(.*?)</script>`).exec(html)?.[1] ?? '[]',
  );

it('200: a news item is named to those who do not run the page, with what the API would answer', async () => {
  const item = await published({ title: 'Phiên chợ </script><script>alert(1)' });
  const { status, headers, text } = await get(newsPath(item));
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('cache-control')).toContain('s-maxage=30');
  expect(text).toContain(`<link rel="canonical" href="${world.url}${newsPath(item)}" />`);
  expect(text).toContain('"@type":"NewsArticle"');
  expect(text).not.toContain('<script>alert(1)');
  const asked = { params: { slug: item.slug } };
  const { body } = await world.send(news.newsContent.getBySlug, asked);
  expect(answersIn(text)[0]).toEqual({
    address: answerAddress(news.newsContent.getBySlug, asked),
    reply: body,
  });
});

it('200: the list brings its items', async () => {
  const item = await published({ title: 'Tin của danh sách' });
  const { body } = await world.send(news.listNews, { query: openingNews });
  expect(body.data[0]?.id).toBe(item.id);
  const { status, text } = await get('/news');
  expect([status, answersIn(text)]).toEqual([
    200,
    [{ address: answerAddress(news.listNews, { query: openingNews }), reply: body }],
  ]);
});

it('301: a former slug and a wrong moment lead to the present address, of the page and of its file', async () => {
  const before = await published({ title: 'Tên cũ', ...event });
  const { body: state } = await world.send(news.newsDrafts.getDraft, {
    ...staff(),
    params: { id: before.id },
  });
  const renamed = await world.send(news.newsDrafts.move, {
    ...staff(),
    params: { id: before.id },
    body: { move: 'rename', version: state.state.version, slug: 'ten-moi' },
  });
  expect(renamed.status).toBe(200);
  const now = { ...before, slug: 'ten-moi' };
  for (const path of [newsPath(before), `/news/ten-moi-1700000000000`, '/news/ten-cu']) {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([301, newsPath(now)]);
  }
  const file = await get(newsCalendarPath(before));
  expect([file.status, file.headers.get('location')]).toEqual([301, newsCalendarPath(now)]);
});

it('404: an unknown item; 410: a removed one, of which the API says CONTENT_REMOVED', async () => {
  const { status, headers, text } = await get('/news/khong-co-1700000000000');
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect((await get('/news/khong-co-1700000000000.ics')).status).toBe(404);

  const item = await published({ title: 'Tin sẽ gỡ', ...event });
  expect((await world.send(news.newsContent.remove, { ...staff(), params: { id: item.id } })).status).toBe(
    200,
  );
  const gone = await get(newsPath(item));
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([410, 'no-store']);
  const file = await get(newsCalendarPath(item));
  expect([file.status, file.headers.get('cache-control'), file.text]).toEqual([410, 'no-store', 'Gone']);
  const { failure } = await world.send(news.newsContent.getBySlug, { params: { slug: item.slug } });
  expect(failure.code).toBe('CONTENT_REMOVED');
});

it('200: an event has a calendar file, whose number rises when it changes; 404: other news have none', async () => {
  const item = await published({ title: 'Hội làng', ...event });
  const { status, headers, text } = await get(newsCalendarPath(item));
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text).toContain('DTSTART:20261205T013000Z\r\nDTEND:20261205T040000Z\r\nSUMMARY:Hội làng\r\n');
  expect(text).toContain('SEQUENCE:1\r\n');
  const body = { isCancelled: true };
  await world.send(news.updateNews, { ...staff(), params: { id: item.id }, body });
  const later = (await get(newsCalendarPath(item))).text;
  expect(later).toContain('SEQUENCE:2\r\n');
  expect(later).toContain('STATUS:CANCELLED\r\n');
  expect((await get(newsCalendarPath(await published({ title: 'Tin thường' })))).status).toBe(404);
});

it('200: feed and sitemap name what is published, and nothing else', async () => {
  const item = await published({ title: 'Tin mới & hay' });
  const draft = await world.send(news.newsContent.create, {
    ...staff(),
    body: { title: 'Bản nháp', content: '<p>a</p>', isPublished: false },
  });
  expect(draft.status).toBe(201);
  const feed = await get('/news.xml');
  expect([feed.status, feed.headers.get('content-type')]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  expect(feed.text).toContain('<title>Tin mới &#38; hay</title>');
  expect(feed.text).toContain('<![CDATA[<p>Chợ mở từ <b>sáng sớm</b>.</p>]]>');
  expect(feed.text).not.toContain('Bản nháp');
  const first = /<item><title>(.*?)<\/title>/.exec(feed.text)?.[1];
  expect(first).toBe('Tin mới &#38; hay');
  const map = (await get('/sitemap.xml')).text;
  expect(map).toContain(`<loc>${world.url}${newsPath(item)}</loc><lastmod>${item.updatedAt}</lastmod>`);
  expect(map).not.toContain('ban-nhap');
});
