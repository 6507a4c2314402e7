import { partsOf } from '#shared/payments/payment-id.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { findMoneyClaim, type MoneyNames } from '../records/money-claim.ts';
import { paymentKeys } from '../records/payment-keys.ts';
import { findNotice, StoredNotice } from '../records/payment-notice.ts';
import { findIdByCode } from '../records/payment-repository.ts';

/** Returns the order of a payment code, if any, only to pick the notice's queue group. */
export async function orderOfCode(table: Table, code: string | undefined): Promise<string | undefined> {
  const paymentId = code && (await findIdByCode(table, code));
  return paymentId ? partsOf(paymentId).orderId : undefined;
}

/** Finds the notice by which money was counted, however long ago. */
export async function findCounted(table: Table, names: MoneyNames): Promise<StoredNotice | undefined> {
  const claim = await findMoneyClaim({ table }, names);
  return claim && findNotice(table, claim.noticeId);
}

const readAtOnce = 100;

export async function findNotices({ table }: TableContext, ids: readonly string[]): Promise<StoredNotice[]> {
  const notices: StoredNotice[] = [];
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const some = ids.slice(from, from + readAtOnce);
    const read = await table.getMany(some.map((id) => [paymentKeys.notice(id), StoredNotice] as const));
    notices.push(...read.filter((notice) => notice !== undefined));
  }
  return notices;
}
