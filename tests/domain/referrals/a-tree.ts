import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { below } from '#functions/domain/accounts/registration/origin.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { NetworkViewing } from '#functions/domain/referrals/network/network-access.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable, type Turn } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

let day = 0;

/** Somebody whom another brought, a day after the last one. */
export function brought(by: Profile | undefined, given: Partial<Profile> = {}): Profile {
  day += 1;
  const at = new Date(Date.UTC(2026, 0, 5) + day * 86_400_000).toISOString();
  return aProfile({ ...(by && below(by)), verificationDate: null, ...given }, at);
}

export const lookOf = (owner: Profile, looker: Profile = owner, isStaff = false): NetworkViewing => ({
  owner,
  looker,
  isStaff,
});

/** A table with these people in it. */
export function treeScene(people: readonly Profile[], turn?: Turn) {
  const { table, put, rows } = memoryTable(turn);
  put(people.map(profileRecord.item));
  put(
    people.map(({ id, referenceId }) => ({
      pk: `REFERENCE#${referenceId}`,
      sk: 'CLAIM',
      entity: 'claim',
      userId: id,
    })),
  );
  return { table, put, rows, context: contextOf(table) };
}

/** So many pieces of an order's first line came back, were found good, and are paid back in money. */
export function aReturnThrough(
  id: string,
  { id: orderId, userId, items }: StoredOrder,
  { pieces, at }: { pieces: number; at: Date },
): StoredReturn {
  const goods = pieces * (items[0]?.unitTotal ?? 0);
  // What else a return says, nobody asks of it here.
  return {
    id,
    code: id,
    orderId,
    userId,
    status: 'inspected',
    qaResult: 'passed',
    resolution: 'refund',
    effects: { fault: 'shop', goods, shipping: 0, vouchers: false, uncounted: goods },
    items: [],
    media: [],
    method: 'pickup',
    reason: 'damaged',
    note: '',
    totalQuantity: pieces,
    refundAmount: goods,
    shopNote: null,
    courierName: null,
    trackingNumber: null,
    orderCode: '',
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    approvedAt: null,
    qcAt: null,
    endedAt: null,
    version: 1,
  } as unknown as StoredReturn;
}
