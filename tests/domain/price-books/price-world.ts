import { vi } from 'vitest';
import {
  type PriceBookCreation,
  PriceBookCreation as Creation,
  type ProductLine,
} from '#shared/price-books/price-book.ts';
import type { PriceBuyer } from '#shared/price-books/effective-price.ts';
import { ProductChange, ProductDraft } from '#shared/catalogue/index.ts';
import { isRunningStatus } from '#shared/jobs/job-status.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { addToCart } from '#functions/domain/cart/add-to-cart.ts';
import { memberOwner, readMemberCart } from '#functions/domain/cart/read-cart.ts';
import { toCartItem } from '#functions/domain/cart/cart-contents.ts';
import { updateCategory } from '#functions/domain/catalogue/categories/save-category.ts';
import { readTree } from '#functions/domain/catalogue/categories/tree-changes.ts';
import { getProduct } from '#functions/domain/catalogue/products/get-product.ts';
import { findOffer, listOffers } from '#functions/domain/catalogue/products/product-offers.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { syncCategoryLabels } from '#functions/domain/catalogue/products/sync-category-labels.ts';
import { createProduct } from '#functions/domain/catalogue/products/create-product.ts';
import { updateProduct } from '#functions/domain/catalogue/products/save-product.ts';
import { businessRecord, categoryItem } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { readCard } from '#functions/domain/catalogue/views/product-cards.ts';
import { forEverybody } from '#functions/domain/catalogue/views/priced-card.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { customerKeys } from '#functions/domain/customers/records/customer-keys.ts';
import { customerRecord } from '#functions/domain/customers/records/customer.ts';
import { StoredJob } from '#functions/domain/jobs/job-record.ts';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import { runJob, type JobRunners } from '#functions/domain/jobs/run-job.ts';
import { quoteOrder } from '#functions/domain/orders/placing/compute-quote.ts';
import { tendPriceBook } from '#functions/domain/price-books/begin-writing.ts';
import { ownPrices } from '#functions/domain/price-books/own-prices.ts';
import { bookDue } from '#functions/domain/pricing/price-due.ts';
import { readBooks } from '#functions/domain/pricing/price-book-record.ts';
import {
  createPriceBook,
  deletePriceBook,
  saveBookLines,
  updatePriceBook,
} from '#functions/domain/price-books/price-books.ts';
import { writePrices } from '#functions/domain/price-books/write-prices.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { aBusiness, aCategory, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { memoryTable, type Turn } from '#tests/support/memory-table.ts';
import { openTestView } from '../support/open-view.ts';
import { bookNotes, expectedPrice } from './price-oracle.ts';

const rice = aCategory({ name: 'Gạo' });
const sticky = aCategory({ name: 'Gạo nếp', parentId: rice.id, path: [rice.id, 'cat-gao-nep'] });
const tea = aCategory({ name: 'Trà' });
/** The second may be moved between the others. */
export const categories = [rice, sticky, tea];
export const businesses = ['biz-a', 'biz-b'];

/** Two groups of customers, and a member whom staff put into them and out again. */
export const groups = ['quen', 'si'].map((id) => ({
  id,
  name: id,
  kind: 'static' as const,
  spentAtLeast: null,
  ordersAtLeast: null,
  boughtWithinDays: null,
  provinces: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  version: 1,
}));
const member = memberOwner('lan');

export const editor = { id: 'u-admin', name: 'Quản trị', role: 'admin', language: 'vi' } as const;

/** The member as a customer, in these groups. */
const customerItem = (inGroups: string[]) =>
  customerRecord.item({
    id: member.userId,
    code: 'LAN00001',
    kind: 'member',
    userId: member.userId,
    fullName: 'Lê Lan',
    phone: '',
    email: '',
    province: null,
    orderCount: 1,
    totalSpent: 0,
    lastOrderAt: null,
    tags: [],
    groups: inGroups,
    erasedAt: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    phones: [],
    emails: [],
    calledOffCount: 0,
    contactAt: '',
    merged: [],
    updatedAt: '2026-11-01T00:00:00.000Z',
    version: 1,
  });

