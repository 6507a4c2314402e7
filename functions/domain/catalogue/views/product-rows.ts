import type { ProductList } from './product-listing.ts';
import type { ProductQuery } from '#shared/catalogue/list-products.contract.ts';

/** Neighbouring words as they stand in a name; the last word of a partly typed text may be incomplete. */
export type Phrase = { words: readonly string[]; isHalf: boolean };

/** Text match, independent of the engine. */
export type Match = {
  /** Text to search: names as written, names without diacritics, or everything people search by. */
  in: 'exact' | 'name' | 'any';
  /** A product matches if it matches any reading; of a reading every part, and of a part any phrase. */
  readings: readonly (readonly (readonly Phrase[])[])[];
};

/** Filters of a list beside its text. */
export type ProductFilters = Pick<
  ProductQuery,
  | 'categoryId'
  | 'businessId'
  | 'brandId'
  | 'brandName'
  | 'stockStatus'
  | 'minPrice'
  | 'maxPrice'
  | 'minRating'
  | 'freeShipping'
> & { featured?: true; available?: true };

/** Choice of products on sale, by text match and filters. */
export type ProductChoice = { match?: Match | undefined; filters?: ProductFilters | undefined };

/** Sort orders. Sold-out products come last in each, and ties follow the row numbers. */
export type ProductOrder =
  | 'popularity'
  | 'createdAt'
  | 'updatedAt'
  | 'price'
  | 'name'
  | 'sold'
  | 'rating'
  | 'discount';

export type ProductPage = ProductChoice & {
  by: ProductOrder;
  descending: boolean;
  take: number;
  skip?: number;
};

/** Ranked product; `nameKey` is its name without diacritics, a line break, and the name as written. */
export type Candidate = { rid: number; nameKey: string; sold: number; soldOut: number };

export type Neighbour = { rid: number; total: number; sold: number; soldOut: number };

/** Kind of products as serialised text, with its number of products on sale. */
export type KindChanged = { number: number; kind: string; products: number; changed: number };

/** Columns of all hits of a text, best sellers first; the same position in each array is the same product. */
export type HitColumns = { rids: number[]; kinds: number[]; totals: number[] };

/** Page of products of some kinds (undefined: all), in stock or sold out. By price: `pricesOfKinds`. */
export type KindPage = Pick<ProductFilters, 'minPrice' | 'maxPrice'> & {
  kinds: readonly number[] | undefined;
  soldOut: boolean;
  /** Set if sorting all products is faster than walking an index until the page is full. */
  few: boolean;
  by: Exclude<ProductOrder, 'price'>;
  descending: boolean;
  take: number;
  skip: number;
};

/** Sums over the products on sale of one business, brand and category. */
export type MakerSum = {
  businessId: string;
  brandId: string | null;
  lowestCategoryId: string;
  products: number;
  sold: number;
  ratings: number;
  /** Sum of all stars given. */
  stars: number;
};

export type CategoryStock = { lowestCategoryId: string; stock: string; total: number };

/** Places that products are filed under directly; subcategories are not included. */
export type FiledUnder = { kind: 'category' | 'business' | 'brand'; ids: readonly string[] };

type FiledCount = { categoryId: string; businessId: string; brandId: string | null; total: number };

/**
 * Queries on product rows, independent of the engine. Row numbers (`rid`) follow sales, with sold-out products
 * last, so the first rows are the best sellers. Cards are serialised for responses.
 */
export type ProductRows = {
  page: (asked: ProductPage) => Promise<string[]>;
  pageOfKinds: (asked: KindPage) => Promise<string[]>;

  /** Kinds that changed after a turn; zero returns all. Counts follow the products as they come and go. */
  kindsSince: (changed: number) => Promise<KindChanged[]>;
  /** Ascending prices of each kind, with product numbers at the same places, ascending among equals. */
  pricesOfKinds: (
    numbers: readonly number[],
  ) => Promise<{ kind: number; totals: number[]; rids: number[] }[]>;
  columnsOfHits: (match: Match) => Promise<HitColumns>;
  /** Row numbers of all hits. */
  numbersOfHits: (match: Match) => Promise<number[]>;

  /** The best sellers among the hits of a text. */
  hits: (asked: ProductChoice & { match: Match; take: number }) => Promise<Candidate[]>;
  /** The facts that hits are ranked by, for some row numbers. */
  candidates: (rids: readonly number[]) => Promise<Candidate[]>;
  /** Row numbers of further hits, without some. */
  otherHits: (
    asked: ProductChoice & { match: Match; but: readonly number[]; take: number; skip: number },
  ) => Promise<number[]>;
  /** Number of hits, counted up to `most`. */
  countHits: (asked: ProductChoice & { match: Match; most: number }) => Promise<number>;
  findsAny: (match: Match) => Promise<boolean>;

  /** Cards by row number. */
  cards: (rids: readonly number[]) => Promise<Map<number, string>>;
  /** Card of a product on sale. */
  card: (id: string) => Promise<string | undefined>;

  /** Best sellers filed under one of these categories. */
  bestOfCategories: (categoryIds: readonly string[], take: number) => Promise<Neighbour[]>;
  newestOfBusiness: (businessId: string, take: number) => Promise<Neighbour[]>;

  stockOfCategories: () => Promise<CategoryStock[]>;
  sumsOfMakers: () => Promise<MakerSum[]>;

  /** Words in product names, with the number of products that have each. */
  vocabulary: () => Promise<{ word: string; products: number }[]>;
  /** Number of the newest word; it grows with every new word. */
  newestWord: () => Promise<number>;
  isWord: (word: string) => Promise<boolean>;

  /** Products that refer to one of these, on sale or not, sorted by id. */
  filed: (under: FiledUnder, after: string, take: number) => Promise<{ id: string; card: string }[]>;
  /** Numbers of products by what they refer to. */
  filedCounts: () => Promise<FiledCount[]>;
  /** All products, on sale or not, for staff lists. */
  staff: ProductList;
  /** Ids of products with this complete word in name or codes. */
  staffWord: (word: string, take: number) => Promise<string[]>;

  /** All products, on sale or not, sorted by id, with the prices staff set. */
  walk: (after: string, take: number) => Promise<{ id: string; isActive: boolean; card: string }[]>;
  /** Moment of the next scheduled price change; null if there is none. */
  nextTurn: () => Promise<string | null>;
  countAll: () => Promise<number>;
  /** Slugs of products on sale, in an order that is stable while nothing changes. */
  addresses: (take: number, skip: number) => Promise<{ slug: string; changedAt: string }[]>;
};
