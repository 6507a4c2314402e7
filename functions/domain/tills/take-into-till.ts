import { leaves, type TillLine } from '#shared/tills/till-choices.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { originOfChange } from '#functions/platform/records/change-origin.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { tillKeys } from './till-keys.ts';
import { addEntry, newTill, OpenTill, type tillMoved } from './till-record.ts';

/** More warehouses than anybody stands in at once. */
const most = 50;

export async function listOpen(table: Pick<Table, 'query'>, userId: string): Promise<OpenTill[]> {
  const { items } = await table.query({ pk: tillKeys.openOf(userId), limit: most }, OpenTill);
  return items;
}

/** Money that passes a person's hands, or came where they stood. */
export type TillMoney = {
  line: TillLine;
  amount: number;
  /** Of the order, which says where it was when it was handed over there; of one that was brought, the person's place counts. */
  warehouseId: string | null;
  isThere: boolean;
  orderId: string;
  orderCode: string;
  refundId?: string;
};

/** Into which of somebody's open tills money goes: the one at its warehouse; what came from outside, else the latest. */
export function chooseTill(
  open: readonly OpenTill[],
  { warehouseId, isThere }: Pick<TillMoney, 'warehouseId' | 'isThere'>,
): OpenTill | undefined {
  const own = open.find((one) => one.warehouseId === warehouseId);
  if (own || (isThere && warehouseId !== null)) return own;
  return open.toSorted((a, b) => (a.openedAt < b.openedAt ? 1 : -1))[0];
}

const rowOf = ({ line, amount, orderId, orderCode, refundId }: TillMoney) => ({
  line,
  amount: leaves(line) ? -amount : amount,
  note: '',
  orderId,
  orderCode,
  refundId: refundId ?? null,
});

const nowhere = 'none';

/** Opens by itself, at the order's warehouse: nothing is refused for want of a till. */
async function openItself(
  { table, now }: Context,
  { userId, open, money }: { userId: string; open: readonly OpenTill[]; money: TillMoney },
) {
  const [members, warehouses] = await Promise.all([findMembers(table, [userId]), readWarehouses(table)]);
  const place = warehouses.find(({ id }) => id === money.warehouseId) ?? warehouses[0];
  // A warehouse nobody knows any more is as good as the first, where theirs may stand open.
  const there = open.find(({ warehouseId }) => warehouseId === (place?.id ?? nowhere));
  if (there) return addEntry(there.tillId, rowOf(money), now());
  const to = {
    userId,
    personName: members.get(userId)?.fullName ?? '',
    warehouseId: place?.id ?? nowhere,
    warehouseName: place?.name ?? '',
    openedBy: 'itself' as const,
    float: 0,
  };
  return newTill(to, now(), rowOf(money)).writes;
}

/**
 * Cash that whoever acts has taken or paid out, as writes of the transaction that books it: it is in one till, and in
 * no other, exactly when it is booked. A till that was closed meanwhile refuses, and whoever books looks again.
 */
export async function takeIntoTill(
  context: Context,
  money: TillMoney,
): Promise<Operation<typeof tillMoved>[]> {
  const { who } = originOfChange();
  if (!who || who.role === 'user' || money.amount === 0) return [];
  const open = await listOpen(context.table, who.id);
  const till = chooseTill(open, money);
  if (!till) return openItself(context, { userId: who.id, open, money });
  return addEntry(till.tillId, rowOf(money), context.now());
}

/** Money that came otherwise for what somebody sold at their counter is told there, while their till is open. */
export async function tellTill(
  { table, now }: Context,
  userId: string,
  money: TillMoney,
): Promise<Operation<typeof tillMoved>[]> {
  const till = chooseTill(await listOpen(table, userId), money);
  return till ? addEntry(till.tillId, rowOf(money), now()) : [];
}
