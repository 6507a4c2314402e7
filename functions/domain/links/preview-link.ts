import { createHash } from 'node:crypto';
import { UrlMetadata } from '#shared/links/get-url-metadata.contract.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { fetchPage, type Reach, Unreachable } from './fetch-page.ts';
import { hostCard, readMetadata } from './page-metadata.ts';

/** Key of a cached preview: pk PREVIEW#<digest of its address>, sk PREVIEW. */
const keyOf = (href: string) => ({
  pk: `PREVIEW#${createHash('sha256').update(href).digest('base64url')}`,
  sk: 'PREVIEW',
});

export const findPreview = ({ table }: Context, href: string): Promise<UrlMetadata | undefined> =>
  table.get(keyOf(href), UrlMetadata);

async function keepPreview(
  { table, now }: Context,
  { href, card, seconds }: { href: string; card: UrlMetadata; seconds: number },
): Promise<void> {
  const expiresAt = secondsAfter(now(), seconds);
  await table.write([put({ ...keyOf(href), entity: 'link-preview', ...card, expiresAt })]);
}

const daySeconds = 24 * 60 * 60;
/** Time after which a failed preview is retried. */
const retrySeconds = 10 * 60;

/** Address of the page in a link, without credentials and fragment. */
function pageOf(text: string): URL {
  const url = new URL(text);
  url.username = url.password = url.hash = '';
  return url;
}

/** Card of a link, from the cache or from its page. If the page fails, the card shows its host. */
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
    // Faults of other sites are not ours. The address is not logged, since it is the member's own business.
    log.debug('no preview', { reason: error instanceof Unreachable ? error.message : 'failed' });
    return undefined;
  }
}
