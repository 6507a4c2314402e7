import type { AppError } from '#shared/contract/errors.ts';
import type { Customer, OrderDiscount, ShippingAddress, VatInvoice } from '#shared/orders/order.ts';
import type { DeliveryType } from '#shared/orders/order-status.ts';
import type { SaleChannel } from '#shared/values/sale-channel-schema.ts';
import type { PaymentMethod, PaymentProvider } from '#shared/payments/payment.ts';
import type { Language } from '#shared/values/language.ts';
import type { CartOwner, GoodsChoice } from '#functions/domain/cart/order-lines.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { Buyer } from '../order-keys.ts';

/** What somebody may order, and where it would go. */
export type QuoteInput = GoodsChoice & {
  buyer: Buyer;
  owner: CartOwner;
  /** Staff write it down for somebody, at a store's prices. */
  isAtCounter?: boolean;
  /** Taken off by hand, and how much of the goods that may be. */
  discount?: (OrderDiscount & { mostPercent: number }) | null | undefined;
  voucherIds: readonly string[];
  deliveryType: DeliveryType;
  pickupWarehouseId?: string | null | undefined;
  /** Where to, as far as that is known: members name an address of their own book. */
  shipTo: ShippingAddress | { addressId: string } | null;
};

/** What somebody wants to order, and how. */
export type OrderInput = QuoteInput & {
  /** Made by the client, once for each intent to buy. */
  requestKey: string;
  /** The request as it came, word for word: a key that comes again with other words is refused. */
  asked: object;
  /** What the shopper saw and agreed to. */
  expectedTotal?: number | undefined;
  /** The deposit they were told of, or nought; undefined where they were told nothing. */
  expectedDeposit?: number | undefined;
  /** Members order under their own name. */
  customer: Customer | null;
  paymentMethod: PaymentMethod;
  paymentProvider: PaymentProvider | null;
  notes: string;
  vatInvoice: Omit<VatInvoice, 'requestedAt'> | null;
  saleChannelId: SaleChannel;
  /** Who of staff wrote it down, for somebody they spoke with. */
  placedBy?: string | undefined;
  language: Language;
  /** Guests take turns by how they are reached: part of the order's own write, so that only orders count. */
  turns?: { writes: readonly Operation<'too-many'>[]; refused: () => AppError } | undefined;
};

/** What the route knows beside what is asked for: who takes the money, and the reader's language. */
export type OrderingTerms = Pick<OrderInput, 'paymentProvider' | 'language'>;
