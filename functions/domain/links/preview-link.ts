import type { UrlMetadata } from '#shared/links/get-url-metadata.contract.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { fetchPage, type Reach, Unreachable } from './fetch-page.ts';
import { findPreview, keepPreview } from './kept-previews.ts';
import { hostCard, readMetadata } from './page-metadata.ts';

const daySeconds = 24 * 60 * 60;
/** What could not be reached may be a moment later. */
const retrySeconds = 10 * 60;

/** The part of an address that leads to a page: no secrets, no place within the page. */
function pageOf(text: string): URL {
  const url = new URL(text);
  url.username = url.password = url.hash = '';
  return url;
}

/** The card of a link, from our own memory or from its page. A page that cannot be had still has a name. */
export async function previewLink(
  context: Context,
  { url: text, reach }: { url: string; reach: Reach },
): Promise<UrlMetadata> {
  const url = pageOf(text);
  const known = await findPreview(context, url.href);
  if (known) return known;
  const read = await readPage(url, reach);
  const card = read ?? hostCard(url);
  await keepPreview(context, { href: url.href, card, seconds: read ? daySeconds : retrySeconds });
  return card;
}

async function readPage(url: URL, reach: Reach): Promise<UrlMetadata | undefined> {
  try {
    return readMetadata(url, await fetchPage(url, reach));
  } catch (error) {
    // Whatever is wrong with somebody else's page is no fault of ours; which page it was stays with who asked.
    log.debug('no preview', { reason: error instanceof Unreachable ? error.message : 'failed' });
    return undefined;
  }
}
