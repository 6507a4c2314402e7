import type { Context } from '#functions/platform/table/context.ts';
import { type NoticeProvider, noticeIdOf, storeNotice } from '../records/payment-notice.ts';

export type ReceivedNotice = {
  provider: NoticeProvider;
  /** What the provider calls this telling of it. */
  key: string;
  raw: string;
  /** The order it is about, where that is known yet. */
  orderId: string | undefined;
};

/** Keeps what a provider told us; the table's stream takes it on from there. */
export async function keepNotice(
  { table, now }: Context,
  { provider, key, raw, orderId }: ReceivedNotice,
): Promise<{ id: string; isNew: boolean }> {
  const id = noticeIdOf(provider, key);
  const isNew = await storeNotice(table, {
    id,
    provider,
    raw,
    receivedAt: now().toISOString(),
    group: orderId ?? id,
  });
  return { id, isNew };
}
