import { fold } from '#shared/values/text.ts';
import type { HoldReason } from '#shared/referrals/rewards.contract.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { isSameDevice, isSamePaper } from '#functions/domain/accounts/sessions/same-person-signals.ts';
import { addressBook } from '#functions/domain/addresses/address-book.ts';
import { findCustomer } from '#functions/domain/customers/records/customer.ts';
import { plainPhone } from '#functions/domain/orders/reading/read-orders.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';

type Place = { wardCode: number | null; street: string };

/** Normalised address: the same ward and street in any spelling are equal. */
const doorOf = ({ wardCode, street }: Place): string =>
  `${wardCode ?? ''} ${fold(street).replaceAll(/[^a-z0-9]+/g, '')}`;

type Parties = { order: StoredOrder; buyer: Profile; referrer: Profile };

/** Phone numbers and addresses of a member, from the account and from their orders. */
async function contactsOf(table: Table, { id, phoneNumber, email }: Profile) {
  const customer = await findCustomer(table, id);
  return {
    phones: new Set([phoneNumber, ...(customer?.phones ?? [])]),
    emails: new Set([email, ...(customer?.emails ?? [])]),
  };
}

const doorsOf = async (context: Context, userId: string): Promise<Set<string>> =>
  new Set((await addressBook.read(context, userId)).all.map(doorOf));

/** Reasons to review a reward: shared details, which prove nothing, since families share an address. */
export async function holdReasonsOf(
  context: Context,
  { order, buyer, referrer }: Parties,
): Promise<HoldReason[]> {
  const { table } = context;
  const [contacts, doors, paper, device] = await Promise.all([
    contactsOf(table, referrer),
    doorsOf(context, referrer.id),
    isSamePaper(context, [buyer.id, referrer.id]),
    isSameDevice(context, [buyer.id, referrer.id]),
  ]);
  const { customer, shippingAddress } = order;
  const phones = [customer.phone, shippingAddress?.phone ?? '', buyer.phoneNumber].map(
    (phone) => plainPhone(phone) ?? '',
  );
  const found: Record<HoldReason, boolean> = {
    // The person who receives the invoice counts as the payer.
    payer: contacts.emails.has(customer.email) || contacts.emails.has(order.vatInvoice?.email ?? '-'),
    address: shippingAddress !== null && doors.has(doorOf(shippingAddress)),
    phone: phones.some((phone) => contacts.phones.has(phone)),
    paper,
    device,
  };
  // The type assertion holds, since the keys are those of the literal above.
  return (Object.keys(found) as HoldReason[]).filter((reason) => found[reason]);
}
