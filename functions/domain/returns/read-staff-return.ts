import { noVariant } from '#shared/cart/item-id.ts';
import type { StaffReturn, StaffReturnLog } from '#shared/returns/staff-return.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { can, type Role } from '#shared/contract/access.ts';
import { waitsForSendBack } from '#shared/returns/inspection.ts';
import { mayChooseAgain, mayMove } from '#shared/returns/return-status.ts';
import type { getStaffReturn as contract } from '#shared/returns/staff-returns.contract.ts';
import { readShelfPlaces } from '#functions/domain/catalogue/warehouses/shelf-places.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { paybackFor } from '#functions/domain/orders/order-money.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { shelvesFor } from './restock-return.ts';
import { type StoredReturn, toReturn } from './return-record.ts';
import { readTally } from './return-tally.ts';
import { creditFor } from './exchange-credit.ts';
import { findLostReplacement } from './lost-replacement.ts';
import { payingOrder } from './paying-order.ts';
import { listSteps, requireReturn } from './read-returns.ts';

const stillToCome: readonly StoredReturn['status'][] = ['approved', 'returning', 'received'];

/** Lists the shelves that the goods of a return came from, for staff who put them back. */
async function shelvesToFill(
  table: Table,
  order: StoredOrder,
  { status, items }: StoredReturn,
): Promise<StaffReturn['shelves']> {
  if (!stillToCome.includes(status)) return [];
  const { laidBack } = await readTally(table, order.id);
  const shelves = items.flatMap((item) =>
    shelvesFor(order, [item], noVariant, laidBack).map((held) => ({ ...held, itemId: item.itemId })),
  );
  const [places, warehouses] = await Promise.all([readShelfPlaces(table, shelves), readWarehouses(table)]);
  return shelves.map((shelf) => ({
    itemId: shelf.itemId,
    warehouse: warehouses.find(({ id }) => id === shelf.warehouseId)?.name ?? shelf.warehouseId,
    place: places.get(shelfId(shelf)) ?? null,
    quantity: shelf.quantity,
  }));
}

/** Lists the steps of a return with the names of staff. */
export async function listLogs(context: Context, id: string): Promise<StaffReturnLog[]> {
  const [, steps] = await Promise.all([
    requireReturn(context, { id, asker: shopRequester }),
    listSteps(context, id),
  ]);
  const people = steps.flatMap(({ userId }) => userId ?? []);
  const members = await findMembers(context.table, people);
  return steps.map(({ id: stepId, at, kind, from, to, by, note, userId }) => ({
    id: stepId,
    action: kind === 'status' ? to : kind,
    from,
    to,
    by,
    note,
    user: userId ? (members.get(userId)?.fullName ?? null) : null,
    createdAt: at,
  }));
}

type Money = ReplyOf<typeof contract>['money'];
type Onlooker = { role: Role; isLost: boolean };

function moneyOf(paying: StoredOrder, before: StoredReturn): Money {
  const { id, paybacks } = paying;
  const { id: returnId } = before;
  const refunds = paybacks.flatMap((line) => (line.returnId === returnId ? (line.refundId ?? []) : []));
  return {
    ...paybackFor({ paybacks }, returnId),
    credit: creditFor({ before, paying }).amount,
    orderId: id,
    refundIds: [...new Set(refunds)],
  };
}

function mayDo(stored: StoredReturn, money: Money, { role, isLost }: Onlooker) {
  const { status, qaResult, resolution, exchange } = stored;
  const to = (next: Parameters<typeof mayMove>[1]) => mayMove(status, next, qaResult);
  const isPassed = status === 'inspected' && qaResult !== 'failed';
  const inMoney = isPassed && resolution === 'refund';
  const isPaying = can(role, 'refunds.work');
  return {
    approve: to('approved'),
    reject: to('rejected'),
    track: status === 'approved' || status === 'returning',
    receive: to('received'),
    inspect: status === 'received',
    choose: isLost || (mayChooseAgain(status) && qaResult !== 'failed' && money.onItsWay + money.paid === 0),
    exchange: isPassed && resolution === 'exchange',
    exchangeForOthers: money.credit > 0,
    // An exchange for cheaper goods leaves a rest to refund.
    refund: (inMoney || exchange !== null) && isPaying && money.owed > 0,
    settle: inMoney && isPaying && money.owed + money.onItsWay === 0,
    sendBack: waitsForSendBack(stored),
    close: to('closed'),
  };
}

/** Returns a return for staff: its money, its log, and the actions that are possible now. */
export async function readStaffReturn(
  context: Context,
  { id, role, includeLogs }: { id: string; role: Role; includeLogs: boolean | undefined },
): Promise<ReplyOf<typeof contract>> {
  const stored = await requireReturn(context, { id, asker: shopRequester });
  const order = await requireShopOrder(context, stored.orderId);
  const [paying, lost, shelves, logs] = await Promise.all([
    payingOrder(context, order),
    findLostReplacement(context, stored),
    shelvesToFill(context.table, order, stored),
    includeLogs ? listLogs(context, id) : undefined,
  ]);
  const money = moneyOf(paying, stored);
  const { code, status, paymentStatus, total, paidAmount, shippingAddress, carrier, customer } = order;
  return {
    ...toReturn(stored),
    userId: stored.userId,
    createdById: stored.createdById ?? stored.userId,
    customer: { fullName: customer.fullName, phone: customer.phone },
    order: {
      id: order.id,
      code,
      status,
      paymentStatus,
      total,
      paidAmount,
      shippingAddress,
      hasVouchers: order.vouchers.length > 0,
      carrier,
    },
    shelves,
    money,
    may: mayDo(stored, money, { role, isLost: lost !== undefined }),
    ...(logs && { logs }),
  };
}
