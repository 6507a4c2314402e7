import * as z from 'zod';
import { slugify } from '#shared/values/text.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Key, type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { makerClaim } from '../records/catalogue-records.ts';

/** Claim of a slug, with its owner's id. */
export const MakerClaim = z.object({ makerId: z.string() });

type SlugKey = (slug: string) => Key;

/** Returns a free slug made from the name. */
export async function freeSlug({ table }: Context, keyOf: SlugKey, name: string): Promise<string> {
  const plain = slugify(name) || 'cua-hang';
  let slug = plain;
  for (let number = 2; await table.get(keyOf(slug), MakerClaim); number += 1) slug = `${plain}-${number}`;
  return slug;
}

/** Claims a slug and releases the previous one, in the transaction that changes it. */
export function moveClaim<R extends string>(
  before: Key | undefined,
  after: Key | undefined,
  makerId: string,
  refusal: R,
): Operation<R>[] {
  if (before?.pk === after?.pk) return [];
  return [
    ...(after ? [create(makerClaim(after, makerId), { refusal })] : []),
    ...(before ? [remove(before)] : []),
  ];
}
