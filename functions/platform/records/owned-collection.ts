import * as z from 'zod';
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import {
  check,
  create,
  type Item,
  type Key,
  remove,
  update,
  upsert,
} from '#functions/platform/table/table-operations.ts';
import { once, type OwnRequest } from './once.ts';
import { again, retry } from './retry.ts';

/** Number of entries and the id of the default; every change of either raises the version. */
const Book = z.object({ count: z.int(), version: z.int(), defaultId: z.string().optional() });
type Book = z.infer<typeof Book>;

/** The owner is part of the key, so nobody can reach another owner's entry. */
export type OwnName = { userId: string; id: string };

type Own = { id: string; createdAt: string };
export type WithDefault<T> = T & { isDefault: boolean };

type BookDefinition<T extends Own> = {
  /** Entity name of an entry in the table; the book's own is this name with `-book`. */
  entity: string;
  /** Schema of an entry as stored. It lacks `isDefault`, which is derived from the book. */
  stored: z.ZodType<T>;
  keys: {
    one: (userId: string, id: string) => Key;
    book: (userId: string) => Key;
    /** Key range that reads all entries and the book with one query. */
    everything: (userId: string) => { pk: string; between: [string, string] };
  };
  most: number;
  /** Name of the create operation, for its idempotency keys. */
  creating: string;
  missing: ErrorCode;
  tooMany: ErrorCode;
};

const defaultThenNewest = (a: WithDefault<Own>, b: WithDefault<Own>): number =>
  Number(b.isDefault) - Number(a.isDefault) ||
  b.createdAt.localeCompare(a.createdAt) ||
  b.id.localeCompare(a.id);

const Row = z.looseObject({ entity: z.string() });

/**
 * A small list of a member's own entries, one of which is the default: addresses, invoice profiles. The default
 * is one attribute of a book item stored beside the entries, so there cannot be two.
 */
export function ownedCollection<T extends Own>(declared: BookDefinition<T>) {
  const { entity, stored, keys, most, creating, missing, tooMany } = declared;
  const bookEntity = `${entity}-book`;

  const withDefault = (one: T, book: Book | undefined): WithDefault<T> => ({
    ...one,
    isDefault: book?.defaultId === one.id,
  });

  const item = (userId: string, one: T): Item => ({ ...keys.one(userId, one.id), entity, ...one });

  /** Reads all entries: the default first, then the newest. */
  async function read({ table }: Context, userId: string) {
    const { items } = await table.list(keys.everything(userId), Row);
    const found = items.find((row) => row.entity === bookEntity);
    const book = found && Book.parse(found);
    const all = items
      .filter((row) => row.entity === entity)
      .map((row) => withDefault(stored.parse(row), book))
      .toSorted(defaultThenNewest);
    return { all, version: book?.version ?? 0 };
  }

  async function get({ table }: Context, { userId, id }: OwnName): Promise<WithDefault<T>> {
    const [one, book] = await table.getMany([
      [keys.one(userId, id), stored],
      [keys.book(userId), Book],
    ]);
    if (!one) throw new AppError(missing);
    return withDefault(one, book);
  }

  /** Adds an entry, the first as default; throws if the book is full. A repeated request adds nothing. */
  async function add(
    context: Context,
    { userId, one, isDefault, request }: Addition<T>,
  ): Promise<WithDefault<T>> {
    const pointer = { defaultId: one.id };
    const book = upsert(
      keys.book(userId),
      {
        add: { count: 1, version: 1 },
        set: { entity: bookEntity, ...(isDefault && pointer) },
        ...(!isDefault && { setOnce: pointer }),
      },
      { when: { count: { missingOrAtMost: most - 1 } }, refusal: 'full' },
    );
    const added = await once(
      context.table,
      { ...request, who: userId, what: creating },
      { result: one.id, writes: [book, create(item(userId, one))] },
    );
    if ('refusal' in added) throw new AppError(tooMany, { params: { limit: most } });
    return get(context, { userId, id: added.result }).catch((error: unknown) => {
      // The member deleted the entry in between from another device or tab.
      throw error instanceof AppError ? new AppError('STALE_STATE') : error;
    });
  }

  async function change({ table }: Context, { userId, id }: OwnName, set: Partial<T>): Promise<void> {
    if (await table.write([update(keys.one(userId, id), { set }, { refusal: 'gone' })]))
      throw new AppError(missing);
  }

  /** Makes an entry the default, checked so that it is not an entry deleted at the same moment. */
  async function makeDefault({ table }: Context, { userId, id }: OwnName): Promise<void> {
    const refusal = await table.write([
      check(keys.one(userId, id), { when: { pk: { present: true } }, refusal: 'gone' }),
      update(keys.book(userId), { set: { defaultId: id }, add: { version: 1 } }),
    ]);
    if (refusal) throw new AppError(missing);
  }

  /** Deletes an entry; the newest other one becomes the default. Reads again after a concurrent change. */
  function take(context: Context, { userId, id }: OwnName): Promise<void> {
    return retry(
      async () => {
        const { all, version } = await read(context, userId);
        if (!all.some((one) => one.id === id)) throw new AppError(missing);
        // The list is sorted by default, then newest, so the first of the others becomes the default.
        const next = all.find((one) => one.id !== id);
        const refusal = await context.table.write([
          remove(keys.one(userId, id), { when: { pk: { present: true } }, refusal: 'gone' }),
          update(
            keys.book(userId),
            {
              add: { count: -1, version: 1 },
              ...(next ? { set: { defaultId: next.id } } : { remove: ['defaultId'] }),
            },
            { when: { version }, refusal: 'moved' },
          ),
        ]);
        if (refusal === 'gone') throw new AppError(missing);
        return refusal ? again : undefined;
      },
      { tries: most },
    );
  }

  return {
    item,
    bookItem: (userId: string, book: Book): Item => ({ ...keys.book(userId), entity: bookEntity, ...book }),
    read,
    get,
    add,
    change,
    makeDefault,
    take,
  };
}

type Addition<T> = {
  userId: string;
  one: T;
  isDefault: boolean;
  request: Pick<OwnRequest, 'requestKey' | 'asked'>;
};
