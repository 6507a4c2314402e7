import { AppError } from '#shared/contract/errors.ts';
import { maskEmail, maskPhone, maskText } from '#shared/values/mask.ts';
import type { GuestOrder, GuestProof } from '#shared/orders/guest-orders.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { readGuestToken } from '#functions/platform/tokens/guest-token.ts';
import { type StoredOrder, toOrder } from '../order-record.ts';
import type { Requester } from '../reading/requester.ts';
import { findOrder, findOrderByCode, isOwn, plainEmail, plainPhone } from '../reading/read-orders.ts';

type Access = GuestOrder['access'];

/**
 * Identifies a guest by a secret that only the buyer has: the session of the cart or the token of the mailed
 * link. Addresses, phone numbers and codes are known to others too, so they permit no changes. The refusal is
 * the same whatever the order is.
 */
export async function strongAsker({ sessionId, token }: GuestProof): Promise<Requester> {
  if (!sessionId && !token) throw new AppError('GUEST_PROOF_NEEDED');
  const link = token ? await readGuestToken(token) : undefined;
  return { kind: 'guest', sessionId, link };
}

/** Accepts only the mailed link: filling the cart does not show that the address is theirs. */
export async function linkAsker({ token }: GuestProof): Promise<Requester> {
  if (!token) throw new AppError('GUEST_PROOF_NEEDED');
  return { kind: 'guest', sessionId: undefined, link: await readGuestToken(token) };
}

const matchesContact = ({ email, phone }: GuestProof, { customer }: StoredOrder): boolean =>
  (Boolean(email) && plainEmail(email ?? '') === plainEmail(customer.email)) ||
  (Boolean(phone) && plainPhone(phone ?? '') === customer.phone);

const matchesCode = ({ code }: GuestProof, order: StoredOrder): boolean =>
  code?.trim().toUpperCase() === order.code;

async function accessTo(order: StoredOrder, proof: GuestProof): Promise<Access | undefined> {
  if (order.userId !== null) return undefined;
  if ((proof.sessionId ?? proof.token) && isOwn(order, await strongAsker(proof))) return 'full';
  return matchesCode(proof, order) && matchesContact(proof, order) ? 'masked' : undefined;
}

/** Masks an order for someone who knows only its code and a contact: no recipient, no address. */
function masked(order: StoredOrder): StoredOrder {
  const { customer, shippingAddress } = order;
  return {
    ...order,
    customer: {
      fullName: maskText(customer.fullName),
      phone: maskPhone(customer.phone),
      email: maskEmail(customer.email),
    },
    shippingAddress: shippingAddress && {
      ...shippingAddress,
      recipientName: maskText(shippingAddress.recipientName),
      phone: maskPhone(shippingAddress.phone),
      street: maskText(shippingAddress.street),
    },
    paymentId: null,
    notes: maskText(order.notes),
    cancelReason: order.cancelReason && maskText(order.cancelReason),
    vatInvoice: null,
  };
}

type OpenedOrder = { order: StoredOrder; access: Access };

async function opened(order: StoredOrder | undefined, proof: GuestProof): Promise<OpenedOrder> {
  const access = order && (await accessTo(order, proof));
  if (!order || !access) throw new AppError('ORDER_NOT_FOUND');
  return { order: access === 'full' ? order : masked(order), access };
}

const shown = ({ order, access }: OpenedOrder): GuestOrder => ({ ...toOrder(order), access });

const isEnough = ({ sessionId, token, code, email, phone }: GuestProof): boolean =>
  Boolean(sessionId ?? token) || Boolean(code && (email ?? phone));

export type ProvenOrder = { id: string; proof: GuestProof };

/** Opens an order as far as the guest's proof allows. A masked one has no personal data. */
export async function openGuestOrder(context: Context, { id, proof }: ProvenOrder): Promise<OpenedOrder> {
  if (!isEnough(proof)) throw new AppError('GUEST_PROOF_NEEDED');
  return opened(await findOrder(context, id), proof);
}

export const readGuestOrder = async (context: Context, asked: ProvenOrder): Promise<GuestOrder> =>
  shown(await openGuestOrder(context, asked));

export const readGuestOrderByCode = async (
  context: Context,
  { code, proof }: { code: string; proof: GuestProof },
): Promise<GuestOrder> => shown(await opened(await findOrderByCode(context, code), { ...proof, code }));
