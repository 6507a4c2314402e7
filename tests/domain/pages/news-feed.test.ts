import { expect, it } from 'vitest';
import { newsFeed } from '#functions/domain/pages/news-feed.ts';
import { aNewsItem, anEvent, itemMoment, itemPath } from './a-news-item.ts';
import { origin } from './page-shop.ts';

/** Reads elements of a feed without a library, so that a wrong escape is seen. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, text = '']) =>
    text.startsWith('<![CDATA[')
      ? text.slice(9, -3).replaceAll(']]]]><![CDATA[>', ']]>')
      : text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
  );

/** Names of the elements that are open at the end, or an element that closes what is not open. */
function unbalanced(xml: string): string[] {
  const open: string[] = [];
  const outside = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').replace(/<\?[^>]*\?>/, '');
  for (const [, closing, name = '', selfClosing] of outside.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [...open, name];
  }
  return open;
}

it('says what it is, when it changed, and where it is', () => {
  const older = aNewsItem({ updatedAt: '2026-11-20T03:00:00.000Z' });
  const xml = newsFeed([older, aNewsItem()], origin);
  expect(unbalanced(xml)).toEqual([]);
  expect(xml).toContain(`<atom:link href="${origin}/news.xml" rel="self"`);
  expect(texts(xml, 'title')[0]).toBe('Tin tức & Sự kiện · Chợ Làng');
  expect(texts(xml, 'link')[0]).toBe(`${origin}/news`);
  expect(texts(xml, 'language')).toEqual(['vi']);
  expect(texts(xml, 'lastBuildDate')).toEqual(['Sat, 21 Nov 2026 03:00:00 GMT']);
});

it('carries each item with its address, its id and its whole text', () => {
  const xml = newsFeed([aNewsItem(), anEvent({ publishedAt: null, author: null })], origin);
  expect(texts(xml, 'link')[1]).toBe(`${origin}${itemPath}-${itemMoment}`);
  expect(texts(xml, 'guid')[0]).toBe('01JDNEWS000000000000000001');
  expect(texts(xml, 'description')[1]).toBe('Chợ mở từ sáng sớm.');
  expect(texts(xml, 'content:encoded')[0]).toBe('<p>Chợ mở từ <b>sáng sớm</b> đến trưa.</p>');
  expect(texts(xml, 'category')).toEqual(['Tin tức', 'Sự kiện']);
  expect(texts(xml, 'dc:creator')).toEqual(['Lê Quang Huy']);
  expect(texts(xml, 'pubDate')).toEqual(['Fri, 20 Nov 2026 02:00:00 GMT', 'Fri, 20 Nov 2026 01:00:00 GMT']);
});

it('leads to our pictures and pages from elsewhere, and leaves other addresses alone', () => {
  const image = { url: '/media/news/a-{width}.webp', alt: '', width: null, height: null };
  const content =
    '<img src="/media/x.webp" /><a href="/e-commerce">chợ</a><a href="//b.test">b</a><a href="https://c.test/">c</a>';
  const xml = newsFeed([aNewsItem({ content, images: [image] })], origin);
  expect(texts(xml, 'content:encoded')[0]).toBe(
    `<img src="${origin}/media/x.webp" /><a href="${origin}/e-commerce">chợ</a><a href="//b.test">b</a><a href="https://c.test/">c</a>`,
  );
  expect(xml).toContain(`<media:content url="${origin}/media/news/a-640.webp" medium="image" />`);
  expect(newsFeed([aNewsItem()], origin)).not.toContain('<media:content');
});

it('stays a feed whatever its texts hold', () => {
  const title = `</title><x> & "hai" \u0008`;
  const xml = newsFeed([aNewsItem({ title, content: '<p>a ]]> b\u0000</p>' })], origin);
  expect(unbalanced(xml)).toEqual([]);
  expect(texts(xml, 'title')[1]).toBe('</title><x> & "hai" ');
  expect(texts(xml, 'content:encoded')[0]).toBe('<p>a ]]> b</p>');
});

it('is a feed without news', () => {
  const xml = newsFeed([], origin);
  expect([unbalanced(xml), texts(xml, 'item'), texts(xml, 'lastBuildDate')]).toEqual([[], [], []]);
});
