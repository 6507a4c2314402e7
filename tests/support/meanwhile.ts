import type { Reads, Table } from '#functions/platform/table/table.ts';

type Crossing = {
  /** The other writer wins on every retry. */
  everyTime?: boolean;
};

/**
 * Table with a concurrent writer: after the first read, `happens` runs just before the first write, once or
 * every time. Code that decides by what it read has to notice that through a write condition. `happens` uses
 * the original table, not this one. Works for the in-memory table and for a world's table.
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
      // The wrapper loses the generic types, but the calls stay the same.
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
  /** Tests have to check `happened` at the end; otherwise they prove nothing. */
  return { table: crossed, happened: () => hasHappened };
}
