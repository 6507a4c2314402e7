import { newsListPath, newsPath } from '#shared/news/news-path.ts';
import type { NewsDetail } from '#shared/news/news.ts';
import { brand, texts } from './page-texts.ts';
import { pictureAt } from './page.ts';
import { characterData, escapeXml } from './xml.ts';

export const newsFeedPath = '/news.xml';

/** Number of items that the feed carries. */
export const newsInFeed = 30;

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** Readers show the text elsewhere, where addresses without a host lead nowhere. */
const withHost = (html: string, origin: string): string =>
  html.replace(/(\s(?:src|href)=")\/(?!\/)/g, (_, start: string) => `${start}${origin}/`);

const picture = ({ images: [image] }: NewsDetail, origin: string): string =>
  image
    ? `<media:content url="${escapeXml(new URL(pictureAt(image.url), origin).href)}" medium="image" />`
    : '';

function itemOf(news: NewsDetail, origin: string): string {
  const address = origin + newsPath(news);
  return [
    '<item>',
    element('title', news.title),
    element('link', address),
    // An id stays the same when the title and with it the address change.
    `<guid isPermaLink="false">${escapeXml(news.id)}</guid>`,
    element('pubDate', new Date(news.publishedAt ?? news.createdAt).toUTCString()),
    ...(news.author ? [element('dc:creator', news.author.fullName)] : []),
    element('category', texts.newsCategories[news.category]),
    element('description', news.summary),
    `<content:encoded>${characterData(withHost(news.content, origin))}</content:encoded>`,
    picture(news, origin),
    '</item>',
  ].join('');
}

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

/** RSS 2.0 feed of news, with their whole texts. */
export function newsFeed(news: readonly NewsDetail[], origin: string): string {
  const [latest = ''] = news.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b.localeCompare(a));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}><channel>`,
    element('title', `${texts.news} · ${brand}`),
    element('link', origin + newsListPath),
    element('description', texts.newsLead),
    element('language', 'vi'),
    `<atom:link href="${escapeXml(origin + newsFeedPath)}" rel="self" type="application/rss+xml" />`,
    ...(latest ? [element('lastBuildDate', new Date(latest).toUTCString())] : []),
    ...news.map((item) => itemOf(item, origin)),
    '</channel></rss>',
    '',
  ].join('\n');
}
