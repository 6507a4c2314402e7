import { AppError } from '#shared/contract/errors.ts';
import type { createGuestOrder as contract, quoteGuestOrder } from '#shared/orders/place-order.contract.ts';
import { noName, noPhone } from '#shared/orders/nameless-guest.ts';
import type { Customer, ShippingAddress } from '#shared/orders/order.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { newId } from '#shared/values/ids.ts';
import { requireSession } from '#functions/domain/cart/guest-session.ts';
import { resolveDivisions } from '#functions/domain/places/resolve-divisions.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { limitRateInWrite } from '#functions/platform/limits/rate-limit.ts';
import type { OrderingTerms, OrderInput, QuoteInput } from './order-input.ts';
import { plainEmail } from '../reading/read-orders.ts';

type OrderBody = BodyOf<typeof contract>;
type QuoteBody = BodyOf<typeof quoteGuestOrder>;

function addressOf({ shippingAddress, deliveryType }: Pick<QuoteBody, 'shippingAddress' | 'deliveryType'>) {
  if (deliveryType !== 'prepaid_ship' || !shippingAddress) return null;
  const { recipientName, phone, street, system, provinceCode, districtCode, wardCode } = shippingAddress;
  const names = resolveDivisions({
    system,
    provinceCode,
    districtCode: districtCode ?? null,
    wardCode: wardCode ?? null,
  });
  return { recipientName, phone, street, ...names } satisfies ShippingAddress;
}

/** Contact of the buyer; shipped orders need a name and a phone number, pickup orders do not. */
function customerOf({ customer, deliveryType }: OrderBody, address: ShippingAddress | null): Customer {
  const fullName = customer.fullName ?? address?.recipientName;
  const phone = customer.phone ?? address?.phone;
  const isSent = deliveryType === 'prepaid_ship';
  if (isSent && (!fullName || !phone || phone === noPhone || address?.phone === noPhone))
    throw new AppError('CONTACT_REQUIRED');
  return { fullName: fullName ?? noName, phone: phone ?? noPhone, email: plainEmail(customer.email) };
}

/** Builds the quote input of a guest, with the destination as far as it is known. */
export async function guestQuoteInput(
  context: Context,
  asked: QuoteBody,
): Promise<QuoteInput & { shipTo: ShippingAddress | null }> {
  const { sessionId, cartItemIds, lines, deliveryType } = asked;
  const { owner, head } = await requireSession(context, sessionId);
  return {
    buyer: { kind: 'guest', sessionId },
    owner,
    cartItemIds,
    lines,
    deliveryType,
    pickupWarehouseId: asked.pickupWarehouseId ?? asked.warehouseId ?? head.selectedWarehouseId,
    voucherIds: [],
    shipTo: addressOf(asked),
  };
}

/** Rate limit of orders per email address and per phone number. */
const hourly = { calls: 5, seconds: 3600 };

function turnsOf({ email, phone }: Customer): OrderInput['turns'] {
  const names = [`EMAIL#${email}`, ...(phone === noPhone ? [] : [`PHONE#${phone}`])];
  const [first, ...more] = names.map((name) => limitRateInWrite('guest-orders', name, hourly, 'too-many'));
  return first && { writes: [first, ...more].map(({ write }) => write), refused: first.refused };
}

export async function guestOrderInput(
  context: Context,
  { asked, ...terms }: OrderingTerms & { asked: OrderBody },
): Promise<OrderInput> {
  if (asked.deliveryType === 'prepaid_ship' && !asked.shippingAddress) throw new AppError('ADDRESS_REQUIRED');
  const input = await guestQuoteInput(context, asked);
  const customer = customerOf(asked, input.shipTo);
  const { expectedTotal, expectedDeposit, notes, vatInvoice, paymentMethod } = asked;
  return {
    ...input,
    ...terms,
    requestKey: asked.clientRequestId ?? newId(),
    asked,
    expectedTotal,
    expectedDeposit,
    customer,
    paymentMethod,
    notes,
    vatInvoice: vatInvoice ?? null,
    saleChannelId: asked.saleChannelId ?? 'guest',
    turns: turnsOf(customer),
  };
}
