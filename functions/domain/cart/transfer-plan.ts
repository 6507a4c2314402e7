import { cartItemIdOf } from '#shared/cart/item-id.ts';
import { maxCartLines } from '#shared/cart/limits.ts';
import type { TransferLine } from '#shared/cart/transfer-cart.contract.ts';
import { type Offer, noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import { capOf, productOf, type StoredLine } from './cart-line.ts';

/** A line of a guest's cart, the member's line it meets, and the outcome. */
export type Move = {
  guest: StoredLine;
  member: StoredLine | undefined;
  offer: Offer | undefined;
  line: TransferLine;
};

type Fate = Pick<TransferLine, 'quantity' | 'outcome' | 'reason'>;

const dropped = (kept: number, reason: TransferLine['reason']): Fate => ({
  quantity: kept,
  outcome: 'dropped',
  reason,
});

function fateOf(guest: number, member: number, offer: Offer | undefined, hasRoom: boolean): Fate {
  if (!offer) return dropped(member, 'unavailable');
  const cap = capOf(offer);
  if (cap === 0) return dropped(member, 'out_of_stock');
  if (member === 0 && !hasRoom) return dropped(0, 'cart_full');
  const together = guest + member;
  if (together <= cap) return { quantity: together, outcome: member ? 'merged' : 'added', reason: null };
  // Signing in never reduces what the member already had in the cart.
  return { quantity: Math.max(cap, member), outcome: 'capped', reason: 'stock' };
}

const oldestFirst = (a: StoredLine, b: StoredLine): number => a.addedAt.localeCompare(b.addedAt);

/** Plans what a transfer would do, line by line, oldest first; it changes nothing. */
export function planTransfer(
  guestLines: readonly StoredLine[],
  memberLines: readonly StoredLine[],
  offerFor: (line: StoredLine) => Offer | undefined,
): Move[] {
  const known = new Map(memberLines.map((line) => [cartItemIdOf(line), line]));
  let room = maxCartLines - memberLines.length;
  return guestLines.toSorted(oldestFirst).map((guest) => {
    const member = known.get(cartItemIdOf(guest));
    const offer = offerFor(guest);
    const memberQuantity = member?.quantity ?? 0;
    const fate = fateOf(guest.quantity, memberQuantity, offer, room > 0);
    if (!member && fate.outcome !== 'dropped') room -= 1;
    const { name, slug, image, thumbnail, ground } = offer ? productOf(offer) : guest.seen;
    return {
      guest,
      member,
      offer,
      line: {
        productId: guest.productId,
        variantId: guest.variantId === noVariantId ? null : guest.variantId,
        variantName: guest.variantName,
        product: { name, slug, image, thumbnail, ground },
        guestQuantity: guest.quantity,
        memberQuantity,
        ...fate,
      },
    };
  });
}

export const isIssue = ({ outcome }: TransferLine): boolean => outcome === 'capped' || outcome === 'dropped';
