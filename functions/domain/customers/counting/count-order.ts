import { newReferenceId } from '#shared/values/ids.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import type { OrderEntry, StoredCustomer } from '../records/customer.ts';

/** Buyer of an order as orders hand it in, with phone number and email normalised. */
export type BuyerOrder = {
  entry: OrderEntry;
  userId: string | null;
  fullName: string;
  phone: string | undefined;
  email: string;
  province: string | null;
  /** Set once the buyer's data was removed from the order. */
  isForgotten: boolean;
};

/** Name that identifies a guest: the phone number of the order, else the address. Some guests gave neither. */
export function guestName({ phone, email }: Pick<BuyerOrder, 'phone' | 'email'>): string | undefined {
  if (phone) return `PHONE#${phone}`;
  return email ? `EMAIL#${email}` : undefined;
}

type Contact = Pick<StoredCustomer, 'fullName' | 'phone' | 'email'>;

/** Contact data: of the account for members, of the order for guests. */
function contactOf({ fullName, phone = '', email }: BuyerOrder, profile: Profile | undefined): Contact {
  if (profile) return { fullName: profile.fullName, phone: profile.phoneNumber, email: profile.email };
  return { fullName, phone, email };
}

/** Record of a customer without any counted order. */
export const newCustomer = (id: string, order: BuyerOrder, profile: Profile | undefined): StoredCustomer => ({
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
  createdAt: order.entry.createdAt,
  updatedAt: order.entry.createdAt,
  version: 0,
});

/** Maximum number of phones or addresses per customer. A guest has one, so only merged records come near it. */
const maxContacts = 30;

/** Joins lists without duplicates, the newest last. */
export const joined = (known: readonly string[], ...more: (string | undefined)[]): string[] =>
  [...new Set([...known, ...more.flatMap((one) => (one ? [one] : []))])].slice(-maxContacts);

/** Facts about the customer that an order adds; none if the customer was erased after it. */
export function customerFactsOf(
  customer: StoredCustomer,
  order: BuyerOrder,
  profile: Profile | undefined,
): Partial<StoredCustomer> {
  const { phone, email, province, isForgotten, entry } = order;
  if (isForgotten || entry.createdAt <= (customer.erasedAt ?? '')) return {};
  // An order placed as a guest must not replace the contact data of the account.
  const isNewest = order.userId === customer.userId && entry.createdAt >= customer.contactAt;
  return {
    phones: joined(customer.phones, phone, profile?.phoneNumber),
    emails: joined(customer.emails, email, profile?.email),
    erasedAt: null,
    ...(isNewest && {
      ...contactOf(order, profile),
      province: province ?? customer.province,
      contactAt: entry.createdAt,
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

export const latestOf = (one: string | null, other: string | null): string | null =>
  (one ?? '') >= (other ?? '') ? one : other;
