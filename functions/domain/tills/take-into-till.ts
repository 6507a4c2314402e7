import { AppError } from '#shared/contract/errors.ts';
import { isCash, leaves, type TillLine } from '#shared/tills/till-choices.ts';
import { originOfChange } from '#functions/platform/records/change-origin.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { tillKeys } from './till-keys.ts';
import {
  addEntries,
  OpenTill,
  requireEnough,
  spendCash,
  type StoredTill,
  type tillMoved,
  tillRecord,
} from './till-record.ts';

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
  warehouseName: string;
  isThere: boolean;
  orderId: string;
  orderCode: string;
  refundId?: string;
};

/** The place of money says which till it goes into. */
export type TillPlace = Pick<TillMoney, 'warehouseId' | 'warehouseName' | 'isThere'>;

/** Into which of somebody's open tills money goes: the one at its warehouse; what came from outside, else the latest. */
export function chooseTill(
  open: readonly OpenTill[],
  { warehouseId, isThere }: Pick<TillPlace, 'warehouseId' | 'isThere'>,
): OpenTill | undefined {
  const own = open.find((one) => one.warehouseId === warehouseId);
  if (own || (isThere && warehouseId !== null)) return own;
  return open.toSorted((a, b) => (a.openedAt < b.openedAt ? 1 : -1))[0];
}

const rowOf = ({ line, amount, orderId, orderCode, refundId }: Omit<TillMoney, keyof TillPlace>) => ({
  line,
  amount: leaves(line) ? -amount : amount,
  note: '',
  orderId,
  orderCode,
  refundId: refundId ?? null,
});

/** Cash goes into an own open till. None opens by itself, because nobody would have counted what lay in it before. */
export function requireOwnTill(open: readonly OpenTill[], money: TillPlace): OpenTill {
  const till = chooseTill(open, money);
  if (till) return till;
  if (open.length === 0) throw new AppError('TILL_REQUIRED');
  throw new AppError('TILL_ELSEWHERE', { params: { warehouse: money.warehouseName } });
}

/** Refuses whoever would take cash without a till of theirs that it goes into; customers and the shop itself have none. */
export async function requireTillFor({ table }: Pick<Context, 'table'>, place: TillPlace): Promise<void> {
  const { who } = originOfChange();
  if (who && who.role !== 'user') requireOwnTill(await listOpen(table, who.id), place);
}

/** Cash, and the slips of a card machine, lie at a counter until it is counted. */
const liesInTill = (line: TillLine): boolean => isCash(line) || line === 'cards';

/**
 * Cash that whoever acts has taken, as writes of the transaction that books it: it is in one till, and in no other,
 * exactly when it is booked. A till that was closed meanwhile refuses, and whoever books looks again.
 */
export async function takeIntoTill(
  context: Context,
  ...moneys: readonly TillMoney[]
): Promise<Operation<typeof tillMoved>[]> {
  const { who } = originOfChange();
  const came = moneys.filter(({ amount }) => amount !== 0);
  const [first] = came;
  if (!who || who.role === 'user' || !first) return [];
  const open = await listOpen(context.table, who.id);
  const hasToLie = came.some(({ line }) => liesInTill(line));
  const till = hasToLie ? requireOwnTill(open, first) : chooseTill(open, first);
  return till ? addEntries(till.tillId, came.map(rowOf), context.now()) : [];
}

/** Money that came otherwise for what somebody sold at their counter is told there, while their till is open. */
export async function tellTill(
  { table, now }: Context,
  userId: string,
  money: TillMoney,
): Promise<Operation<typeof tillMoved>[]> {
  const till = chooseTill(await listOpen(table, userId), money);
  return till ? addEntries(till.tillId, [rowOf(money)], now()) : [];
}

/** Finds the till that cash is paid out of, whoever's it is: open, and with as much in it. */
export async function requireCash(
  { table }: Pick<Context, 'table'>,
  { tillId, amount }: { tillId: string | undefined; amount: number },
): Promise<StoredTill> {
  if (tillId === undefined) throw new AppError('REFUND_TILL');
  const till = await tillRecord.find(table, { id: tillId });
  if (!till) throw new AppError('TILL_NOT_FOUND');
  if (till.status === 'closed') throw new AppError('TILL_CLOSED');
  requireEnough(till, amount);
  return till;
}

/** Cash that is given back leaves the till that was named, in the transaction that books it, or nothing is booked. */
export async function payOutOfTill(
  context: Context,
  tillId: string | undefined,
  money: Omit<TillMoney, keyof TillPlace>,
): Promise<{ till: StoredTill; writes: Operation<typeof tillMoved>[] }> {
  const till = await requireCash(context, { tillId, amount: money.amount });
  return { till, writes: spendCash(till, rowOf(money), context.now()) };
}
