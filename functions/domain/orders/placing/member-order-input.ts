import { AppError } from '#shared/contract/errors.ts';
import type { createOrder as contract, quoteOrder } from '#shared/orders/checkout.contract.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { getAddress } from '#functions/domain/addresses/manage-addresses.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { context } from '#functions/platform/table/context.ts';
import type { QuoteInput } from './compute-quote.ts';
import type { OrderInput, Receiver } from './order-deps.ts';

type OrderBody = BodyOf<typeof contract>;
/** What the route knows beside what is asked for: who takes the money, the reader's language, and the hour. */
export type OrderContext = { provider: PaymentProvider | null; language: Language; at: Date };

/** An address of the member's own book; undefined where none is named. */
export async function chosenAddress(
  userId: string,
  { addressId, deliveryType }: Pick<OrderBody, 'addressId' | 'deliveryType'>,
): Promise<Address | undefined> {
  if (deliveryType !== 'prepaid_ship' || !addressId) return undefined;
  return getAddress(context(), { userId, id: addressId });
}

/** Whoever is signed in orders under their own name; only where it goes is theirs to choose. */
async function receiverOf(userId: string, asked: OrderBody): Promise<Receiver> {
  const [profile, address] = await Promise.all([
    findProfile(context(), userId),
    chosenAddress(userId, asked),
  ]);
  if (!profile) throw new AppError('INVALID_TOKEN');
  const { fullName, phoneNumber, email } = profile;
  return {
    customer: { fullName, phone: phoneNumber, email },
    shippingAddress: address ? ShippingAddress.parse(address) : null,
  };
}

export const memberQuoteInput = (
  userId: string,
  { cartItemIds, deliveryType, pickupWarehouseId, voucherIds, addressId }: BodyOf<typeof quoteOrder>,
): QuoteInput => ({
  buyer: { kind: 'member', userId },
  owner: memberOwner(userId),
  cartItemIds,
  deliveryType,
  pickupWarehouseId,
  voucherIds,
  shipTo: deliveryType === 'prepaid_ship' && addressId ? { addressId } : null,
});

/** Whoever is signed in orders under their own name; only where it goes is theirs to choose. */
export function memberOrderInput(
  userId: string,
  asked: BodyOf<typeof contract>,
  terms: OrderingTerms,
): OrderInput {
  if (asked.deliveryType === 'prepaid_ship' && !asked.addressId) throw new AppError('ADDRESS_REQUIRED');
  const { clientRequestId: requestKey, expectedTotal, notes, vatInvoice, paymentMethod } = asked;
  return {
    ...memberQuoteInput(userId, asked),
    ...terms,
    requestKey,
    expectedTotal,
    customer: null,
    paymentMethod,
    notes,
    vatInvoice: vatInvoice ?? null,
    saleChannelId: 'website',
  };
}
