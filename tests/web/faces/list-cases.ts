import type * as z from 'zod';
import { vi as texts } from '#web/locales/vi.ts';
import type { Role } from '#shared/contract/access.ts';
import { listUsers, UserRow } from '#shared/accounts/index.ts';
import { Address, listAddresses } from '#shared/addresses/index.ts';
import { CartItem, getCart } from '#shared/cart/index.ts';
import {
  Business,
  getBusinessBySlug,
  getCategoryTree,
  getProductBySlug,
  getProductFacets,
  listBusinesses,
  listProducts,
  listRelatedProducts,
  Product,
  ProductCard,
} from '#shared/catalogue/index.ts';
import { AdminProduct, listAdminProducts } from '#shared/catalogue/admin-products.contract.ts';
import { listAdminCategories } from '#shared/catalogue/staff-category.contract.ts';
import { listAdminBrands, StaffBrand } from '#shared/catalogue/staff-brand.contract.ts';
import { listAdminBusinesses, StaffBusiness } from '#shared/catalogue/staff-business.contract.ts';
import { listWarehouses, searchWarehouses, StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { CountedGroup, CustomerRow, listCustomerGroups, listCustomers } from '#shared/customers/index.ts';
import { CountRow, searchCounts } from '#shared/inventory/counts.contract.ts';
import { InventoryRow, searchInventory } from '#shared/inventory/inventory.contract.ts';
import { countLots, LotRow, searchLots } from '#shared/inventory/lots.contract.ts';
import { searchTransfers, TransferRow } from '#shared/inventory/transfers.contract.ts';
import { listPackingOrders } from '#shared/shipping/packing.contract.ts';
import { PackingOrder } from '#shared/shipping/packing-order.ts';
import { listFavoriteIds, listFavorites } from '#shared/favorites/favorites.contract.ts';
import {
  countOrderQueues,
  countOrdersByPaymentStatus,
  countOrdersByStatus,
  getOrderSummary,
  listOrders,
  listSaleChannels,
  Order,
  OrderRow,
  searchOrders,
} from '#shared/orders/index.ts';
import { InvoiceRow, searchInvoices } from '#shared/invoices/index.ts';
import { listProvinces } from '#shared/places/index.ts';
import { ListedNotice, PaymentRow, searchNotices, searchPayments } from '#shared/payments/index.ts';
import { listOwedOrders, Refund, searchRefunds } from '#shared/refunds/index.ts';
import { listPriceBooks } from '#shared/price-books/price-books.contract.ts';
import { PriceBook } from '#shared/price-books/price-book.ts';
import {
  DebtRow,
  ReorderRow,
  searchDebts,
  searchPurchases,
  sumDebts,
  searchReorder,
  searchSuppliers,
  Supplier,
} from '#shared/purchasing/index.ts';
import { PurchaseRow } from '#shared/purchasing/purchase.ts';
import { listReturns, ReturnOrder, ReturnRow, searchReturns } from '#shared/returns/index.ts';
import { getReviewSummary, listReviewsOfProduct, Review } from '#shared/reviews/index.ts';
import type { AnyContract, ReplyOf } from '#shared/contract/route.ts';
import {
  CampaignRow,
  listPublicVouchers,
  listUserVouchers,
  searchCampaigns,
  searchVouchers,
  StaffVoucher,
  UserVoucher,
} from '#shared/vouchers/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, type Answer, sample } from '../support/network.ts';

/** A screen that is a list: what it asks, and what it says with one entry, none, none of these, or no answer. */
export type ListCase = {
  name: string;
  url: string;
  as?: Role;
  /** What fills it. */
  list: AnyContract;
  full: Answer;
  empty: Answer;
  /** What the rest of the page asks. */
  beside?: readonly Answer[];
  says: { full: string; failed: string; empty: string };
  /** The address that narrows it to nothing, what it says then, and the button that widens it again. */
  narrowed?: { url: string; says: string; widen: string };
};

type Given<C extends AnyContract> = Omit<ListCase, 'list' | 'full' | 'empty'> & {
  list: C;
  pages: { full: Partial<ReplyOf<C>> | readonly unknown[]; empty?: Partial<ReplyOf<C>> };
};

const filled = <C extends AnyContract>(contract: C, said: unknown): ReplyOf<C> =>
  Array.isArray(said)
    ? (said as ReplyOf<C>)
    : (exampleOf(contract.reply, said as Partial<z.output<C['reply']>>) as ReplyOf<C>);

const aList = <C extends AnyContract>({ pages, ...given }: Given<C>): ListCase => ({
  ...given,
  full: answer(given.list, filled(given.list, pages.full)),
  empty: answer(given.list, filled(given.list, Array.isArray(pages.full) ? [] : { ...pages.empty })),
});

const onePage = { total: 1, page: 1, totalPages: 1, hasNext: false, hasPrev: false };
const none = { total: 0, totalPages: 0 };
const mango = exampleOf(ProductCard, { name: 'Xoài cát Hòa Lộc', slug: 'xoai-cat' });
const clear = texts.common.action.clearFilters;

export const listCases: readonly ListCase[] = [
  aList({
    name: 'members, for staff',
    url: '/admin/users',
    as: 'admin',
    list: listUsers,
    pages: { full: { data: [exampleOf(UserRow, { fullName: 'Trần Thị Thử' })], ...onePage }, empty: none },
    says: { full: 'Trần Thị Thử', failed: texts.accounts.users.failed, empty: texts.accounts.users.empty },
    narrowed: { url: '/admin/users?status=inactive', says: texts.accounts.users.empty, widen: clear },
  }),
  aList({
    name: 'products, for staff',
    url: '/admin/e-commerce/products',
    as: 'collaborator',
    list: listAdminProducts,
    pages: {
      full: { data: [exampleOf(AdminProduct, { name: 'Trà Thử' })], ...onePage },
      empty: none,
    },
    beside: [sample(listBusinesses), sample(listAdminCategories)],
    says: {
      full: 'Trà Thử',
      failed: texts.staffProducts.failed,
      empty: texts.staffProducts.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/products?isActive=false',
      says: texts.staffProducts.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'orders, for staff',
    url: '/admin/e-commerce/orders',
    as: 'collaborator',
    list: searchOrders,
    pages: { full: { data: [exampleOf(OrderRow, { code: 'CL261123THU1X' })], ...onePage }, empty: none },
    beside: [sample(countOrderQueues), sample(listSaleChannels), answer(listWarehouses, [])],
    says: {
      full: 'CL261123THU1X',
      failed: texts.staffOrders.list.failed,
      empty: texts.staffOrders.list.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/orders?status=cancelled',
      says: texts.staffOrders.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'warehouses, for staff',
    url: '/admin/e-commerce/warehouses',
    as: 'admin',
    list: searchWarehouses,
    pages: { full: { data: [exampleOf(StaffWarehouse, { name: 'Kho Thử' })], ...onePage }, empty: none },
    beside: [answer(listWarehouses, [])],
    says: {
      full: 'Kho Thử',
      failed: texts.backOffice.warehouses.failed,
      empty: texts.backOffice.warehouses.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/warehouses?isActive=false',
      says: texts.backOffice.warehouses.empty,
      widen: clear,
    },
  }),
  ...(
    [
      ['orders to pack', '/admin/e-commerce/packing', texts.packing.empty, 'status=packing'],
      ['parcels in trouble', '/admin/e-commerce/packing/troubles', texts.packing.noTroubles, 'trouble=late'],
    ] as const
  ).map(([name, url, empty, narrowed]) =>
    aList({
      name: `${name}, for staff`,
      url,
      as: 'collaborator',
      list: listPackingOrders,
      pages: {
        full: {
          data: [exampleOf(PackingOrder, { code: 'CL261123THU', parcels: [], items: [], troubles: [] })],
          ...onePage,
        },
        empty: none,
      },
      beside: [answer(listWarehouses, [])],
      says: { full: 'CL261123THU', failed: texts.packing.failed, empty },
      narrowed: { url: `${url}?${narrowed}`, says: empty, widen: clear },
    }),
  ),
  aList({
    name: 'stock counts, for staff',
    url: '/admin/e-commerce/inventory/counts',
    as: 'collaborator',
    list: searchCounts,
    pages: { full: { data: [exampleOf(CountRow, { code: 'KK261123THU' })], ...onePage }, empty: none },
    beside: [answer(listWarehouses, [])],
    says: { full: 'KK261123THU', failed: texts.counts.failed, empty: texts.counts.empty },
    narrowed: {
      url: '/admin/e-commerce/inventory/counts?status=open',
      says: texts.counts.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'transfers between warehouses, for staff',
    url: '/admin/e-commerce/inventory/transfers',
    as: 'collaborator',
    list: searchTransfers,
    pages: { full: { data: [exampleOf(TransferRow, { code: 'CK261123THU' })], ...onePage }, empty: none },
    beside: [answer(listWarehouses, [])],
    says: { full: 'CK261123THU', failed: texts.transfers.failed, empty: texts.transfers.empty },
    narrowed: {
      url: '/admin/e-commerce/inventory/transfers?status=sent',
      says: texts.transfers.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'lots by their day, for staff',
    url: '/admin/e-commerce/inventory/lots',
    as: 'collaborator',
    list: searchLots,
    pages: { full: { data: [exampleOf(LotRow, { productName: 'Sữa Thử' })], ...onePage }, empty: none },
    beside: [answer(listWarehouses, []), answer(countLots, { expired: 1, in30: 0, in90: 2 })],
    says: { full: 'Sữa Thử', failed: texts.lots.failed, empty: texts.lots.empty },
    narrowed: {
      url: '/admin/e-commerce/inventory/lots?state=expired',
      says: texts.lots.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'the inventory, for staff',
    url: '/admin/e-commerce/inventory',
    as: 'collaborator',
    list: searchInventory,
    pages: {
      full: { data: [exampleOf(InventoryRow, { productName: 'Gạo Thử' })], ...onePage },
      empty: none,
    },
    beside: [answer(listWarehouses, []), answer(getCategoryTree, [])],
    says: {
      full: 'Gạo Thử',
      failed: texts.inventory.failed,
      empty: texts.inventory.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/inventory?state=low',
      says: texts.inventory.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'businesses, for staff',
    url: '/admin/e-commerce/businesses',
    as: 'admin',
    list: listAdminBusinesses,
    pages: {
      full: { data: [exampleOf(StaffBusiness, { name: 'Lò Bầu', logo: null, owner: null })], ...onePage },
      empty: none,
    },
    says: {
      full: 'Lò Bầu',
      failed: texts.backOffice.businesses.failed,
      empty: texts.backOffice.businesses.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/businesses?q=khong-co',
      says: texts.backOffice.businesses.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'price books, for staff',
    url: '/admin/e-commerce/price-books',
    as: 'admin',
    list: listPriceBooks,
    pages: {
      full: {
        data: [exampleOf(PriceBook, { name: 'Bảng giá Thử', scope: { kind: 'all' }, categories: [] })],
        ...onePage,
      },
      empty: none,
    },
    says: { full: 'Bảng giá Thử', failed: texts.priceBooks.failed, empty: texts.priceBooks.empty },
    narrowed: {
      url: '/admin/e-commerce/price-books?state=over',
      says: texts.priceBooks.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'customers, for staff',
    url: '/admin/e-commerce/customers',
    as: 'admin',
    list: listCustomers,
    pages: {
      full: { data: [exampleOf(CustomerRow, { fullName: 'Lê Khách', erasedAt: null })], ...onePage },
      empty: none,
    },
    beside: [answer(listCustomerGroups, { groups: [], tags: [] }), answer(listProvinces, [])],
    says: { full: 'Lê Khách', failed: texts.customers.failed, empty: texts.customers.empty },
    narrowed: {
      url: '/admin/e-commerce/customers?kind=guest',
      says: texts.customers.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'vouchers, for staff',
    url: '/admin/e-commerce/vouchers',
    as: 'admin',
    list: searchVouchers,
    pages: { full: { data: [exampleOf(StaffVoucher, { code: 'CHOTET' })], ...onePage }, empty: none },
    says: {
      full: 'CHOTET',
      failed: texts.promotions.list.failed,
      empty: texts.promotions.list.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/vouchers?state=paused',
      says: texts.promotions.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'brands, for staff',
    url: '/admin/e-commerce/brands',
    as: 'admin',
    list: listAdminBrands,
    pages: { full: { data: [exampleOf(StaffBrand, { name: 'Lam' })], ...onePage }, empty: none },
    says: { full: 'Lam', failed: texts.backOffice.brands.failed, empty: texts.backOffice.brands.empty },
    narrowed: {
      url: '/admin/e-commerce/brands?q=khong-co',
      says: texts.backOffice.brands.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'purchases, for staff',
    url: '/admin/e-commerce/purchases',
    as: 'admin',
    list: searchPurchases,
    pages: { full: { data: [exampleOf(PurchaseRow, { code: 'PN261123AB3D' })], ...onePage }, empty: none },
    beside: [
      answer(listWarehouses, []),
      answer(searchSuppliers, exampleOf(searchSuppliers.reply, { data: [] })),
    ],
    says: {
      full: 'PN261123AB3D',
      failed: texts.purchasing.list.failed,
      empty: texts.purchasing.list.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/purchases?q=khong-co',
      says: texts.purchasing.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'payments, for staff',
    url: '/admin/payments',
    as: 'admin',
    list: searchPayments,
    pages: { full: { data: [exampleOf(PaymentRow, { code: 'TT2345678Z' })], ...onePage }, empty: none },
    beside: [answer(listWarehouses, [])],
    says: { full: 'TT2345678Z', failed: texts.money.payments.failed, empty: texts.money.payments.empty },
    narrowed: { url: '/admin/payments?search=khong-co', says: texts.money.payments.empty, widen: clear },
  }),
  aList({
    name: 'money that did not match, for staff',
    url: '/admin/payments/inbox',
    as: 'admin',
    list: searchNotices,
    pages: {
      full: { data: [exampleOf(ListedNotice, { words: 'CHUYEN TIEN HANG' })], ...onePage },
      empty: none,
    },
    says: { full: 'CHUYEN TIEN HANG', failed: texts.money.inbox.failed, empty: texts.money.inbox.empty },
    narrowed: { url: '/admin/payments/inbox?search=khong-co', says: texts.money.inbox.empty, widen: clear },
  }),
  aList({
    name: 'returns, for staff',
    url: '/admin/e-commerce/returns/requests',
    as: 'admin',
    list: searchReturns,
    pages: { full: { data: [exampleOf(ReturnRow, { code: 'TH261123ABCDE' })], ...onePage }, empty: none },
    says: {
      full: 'TH261123ABCDE',
      failed: texts.staffReturns.list.failed,
      empty: texts.staffReturns.list.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/returns/requests?search=khong-co',
      says: texts.staffReturns.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'refunds, for staff',
    url: '/admin/e-commerce/returns/refunds',
    as: 'admin',
    list: searchRefunds,
    pages: { full: { data: [exampleOf(Refund, { code: 'HT261123ABCDE' })], ...onePage }, empty: none },
    beside: [answer(listOwedOrders, { data: [], nextCursor: null })],
    says: { full: 'HT261123ABCDE', failed: texts.money.refunds.failed, empty: texts.money.refunds.empty },
    narrowed: {
      url: '/admin/e-commerce/returns/refunds?search=khong-co',
      says: texts.money.refunds.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'invoices, for staff',
    url: '/admin/reports/invoices',
    as: 'admin',
    list: searchInvoices,
    pages: { full: { data: [exampleOf(InvoiceRow, { number: 12 })], ...onePage }, empty: none },
    says: { full: '00000012', failed: texts.invoices.list.failed, empty: texts.invoices.list.empty },
    narrowed: {
      url: '/admin/reports/invoices?search=khong-co',
      says: texts.invoices.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'one’s own invoices',
    url: '/e-commerce/invoices',
    as: 'user',
    list: searchInvoices,
    pages: {
      full: { data: [exampleOf(InvoiceRow, { series: '1C26TCL', number: 12 })], ...onePage },
      empty: none,
    },
    says: {
      full: '1C26TCL số 00000012',
      failed: texts.invoices.list.failed,
      empty: texts.invoices.own.empty,
    },
  }),
  aList({
    name: 'what to buy, for staff',
    url: '/admin/e-commerce/inventory/reorder',
    as: 'admin',
    list: searchReorder,
    pages: {
      full: { data: [exampleOf(ReorderRow, { productName: 'Gạo tám thơm' })], ...onePage },
      empty: none,
    },
    beside: [
      answer(listWarehouses, []),
      answer(getCategoryTree, []),
      answer(searchSuppliers, exampleOf(searchSuppliers.reply, { data: [] })),
    ],
    says: {
      full: 'Gạo tám thơm',
      failed: texts.reorder.failed,
      empty: texts.reorder.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/inventory/reorder?needed=true',
      says: texts.reorder.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'suppliers, for staff',
    url: '/admin/e-commerce/suppliers',
    as: 'admin',
    list: searchSuppliers,
    pages: { full: { data: [exampleOf(Supplier, { name: 'Gạo Hải Hậu' })], ...onePage }, empty: none },
    says: {
      full: 'Gạo Hải Hậu',
      failed: texts.purchasing.suppliers.failed,
      empty: texts.purchasing.suppliers.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/suppliers?q=khong-co',
      says: texts.purchasing.suppliers.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'what suppliers are owed, for staff',
    url: '/admin/e-commerce/supplier-debts',
    as: 'admin',
    list: searchDebts,
    pages: { full: { data: [exampleOf(DebtRow, { name: 'Gạo Hải Hậu' })], ...onePage }, empty: none },
    beside: [answer(sumDebts, { owed: 0, overdue: 0, dueSoon: 0, prepaid: 0 })],
    says: {
      full: 'Gạo Hải Hậu',
      failed: texts.purchasing.debts.failed,
      empty: texts.purchasing.debts.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/supplier-debts?q=khong-co',
      says: texts.purchasing.debts.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'campaigns, for staff',
    url: '/admin/e-commerce/campaigns',
    as: 'admin',
    list: searchCampaigns,
    pages: { full: { data: [exampleOf(CampaignRow, { name: 'Chợ Tết' })], ...onePage }, empty: none },
    says: {
      full: 'Chợ Tết',
      failed: texts.promotions.campaigns.failed,
      empty: texts.promotions.campaigns.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/campaigns?state=paused',
      says: texts.promotions.campaigns.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'customer groups, for staff',
    url: '/admin/e-commerce/customers/groups',
    as: 'admin',
    list: listCustomerGroups,
    pages: {
      full: { groups: [exampleOf(CountedGroup, { name: 'Khách quen', kind: 'static' })], tags: [] },
      empty: { groups: [], tags: [] },
    },
    beside: [answer(listProvinces, [])],
    says: {
      full: 'Khách quen',
      failed: texts.customers.groupList.failed,
      empty: texts.customers.groupList.empty,
    },
  }),
  aList({
    name: 'orders',
    url: '/e-commerce/order',
    as: 'user',
    list: listOrders,
    pages: { full: { data: [exampleOf(Order, { code: 'CL261121AB3D5' })] } },
    beside: [sample(countOrdersByStatus), sample(countOrdersByPaymentStatus), sample(getOrderSummary)],
    says: { full: 'CL261121AB3D5', failed: texts.orders.failed, empty: texts.orders.empty.title },
    narrowed: {
      url: '/e-commerce/order?q=khong-co',
      says: texts.orders.empty.filterTitle,
      widen: texts.orders.empty.showAll,
    },
  }),
  aList({
    name: 'returns',
    url: '/e-commerce/returns',
    as: 'user',
    list: listReturns,
    pages: { full: { data: [exampleOf(ReturnOrder, { code: 'DT261121AB3D5' })], ...onePage }, empty: none },
    says: { full: 'DT261121AB3D5', failed: texts.returns.failed, empty: texts.returns.empty.title },
  }),
  aList({
    name: 'favourites',
    url: '/e-commerce/favorites',
    as: 'user',
    list: listFavorites,
    pages: {
      full: {
        data: [{ productId: mango.id, addedAt: '2026-11-20T02:00:00.000Z', product: mango }],
        total: 1,
      },
      empty: none,
    },
    beside: [answer(listFavoriteIds, { ids: [mango.id] })],
    says: { full: mango.name, failed: texts.favorites.failed, empty: texts.favorites.empty.title },
  }),
  aList({
    name: 'the voucher wallet',
    url: '/e-commerce/vouchers',
    as: 'user',
    list: listUserVouchers,
    pages: {
      full: {
        data: [
          exampleOf(UserVoucher, {
            voucherTemplate: { ...exampleOf(UserVoucher).voucherTemplate, name: 'Giảm 20.000 ₫' },
          }),
        ],
        ...onePage,
      },
      empty: none,
    },
    says: {
      full: 'Giảm 20.000 ₫',
      failed: texts.vouchers.failed.list,
      empty: texts.vouchers.wallet.empty.unused,
    },
  }),
  aList({
    name: 'the address book',
    url: '/settings/addresses',
    as: 'user',
    list: listAddresses,
    pages: { full: [exampleOf(Address, { recipientName: 'Nguyễn Thị Lan' })] },
    says: { full: 'Nguyễn Thị Lan', failed: texts.addresses.failed, empty: texts.addresses.empty.title },
  }),
  aList({
    name: 'products',
    url: '/e-commerce/product',
    list: listProducts,
    pages: { full: { data: [mango], ...onePage }, empty: none },
    beside: [sample(getProductFacets)],
    says: { full: mango.name, failed: texts.catalogue.failed, empty: texts.catalogue.search.none },
    narrowed: { url: '/e-commerce/product?minPrice=1000', says: texts.catalogue.search.none, widen: clear },
  }),
  aList({
    name: 'businesses',
    url: '/e-commerce/businesses',
    list: listBusinesses,
    pages: { full: { data: [exampleOf(Business, { name: 'Dệt Hội An' })], ...onePage }, empty: none },
    says: { full: 'Dệt Hội An', failed: texts.listing.makers.failed, empty: texts.listing.makers.none },
    narrowed: { url: '/e-commerce/businesses?q=khong-co', says: texts.listing.makers.none, widen: clear },
  }),
  aList({
    name: 'the reviews of a product',
    url: '/e-commerce/product/xoai-cat',
    list: listReviewsOfProduct,
    pages: { full: { data: [exampleOf(Review, { comment: 'Ngọt và thơm' })] } },
    beside: [
      answer(
        getProductBySlug,
        exampleOf(getProductBySlug.reply, {
          slug: 'xoai-cat',
          rating: { ...exampleOf(Product).rating, average: 5, count: 1 },
        }),
      ),
      ...[listPublicVouchers, getBusinessBySlug, listProducts, listRelatedProducts, getReviewSummary].map(
        sample,
      ),
    ],
    says: { full: 'Ngọt và thơm', failed: texts.reviews.list.failed, empty: texts.reviews.list.noneTitle },
  }),
  aList({
    name: 'the cart',
    url: '/e-commerce/cart',
    as: 'user',
    list: getCart,
    pages: {
      full: {
        items: [exampleOf(CartItem, { product: { ...exampleOf(CartItem).product, name: mango.name } })],
      },
    },
    beside: [sample(listProducts)],
    says: { full: mango.name, failed: texts.cart.failed.load, empty: texts.cartPage.empty.title },
  }),
];
