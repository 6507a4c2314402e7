import type { PriceLookup } from '#functions/domain/catalogue/views/priced-card.ts';
import { groupsOf } from '#functions/domain/customers/groups/groups-of.ts';
import type { StoredCard } from '#functions/domain/catalogue/views/product-record.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Owner of a cart or order, as far as prices depend on it. */
export type PriceOwner = { kind: 'member'; userId: string } | { kind: 'guest' } | { kind: 'store' };

const isForGroups = ({ priceWindows }: Pick<StoredCard, 'priceWindows'>): boolean =>
  priceWindows.some(({ audience }) => audience?.kind === 'group');

/**
 * Returns the lookup of the buyer and the time that prices depend on. Carts, quotes and orders all use it. The
 * member's groups are loaded once, and only if a product has prices for groups, which most carts do not.
 */
export function pricingFor(context: Context, owner: PriceOwner): PriceLookup {
  const at = context.now();
  if (owner.kind !== 'member') {
    const channel = owner.kind;
    return () => Promise.resolve({ at, buyer: { groups: [], channel } });
  }
  let groups: Promise<string[]> | undefined;
  return async (cards) => {
    if (cards.some(isForGroups)) groups ??= groupsOf(context, { id: owner.userId });
    return { at, buyer: { groups: (await groups) ?? [], channel: 'website' as const } };
  };
}
