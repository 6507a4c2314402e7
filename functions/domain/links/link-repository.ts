import { createHash } from 'node:crypto';
import { UrlMetadata } from '#shared/links/get-url-metadata.contract.ts';
import { secondsFromNow } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { put } from '#functions/platform/table/table-operations.ts';

/** What is known of a page: pk PREVIEW#<digest of its address>, sk PREVIEW. */
const keyOf = (href: string) => ({
  pk: `PREVIEW#${createHash('sha256').update(href).digest('base64url')}`,
  sk: 'PREVIEW',
});

export const createLinkRepository = (table: Table) => ({
  find: (href: string): Promise<UrlMetadata | undefined> => table.get(keyOf(href), UrlMetadata),

  async keep(href: string, card: UrlMetadata, seconds: number): Promise<void> {
    const expiresAt = secondsFromNow(seconds);
    await table.write([put({ ...keyOf(href), entity: 'link-preview', ...card, expiresAt })]);
  },
});

export type LinkRepository = ReturnType<typeof createLinkRepository>;
