import * as z from 'zod';
import type { Reads } from '../table/table.ts';
import { create, type Item, type Key, type Operation, remove } from '../table/table-operations.ts';

type ClaimRows<R extends string> = {
  key: (name: string) => Key;
  entity: string;
  /** Attribute with the id of the record that has the name. */
  owner: string;
  /** Refusal when another record has the name. */
  refusal: R;
};

/** Names that belong to one record at a time, such as slugs and codes: one item per name, with its owner's id. */
export function claims<const R extends string>({ key, entity, owner, refusal }: ClaimRows<R>) {
  const Claim = z.object({ [owner]: z.string() });

  const item = (name: string, id: string): Item => ({ ...key(name), entity, [owner]: id });

  /** Takes a name; `as` names the refusal differently for this caller. */
  const claim = <const As extends string = R>(
    name: string,
    id: string,
    as: As = refusal as unknown as As,
  ): Operation<As>[] => [create(item(name, id), { refusal: as })];

  const release = (name: string): Operation[] => [remove(key(name))];

  /** Takes a name and releases the previous one; null means none. Two spellings of one key are one name. */
  function move(id: string, before: string | null, after: string | null): Operation<R>[] {
    if (before !== null && after !== null && key(before).pk === key(after).pk) return [];
    return [...(after === null ? [] : claim(after, id)), ...(before === null ? [] : release(before))];
  }

  const ownerOf = async (table: Reads, name: string): Promise<string | undefined> =>
    (await table.get(key(name), Claim))?.[owner];

  /** Reads the owners of several names, a hundred in one round trip. */
  const ownersOf = async (table: Reads, names: readonly string[]): Promise<(string | undefined)[]> =>
    (await table.getMany(names.map((name) => [key(name), Claim] as const))).map((found) => found?.[owner]);

  return { item, claim, release, move, ownerOf, ownersOf };
}
