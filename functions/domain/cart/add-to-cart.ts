import { randomUUID } from 'node:crypto';
import { maxCartLines } from '#shared/cart/limits.ts';
import { AppError } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { findOffer, type Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import { type PriceOwner, pricingFor } from '#functions/domain/price-books/pricing-for.ts';
import type { CartOwner } from './cart-keys.ts';
import { capOf, newLine, requestMark, type StoredLine } from './cart-line.ts';
import {
  findLine,
  findSession,
  deleteExpiredMarks,
  insertLine,
  raiseLine,
  replaceLine,
} from './cart-repository.ts';

export type CartAddition = {
  productId: string;
  variantId?: string | null | undefined;
  quantity: number;
  /** Idempotency key, as named in the contract. */
  clientRequestId?: string | undefined;
};

/** `capped`: fewer pieces were added than requested; `lifted`: more, due to the minimum quantity. */
export type CartAdditionResult = { line: StoredLine; offer: Offer; capped: boolean; lifted: boolean };

/** Returns the current offer, or throws why the product cannot be added to a cart. */
export async function requireOffer(
  context: Context,
  buyer: PriceOwner,
  { productId, variantId }: Pick<CartAddition, 'productId' | 'variantId'>,
): Promise<Offer> {
  const pricing = pricingFor(context, buyer);
  const found = await findOffer(context.table, productId, variantId ?? undefined, pricing);
  if (found === undefined) throw new AppError('PRODUCT_NOT_FOUND');
  if (found === 'needs-variant') throw new AppError('VARIANT_REQUIRED');
  if (found === 'no-variant') throw new AppError('VARIANT_NOT_FOUND');
  return found;
}

/**
 * Adds a line to a cart, or more pieces to an existing line. Each step is one conditional write, so concurrent
 * additions all count, none counts twice, and together they never exceed the stock.
 */
export async function addToCart(
  context: Context,
  asked: CartAddition & { owner: CartOwner },
): Promise<CartAdditionResult> {
  return addOffer(context, { ...asked, offer: await requireOffer(context, asked.owner, asked) });
}

/** Error of a cart that takes no more lines: it is full, or its guest has signed in meanwhile. */
async function whyClosed(table: Table, owner: CartOwner): Promise<AppError> {
  const head = owner.kind === 'guest' ? await findSession(table, owner.sessionId) : undefined;
  if (head?.transferredTo) return new AppError('SESSION_NOT_FOUND');
  return new AppError('CART_FULL', { params: { limit: maxCartLines } });
}

type OfferAddition = Pick<CartAddition, 'quantity' | 'clientRequestId'> & { owner: CartOwner; offer: Offer };

/** Adds pieces of an offer that was already looked up to a cart. */
export async function addOffer(
  { table, now }: Context,
  // Without a client's key, each call gets its own, so that a write can be retried when its answer is lost.
  { owner, offer, quantity, clientRequestId: requestKey = randomUUID() }: OfferAddition,
): Promise<CartAdditionResult> {
  const cap = capOf(offer);
  if (cap === 0) throw new AppError('OUT_OF_STOCK');
  const at = now().toISOString();
  const mark = { requestKey, at };
  const { minQuantity: minimum } = offer;
  const line = newLine(offer, Math.min(Math.max(quantity, minimum), cap), at);
  return retry(async () => {
    const refused = await insertLine(table, owner, line, mark);
    if (!refused) return { line, offer, capped: quantity > cap, lifted: quantity < minimum };
    if (refused === 'closed') throw await whyClosed(table, owner);
    const raised = await raiseLine(table, owner, { line, mark, by: quantity, cap });
    if (raised) {
      await deleteExpiredMarks(table, owner, raised);
      return { line: raised, offer, capped: false, lifted: false };
    }
    const known = await findLine(table, owner, line);
    if (!known) return again;
    if (requestMark(requestKey) in known) return { line: known, offer, capped: false, lifted: false };
    if (known.quantity + quantity <= cap) return again;
    const filled = await replaceLine(table, owner, { line, mark, from: known.quantity, to: cap });
    return filled ? { line: filled, offer, capped: true, lifted: false } : again;
  });
}
