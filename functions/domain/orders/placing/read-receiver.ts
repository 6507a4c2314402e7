import { AppError } from '#shared/contract/errors.ts';
import { type Customer, ShippingAddress } from '#shared/orders/order.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { getAddress } from '#functions/domain/addresses/manage-addresses.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { OrderInput, QuoteInput } from './order-input.ts';

export type Receiver = { customer: Customer; shippingAddress: ShippingAddress | null };

/** Reads the destination: an entry of the member's address book, or the address as given. */
export async function readAddress(
  context: Context,
  { buyer, shipTo }: Pick<QuoteInput, 'buyer' | 'shipTo'>,
): Promise<ShippingAddress | null> {
  if (!shipTo || !('addressId' in shipTo)) return shipTo;
  if (buyer.kind !== 'member') throw new AppError('ADDRESS_NOT_FOUND');
  return ShippingAddress.parse(await getAddress(context, { userId: buyer.userId, id: shipTo.addressId }));
}

async function readCustomer(context: Context, { buyer, customer }: OrderInput): Promise<Customer> {
  if (customer) return customer;
  const profile = buyer.kind === 'member' ? await findProfile(context, buyer.userId) : undefined;
  if (!profile) throw new AppError('INVALID_TOKEN');
  const { fullName, phoneNumber, email } = profile;
  return { fullName, phone: phoneNumber, email };
}

/** Reads the customer and the destination of an order. */
export async function readReceiver(context: Context, input: OrderInput): Promise<Receiver> {
  const [customer, shippingAddress] = await Promise.all([
    readCustomer(context, input),
    readAddress(context, input),
  ]);
  return { customer, shippingAddress };
}
