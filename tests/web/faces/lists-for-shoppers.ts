import { vi as texts } from '#web/locales/vi.ts';
import { Address, listAddresses } from '#shared/addresses/index.ts';
import { CartItem, getCart } from '#shared/cart/index.ts';
import {
  Business,
  getBusinessBySlug,
  getProductBySlug,
  getProductFacets,
  listBusinesses,
  listProducts,
  listRelatedProducts,
  Product,
  ProductCard,
} from '#shared/catalogue/index.ts';
import { listFavoriteIds, listFavorites } from '#shared/favorites/favorites.contract.ts';
import {
  countOrdersByPaymentStatus,
  countOrdersByStatus,
  getOrderSummary,
  listOrders,
  Order,
} from '#shared/orders/index.ts';
import { OwnDocumentItem } from '#shared/library/document.ts';
import { listDocumentCategories, listOwnDocuments } from '#shared/library/index.ts';
import { listNews } from '#shared/news/index.ts';
import { NewsItem } from '#shared/news/news.ts';
import { NotificationView } from '#shared/notifications/notification.ts';
import { getNotificationStats, listNotifications } from '#shared/notifications/index.ts';
import { listInvoiceProfiles } from '#shared/invoice-profiles/index.ts';
import { InvoiceProfile } from '#shared/invoice-profiles/invoice-profile.ts';
import { InvoiceRow, searchInvoices } from '#shared/invoices/index.ts';
import { listReturns, ReturnOrder } from '#shared/returns/index.ts';
import { getReviewSummary, listReviewsOfProduct, Review } from '#shared/reviews/index.ts';
import { listPublicVouchers, listUserVouchers, UserVoucher } from '#shared/vouchers/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, sample } from '../support/network.ts';
import { aList, clear, type ListCase, none, onePage } from './list-case.ts';

const mango = exampleOf(ProductCard, { name: 'Xoài cát Hòa Lộc', slug: 'xoai-cat' });

/** Lists as shoppers see them. */
export const listsForShoppers: readonly ListCase[] = [
  aList({
    name: 'news and events, for guests',
    url: '/news',
    list: listNews,
    pages: {
      full: { data: [exampleOf(NewsItem, { title: 'Chợ phiên tháng Chạp' })], ...onePage },
      empty: none,
    },
    says: { full: 'Chợ phiên tháng Chạp', failed: texts.news.failed.list, empty: texts.news.empty.title },
    narrowed: { url: '/news?type=event', says: texts.news.empty.narrowed, widen: clear },
  }),
  aList({
    name: 'the library',
    url: '/documents',
    as: 'user',
    list: listOwnDocuments,
    pages: {
      full: { data: [exampleOf(OwnDocumentItem, { title: 'Sổ tay làm gốm' })], ...onePage },
      empty: none,
    },
    beside: [sample(listDocumentCategories)],
    says: { full: 'Sổ tay làm gốm', failed: texts.library.failed.list, empty: texts.library.empty.title },
    narrowed: { url: '/documents?favorite=true', says: texts.library.empty.narrowed, widen: clear },
  }),
  aList({
    name: 'notifications',
    url: '/notifications',
    as: 'user',
    list: listNotifications,
    pages: {
      full: {
        data: [
          exampleOf(NotificationView, {
            lead: 'Lê Minh Châu theo dõi bạn.',
            message: 'Lê Minh Châu theo dõi bạn.',
            linkUrl: null,
            peopleCount: 1,
          }),
        ],
        hasNext: false,
      },
      empty: { data: [], hasNext: false },
    },
    beside: [sample(getNotificationStats)],
    says: {
      full: 'Lê Minh Châu theo dõi bạn.',
      failed: texts.notifications.failed.list,
      empty: texts.notifications.empty.title,
    },
    narrowed: {
      url: '/notifications?show=follow',
      says: texts.notifications.empty.filtered,
      widen: texts.notifications.empty.showAll,
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
    name: 'invoice profiles',
    url: '/account/invoice-profiles',
    as: 'user',
    list: listInvoiceProfiles,
    pages: { full: [exampleOf(InvoiceProfile, { companyName: 'Công ty TNHH Mây Tre' })] },
    says: {
      full: 'Công ty TNHH Mây Tre',
      failed: texts.invoiceProfiles.failed,
      empty: texts.invoiceProfiles.empty.title,
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
    grows: true,
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
