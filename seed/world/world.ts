import type { Category } from '#shared/catalogue/index.ts';
import type { Supplier } from '#shared/purchasing/suppliers.contract.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import type { StoredMessage } from '#functions/domain/contact/message-record.ts';
import type { StoredFollow } from '#functions/domain/members/follows.ts';
import type { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import type { Purchase } from '#functions/domain/reviews/purchase.ts';
import type { StoredPurchase } from '#functions/domain/purchasing/purchase-record.ts';
import type { StoredVoucher } from '#functions/domain/vouchers/voucher-record.ts';
import type { WalletEntry } from '#functions/domain/vouchers/wallet-entry.ts';
import { buildComments, type DemoComment } from './threads.ts';
import { buildReadings, type DocumentReading } from './document-readers.ts';
import { placeDocuments } from './placed-documents.ts';
import { buildDocuments, type DemoDocument } from './published-documents.ts';
import { buildNews, type DemoNews, placeNews } from './published-news.ts';
import { type Brand, brands } from './brands.ts';
import { type Business, businesses } from './businesses.ts';
import { buildCategories } from './categories.ts';
import { buildFollows, buildMessages } from './member-ties.ts';
import { buildMembers } from './members.ts';
import { withCombosAndUnits } from './combos-and-units.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { ownGoods } from './more-products.ts';
import { ratingsOfProducts } from './ratings-of-products.ts';
import type { Voice } from './reviews.ts';
import { buildInvoices } from './invoices.ts';
import { buildOrders, type DemoOrder } from './orders.ts';
import { itemsOfNetwork } from './rewards.ts';
import { buildReturns, type DemoReturn } from './returns.ts';
import { buildSuppliers } from './suppliers.ts';
import { buildVouchers } from './vouchers.ts';
import { buildPersonalVouchers, buildWallets, withTally } from './wallets.ts';
import { type Warehouse, warehouses } from './warehouses.ts';

export type World = {
  categories: Category[];
  businesses: Business[];
  brands: Brand[];
  warehouses: Warehouse[];
  vouchers: StoredVoucher[];
  /** Vouchers in the members' wallets. */
  wallets: WalletEntry[];
  members: Profile[];
  /** Follows between members, and contact messages. */
  follows: StoredFollow[];
  messages: StoredMessage[];
  products: ProductRecord[];
  /** Reviews, and purchases that can be reviewed. */
  voices: Voice[];
  purchases: Purchase[];
  /** Suppliers, and drafts of purchases. */
  suppliers: Supplier[];
  drafts: StoredPurchase[];
  /** Orders of the last 90 days. */
  orders: DemoOrder[];
  /** Returns and invoices of the orders. */
  returns: DemoReturn[];
  invoices: StoredInvoice[];
  /** News and documents, the comments on all of them, and what members have read. */
  news: DemoNews[];
  documents: DemoDocument[];
  readings: DocumentReading[];
  comments: DemoComment[];
  /** Referral counters, and the rewards from them. */
  network: Item[];
};

/** Builds the demo shop for a moment; within a day only today's orders change, hour by hour. */
export function buildWorld(now: Date): World {
  const today = new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);
  const { categories } = buildCategories();
  const members = buildMembers(today);
  const vouchers = [...buildVouchers(today), ...buildPersonalVouchers(today)];
  const wallets = buildWallets(vouchers, members, today);
  const heard = ratingsOfProducts(ownGoods(today), categories, members, today);
  const { orders: made, products, bought } = buildOrders(heard.products, members, { today, now });
  const placedNews = placeNews(today);
  const placedDocuments = placeDocuments(members, today);
  const comments = buildComments([...placedNews, ...placedDocuments], members, today);
  const readings = buildReadings(placedDocuments, members, today);
  const { orders, returns } = buildReturns(made, today);
  return {
    categories,
    businesses,
    brands,
    warehouses,
    vouchers: vouchers.map((voucher) => withTally(voucher, wallets)),
    wallets,
    members,
    follows: buildFollows(members),
    messages: buildMessages(today),
    voices: heard.voices,
    purchases: [...heard.purchases, ...bought],
    products: withCombosAndUnits(products),
    ...buildSuppliers(products, today),
    orders,
    returns,
    invoices: buildInvoices(orders, today),
    news: buildNews(placedNews, { comments, members, today }),
    documents: buildDocuments(placedDocuments, { comments, readings, today }),
    readings,
    comments,
    network: itemsOfNetwork({ members, orders, returns }, today),
  };
}
