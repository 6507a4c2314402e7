import type { AppError } from '#shared/contract/errors.ts';
import type { Customer, OrderDiscount, ShippingAddress, VatInvoice } from '#shared/orders/order.ts';
import type { DeliveryType } from '#shared/orders/order-status.ts';
import type { SaleChannel } from '#shared/values/sale-channel-schema.ts';
import type { PaymentMethod, PaymentProvider } from '#shared/payments/payment.ts';
import type { Language } from '#shared/values/language.ts';
import type { CartOwner, GoodsChoice } from '#functions/domain/cart/order-lines.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { Buyer } from '../order-keys.ts';

/** Goods and destination of a possible order. */
export type QuoteInput = GoodsChoice & {
  buyer: Buyer;
  owner: CartOwner;
  /** Set if staff write the order for a buyer; store prices apply. */
  isAtCounter?: boolean;
  /** Manual discount, with the share of the goods that it may reach. */
  discount?: (OrderDiscount & { maxPercent: number }) | null | undefined;
  voucherIds: readonly string[];
  deliveryType: DeliveryType;
  pickupWarehouseId?: string | null | undefined;
  /** Destination, if it is known; a member names an entry of their address book. */
  shipTo: ShippingAddress | { addressId: string } | null;
};

/** Everything needed to place an order. */
export type OrderInput = QuoteInput & {
  /** Idempotency key, made by the client for each intent to buy. */
  requestKey: string;
  /** The unchanged request body: a repeated key with a different body is refused. */
  asked: object;
  /** Total that the shopper saw and agreed to. */
  expectedTotal?: number | undefined;
  /** Deposit the shopper was shown, zero for none; undefined if nothing was shown. */
  expectedDeposit?: number | undefined;
  /** Null for members, whose name comes from their account. */
  customer: Customer | null;
  paymentMethod: PaymentMethod;
  paymentProvider: PaymentProvider | null;
  notes: string;
  vatInvoice: Omit<VatInvoice, 'requestedAt'> | null;
  saleChannelId: SaleChannel;
  /** Staff member who wrote the order for a buyer. */
  placedBy?: string | undefined;
  language: Language;
  /** Rate limit of guests by email and phone. Only placed orders count: it joins their transaction. */
  turns?: { writes: readonly Operation<'too-many'>[]; refused: () => AppError } | undefined;
};

/** Values the route adds to the request: payment provider and language of the reader. */
export type OrderingTerms = Pick<OrderInput, 'paymentProvider' | 'language'>;
