import type { Warehouse } from '#shared/catalogue/warehouse.contract.ts';
import type { Language } from '#shared/values/language.ts';
import type { AppError } from '#shared/contract/errors.ts';
import type { Customer, ShippingAddress } from '#shared/orders/order.ts';
import type { DeliveryType } from '#shared/orders/order-status.ts';
import type { SaleChannel } from '#shared/orders/sale-channel.ts';
import type { PaymentMethod, PaymentProvider } from '#shared/payments/payment.ts';
import { type CartOwner, readLines, type StoredLine } from '#functions/domain/cart/order-lines.ts';
import { listOffers, type Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { MemberVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import { usableVouchers } from '#functions/domain/vouchers/spend-vouchers.ts';
import { now } from '#functions/platform/clock.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { type Reads, type Table, table } from '#functions/platform/table/table.ts';
import type { Buyer } from '../order-keys.ts';
import { createOrderRepository, type OrderRepository } from '../order-repository.ts';
import type { StoredOrder } from '../order-record.ts';

export type OrderDeps = {
  orders: OrderRepository;
  readLines: (owner: CartOwner) => Promise<StoredLine[]>;
  listOffers: (lines: readonly StoredLine[]) => Promise<(Offer | undefined)[]>;
  listWarehouses: () => Promise<Warehouse[]>;
  usableVouchers: (userId: string, ids: readonly string[], at: Date) => Promise<MemberVoucher[]>;
  now: () => Date;
};

export type Receiver = { customer: Customer; shippingAddress: ShippingAddress | null };

/** What somebody wants to order, and how. */
export type OrderInput = {
  buyer: Buyer;
  owner: CartOwner;
  cartItemIds?: readonly string[] | undefined;
  voucherIds: readonly string[];
  deliveryType: DeliveryType;
  pickupWarehouseId?: string | null | undefined;
  /** Who receives it and where; looked up while the rest is. */
  receiver: () => Promise<Receiver>;
  paymentMethod: PaymentMethod;
  paymentProvider: PaymentProvider | null;
  notes: string;
  vatInvoice: StoredOrder['vatInvoice'];
  saleChannelId: SaleChannel;
  language: Language;
  /** Guests take turns by how they are reached: part of the order's own write, so that only orders count. */
  turns?: { writes: readonly Operation<'too-many'>[]; refused: () => AppError } | undefined;
};

/** What ordering needs, from this deployment. */
export function orderDeps(all: Table = table(), shelves: Reads = all): OrderDeps {
  return {
    orders: createOrderRepository(all),
    readLines: (owner) => readLines({ table: all, now }, owner),
    listOffers: (lines) => listOffers(shelves, lines, { whole: true }),
    listWarehouses: () => readWarehouses(all),
    usableVouchers: (userId, voucherIds) => usableVouchers({ table: all, now }, { userId, voucherIds }),
    now,
  };
}

/** The same for looking alone: the shelves of a moment ago do, since ordering looks at them again. */
export const quoteDeps = (): OrderDeps => orderDeps(table(), table().recent);
