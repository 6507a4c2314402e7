import * as z from 'zod';
import { readMakers } from '#functions/domain/catalogue/makers/read-makers.ts';
import { findPublicProduct } from '#functions/domain/catalogue/products/get-product.ts';
import { listPublicDocuments, publicDocuments } from '#functions/domain/library/list-documents.ts';
import { readDocumentBySlug } from '#functions/domain/library/read-documents.ts';
import { listNews, newestNews, publishedNews } from '#functions/domain/news/list-news.ts';
import { readNewsBySlug } from '#functions/domain/news/read-news.ts';
import { findPage } from '#functions/domain/pages/find-page.ts';
import { calendarFile } from '#functions/domain/pages/news-calendar.ts';
import { newsFeed, newsFeedPath, newsInFeed } from '#functions/domain/pages/news-feed.ts';
import type { PageSources } from '#functions/domain/pages/page-sources.ts';
import { robots } from '#functions/domain/pages/robots.ts';
import { securityPath, securityText } from '#functions/domain/pages/security-text.ts';
import { chaptersOf } from '#functions/domain/pages/sitemap-chapters.ts';
import { sitemap, sitemapFile } from '#functions/domain/pages/sitemap.ts';
import { writePage } from '#functions/domain/pages/write-page.ts';
import { listPublicVouchers } from '#functions/domain/vouchers/list-public-vouchers.ts';
import { readConfig } from '#functions/platform/config.ts';
import { pageShell } from '#functions/platform/content/page-shell.ts';
import { type FileReply, pageRoute } from '#functions/platform/handlers/page-route.ts';
import type { Context } from '#functions/platform/table/context.ts';

const config = readConfig({ PUBLIC_ORIGIN: z.string() });

const hour = 3600;
const minutes = 300;
const file = (type: string, body: string, edgeSeconds = hour): FileReply => ({
  status: 200,
  type,
  body,
  edgeSeconds,
});
const absent = (status: 404 | 410, body: string): FileReply => ({
  status,
  type: 'text/plain',
  body,
  edgeSeconds: 0,
});

const sourcesOf = (context: Context, origin: string): PageSources => ({
  origin,
  product: (asked) => findPublicProduct(context, asked),
  newsItem: (slug) => readNewsBySlug(context, slug),
  document: (address) => readDocumentBySlug(context, undefined, address),
  publicDocuments: (query) => listPublicDocuments(context, query),
  news: (query) => listNews(context, query),
  now: context.now,
  rows: readMakers,
  files: async (routes) => (await pageShell()).filesOf(routes),
  vouchers: () => listPublicVouchers(context),
});

async function showContent(context: Context, origin: string, path: string): Promise<FileReply> {
  const [shell, page] = await Promise.all([pageShell(), findPage(sourcesOf(context, origin), path)]);
  if (page?.status === 301) return { status: 301, location: page.path, edgeSeconds: 30 };
  const body = page ? writePage(shell.html, page, { origin, files: shell.filesOf(page.routes) }) : shell.html;
  return { status: page?.status ?? 200, type: 'text/html', body, edgeSeconds: page ? 30 : 0 };
}

async function showSitemap(origin: string, path: string): Promise<FileReply> {
  const chapters = await chaptersOf(await readMakers(), publishedNews(), publicDocuments());
  const number = Number(/^\/sitemap-(\d{1,4})\.xml$/.exec(path)?.[1] ?? 0);
  const body =
    path === '/sitemap.xml' ? await sitemap(chapters, origin) : await sitemapFile(chapters, origin, number);
  return body ? file('application/xml', body) : absent(404, 'Not found');
}

async function showFeed(context: Context, origin: string): Promise<FileReply> {
  return file('application/rss+xml', newsFeed(await newestNews(context, newsInFeed), origin), minutes);
}

async function showCalendar(context: Context, origin: string, path: string): Promise<FileReply> {
  const found = await calendarFile(sourcesOf(context, origin), path);
  if (found.status === 200) return file('text/calendar', found.body, minutes);
  if (found.status === 301) return { status: 301, location: found.path, edgeSeconds: 30 };
  return absent(found.status, found.status === 410 ? 'Gone' : 'Not found');
}

async function show(path: string, context: Context): Promise<FileReply> {
  const { PUBLIC_ORIGIN: origin } = config();
  if (path === '/robots.txt') return file('text/plain', robots(origin));
  if (path === securityPath) return file('text/plain', securityText(origin, context.now()));
  if (path === newsFeedPath) return showFeed(context, origin);
  if (/^\/news\/[^/]+\.ics$/.test(path)) return showCalendar(context, origin, path);
  return path.startsWith('/sitemap') ? showSitemap(origin, path) : showContent(context, origin, path);
}

/** Serves the plain page without data; the web app then loads its data from the API. */
async function showPlain(path: string): Promise<FileReply | undefined> {
  if (/\.(?:xml|txt|ics)$/.test(path)) return undefined;
  return { status: 200, type: 'text/html', body: (await pageShell()).html, edgeSeconds: 0 };
}

export const showPage = pageRoute(show, showPlain);
