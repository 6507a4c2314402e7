import type { Table } from '#functions/platform/table/table.ts';
import { openPostgresView } from '#functions/platform/views/postgres-view.ts';
import type { Freshness } from '#functions/platform/views/freshness.ts';
import type { Rows } from '#functions/platform/views/rows.ts';
import { openSqliteView } from '#functions/platform/views/sqlite-view.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { testDatabase } from './test-database.ts';

type Sources = { table: Table; freshMilliseconds: number };
type TestView<Asked> = Rows<Asked> & { refresh: (wanted?: Freshness) => Promise<void>; close: () => void };

let version = 0;

/** Empty view of the engine under test that follows the passed table. */
export async function openTestView<T, Asked>(
  definition: ViewDefinition<T, Asked>,
  sources: Sources,
): Promise<TestView<Asked>> {
  if (process.env['VIEWS'] !== 'postgres') return openSqliteView(definition, sources);
  const own = { ...definition, version: (version += 1) };
  const view = await openPostgresView(own, { ...sources, sql: await testDatabase() });
  return Object.assign(view, { close: () => undefined });
}
