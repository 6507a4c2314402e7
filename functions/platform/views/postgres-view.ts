import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Table } from '../table/table.ts';
import { createFeedReader } from './feed-reader.ts';
import { createRefresh, type Freshness } from './freshness.ts';
import { LeaseLostError, postgresFeed } from './postgres-feed.ts';
import { makePlace } from './postgres-places.ts';
import type { Rows } from './rows.ts';
import type { Sql } from './sql.ts';
import type { ViewDefinition } from './view-feed.ts';

type Sources = { table: Table; sql: Sql; freshMilliseconds: number };

export type PostgresView<Asked> = Rows<Asked> & { refresh: (wanted?: Freshness) => Promise<void> };

/** Pause between checks whether the current reader has finished. */
const pauseMilliseconds = 20;

/**
 * Opens a view in the database that all functions share. A caller that finds it older than half a second, or
 * awaits a change it lacks, reads the feed into it; callers arriving meanwhile wait for that reading.
 */
export async function openPostgresView<T, Asked>(
  definition: ViewDefinition<T, Asked>,
  { table, sql, freshMilliseconds }: Sources,
): Promise<PostgresView<Asked>> {
  const place = await makePlace(sql, definition);
  const store = postgresFeed(definition, sql, randomUUID());
  const feed = createFeedReader(definition, store, table);

  async function readAlone(): Promise<void> {
    try {
      await feed.read();
    } catch (error) {
      if (error instanceof LeaseLostError) return;
      await store.giveBack();
      throw error;
    }
  }

  /** Returns the age of the rows afterwards, in milliseconds. */
  async function read(wanted: 'young' | 'new'): Promise<number> {
    const asked = await store.look();
    const oldest = wanted === 'new' ? asked.now : asked.now - freshMilliseconds;
    let { readAt } = asked;
    while (readAt < oldest) {
      if (await store.take()) await readAlone();
      else await wait(pauseMilliseconds);
      ({ readAt } = await store.look());
    }
    return Math.max(0, asked.now - readAt);
  }

  return {
    ask: definition.postgres.ask(sql, place),
    get revision() {
      return store.revision;
    },
    refresh: createRefresh({ read, hasAwaited: feed.hasAwaited }, freshMilliseconds),
  };
}
