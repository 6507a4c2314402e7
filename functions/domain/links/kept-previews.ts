import { createHash } from 'node:crypto';
import { UrlMetadata } from '#shared/links/get-url-metadata.contract.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put } from '#functions/platform/table/table-operations.ts';

/** Key of a cached preview: pk PREVIEW#<digest of its address>, sk PREVIEW. */
const keyOf = (href: string) => ({
  pk: `PREVIEW#${createHash('sha256').update(href).digest('base64url')}`,
  sk: 'PREVIEW',
});

export const findPreview = ({ table }: Context, href: string): Promise<UrlMetadata | undefined> =>
  table.get(keyOf(href), UrlMetadata);

export async function keepPreview(
  { table, now }: Context,
  { href, card, seconds }: { href: string; card: UrlMetadata; seconds: number },
): Promise<void> {
  const expiresAt = secondsAfter(now(), seconds);
  await table.write([put({ ...keyOf(href), entity: 'link-preview', ...card, expiresAt })]);
}
