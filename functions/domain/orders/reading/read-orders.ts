import * as z from 'zod';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import { PhoneNumber } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { orderKeys } from '../order-keys.ts';
import type { Asker } from './asker.ts';
import { orderRecord, type StoredOrder, StoredOrder as StoredOrderShape } from '../order-record.ts';

/** An order, as whoever may see it asks for it. */
export type OrderName = { id: string; asker: Asker };

export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** The number as it was stored; undefined for what is none, or is nobody's. */
export function plainPhone(phone: string): string | undefined {
  const { data } = PhoneNumber.safeParse(phone);
  return data === noPhone ? undefined : data;
}

/** Members' orders open to their account alone; guests' to the cart they came from and to the mailed link. */
export function isOwn(order: StoredOrder, asker: Asker): boolean {
  if (asker.kind === 'shop') return true;
  if (asker.kind === 'member') return order.userId === asker.userId;
  const { sessionId, link } = asker;
  const isOfLink = link?.id === order.id && link.until >= (order.linksFrom ?? 0);
  const isTheirs = (Boolean(sessionId) && sessionId === order.sessionId) || isOfLink;
  return order.userId === null && isTheirs;
}

/** A missing order and somebody else's are answered alike. */
function requireOwn(order: StoredOrder | undefined, asker: Asker): StoredOrder {
  if (!order || !isOwn(order, asker)) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

export const findOrder = ({ table }: Pick<Context, 'table'>, id: string): Promise<StoredOrder | undefined> =>
  orderRecord.find(table, { id });

/** Those of these orders that are there, for what is only shown. */
export async function showOrders(
  { recent }: Pick<Context['table'], 'recent'>,
  ids: readonly string[],
): Promise<Map<string, StoredOrder>> {
  const found = await recent.showMany(
    [...new Set(ids)].map((id) => [orderKeys.head(id), StoredOrderShape] as const),
  );
  return new Map(found.flatMap((order) => (order ? [[order.id, order] as const] : [])));
}

const Pointer = z.object({ orderId: z.string() });

export async function findOrderByCode(context: Context, code: string): Promise<StoredOrder | undefined> {
  const pointer = await context.table.get(orderKeys.code(code), Pointer);
  return pointer && findOrder(context, pointer.orderId);
}

export const requireOrder = async (context: Context, { id, asker }: OrderName): Promise<StoredOrder> =>
  requireOwn(await findOrder(context, id), asker);

export const requireOrderByCode = async (
  context: Context,
  { code, asker }: { code: string; asker: Asker },
): Promise<StoredOrder> => requireOwn(await findOrderByCode(context, code), asker);
