import type { PriceBuyer } from '#shared/price-books/effective-price.ts';
import type { PriceBookDraft } from '#shared/price-books/price-book.ts';
import type { PriceAudience, PriceRule } from '#shared/price-books/price-rule.ts';

/** One book's part in the price of one product. */
export type BookPart = {
  from: string | null;
  until: string | null;
  priority: number;
  audience?: PriceAudience | undefined;
  rules: readonly PriceRule[];
};
type Variant = { id: string; additionalPrice: number };
export type OwnPrice = { price: number; variant?: Variant | undefined };

/** The percentages of the tests have two decimals at the most, so hundredths of them are whole numbers. */
const percentOf = (price: number, percent: number): number =>
  Math.round((price * Math.round((100 + percent) * 100)) / 10_000);

/** The price one book asks; undefined where it says nothing of the product or the variant. */
function priceAsked({ price, variant }: OwnPrice, rules: readonly PriceRule[]): number | undefined {
  const onTop = variant ? variant.additionalPrice : 0;
  for (const rule of rules)
    if (variant && rule.variantId === variant.id) {
      if (rule.way === 'fixed') return rule.value;
      if (rule.way === 'amount') return Math.max(0, price + onTop + rule.value);
      return Math.max(0, percentOf(price + onTop, rule.value));
    }
  for (const rule of rules)
    if (rule.variantId === null) {
      // A fixed price of the product leaves what the variant costs on top of it.
      if (rule.way === 'fixed') return rule.value + onTop;
      if (rule.way === 'amount') return Math.max(0, price + onTop + rule.value);
      return Math.max(0, percentOf(price + onTop, rule.value));
    }
  return undefined;
}

/**
 * The price by the rules as they are written for staff, worked out apart from the shop's own function: the highest
 * priority decides, the lower price among equals, and without a book the product's own price.
 */
export function expectedPrice(
  own: OwnPrice,
  parts: readonly BookPart[],
  at: string,
  { groups, channel }: PriceBuyer,
): number {
  let best: { priority: number; price: number } | undefined;
  for (const { from, until, priority, audience, rules } of parts) {
    if (from !== null && at < from) continue;
    if (until !== null && at >= until) continue;
    if (audience?.kind === 'group' && !groups.includes(audience.groupId)) continue;
    if (audience?.kind === 'channel' && audience.channel !== channel) continue;
    const price = priceAsked(own, rules);
    if (price === undefined) continue;
    const isBetter = !best || priority > best.priority || (priority === best.priority && price < best.price);
    if (isBetter) best = { priority, price };
  }
  return best ? best.price : own.price + (own.variant ? own.variant.additionalPrice : 0);
}

type Terms = Omit<PriceBookDraft, 'name'>;
type Filed = {
  id: string;
  businessId: string;
  /** Its own category first, then those above it. */ categoryIds: string[];
};

/** Price books as staff were answered that they stand: kept by the test, never read from the table. */
export function bookNotes() {
  const books = new Map<string, Terms & { lines: Map<string, readonly PriceRule[]> }>();

  /** A book's own rules for a product, and those of the nearest category where none is for the product as a whole. */
  function partIn(bookId: string, { id, businessId, categoryIds }: Filed): BookPart[] {
    const book = books.get(bookId);
    if (!book?.isActive) return [];
    const { scope, validFrom, validTo, priority } = book;
    if (scope.kind === 'business' && scope.businessId !== businessId) return [];
    const rules = [...(book.lines.get(id) ?? [])];
    const isForAll = rules.some(({ variantId }) => variantId === null);
    const nearest = categoryIds.find((one) => book.categories.some(({ categoryId }) => categoryId === one));
    const line = book.categories.find(({ categoryId }) => categoryId === nearest);
    if (!isForAll && line) rules.push({ variantId: null, way: line.way, value: line.value });
    const audience = scope.kind === 'group' || scope.kind === 'channel' ? scope : undefined;
    return [{ from: validFrom, until: validTo, priority, audience, rules }];
  }

  return {
    add: (id: string, terms: Terms) => void books.set(id, { ...terms, lines: new Map() }),
    change(id: string, terms: { [Name in keyof Terms]?: Terms[Name] | undefined }) {
      const book = books.get(id);
      if (book) Object.assign(book, terms);
    },
    setLine: (id: string, productId: string, rules: readonly PriceRule[]) =>
      void books.get(id)?.lines.set(productId, rules),
    drop: (id: string) => void books.delete(id),
    find: (id: string) => books.get(id),
    partsFor: (filed: Filed) => [...books.keys()].flatMap((id) => partIn(id, filed)),
  };
}
