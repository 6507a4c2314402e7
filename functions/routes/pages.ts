import * as z from 'zod';
import { readMakers } from '#functions/domain/catalogue/makers/read-makers.ts';
import { findPublicProduct } from '#functions/domain/catalogue/products/get-product.ts';
import { findPage } from '#functions/domain/pages/find-page.ts';
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
const file = (type: string, body: string): FileReply => ({ status: 200, type, body, edgeSeconds: hour });

const sourcesOf = (context: Context, origin: string): PageSources => ({
  origin,
  product: (asked) => findPublicProduct(context, asked),
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
  const chapters = await chaptersOf(await readMakers());
  const number = Number(/^\/sitemap-(\d{1,4})\.xml$/.exec(path)?.[1] ?? 0);
  const body =
    path === '/sitemap.xml' ? await sitemap(chapters, origin) : await sitemapFile(chapters, origin, number);
  return body
    ? file('application/xml', body)
    : { status: 404, type: 'text/plain', body: 'Not found', edgeSeconds: 0 };
}

async function show(path: string, context: Context): Promise<FileReply> {
  const { PUBLIC_ORIGIN: origin } = config();
  if (path === '/robots.txt') return file('text/plain', robots(origin));
  if (path === securityPath) return file('text/plain', securityText(origin, context.now()));
  return path.startsWith('/sitemap') ? showSitemap(origin, path) : showContent(context, origin, path);
}

/** Serves the plain page without data; the web app then loads its data from the API. */
async function showPlain(path: string): Promise<FileReply | undefined> {
  if (/\.(?:xml|txt)$/.test(path)) return undefined;
  return { status: 200, type: 'text/html', body: (await pageShell()).html, edgeSeconds: 0 };
}

export const showPage = pageRoute(show, showPlain);
