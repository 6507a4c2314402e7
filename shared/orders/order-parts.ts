import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';

/** A part of a combo as it was on the day it was bought. */
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
  /** So many pieces are in one combo. */
  quantity: z.int().min(1),
  /** What of one combo's price, tax included, these pieces are; all parts together are all of it. */
  share: Vnd,
});
export type OrderPart = z.infer<typeof OrderPart>;

/**
 * A sum shared out by weights, to the đồng: what rounding down leaves goes to those it took most from, of equals to the
 * first. Where nothing weighs anything all are alike.
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

/** The pieces of some lines, each combo as its parts; what several of them have in common is added up. */
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