type Product = { id: string; revision: number; price: number; category: number; business: number };

/** A shop with price books, where everything happens at the hour a test says. */
export async function priceWorld(turn?: Turn) {
  const { table, put, rows } = memoryTable(turn);
  put([
    ...groups.map((group) => ({ ...customerKeys.group(group.id), entity: 'customer-group', ...group })),
    ...businesses.map((id) => businessRecord.item(aBusiness({ id, slug: id }))),
    ...categories.map((category) => categoryItem(category)),
    warehouseItem(aWarehouse()),
  ]);
  const now = () => new Date();
  const context = { table, now } as JobContext;
  const saving = { table, now, findCategory: async (id: string) => (await readTree(table)).get(id) };
  const view = await openTestView(productsView, { table, freshMilliseconds: 0 });
  const products = async () => {
    await view.refresh();
    return view;
  };
  const runners = { 'write-prices': writePrices(products) } as JobRunners;
  const all: Product[] = [];
  const notes = bookNotes();
  let made = 0;

  const draftOf = ({ price, category, business }: Omit<Product, 'id' | 'revision'>, code: string) => ({
    name: `Gạo ${code}`,
    code,
    categoryId: categories[category]?.id ?? '',
    businessId: businesses[business] ?? '',
    price,
    taxType: 'eight',
    variants: [{ name: 'Túi', value: 'lớn', sku: `${code}-L`, additionalPrice: 20_000, stock: 0 }],
    stock: [{ warehouseId: warehouse.id, onHand: 0 }],
  });

  async function addProduct(given: Omit<Product, 'id' | 'revision'>): Promise<Product> {
    const code = `G-${(made += 1)}`;
    const saved = await createProduct(saving, {
      ...ProductDraft.parse(draftOf(given, code)),
      userId: 'lan',
    });
    const shelves = rows().filter(({ pk, entity }) => entity === 'stock' && String(pk).endsWith(saved.id));
    put(shelves.map((shelf): Item => ({ ...(shelf as Item), onHand: 9 })));
    const product = { ...given, id: saved.id, revision: saved.revision };
    all.push(product);
    return product;
  }

  async function changeProduct(product: Product, change: Partial<Omit<Product, 'id' | 'revision'>>) {
    const after = { ...product, ...change };
    const code = (await getProduct(context, product.id)).code;
    const { stock: _stock, variants, ...said } = draftOf(after, code);
    const draft = {
      ...said,
      variants: variants.map(({ stock: _opening, ...variant }) => variant),
      revision: product.revision,
    };
    const saved = await updateProduct(saving, { id: product.id, change: ProductChange.parse(draft) });
    Object.assign(product, after, { revision: saved.revision });
  }

  const moved: string[] = [];
  let stickyUnder: string | null = rice.id;

  /** The second category comes to stand under another, or under none. */
  async function moveCategory(under: number): Promise<void> {
    const { version = 0 } = (await readTree(table)).get(sticky.id) ?? {};
    const parentId = [rice.id, tea.id, null][under % 3] ?? null;
    await updateCategory(context, { id: sticky.id, userId: editor.id, version, parentId }, await products());
    stickyUnder = parentId;
    moved.push(sticky.id);
  }

  /** What hears of moved categories; it may hear of one twice. */
  async function refile(): Promise<void> {
    for (const id of moved) await syncCategoryLabels(context, { kind: 'category', id }, await products());
  }

  const belongTo = (ids: readonly string[]): void => put([customerItem([...ids])]);

  const jobs = () =>
    rows()
      .filter(({ entity }) => entity === 'job')
      .map((row) => StoredJob.parse(row))
      .filter(({ status }) => isRunningStatus(status));

  /** Some pieces of the work in the background, as far as there is any. */
  async function work(pieces = Infinity): Promise<void> {
    for (let piece = 0; piece < pieces; piece += 1) {
      const [job] = jobs();
      if (!job) return;
      await runJob(context, runners, { jobId: job.id, turn: job.turn });
    }
  }

  /** All that was begun, and what the sweep finds undone. */
  async function settle(): Promise<void> {
    await work();
    for (const { id } of await readBooks(table)) await tendPriceBook(context, bookDue(id, now()));
    await work();
    await refile();
  }

  /** What each product, and its variant, cost by what staff were answered about books, categories and products. */
  function expectedTotals({ id, price, category, business }: Product, buyer: PriceBuyer): number[] {
    const own = categories[category]?.id ?? '';
    const above = own === sticky.id ? [stickyUnder ?? []].flat() : [];
    const filed = { id, businessId: businesses[business] ?? '', categoryIds: [own, ...above] };
    return [undefined, { id: 'tui-lon', additionalPrice: 20_000 }].map((variant) => {
      const found = expectedPrice({ price, variant }, notes.partsFor(filed), now().toISOString(), buyer);
      return found + Math.round((found * 8) / 100);
    });
  }

  /** The same as the list, the product page and a cart say it. */
  async function asShown({ id }: Product) {
    const { ask } = await products();
    const card = readCard((await ask.card(id)) ?? '{}');
    const page = await getProduct(context, id);
    const pricing = forEverybody(now());
    const offer = await findOffer(table, id, 'tui-lon', () => Promise.resolve(pricing));
    if (typeof offer !== 'object') throw new Error('It is on sale');
    const line = newLine(offer, 1, now().toISOString());
    const [read] = await listOffers(table, [line], { whole: true, pricing: () => Promise.resolve(pricing) });
    return {
      list: [card.total, card.priceMax === card.priceMin ? card.total : undefined],
      page: [page.total, page.variants[0]?.total],
      cart: toCartItem(line, read).unitTotal,
      card,
    };
  }

  /** The same as the member's own prices, cart and order say it. */
  async function asBought({ id }: Product) {
    const shown = await ownPrices(context, { id, owner: member });
    const asked = { productId: id, variantId: 'tui-lon', quantity: 1 };
    await addToCart(context, { ...asked, owner: member });
    const cart = await readMemberCart(context, member);
    const order = await quoteOrder(context, {
      buyer: member,
      owner: member,
      voucherIds: [],
      deliveryType: 'warehouse_pickup',
      pickupWarehouseId: warehouse.id,
      shipTo: null,
    });
    const lineOf = (lines: readonly { productId: string; unitTotal: number }[]) =>
      lines.find(({ productId }) => productId === id)?.unitTotal;
    return {
      page: [shown.total, shown.variants[0]?.total],
      cart: lineOf(cart.items),
      order: lineOf(order.items),
    };
  }

  return {
    table,
    put,
    rows,
    context,
    products,
    view,
    all,
    addProduct,
    changeProduct,
    work,
    settle,
    expectedTotals,
    notes,
    asShown,
    asBought,
    moveCategory,
    refile,
    belongTo,
    jobs,
    addBook: async (asked: Partial<PriceBookCreation>) => {
      const draft = Creation.parse({ name: 'Bảng giá', ...asked });
      const book = await createPriceBook(context, { asked: draft, editor });
      notes.add(book.id, draft);
      for (const { productId, rules } of draft.items) notes.setLine(book.id, productId, rules);
      return book;
    },
    changeBook: async (
      id: string,
      version: number,
      change: Parameters<typeof updatePriceBook>[1]['change'],
    ) => {
      await updatePriceBook(context, { id, version, change, editor });
      notes.change(id, change);
    },
    removeBook: async (id: string) => {
      await deletePriceBook(context, { id, version: undefined, editor });
      notes.drop(id);
    },
    saveLines: async (bookId: string, items: ProductLine[]) => {
      await saveBookLines(context, { bookId, items, editor });
      for (const { productId, rules } of items) notes.setLine(bookId, productId, rules);
    },
  };
}

export type PriceWorld = Awaited<ReturnType<typeof priceWorld>>;

const begin = Date.UTC(2027, 0, 10, 5);
const dayMilliseconds = 24 * 3600 * 1000;

export const momentOf = (day: number): string => new Date(begin + day * dayMilliseconds).toISOString();

/** Days pass, and nothing else happens. */
export const setDay = (day: number): void => void vi.setSystemTime(begin + day * dayMilliseconds);
