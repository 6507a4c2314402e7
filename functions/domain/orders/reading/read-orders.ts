import * as z from 'zod';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import { PhoneNumber } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { orderKeys } from '../order-keys.ts';
import { shopRequester, type Requester } from './requester.ts';
import { orderRecord, type StoredOrder, StoredOrder as StoredOrderShape } from '../order-record.ts';

/** Id of an order and the reader who asks for it. */
export type OrderName = { id: string; asker: Requester };

export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** Normalises a phone number; undefined if it is invalid or the placeholder for no phone. */
export function plainPhone(phone: string): string | undefined {
  const { data } = PhoneNumber.safeParse(phone);
  return data === noPhone ? undefined : data;
}

/** Whether the order belongs to the reader: a member's by account, a guest's by cart session or mailed link. */
export function isOwn(order: StoredOrder, asker: Requester): boolean {
  if (asker.kind === 'shop') return true;
  if (asker.kind === 'member') return order.userId === asker.userId;
  const { sessionId, link } = asker;
  const isOfLink = link?.id === order.id && link.until >= (order.linksFrom ?? 0);
  const isTheirs = (Boolean(sessionId) && sessionId === order.sessionId) || isOfLink;
  return order.userId === null && isTheirs;
}

/** Answers alike for a missing order and for somebody else's, so that ids reveal nothing. */
function requireOwn(order: StoredOrder | undefined, asker: Requester): StoredOrder {
  if (!order || !isOwn(order, asker)) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

export const findOrder = ({ table }: TableContext, id: string): Promise<StoredOrder | undefined> =>
  orderRecord.find(table, { id });

/** Reads those orders that exist, from the cached reads, for display only. */
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

/** Loads an order on behalf of the shop, whoever bought it. */
export const requireShopOrder = (context: Context, id: string): Promise<StoredOrder> =>
  requireOrder(context, { id, asker: shopRequester });

export const requireOrderByCode = async (
  context: Context,
  { code, asker }: { code: string; asker: Requester },
): Promise<StoredOrder> => requireOwn(await findOrderByCode(context, code), asker);
