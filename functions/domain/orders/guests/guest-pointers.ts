import { noPhone } from '#shared/orders/nameless-guest.ts';
import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { orderKeys } from '../order-keys.ts';
import { plainEmail, plainPhone } from '../reading/read-orders.ts';
import type { StoredOrder } from '../order-record.ts';

/** Names a guest's orders can be looked up by, as used in table keys. */
export function proofNames({ sessionId, email, phone }: GuestProof): string[] {
  const number = phone && plainPhone(phone);
  return [
    sessionId ? `SESSION#${sessionId}` : undefined,
    email ? `EMAIL#${plainEmail(email)}` : undefined,
    number && number !== noPhone ? `PHONE#${number}` : undefined,
  ].filter((name) => name !== undefined);
}

/** Lookup items by which a guest finds the order again; they live as long as the order does. */
export function guestPointers({ id, userId, sessionId, customer }: StoredOrder): Item[] {
  if (userId !== null) return [];
  const { email, phone } = customer;
  return proofNames({ sessionId: sessionId ?? undefined, email, phone }).map((proof) => ({
    ...orderKeys.guest(proof, id),
    entity: 'guest-order',
    orderId: id,
  }));
}
