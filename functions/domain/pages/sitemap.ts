import { escapeXml } from './xml.ts';
import type { Place, Chapter } from './sitemap-chapters.ts';

/** Addresses per file. The limit of the format is 50,000, but a function's response must not exceed 6 MB. */
const sitemapSize = 20_000;

const xml = (tag: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</${tag}>\n`;

const entry = (origin: string, { path, changedAt }: Place): string =>
  `<url><loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''}</url>`;

async function slice(chapters: readonly Chapter[], limit: number, offset: number): Promise<Place[]> {
  const found: Place[] = [];
  let skip = offset;
  for (const chapter of chapters) {
    const count = await chapter.count();
    if (skip < count) found.push(...(await chapter.places(limit - found.length, skip)));
    skip = Math.max(0, skip - count);
    if (found.length >= limit) break;
  }
  return found;
}

/** `/sitemap.xml`: all addresses, or the list of the files if there are too many for one. */
export async function sitemap(
  chapters: readonly Chapter[],
  origin: string,
  size = sitemapSize,
): Promise<string> {
  const counts = await Promise.all(chapters.map((chapter) => chapter.count()));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= size) return (await sitemapFile(chapters, origin, 1, size)) ?? xml('urlset', '');
  const files = Array.from({ length: Math.ceil(total / size) }, (_, place) => place + 1);
  const lines = files.map((file) => `<sitemap><loc>${escapeXml(origin)}/sitemap-${file}.xml</loc></sitemap>`);
  return xml('sitemapindex', lines.join('\n'));
}

/** `/sitemap-2.xml` and so on; undefined if there are fewer files. */
export async function sitemapFile(
  chapters: readonly Chapter[],
  origin: string,
  file: number,
  size = sitemapSize,
): Promise<string | undefined> {
  const places = file > 0 ? await slice(chapters, size, (file - 1) * size) : [];
  if (places.length === 0) return undefined;
  return xml('urlset', places.map((place) => entry(origin, place)).join('\n'));
}
