import { setTimeout as wait } from 'node:timers/promises';
import type { ProductCard } from '#shared/catalogue/product.ts';
import type { Condition } from '#functions/platform/table/table-expressions.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { brandRecord, businessRecord, categoryRecord } from './catalogue-records.ts';

const unknownPlaces = ['UNKNOWN_CATEGORY', 'UNKNOWN_BUSINESS', 'UNKNOWN_BRAND'] as const;
export type UnknownPlace = (typeof unknownPlaces)[number];

export const isUnknownPlace = (refusal: string): refusal is UnknownPlace =>
  unknownPlaces.some((place) => place === refusal);

/** Places that a product refers to. */
export type ProductPlaces = {
  [Place in 'category' | 'business']: Pick<ProductCard[Place], 'id'>;
} & { brand: { id: string } | null };

const noteOn = {
  category: (id: string, filedAt: string) =>
    categoryRecord.note(
      { id },
      { set: { filedAt } },
      { when: { entity: 'category' }, refusal: 'UNKNOWN_CATEGORY' },
    ),
  business: (id: string, filedAt: string) =>
    businessRecord.note(
      { id },
      { set: { filedAt } },
      { when: { entity: 'business' }, refusal: 'UNKNOWN_BUSINESS' },
    ),
  brand: (id: string, filedAt: string) =>
    brandRecord.note({ id }, { set: { filedAt } }, { when: { entity: 'brand' }, refusal: 'UNKNOWN_BRAND' }),
};

/**
 * Notes on each category, business and brand that products begin to refer to, in the transaction of those
 * products. The note fails if the place is gone, and keeps it from being deleted before lists show the
 * products.
 */
export function noteFilings(
  moves: readonly { before: ProductPlaces | undefined; after: ProductPlaces }[],
  at: Date,
): Operation<UnknownPlace>[] {
  const filedAt = at.toISOString();
  return (['category', 'business', 'brand'] as const).flatMap<Operation<UnknownPlace>>((place) => {
    const ids = moves.flatMap(({ before, after }) => {
      const id = after[place]?.id;
      return id === undefined || id === before?.[place]?.id ? [] : [id];
    });
    return [...new Set(ids)].map((id) => noteOn[place](id, filedAt));
  });
}

/** Notes on the category, business and brand that one product begins to refer to. */
export const noteFiling = (
  before: ProductPlaces | undefined,
  after: ProductPlaces,
  at: Date,
): Operation<UnknownPlace>[] => noteFilings([{ before, after }], at);

/** Notes on a business that a brand begins to refer to it. */
export const noteBrand = (businessId: string, at: Date): Operation<UnknownPlace> =>
  noteOn.business(businessId, at.toISOString());

/** Longest time until lists show newly filed products. */
const listedMilliseconds = 2_000;

/** Waits until lists show everything filed under the record; returns at once if that time is over. */
export async function listProductsByLabel(
  { filedAt }: { filedAt?: string | undefined },
  now: Date,
): Promise<void> {
  const left = filedAt ? Date.parse(filedAt) + listedMilliseconds - now.getTime() : 0;
  if (left > 0) await wait(Math.min(left, listedMilliseconds));
}

/** Condition that nothing was filed under the record since it was read. */
export const requireUnfiled = ({ filedAt }: { filedAt?: string | undefined }): Condition => ({
  filedAt: filedAt ?? { missing: true },
});
