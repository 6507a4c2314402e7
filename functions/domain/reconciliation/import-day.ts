import { keepNotice, type ReceivedNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { findNotice, type StoredNotice } from '#functions/domain/payments/records/payment-notice.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Takes in money that no notice reported, once, by the same rules. Tells whether it was new. */
export async function importStatementDay(
  context: Context,
  told: ReceivedNotice,
): Promise<{ notice: StoredNotice | undefined; isNew: boolean }> {
  const { id, isNew } = await keepNotice(context, told);
  await applyNotice(context, id);
  return { notice: await findNotice(context.table, id), isNew };
}
