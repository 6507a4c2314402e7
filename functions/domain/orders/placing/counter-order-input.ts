import type * as z from 'zod';
import {
  type CounterQuoteDraft,
  type createCounterOrder as contract,
  maxDiscountPercent,
  type sellAtCounter as sale,
} from '#shared/orders/staff-place-order.contract.ts';
import { can, type Role } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { noName, noPhone } from '#shared/orders/nameless-guest.ts';
import type { Customer, ShippingAddress } from '#shared/orders/order.ts';
import { resolveDivisions } from '#functions/domain/places/resolve-divisions.ts';
import type { Actor } from '#functions/platform/tokens/access-token.ts';
import { plainEmail } from '../reading/read-orders.ts';
import type { OrderingTerms, OrderInput, QuoteInput } from './order-input.ts';

type QuoteBody = z.infer<typeof CounterQuoteDraft>;
type Staff = Pick<Actor, 'userId' | 'role'>;

function addressOf({ deliveryType, shippingAddress }: QuoteBody): ShippingAddress | null {
  if (deliveryType !== 'prepaid_ship') return null;
  if (!shippingAddress) throw new AppError('ADDRESS_REQUIRED');
  const { recipientName, phone, street, system, provinceCode, districtCode, wardCode } = shippingAddress;
  const codes = { system, provinceCode, districtCode: districtCode ?? null, wardCode: wardCode ?? null };
  return { recipientName, phone, street, ...resolveDivisions(codes) };
}

/** Contact of the buyer; a buyer at the counter may stay anonymous. */
const contactOf = (
  { fullName, phone, email }: BodyOf<typeof contract>['customer'],
  shipTo: ShippingAddress | null,
): Customer => ({
  fullName: fullName || (shipTo?.recipientName ?? noName),
  phone: phone || (shipTo?.phone ?? noPhone),
  email: plainEmail(email),
});

/** Maximum manual discount in percent: unlimited for roles that set prices, a tenth of the goods for others. */
const maxDiscountOf = (role: Role): number => (can(role, 'prices.write') ? 100 : maxDiscountPercent);

/** Quote input for an order by staff, on the phone or at the counter; there is no cart. */
export const counterQuoteInput = (
  { role }: Staff,
  asked: QuoteBody,
): QuoteInput & { shipTo: ShippingAddress | null } => ({
  buyer: { kind: 'guest', sessionId: '' },
  owner: { kind: 'guest', sessionId: '', expiresAt: 0 },
  lines: asked.lines,
  isAtCounter: true,
  deliveryType: asked.deliveryType,
  pickupWarehouseId: asked.pickupWarehouseId,
  voucherIds: [],
  shipTo: addressOf(asked),
  discount: asked.discount && { ...asked.discount, maxPercent: maxDiscountOf(role) },
});

/** Builds the input of a counter sale, where goods, money and buyer are all present. */
export const saleInput = (
  staff: Staff,
  { asked, language }: { asked: BodyOf<typeof sale>; language: OrderingTerms['language'] },
): OrderInput & { expectedTotal: number } => ({
  ...counterQuoteInput(staff, {
    lines: asked.lines,
    deliveryType: 'warehouse_pickup',
    pickupWarehouseId: asked.warehouseId,
    shippingAddress: null,
    discount: asked.discount,
  }),
  language,
  requestKey: asked.clientRequestId,
  asked,
  expectedTotal: asked.expectedTotal,
  customer: contactOf(asked.customer, null),
  paymentMethod: 'cash',
  paymentProvider: null,
  notes: asked.notes,
  vatInvoice: null,
  saleChannelId: 'store',
  placedBy: staff.userId,
});

export function counterOrderInput(
  staff: Staff,
  { asked, ...terms }: OrderingTerms & { asked: BodyOf<typeof contract> },
): OrderInput {
  const input = counterQuoteInput(staff, asked);
  const { expectedTotal, notes, paymentMethod, clientRequestId: requestKey } = asked;
  const customer = contactOf(asked.customer, input.shipTo);
  if (input.shipTo && (customer.phone === noPhone || input.shipTo.phone === noPhone))
    throw new AppError('CONTACT_REQUIRED');
  if (asked.isPaid && paymentMethod === 'transfer' && !can(staff.role, 'payments.manage'))
    throw new AppError('TRANSFER_UNPROVEN');
  return {
    ...input,
    ...terms,
    requestKey,
    asked,
    expectedTotal,
    customer,
    paymentMethod,
    notes,
    vatInvoice: null,
    saleChannelId: 'store',
    placedBy: staff.userId,
  };
}
