import type { ProductList } from './product-listing.ts';
import type { ProductQuery } from '#shared/catalogue/list-products.contract.ts';

/** Words side by side, as they stand in a name; the last of a half-typed text may lack its end. */
export type Phrase = { words: readonly string[]; isHalf: boolean };

/** What a text asks of products, in no engine's language. */
export type Match = {
  /** Names as written, names without marks, or these and all else people search by. */
  in: 'exact' | 'name' | 'any';
  /** One of the readings; of it every part; of a part one of its phrases. */
  readings: readonly (readonly (readonly Phrase[])[])[];
};

/** What narrows a list beside its text. */
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

/** Products on sale; of them those a text finds, and those that pass the filters. */
export type ProductChoice = { match?: Match | undefined; filters?: ProductFilters | undefined };

/** Orders the rows are kept in. What is sold out stands last in each, and rows that sort alike as they are numbered. */
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

/** A product that may be meant: `nameKey` holds the words of its name without marks, a line end, and as written. */
export type Candidate = { rid: number; nameKey: string; sold: number; soldOut: number };

export type Neighbour = { rid: number; total: number; sold: number; soldOut: number };

/** What products alike have in common, as text, and how many of them are on sale. */
export type KindChanged = { number: number; kind: string; products: number; changed: number };

/** Of each hit of a text its number, and at the same place its kind and its price: the best sellers first. */
export type HitColumns = { rids: number[]; kinds: number[]; totals: number[] };

/**
 * Products on sale of some kinds, all of which can be had, or none; of every kind where none are named. A page by price is
 * not asked for: it is known from `pricesOfKinds`.
 */
export type KindPage = Pick<ProductFilters, 'minPrice' | 'maxPrice'> & {
  kinds: readonly number[] | undefined;
  soldOut: boolean;
  /** So few that to read them all and sort them takes less than to walk an order until the page is full. */
  few: boolean;
  by: Exclude<ProductOrder, 'price'>;
  descending: boolean;
  take: number;
  skip: number;
};

/** What the products on sale of one business, brand and category say. */
export type MakerSum = {
  businessId: string;
  brandId: string | null;
  lowestCategoryId: string;
  products: number;
  sold: number;
  ratings: number;
  /** Stars given, all added up. */
  stars: number;
};

export type CategoryStock = { lowestCategoryId: string; stock: string; total: number };

/** What products are filed under: the categories themselves, not what is above them. */
export type FiledUnder = { kind: 'category' | 'business' | 'brand'; ids: readonly string[] };

export type FiledCount = { categoryId: string; businessId: string; brandId: string | null; total: number };

/**
 * The rows of products, whatever engine keeps them. Rows are numbered by what sells, those sold out behind all others,
 * so the first in the order of their numbers (`rid`) are the best sellers. Cards come as they go out.
 */
export type ProductRows = {
  page: (asked: ProductPage) => Promise<string[]>;
  pageOfKinds: (asked: KindPage) => Promise<string[]>;

  /** Kinds that changed after a turn, or all: the products of each are counted as they come and go. */
  kindsSince: (changed: number) => Promise<KindChanged[]>;
  /** The prices of each kind's products in ascending order, and their numbers at the same places, ascending among equal prices. */
  pricesOfKinds: (
    numbers: readonly number[],
  ) => Promise<{ kind: number; totals: number[]; rids: number[] }[]>;
  columnsOfHits: (match: Match) => Promise<HitColumns>;
  /** The numbers of every hit alone. */
  numbersOfHits: (match: Match) => Promise<number[]>;

  /** The best sellers among the hits of a text. */
  hits: (asked: ProductChoice & { match: Match; take: number }) => Promise<Candidate[]>;
  /** The facts that hits are ranked by, for some row numbers. */
  candidates: (rids: readonly number[]) => Promise<Candidate[]>;
  /** The numbers of further hits, but for some. */
  otherHits: (
    asked: ProductChoice & { match: Match; but: readonly number[]; take: number; skip: number },
  ) => Promise<number[]>;
  /** How many hits there are, counted no further than `most`. */
  countHits: (asked: ProductChoice & { match: Match; most: number }) => Promise<number>;
  findsAny: (match: Match) => Promise<boolean>;

  /** Cards by their numbers. */
  cards: (rids: readonly number[]) => Promise<Map<number, string>>;
  /** Of one that is on sale. */
  card: (id: string) => Promise<string | undefined>;

  /** Filed under one of these. */
  bestOfCategories: (categoryIds: readonly string[], take: number) => Promise<Neighbour[]>;
  newestOfBusiness: (businessId: string, take: number) => Promise<Neighbour[]>;

  stockOfCategories: () => Promise<CategoryStock[]>;
  sumsOfMakers: () => Promise<MakerSum[]>;

  /** The words products are named by, and how many have each. */
  vocabulary: () => Promise<{ word: string; products: number }[]>;
  /** Grows with every word that was not known before. */
  newestWord: () => Promise<number>;
  isWord: (word: string) => Promise<boolean>;

  /** Everything that refers to one of these, on sale or not, in the order of their ids. */
  filed: (under: FiledUnder, after: string, take: number) => Promise<{ id: string; card: string }[]>;
  /** How much does, by what it refers to. */
  filedCounts: () => Promise<FiledCount[]>;
  /** All products, on sale or not, as staff list them. */
  staff: ProductList;
  /** Of these the ids of some that have this word, whole, in their names or codes. */
  staffWord: (word: string, take: number) => Promise<string[]>;

  /** All products, on sale or not, in the order of their ids: as staff wrote them, whatever books say of their prices. */
  walk: (after: string, take: number) => Promise<{ id: string; isActive: boolean; card: string }[]>;
  /** When the price of a row will be another by itself; null when none will. */
  nextTurn: () => Promise<string | null>;
  countAll: () => Promise<number>;
  /** Where the pages of what is on sale stand, in an order that stands still while nothing changes. */
  addresses: (take: number, skip: number) => Promise<{ slug: string; changedAt: string }[]>;
};
