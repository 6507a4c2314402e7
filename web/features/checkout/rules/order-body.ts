import type { GoodsSelection } from '#shared/cart/wanted-text.ts';
import { noName, noPhone, noStreet } from '#shared/orders/nameless-guest.ts';
import type {
  createGuestOrder,
  createOrder,
  quoteGuestOrder,
  quoteOrder,
} from '#shared/orders/place-order.contract.ts';
import { providerOf } from '#shared/payments/payment-ways.ts';
import type { CallOptions } from '#web/platform/api/call.ts';
import type { Buyer } from './buyer.ts';
import type { Draft, PaymentMethodChoice } from './draft.ts';

type MemberQuoteBody = CallOptions<typeof quoteOrder>['body'];
type GuestQuoteBody = CallOptions<typeof quoteGuestOrder>['body'];
type MemberOrderBody = CallOptions<typeof createOrder>['body'];
type GuestOrderBody = CallOptions<typeof createGuestOrder>['body'];

/** The current choices, completed by the page's defaults. */
export type OrderChoices = {
  draft: Draft;
  deliveryType: 'warehouse_pickup' | 'prepaid_ship';
  addressId: string | undefined;
  pickupWarehouseId: string | undefined;
  goods: GoodsSelection;
  voucherIds: readonly string[];
};

const paymentOf = (way: PaymentMethodChoice) => ({
  paymentMethod: way,
  paymentProvider: way === 'cash' ? null : providerOf[way],
});

const text = (value: string): string | undefined => value.trim() || undefined;

/** Returns the recipient of the parcel: the buyer, unless somebody else is named. */
const recipientOf = ({ otherRecipient, recipient, contact }: Draft) =>
  otherRecipient ? recipient : { fullName: contact.fullName, phone: contact.phone };

const placeOf = ({ place }: Draft) => ({
  system: place.system,
  // The schema ensures a province before sending; without one there is no address.
  provinceCode: place.provinceCode ?? 0,
  districtCode: place.system === 'v1' ? place.districtCode : null,
  wardCode: place.wardCode,
  street: place.street,
});

const shippingAddressOf = (draft: Draft) => {
  const { fullName, phone } = recipientOf(draft);
  return { recipientName: fullName, phone, ...placeOf(draft) };
};

/** Returns the place alone, which determines the shipping cost: no recipient is needed. */
function addressToQuote(draft: Draft) {
  const { provinceCode, districtCode, wardCode, wardless, system } = draft.place;
  const isPlaced = provinceCode !== null && (wardCode !== null || wardless);
  if (!isPlaced || (system === 'v1' && districtCode === null)) return undefined;
  return { ...placeOf(draft), recipientName: noName, phone: noPhone, street: noStreet };
}

/** Until the destination is known, only the goods are counted. */
export type QuoteRequest =
  | { kind: 'member'; body: MemberQuoteBody; shippingKnown: boolean }
  | { kind: 'guest'; body: GuestQuoteBody; shippingKnown: boolean };

export function quoteRequestOf(buyer: Buyer, { draft, goods, ...chosen }: OrderChoices): QuoteRequest {
  const ships = chosen.deliveryType === 'prepaid_ship';
  const payment = paymentOf(draft.wayToPay);
  const pickup = { deliveryType: 'warehouse_pickup', pickupWarehouseId: null } as const;
  const here = { ...pickup, pickupWarehouseId: chosen.pickupWarehouseId ?? null };
  if (buyer.kind === 'member') {
    const { addressId } = chosen;
    const there = addressId ? ({ deliveryType: 'prepaid_ship', addressId } as const) : pickup;
    const body = {
      ...payment,
      ...goods,
      voucherIds: [...chosen.voucherIds],
      ...(ships ? there : here),
    };
    return { kind: 'member', body, shippingKnown: !ships || addressId !== undefined };
  }
  const shippingAddress = ships ? addressToQuote(draft) : undefined;
  const there = shippingAddress ? ({ deliveryType: 'prepaid_ship', shippingAddress } as const) : pickup;
  const body = { ...payment, ...goods, sessionId: buyer.sessionId, ...(ships ? there : here) };
  return { kind: 'guest', body, shippingKnown: !ships || shippingAddress !== undefined };
}

export type OrderPlacement =
  | { kind: 'member'; body: MemberOrderBody }
  | { kind: 'guest'; body: GuestOrderBody };

export function placementOf(
  buyer: Buyer,
  { draft, deliveryType, goods, voucherIds, addressId, pickupWarehouseId }: OrderChoices,
  agreed: { expectedTotal: number; expectedDeposit: number; clientRequestId: string },
): OrderPlacement {
  const ships = deliveryType === 'prepaid_ship';
  const common = {
    ...agreed,
    ...paymentOf(draft.wayToPay),
    ...goods,
    deliveryType,
    pickupWarehouseId: ships ? null : (pickupWarehouseId ?? null),
    notes: draft.notes,
    vatInvoice: draft.wantsInvoice ? draft.invoice : null,
  };
  if (buyer.kind === 'member') {
    const body = {
      ...common,
      voucherIds: [...voucherIds],
      addressId: ships ? (addressId ?? null) : null,
    };
    return { kind: 'member', body };
  }
  const fullName = text(draft.contact.fullName);
  const phone = text(draft.contact.phone);
  const customer = {
    email: draft.contact.email.trim(),
    ...(fullName && { fullName }),
    ...(phone && { phone }),
  };
  const shippingAddress = ships ? shippingAddressOf(draft) : null;
  return { kind: 'guest', body: { ...common, sessionId: buyer.sessionId, customer, shippingAddress } };
}
