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

/**
 * Part of an order in the sums. Only orders in progress or delivered count, at the amount that is finally kept:
 * returned goods are refunded.
 */
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

/** Name that identifies a guest: the phone number of the order, else the address. Some guests gave neither. */
export function guestName({ customer }: Pick<StoredOrder, 'customer'>): string | undefined {
  const phone = plainPhone(customer.phone);
  if (phone) return `PHONE#${phone}`;
  const email = plainEmail(customer.email);
  return email ? `EMAIL#${email}` : undefined;
}

type Contact = Pick<StoredCustomer, 'fullName' | 'phone' | 'email'>;

/** Contact data: of the account for members, of the order for guests. */
export function contactOf({ customer }: StoredOrder, profile: Profile | undefined): Contact {
  const { fullName, phone, email } = customer;
  if (profile) return { fullName: profile.fullName, phone: profile.phoneNumber, email: profile.email };
  return { fullName, phone: plainPhone(phone) ?? '', email: plainEmail(email) };
}

/** Record of a customer without any counted order. */
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

/** Maximum number of phones or addresses per customer. A guest has one, so only merged records come near it. */
const maxContacts = 30;

/** Joins lists without duplicates, the newest last. */
export const joined = (known: readonly string[], ...more: (string | undefined)[]): string[] =>
  [...new Set([...known, ...more.flatMap((one) => (one ? [one] : []))])].slice(-maxContacts);

/** Facts about the customer that an order adds; none if the customer was erased after it. */
export function learntFrom(
  customer: StoredCustomer,
  order: StoredOrder,
  profile: Profile | undefined,
): Partial<StoredCustomer> {
  if (isForgotten(order.customer) || order.createdAt <= (customer.erasedAt ?? '')) return {};
  const { phone, email } = order.customer;
  // An order placed as a guest must not replace the contact data of the account.
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
  // A replacement order adds its price, but is not counted as an order.
  if (isReplacement) return { ...nothing, totalSpent: spent };
  return { orderCount: Number(stands), totalSpent: spent, calledOffCount: Number(!stands) };
}

/** Replaces an order's old part in the sums by its new one. */
export function sumsAfter(sums: Sums, before: OrderEntry | undefined, after: OrderEntry): Sums {
  const [was, is] = [partOf(before), partOf(after)];
  return {
    orderCount: sums.orderCount + is.orderCount - was.orderCount,
    totalSpent: sums.totalSpent + is.totalSpent - was.totalSpent,
    calledOffCount: sums.calledOffCount + is.calledOffCount - was.calledOffCount,
  };
}

/** Returns whether an order counts as the customer's last one: neither cancelled nor a replacement. */
export const countsAsLast = ({ stands, isReplacement }: OrderEntry): boolean => stands && !isReplacement;

export const laterOf = (one: string | null, other: string | null): string | null =>
  (one ?? '') >= (other ?? '') ? one : other;
