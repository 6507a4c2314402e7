import type { Context } from '#functions/platform/table/context.ts';
import { type NoticeProvider, noticeIdOf, storeNotice } from '../records/payment-notice.ts';

export type ReceivedNotice = {
  provider: NoticeProvider;
  /** The provider's own key for this notice. */
  key: string;
  raw: string;
  /** The order of the notice, if it is known yet. */
  orderId: string | undefined;
};

/** Stores a provider's notice. The table's stream then triggers its processing. */
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
