import type { PriceLookup } from '#functions/domain/catalogue/views/priced-card.ts';
import { groupsOf } from '#functions/domain/customers/groups/groups-of.ts';
import type { StoredCard } from '#functions/domain/catalogue/views/product-record.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Whose cart or order it is, as far as prices go. */
export type PriceOwner = { kind: 'member'; userId: string } | { kind: 'guest' } | { kind: 'store' };

const isForGroups = ({ priceWindows }: Pick<StoredCard, 'priceWindows'>): boolean =>
  priceWindows.some(({ audience }) => audience?.kind === 'group');

/**
 * What a price depends on beside the product: who buys here, and when. Carts, quotes and orders all begin with it. Which
 * groups somebody is in is asked only, and once, where a price is for groups: most carts need not know.
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
