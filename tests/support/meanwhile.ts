import type { Reads, Table } from '#functions/platform/table/table.ts';

type Crossing = {
  /** Somebody is quicker however often it is tried again. */
  everyTime?: boolean;
};

/**
 * A table at which somebody else comes between: once it has been read, `happens` is done just before the first write,
 * and only once unless it is to be every time. Whoever decides by what they read has to notice, by a condition of the write. `happens` uses the
 * table it was made from, not this one. Works alike for the table in memory and for a world's.
 */
export function meanwhile(table: Table, happens: () => unknown, { everyTime = false }: Crossing = {}) {
  let hasRead = false;
  let hasHappened = false;

  async function beforeWriting(): Promise<void> {
    if (!hasRead || (hasHappened && !everyTime)) return;
    hasHappened = true;
    await happens();
  }

  const noticing = (reads: Reads): Reads => {
    const noticed =
      <A extends unknown[], R>(read: (...asked: A) => Promise<R>) =>
      async (...asked: A): Promise<R> => {
        const found = await read(...asked);
        hasRead = true;
        return found;
      };
    return {
      // Wrapping loses what each question's schema says of its answer; the questions stay the same.
      get: noticed(reads.get) as Reads['get'],
      getMany: noticed(reads.getMany) as unknown as Reads['getMany'],
      showMany: noticed(reads.showMany) as unknown as Reads['showMany'],
      query: noticed(reads.query) as Reads['query'],
      list: noticed(reads.list) as Reads['list'],
    };
  };

  const crossed: Table = {
    ...noticing(table),
    recent: noticing(table.recent),
    async write(operations) {
      await beforeWriting();
      return table.write(operations);
    },
    async change(operation, schema) {
      await beforeWriting();
      return table.change(operation, schema);
    },
  };
  /** `happened`: to be expected at the end, or the test proves nothing. */
  return { table: crossed, happened: () => hasHappened };
}
