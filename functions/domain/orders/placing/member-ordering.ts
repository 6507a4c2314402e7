import type { Address } from '#shared/addresses/address.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { createOrder as contract, quoteOrder } from '#shared/orders/checkout.ts';
import { ShippingAddress } from '#shared/orders/order.ts';
import type { PaymentProvider } from '#shared/payments/payment.ts';
import type { BodyOf } from '#shared/route.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { addressDeps } from '#functions/domain/addresses/address-deps.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import type { Looking } from './count-order.ts';
import type { Ordering, Receiver } from './order-deps.ts';

type Asked = BodyOf<typeof contract>;
/** What the route knows beside the wish: who takes the money, the reader's language, and the hour. */
export type Surroundings = { provider: PaymentProvider | null; language: Language; at: Date };

/** An address of the member's own book; undefined where none is named. */
export async function chosenAddress(
  userId: string,
  { addressId, deliveryType }: Pick<Asked, 'addressId' | 'deliveryType'>,
): Promise<Address | undefined> {
  if (deliveryType !== 'prepaid_ship' || !addressId) return undefined;
  const address = await addressDeps().find(userId, addressId);
  if (!address) throw new AppError('ADDRESS_NOT_FOUND');
  return address;
}

/** Whoever is signed in orders under their own name; only where it goes is theirs to choose. */
async function receiverOf(userId: string, asked: Asked): Promise<Receiver> {
  const [profile, address] = await Promise.all([
    accountDeps().accounts.findProfile(userId),
    chosenAddress(userId, asked),
  ]);
  if (!profile) throw new AppError('INVALID_TOKEN');
  const { fullName, phoneNumber, email } = profile;
  return {
    customer: { fullName, phone: phoneNumber, email },
    shippingAddress: address ? ShippingAddress.parse(address) : null,
  };
}

export const memberLooking = (
  userId: string,
  { cartItemIds, deliveryType, pickupWarehouseId, voucherIds }: BodyOf<typeof quoteOrder>,
): Looking => ({
  buyer: { kind: 'member', userId },
  owner: memberOwner(userId),
  cartItemIds,
  deliveryType,
  pickupWarehouseId,
  voucherIds,
});

export function memberOrdering(
  userId: string,
  asked: Asked,
  { provider, language, at }: Surroundings,
): Ordering {
  if (asked.deliveryType === 'prepaid_ship' && !asked.addressId) throw new AppError('ADDRESS_REQUIRED');
  const { notes, vatInvoice, paymentMethod } = asked;
  return {
    ...memberLooking(userId, asked),
    receiver: () => receiverOf(userId, asked),
    paymentMethod,
    paymentProvider: provider,
    notes,
    vatInvoice: vatInvoice ? { ...vatInvoice, requestedAt: at.toISOString() } : null,
    saleChannelId: 'website',
    language,
  };
}
