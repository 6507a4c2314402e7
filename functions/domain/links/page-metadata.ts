import type { UrlMetadata } from '#shared/links/get-url-metadata.contract.ts';
import type { FetchedPage } from './fetch-page.ts';
import { decodePage, plainLine } from './html-text.ts';
import { startTags } from './html-tags.ts';

const longest = { title: 200, description: 400, image: 2048 };
/** Maximum number of tags that are read; metadata comes early in a page. */
const maxTags = 20_000;

/** Metadata of a page by name (Open Graph, Twitter or plain HTML). The first mention counts. */
function statements(html: string): Map<string, string> {
  const said = new Map<string, string>();
  const say = (name: string, value: string) => {
    if (value.trim() && !said.has(name)) said.set(name, value);
  };
  for (const { name, attributes, text } of startTags(html, maxTags)) {
    if (name === 'title') say('title', text);
    if (name === 'base') say('base', attributes.get('href') ?? '');
    if (name === 'meta') {
      const about = attributes.get('property') ?? attributes.get('name') ?? attributes.get('itemprop') ?? '';
      say(about.toLowerCase().trim(), attributes.get('content') ?? '');
    }
    if (name === 'link' && attributes.get('rel')?.toLowerCase() === 'image_src')
      say('image_src', attributes.get('href') ?? '');
  }
  return said;
}

const imageNames = [
  'og:image:secure_url',
  'og:image',
  'og:image:url',
  'twitter:image',
  'twitter:image:src',
  'image_src',
];

/** Absolute address of the picture, if it is on the web. */
function imageOf(said: Map<string, string>, page: URL): string | null {
  const named = imageNames.map((name) => said.get(name)).find(Boolean);
  if (!named) return null;
  const base = URL.parse(said.get('base') ?? '', page.href) ?? page;
  const image = URL.parse(named, base.href);
  if (!image || !/^https?:$/.test(image.protocol) || image.href.length > longest.image) return null;
  image.username = image.password = '';
  return image.href;
}

const domainOf = (url: URL): string => url.hostname.replace(/^www\./, '');

/** Card of a link without metadata. */
export const hostCard = (url: URL): UrlMetadata => ({
  url: url.href,
  domain: domainOf(url),
  title: domainOf(url),
  description: '',
  image: null,
});

export function readMetadata(asked: URL, { url, contentType, bytes }: FetchedPage): UrlMetadata {
  const said = statements(decodePage(bytes, contentType));
  const first = (names: string[], most: number) =>
    plainLine(names.map((name) => said.get(name)).find(Boolean) ?? '', most);
  return {
    ...hostCard(asked),
    domain: domainOf(url),
    title: first(['og:title', 'twitter:title', 'title'], longest.title) || domainOf(url),
    description: first(['og:description', 'twitter:description', 'description'], longest.description),
    image: imageOf(said, url),
  };
}
