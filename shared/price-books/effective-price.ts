import type { SaleChannel } from '../values/sale-channel-schema.ts';
import type { PriceAudience, PriceChange, PriceWindow } from './price-rule.ts';

/** Who buys: what makes prices theirs that are not everybody's. */
export type PriceBuyer = { groups: readonly string[]; channel: SaleChannel | null };

/** Whoever looks at the lists of the shop. */
export const everybody: PriceBuyer = { groups: [], channel: null };

/** What a product, or one variant of it, costs without any book, before tax. */
export type OwnPrice = { price: number; variant?: { id: string; additionalPrice: number } | undefined };

export type EffectivePrice = {
  price: number;
  /** Whose price it is, and until when; nobody's is the product's own. */
  bookId: string | null;
  until: string | null;
};

const ownPriceOf = ({ price, variant }: OwnPrice): number => price + (variant?.additionalPrice ?? 0);

/** Percent may carry two decimals, so they are counted in basis points; the result is whole đồng, never below nothing. */
export function changedPrice(price: number, { way, value }: PriceChange): number {
  if (way === 'fixed') return value;
  if (way === 'amount') return Math.max(0, price + value);
  const basisPoints = 10_000 + Math.round(value * 100);
  return Math.max(0, Math.floor((price * basisPoints + 5_000) / 10_000));
}

type Rule = PriceWindow['rules'][number];

/** A variant's own rule goes before that of its product. A price set for the product is set for it without its variants. */
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

/** The highest priority wins; of equals the lower price, and of those one that stays the same one. */
const byPrecedence = (a: Candidate, b: Candidate): number =>
  b.window.priority - a.window.priority || a.price - b.price || (a.window.bookId < b.window.bookId ? -1 : 1);

/** What something costs at a moment: every cart, list and page asks this and nothing else. */
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

/** The next moment at which the price may be another for a buyer; null when it stays as it is. */
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
