import type { Table } from '#functions/platform/table/table.ts';
import { createNoticeRepository, type NoticeProvider, noticeIdOf } from '../records/payment-notice.ts';

export type ReceivedNotice = {
  provider: NoticeProvider;
  /** What the provider calls this telling of it. */
  key: string;
  raw: string;
  /** The order it is about, where that is known yet. */
  orderId: string | undefined;
  at: Date;
};

/** Keeps what a provider told us; the table's stream takes it on from there. */
export async function keepNotice(
  table: Table,
  { provider, key, raw, orderId, at }: ReceivedNotice,
): Promise<{ id: string; isNew: boolean }> {
  const id = noticeIdOf(provider, key);
  const isNew = await createNoticeRepository(table).keep({
    id,
    provider,
    raw,
    receivedAt: at.toISOString(),
    group: orderId ?? id,
  });
  return { id, isNew };
}
