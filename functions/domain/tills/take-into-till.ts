import { AppError } from '#shared/contract/errors.ts';
import { isCash, leaves, type TillLine } from '#shared/tills/till-choices.ts';
import { originOfChange } from '#functions/platform/records/change-origin.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { tillKeys } from './till-keys.ts';
import {
  addEntries,
  OpenTill,
  requireEnough,
  spendCash,
  type StoredTill,
  type tillConflict,
  tillRecord,
} from './till-record.ts';

/** Maximum number of open tills that are read. Nobody works at more warehouses at once. */
const most = 50;

export async function listOpen(table: Pick<Table, 'query'>, userId: string): Promise<OpenTill[]> {
  const { items } = await table.query({ pk: tillKeys.openOf(userId), limit: most }, OpenTill);
  return items;
}

/** Money that a person takes or pays out, or that came in for a sale at their counter. */
export type TillMoney = {
  line: TillLine;
  amount: number;
  /** The order's warehouse, whose till counts if the goods were handed over there. */
  warehouseId: string | null;
  warehouseName: string;
  isThere: boolean;
  orderId: string;
  orderCode: string;
  refundId?: string;
};

/** Place of the money, which decides the till it goes into. */
export type TillPlace = Pick<TillMoney, 'warehouseId' | 'warehouseName' | 'isThere'>;

/** Chooses the open till of the money's warehouse; for money from outside the last opened. */
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

/** Returns the person's open till. None opens by itself: nobody would have counted its float. */
function requireOwnTill(open: readonly OpenTill[], money: TillPlace): OpenTill {
  const till = chooseTill(open, money);
  if (till) return till;
  if (open.length === 0) throw new AppError('TILL_REQUIRED');
  throw new AppError('TILL_ELSEWHERE', { params: { warehouse: money.warehouseName } });
}

/** Refuses staff who would take cash without an open till. Customers and the shop have no tills. */
export async function requireTillFor({ table }: TableContext, place: TillPlace): Promise<void> {
  const { who } = originOfChange();
  if (who && who.role !== 'user') requireOwnTill(await listOpen(table, who.id), place);
}

/** Tells whether this money lies at the counter until it is counted: cash, and the slips of a card machine. */
const liesInTill = (line: TillLine): boolean => isCash(line) || line === 'cards';

/**
 * Puts money that the acting person took into their till. The writes belong in the transaction that books it,
 * so that it is in exactly one till. If the till was closed meanwhile the write is refused and retried.
 */
export async function takeIntoTill(
  context: Context,
  ...moneys: readonly TillMoney[]
): Promise<Operation<typeof tillConflict>[]> {
  const { who } = originOfChange();
  const came = moneys.filter(({ amount }) => amount !== 0);
  const [first] = came;
  if (!who || who.role === 'user' || !first) return [];
  const open = await listOpen(context.table, who.id);
  const hasToLie = came.some(({ line }) => liesInTill(line));
  const till = hasToLie ? requireOwnTill(open, first) : chooseTill(open, first);
  return till ? addEntries(till.tillId, came.map(rowOf), context.now()) : [];
}

/** Records money that came another way for a sale at a person's counter, if their till is open. */
export async function announceTill(
  { table, now }: Context,
  userId: string,
  money: TillMoney,
): Promise<Operation<typeof tillConflict>[]> {
  const till = chooseTill(await listOpen(table, userId), money);
  return till ? addEntries(till.tillId, [rowOf(money)], now()) : [];
}

/** Finds the till that cash is paid out of, whoever owns it. The till must be open and contain enough. */
export async function requireCash(
  { table }: TableContext,
  { tillId, amount }: { tillId: string | undefined; amount: number },
): Promise<StoredTill> {
  if (tillId === undefined) throw new AppError('REFUND_TILL');
  const till = await tillRecord.find(table, { id: tillId });
  if (!till) throw new AppError('TILL_NOT_FOUND');
  if (till.status === 'closed') throw new AppError('TILL_CLOSED');
  requireEnough(till, amount);
  return till;
}

/** Takes refunded cash out of the named till, in the transaction that books it. */
export async function payOutOfTill(
  context: Context,
  tillId: string | undefined,
  money: Omit<TillMoney, keyof TillPlace>,
): Promise<{ till: StoredTill; writes: Operation<typeof tillConflict>[] }> {
  const till = await requireCash(context, { tillId, amount: money.amount });
  return { till, writes: spendCash(till, rowOf(money), context.now()) };
}
