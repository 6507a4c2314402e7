import type { PriceTerms } from '#functions/domain/catalogue/views/priced-card.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Whose cart or order it is, as far as prices go. */
export type PriceOwner = { kind: 'member'; userId: string } | { kind: 'guest' };

/** The groups a member is in, by whoever knows of groups. */
export type GroupsOf = (context: Context, userId: string) => Promise<readonly string[]>;

const noGroups: GroupsOf = async () => [];

/** What a price depends on beside the product: who buys here, and when. Carts, quotes and orders all begin with it. */
export async function pricingFor(
  context: Context,
  owner: PriceOwner,
  groupsOf: GroupsOf = noGroups,
): Promise<PriceTerms> {
  const at = context.now();
  if (owner.kind === 'guest') return { at, buyer: { groups: [], channel: 'guest' } };
  return { at, buyer: { groups: await groupsOf(context, owner.userId), channel: 'website' } };
}
