import * as z from 'zod';
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { idPattern } from '#shared/values/ids.ts';
import { slugify } from '#shared/values/text.ts';
import { claims } from '#functions/platform/records/claims.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { type Key, type Operation, put } from '#functions/platform/table/table-operations.ts';
import { firstFree, numberedNames } from './free-name.ts';
import { slugKey } from './publishing-keys.ts';

type SlugRules = {
  /** Slug of a title without letters or digits. */
  unnamed?: string;
  /** Rows of a kind that had slugs before this engine. */
  rows?: { key: (slug: string) => Key; entity: string; owner: string };
};

const taken = 'SLUG_EXISTS';

/** Returns a free slug made from a title, with a number if needed; refused after two hundred tries. */
export async function freeSlug(
  title: string,
  unnamed: string,
  isTaken: (slug: string) => boolean | Promise<boolean>,
): Promise<string> {
  const slug = await firstFree(numberedNames(slugify(title) || unnamed), isTaken);
  if (slug === undefined) throw new AppError(taken);
  return slug;
}

/** Slugs of one kind of record: each belongs to one record, and a published one leads to it for ever. */
export function slugs(kind: string, { unnamed = kind, rows }: SlugRules = {}) {
  const ownRows = { key: (slug: string) => slugKey(kind, slug), entity: 'slug', owner: 'id' };
  const { key, entity, owner } = rows ?? ownRows;
  const owned = claims({ key, entity, owner, refusal: taken });
  const Claim = z.object({ [owner]: z.string(), former: z.unknown().optional() });

  /** Finds the record of a slug. A former slug still leads to it, so that the caller can redirect. */
  async function find(table: Reads, slug: string): Promise<{ id: string; isCurrent: boolean } | undefined> {
    const found = await table.get(key(slug), Claim);
    const id = found?.[owner];
    return typeof id === 'string' ? { id, isCurrent: found?.['former'] !== true } : undefined;
  }

  /** Id of the record at an address: its slug, a former one, or the id itself, which notifications know. */
  async function idAt(table: Reads, address: string, missing: ErrorCode): Promise<string> {
    if (idPattern.test(address)) return address;
    return orThrow(await find(table, address), missing).id;
  }

  const free = (
    table: Reads,
    title: string,
    isReserved: (slug: string) => boolean = () => false,
  ): Promise<string> =>
    freeSlug(
      title,
      unnamed,
      async (slug) => isReserved(slug) || (await owned.ownerOf(table, slug)) !== undefined,
    );

  /** Gives a record another slug and keeps the previous one as a redirect. A record may return to its own. */
  async function rename(
    table: Reads,
    id: string,
    from: string,
    to: string,
  ): Promise<Operation<typeof taken>[]> {
    if (from === to) return [];
    const isOwn = (await owned.ownerOf(table, to)) === id;
    const mine = { when: { [owner]: id }, refusal: taken } as const;
    return [
      ...(isOwn ? [put(owned.item(to, id), mine)] : owned.claim(to, id)),
      put({ ...owned.item(from, id), former: true }, mine),
    ];
  }

  return { ...owned, find, idAt, free, rename };
}

export type Slugs = ReturnType<typeof slugs>;
