import { noPhone } from '#shared/orders/guest-defaults.ts';
import { PhoneNumber } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { createOrderRepository } from '../order-repository.ts';
import type { StoredOrder } from '../order-record.ts';

/** Who asks for an order: a member, or a guest with what only its buyer has (see guest-access). */
export type Asker =
  | { kind: 'member'; userId: string }
  | { kind: 'guest'; sessionId: string | undefined; orderId: string | undefined };

export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** The number as it was stored; undefined for what is none, or is nobody's. */
export function plainPhone(phone: string): string | undefined {
  const { data } = PhoneNumber.safeParse(phone);
  return data === noPhone ? undefined : data;
}

/** Members' orders open to their account alone; guests' to the cart they came from and to the mailed link. */
export function isOwn(order: StoredOrder, asker: Asker): boolean {
  if (asker.kind === 'member') return order.userId === asker.userId;
  const { sessionId, orderId } = asker;
  const isTheirs = (Boolean(sessionId) && sessionId === order.sessionId) || orderId === order.id;
  return order.userId === null && isTheirs;
}

/** A missing order and somebody else's are answered alike. */
export function requireOwn(order: StoredOrder | undefined, asker: Asker): StoredOrder {
  if (!order || !isOwn(order, asker)) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

export const findOrder = (table: Table, id: string): Promise<StoredOrder | undefined> =>
  createOrderRepository(table).find(id);

export const requireOwnOrder = async (table: Table, id: string, asker: Asker): Promise<StoredOrder> =>
  requireOwn(await findOrder(table, id), asker);

export const requireOwnOrderByCode = async (table: Table, code: string, asker: Asker): Promise<StoredOrder> =>
  requireOwn(await createOrderRepository(table).findByCode(code), asker);

/** For staff, who may see any. */
export async function requireOrder(table: Table, id: string): Promise<StoredOrder> {
  const order = await findOrder(table, id);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return order;
}
