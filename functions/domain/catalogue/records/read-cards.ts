import * as z from 'zod';
import type { Reads } from '#functions/platform/table/table.ts';
import { businessKey, categoryKey, productKeys } from '../catalogue-keys.ts';
import { StoredCard, StoredDetail } from '../views/product-record.ts';

/** A deleted product has a tombstone in its card's place. */
const CardNow = z.union([StoredCard, z.object({ entity: z.literal('product-gone') })]);
const Variants = StoredDetail.pick({ variants: true });

/** Reads up to a hundred cards, on sale or not; deleted products are missing. */
export async function readCards(table: Reads, ids: readonly string[]): Promise<StoredCard[]> {
  const items = await table.getMany(ids.map((id) => [productKeys.card(id), CardNow] as const));
  return items.flatMap((item) => (item && !('entity' in item) ? [item] : []));
}

/** Reads the variants of up to a hundred products; deleted products are missing. */
export async function readVariants(
  table: Reads,
  ids: readonly string[],
): Promise<Map<string, StoredDetail['variants']>> {
  const found = await table.getMany(ids.map((id) => [productKeys.detail(id), Variants] as const));
  return new Map(ids.flatMap((id, place) => (found[place] ? [[id, found[place].variants] as const] : [])));
}

const PackFacts = StoredDetail.pick({ conversionValue: true, masterUnitId: true });

/** Reads the pack sizes of up to a hundred products. Units of another product have none. */
export async function readPacks(table: Reads, ids: readonly string[]): Promise<Map<string, number>> {
  const found = await table.getMany(ids.map((id) => [productKeys.detail(id), PackFacts] as const));
  return new Map(
    ids.flatMap((id, place) => {
      const { conversionValue = 1, masterUnitId = '' } = found[place] ?? {};
      const isPack = masterUnitId === '' && Number.isInteger(conversionValue) && conversionValue > 1;
      return isPack ? [[id, conversionValue] as const] : [];
    }),
  );
}

const There = z.object({ id: z.string() });

/** Returns the ids that do not exist. */
const missing = async (
  table: Reads,
  named: readonly (readonly [id: string, key: ReturnType<typeof categoryKey>])[],
): Promise<string[]> => {
  const found = await table.getMany(named.map(([, key]) => [key, There] as const));
  return named.filter((_, place) => !found[place]).map(([id]) => id);
};

export const missingCategories = (table: Reads, ids: readonly string[]): Promise<string[]> =>
  missing(
    table,
    ids.map((id) => [id, categoryKey(id)]),
  );

export const missingBusinesses = (table: Reads, ids: readonly string[]): Promise<string[]> =>
  missing(
    table,
    ids.map((id) => [id, businessKey(id)]),
  );
