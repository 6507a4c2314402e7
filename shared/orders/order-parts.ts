import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';

/** A part of a combo as it was at the time of purchase. */
export const OrderPart = z.object({
  productId: z.string(),
  variantId: z.string().nullable(),
  variantName: z.string().nullable(),
  name: z.string(),
  slug: z.string(),
  code: z.string(),
  image: z.string(),
  ground: z.int(),
  unit: z.string(),
  /** Pieces in one combo. */
  quantity: z.int().min(1),
  /** Share of one combo's price, with tax, for these pieces; all shares add up to the price. */
  share: Vnd,
});
export type OrderPart = z.infer<typeof OrderPart>;

/**
 * Splits a sum by weights, to the đồng. The đồng lost by rounding down go to the shares that lost most, and on
 * a tie to the first. If all weights are 0, the shares are equal.
 */
export function priceShares(total: number, weights: readonly number[]): number[] {
  const given = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const all = given.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const parts = given.map((weight, place) => {
    const whole = BigInt(total) * BigInt(weight);
    return { place, share: whole / all, rest: whole % all };
  });
  const missing = BigInt(total) - parts.reduce((sum, { share }) => sum + share, 0n);
  const first = parts.toSorted((a, b) => Number(b.rest - a.rest) || a.place - b.place);
  const lucky = new Set(first.slice(0, Number(missing)).map(({ place }) => place));
  return parts.map(({ place, share }) => Number(share) + (lucky.has(place) ? 1 : 0));
}

type Line = { productId: string; variantId: string | null; quantity: number };

/** Returns the pieces of some lines, with each combo replaced by its parts. Equal pieces are added up. */
export function piecesOfLines(
  lines: readonly (Line & { parts?: readonly OrderPart[] | undefined })[],
): Line[] {
  const pieces = lines.flatMap(({ parts, ...line }) =>
    parts ? parts.map((part) => ({ ...part, quantity: part.quantity * line.quantity })) : [line],
  );
  const alike = Map.groupBy(pieces, ({ productId, variantId }) => `${productId} ${variantId ?? ''}`);
  return [...alike.values()].flatMap(([first, ...more]) =>
    first
      ? [
          {
            productId: first.productId,
            variantId: first.variantId,
            quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity),
          },
        ]
      : [],
  );
}
