import { describe, expect, it } from 'vitest';
import { listOwingOrders } from '#functions/domain/orders/reading/list-owing-orders.ts';
import { listCreditOrders } from '#functions/domain/orders/moving/grant-credit.ts';
import {
  orderRecord,
  type Payback,
  type StoredOrder,
  StoredOrder as Stored,
} from '#functions/domain/orders/order-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const line = (given: Partial<Payback> = {}): Payback => ({
  cause: 'surplus',
  returnId: null,
  amount: 10,
  paidAt: null,
  ...given,
});
const credit = (dueAt: string) => ({ grantedBy: 'an', grantedAt: '', reason: '', dueAt });

function lists(orders: Partial<StoredOrder>[]) {
  const { table, put } = memoryTable();
  put(orders.map((order, nth) => orderRecord.item(aWaitingOrder({ id: `o${nth}`, ...order }))));
  const context = contextOf(table);
  return {
    owing: (take = 9, cursor?: string) => listOwingOrders(context, { take, cursor }),
    onCredit: (take = 9, cursor?: string) => listCreditOrders(context, { take, cursor }),
  };
}
const idsOf = ({ orders }: { orders: StoredOrder[] }) => orders.map(({ id }) => id);

describe('orders whose money has to go back', () => {
  it.each<[string, Payback[], boolean]>([
    ['none of it has a refund', [line()], true],
    ['all of it has one', [line({ refundId: 'h1' })], false],
    ['it has gone back by hand', [line({ paidAt: '2026-11-20' })], false],
    ['it has gone back with a refund', [line({ paidAt: '2026-11-20', refundId: 'h1' })], false],
    [
      'some of it has no refund yet',
      [line({ refundId: 'h1' }), line(), line({ paidAt: '2026-11-20' })],
      true,
    ],
    ['its refund was given up', [line({ refundId: null })], true],
    ['there is none', [], false],
  ])('are listed until a refund has it: %s', async (_, paybacks, isListed) => {
    expect(idsOf(await lists([{ paybacks }]).owing())).toEqual(isListed ? ['o0'] : []);
  });

  it('are listed in pages, the longest unchanged first, and not among those on credit', async () => {
    const owing = { paybacks: [line()] };
    const { owing: list, onCredit } = lists([
      { ...owing, updatedAt: '2026-11-22' },
      { ...owing, updatedAt: '2026-11-20', credit: credit('2026-11-30') },
      { credit: credit('2026-11-29') },
      { credit: credit('2026-11-28') },
    ]);
    const first = await list(1);
    expect([idsOf(first), idsOf(await list(1, first.nextCursor ?? ''))]).toEqual([['o1'], ['o0']]);
    expect((await list()).nextCursor).toBeNull();
    const later = await onCredit(1);
    expect([idsOf(later), idsOf(await onCredit(1, later.nextCursor ?? ''))]).toEqual([['o3'], ['o2']]);
    expect((await onCredit()).nextCursor).toBeNull();
  });
});

describe('an order from before its parts were named', () => {
  const older = (given: object) => {
    const { paybacks: _, ...order } = aWaitingOrder({ updatedAt: '2026-11-20T00:00:00.000Z' });
    const { table, put } = memoryTable();
    put([{ pk: 'o', sk: 'HEAD', ...order, ...given }]);
    return table.get({ pk: 'o', sk: 'HEAD' }, Stored);
  };

  it.each<[object, [number, string | null][]]>([
    [
      { refundedAmount: 30, refundDue: 20 },
      [
        [30, '2026-11-20T00:00:00.000Z'],
        [20, null],
      ],
    ],
    [{ refundedAmount: 0, refundDue: 20 }, [[20, null]]],
    [{ refundedAmount: 0, refundDue: 0 }, []],
    [{ refundDue: 7, paybacks: [line({ amount: 7 })] }, [[7, null]]],
  ])('has what went back and what is due as parts of it: %o', async (given, parts) => {
    const found = await older(given);
    expect(found?.paybacks.map(({ amount, paidAt }) => [amount, paidAt])).toEqual(parts);
  });
});
