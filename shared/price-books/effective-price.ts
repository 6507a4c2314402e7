import type { SaleChannel } from '../values/sale-channel-schema.ts';
import type { PriceAudience, PriceChange, PriceWindow } from './price-rule.ts';

/** Facts of the buyer that decide which restricted prices apply. */
export type PriceBuyer = { groups: readonly string[]; channel: SaleChannel | null };

/** The buyer for public lists: without group and channel. */
export const everybody: PriceBuyer = { groups: [], channel: null };

/** Price of a product or variant without any price book, before tax. */
export type OwnPrice = { price: number; variant?: { id: string; additionalPrice: number } | undefined };

export type EffectivePrice = {
  price: number;
  /** The book that sets the price and until when; null for the product's own price. */
  bookId: string | null;
  until: string | null;
};

const ownPriceOf = ({ price, variant }: OwnPrice): number => price + (variant?.additionalPrice ?? 0);

/** Applies a price change in basis points (two decimals); the result is whole đồng and not negative. */
export function changedPrice(price: number, { way, value }: PriceChange): number {
  if (way === 'fixed') return value;
  if (way === 'amount') return Math.max(0, price + value);
  const basisPoints = 10_000 + Math.round(value * 100);
  return Math.max(0, Math.floor((price * basisPoints + 5_000) / 10_000));
}

type Rule = PriceWindow['rules'][number];

/** Applies a rule, a variant's own first. A product's fixed price gets the variant's surcharge on top. */
function priceBy(rule: Rule, own: OwnPrice): number {
  const isWhole = rule.variantId === null && rule.way === 'fixed';
  return isWhole ? rule.value + (own.variant?.additionalPrice ?? 0) : changedPrice(ownPriceOf(own), rule);
}

const ruleFor = ({ rules }: PriceWindow, { variant }: OwnPrice): Rule | undefined =>
  (variant && rules.find(({ variantId }) => variantId === variant.id)) ??
  rules.find(({ variantId }) => variantId === null);

const isOpen = ({ from, until }: PriceWindow, at: string): boolean =>
  (from === null || from <= at) && (until === null || at < until);

function concerns(audience: PriceAudience | undefined, { groups, channel }: PriceBuyer): boolean {
  if (!audience) return true;
  return audience.kind === 'group' ? groups.includes(audience.groupId) : audience.channel === channel;
}

type Candidate = { window: PriceWindow; price: number };

/** Sorts by precedence: priority, then the lower price, then the book's id for stability. */
const byPrecedence = (a: Candidate, b: Candidate): number =>
  b.window.priority - a.window.priority || a.price - b.price || (a.window.bookId < b.window.bookId ? -1 : 1);

/** Computes the price at an instant. Every cart, list and page uses this function and nothing else. */
export function effectivePrice(
  own: OwnPrice,
  windows: readonly PriceWindow[],
  at: string,
  buyer: PriceBuyer = everybody,
): EffectivePrice {
  const [best] = windows
    .filter((window) => isOpen(window, at) && concerns(window.audience, buyer))
    .flatMap((window): Candidate[] => {
      const rule = ruleFor(window, own);
      return rule ? [{ window, price: priceBy(rule, own) }] : [];
    })
    .sort(byPrecedence);
  return best
    ? { price: best.price, bookId: best.window.bookId, until: best.window.until }
    : { price: ownPriceOf(own), bookId: null, until: null };
}

/** Returns the next instant at which the price may change for a buyer; null if it never does. */
export function nextSwitch(
  windows: readonly PriceWindow[],
  at: string,
  buyer: PriceBuyer = everybody,
): string | null {
  const moments = windows
    .filter(({ audience }) => concerns(audience, buyer))
    .flatMap(({ from, until }) => [from, until])
    .filter((moment) => moment !== null)
    .filter((moment) => moment > at)
    .sort();
  return moments[0] ?? null;
}
