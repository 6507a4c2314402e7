import { needsCover } from '#shared/orders/order-status.ts';
import { isForgotten } from '#shared/orders/nameless-guest.ts';
import { newReferenceId } from '#shared/values/ids.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { priceOf } from '#functions/domain/orders/order-money.ts';
import { isInPlace, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { plainEmail, plainPhone } from '#functions/domain/orders/reading/read-orders.ts';
import type { OrderEntry, StoredCustomer } from '../records/customer.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

const calledOff: readonly OrderStatus[] = ['cancelled', 'refunded', 'returned'];
const over: readonly OrderStatus[] = ['completed', ...calledOff];

/** Sums count what the shop works on or has brought, at what is kept in the end: goods that came back are paid back. */
export function entryOf(order: StoredOrder): OrderEntry {
  const { id: orderId, code, status, paymentStatus, total, refundDue, createdAt, version } = order;
  return {
    orderId,
    code,
    status,
    paymentStatus,
    total,
    spent: needsCover[status] ? priceOf(order) : 0,
    createdAt,
    stands: !calledOff.includes(status),
    ...(isInPlace(order) && { isReplacement: true }),
    isOpen: !over.includes(status) || refundDue > 0,
    version,
  };
}

/** What tells a guest from others: the number they ordered with, else their address. Some gave neither. */
export function guestName({ customer }: Pick<StoredOrder, 'customer'>): string | undefined {
  const phone = plainPhone(customer.phone);
  if (phone) return `PHONE#${phone}`;
  const email = plainEmail(customer.email);
  return email ? `EMAIL#${email}` : undefined;
}

type Contact = Pick<StoredCustomer, 'fullName' | 'phone' | 'email'>;

/** A member goes by their account, a guest by what they wrote on their order. */
export function contactOf({ customer }: StoredOrder, profile: Profile | undefined): Contact {
  const { fullName, phone, email } = customer;
  if (profile) return { fullName: profile.fullName, phone: profile.phoneNumber, email: profile.email };
  return { fullName, phone: plainPhone(phone) ?? '', email: plainEmail(email) };
}

/** Somebody nothing was counted of yet. */
export const newCustomer = (
  id: string,
  order: StoredOrder,
  profile: Profile | undefined,
): StoredCustomer => ({
  id,
  code: profile?.referenceId ?? `KH${newReferenceId()}`,
  kind: order.userId === null ? 'guest' : 'member',
  userId: order.userId,
  fullName: '',
  phone: '',
  email: '',
  province: null,
  phones: [],
  emails: [],
  contactAt: '',
  orderCount: 0,
  totalSpent: 0,
  calledOffCount: 0,
  lastOrderAt: null,
  tags: [],
  groups: [],
  merged: [],
  erasedAt: null,
  createdAt: order.createdAt,
  updatedAt: order.createdAt,
  version: 0,
});

/** More than anybody has: a guest has one name, and so many of them turn out to be one person at most. */
const mostContacts = 30;

/** Each once, the newest last. */
export const joined = (known: readonly string[], ...more: (string | undefined)[]): string[] =>
  [...new Set([...known, ...more.flatMap((one) => (one ? [one] : []))])].slice(-mostContacts);

/** What an order teaches of whoever placed it; nothing, of somebody who asked to be forgotten after it. */
export function learntFrom(
  customer: StoredCustomer,
  order: StoredOrder,
  profile: Profile | undefined,
): Partial<StoredCustomer> {
  if (isForgotten(order.customer) || order.createdAt <= (customer.erasedAt ?? '')) return {};
  const { phone, email } = order.customer;
  // What was ordered as a guest says nothing of what their account says.
  const isNewest = order.userId === customer.userId && order.createdAt >= customer.contactAt;
  return {
    phones: joined(customer.phones, plainPhone(phone), profile?.phoneNumber),
    emails: joined(customer.emails, plainEmail(email), profile?.email),
    erasedAt: null,
    ...(isNewest && {
      ...contactOf(order, profile),
      province: order.shippingAddress?.province ?? customer.province,
      contactAt: order.createdAt,
    }),
  };
}

type Sums = Pick<StoredCustomer, 'orderCount' | 'totalSpent' | 'calledOffCount'>;

const nothing: Sums = { orderCount: 0, totalSpent: 0, calledOffCount: 0 };

function partOf(entry: OrderEntry | undefined): Sums {
  if (!entry) return nothing;
  const { stands, spent, isReplacement } = entry;
  // Of other goods in place of those that came back the price counts.
  if (isReplacement) return { ...nothing, totalSpent: spent };
  return { orderCount: Number(stands), totalSpent: spent, calledOffCount: Number(!stands) };
}

/** An order's old part in the sums goes, and its new one comes. */
export function sumsAfter(sums: Sums, before: OrderEntry | undefined, after: OrderEntry): Sums {
  const [was, is] = [partOf(before), partOf(after)];
  return {
    orderCount: sums.orderCount + is.orderCount - was.orderCount,
    totalSpent: sums.totalSpent + is.totalSpent - was.totalSpent,
    calledOffCount: sums.calledOffCount + is.calledOffCount - was.calledOffCount,
  };
}

/** Whether a customer ordered with it, and nobody called that off. */
export const countsAsLast = ({ stands, isReplacement }: OrderEntry): boolean => stands && !isReplacement;

export const laterOf = (one: string | null, other: string | null): string | null =>
  (one ?? '') >= (other ?? '') ? one : other;
