import { customerLimits } from '#shared/customers/customer-choices.ts';
import { AppError } from '#shared/contract/errors.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { joined, latestOf } from '../counting/count-order.ts';
import {
  customerRecord,
  originsOf,
  requireUnerased,
  type staleCustomer,
  type StoredCustomer,
} from '../records/customer.ts';
import { customerKeys } from '../records/customer-keys.ts';

/** Decides which record stays. A member's record stays, since an account cannot belong to somebody else. */
function decide(
  asked: StoredCustomer,
  other: StoredCustomer,
): { stays: StoredCustomer; goes: StoredCustomer } {
  if (other.kind === 'guest') return { stays: asked, goes: other };
  if (asked.kind === 'member') throw new AppError('CUSTOMERS_BOTH_MEMBERS');
  return { stays: other, goes: asked };
}

/** Combines the facts of both records. Name and contact come from the one that stays. */
function together(stays: StoredCustomer, goes: StoredCustomer): Partial<StoredCustomer> {
  return {
    phones: joined(goes.phones, ...stays.phones),
    emails: joined(goes.emails, ...stays.emails),
    province: stays.province ?? goes.province,
    orderCount: stays.orderCount + goes.orderCount,
    totalSpent: stays.totalSpent + goes.totalSpent,
    calledOffCount: stays.calledOffCount + goes.calledOffCount,
    lastOrderAt: latestOf(stays.lastOrderAt, goes.lastOrderAt),
    createdAt: stays.createdAt < goes.createdAt ? stays.createdAt : goes.createdAt,
    tags: [...new Set([...stays.tags, ...goes.tags])].slice(0, customerLimits.tags),
    groups: [...new Set([...stays.groups, ...goes.groups])],
    merged: [...stays.merged, ...originsOf(goes)],
  };
}

/**
 * Merges two records of one person. Later orders under the merged record's name count for the remaining one,
 * because the merged record points to it. Records that are already merged stay as they are.
 */
export const mergeCustomers = (
  { table, now }: Context,
  { id, otherId }: { id: string; otherId: string },
): Promise<StoredCustomer> =>
  retry(async () => {
    const [asked, other] = await Promise.all([requireUnerased(table, id), requireUnerased(table, otherId)]);
    if (asked.id === other.id) return asked;
    const { stays, goes } = decide(asked, other);
    const change = together(stays, goes);
    if ((change.merged?.length ?? 0) > customerLimits.merged)
      throw new AppError('CUSTOMER_LABELS_FULL', { params: { limit: customerLimits.merged } });
    const { after, writes } = customerRecord.replace(stays, { ...change, updatedAt: now().toISOString() }, [
      { field: 'merged', from: null, to: goes.code },
    ]);
    const lead = { ...customerKeys.merged(goes.id), entity: 'customer-merged', customerId: stays.id };
    const refusal = await table.write([...writes, ...customerRecord.softDelete(goes), create(lead)]);
    return refusal ? retryOn<typeof staleCustomer>(refusal) : after;
  });
