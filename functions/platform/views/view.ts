import * as z from 'zod';
import { createBucket } from '../clients/bucket.ts';
import { onColdStart } from '../cold-start.ts';
import { connectPostgres } from './postgres-client.ts';
import { readConfig } from '../config.ts';
import { table } from '../table/table.ts';
import { freshMilliseconds, type Freshness, openInTime } from './freshness.ts';
import { openPostgresView, type PostgresView } from './postgres-view.ts';
import type { Rows } from './rows.ts';
import type { Sql } from './sql.ts';
import { openSqliteView, type SqliteView } from './sqlite-view.ts';
import type { ViewDefinition } from './view-feed.ts';

const fileConfig = readConfig({ VIEWS_BUCKET: z.string() });
const databaseConfig = readConfig({
  VIEWS_DATABASE: z.url().optional(),
  VIEWS_DATABASE_CERTIFICATES: z.string().optional(),
  AWS_REGION: z.string().optional(),
});

/** Caches views by name, each opened on first use. A view that failed to open is opened again. */
function keptByName<V>(close: (view: V) => void = () => {}) {
  const opened = new Map<string, Promise<V>>();
  onColdStart(() => {
    for (const view of opened.values()) view.then(close, () => undefined);
    opened.clear();
  });
  return (name: string, open: () => Promise<V>): Promise<V> => {
    const known = opened.get(name);
    if (known) return known;
    const opening = open();
    opened.set(name, opening);
    opening.catch(() => opened.delete(name));
    return opening;
  };
}

const files = keptByName<SqliteView<unknown>>((view) => view.close());
const copies = keptByName<PostgresView<unknown>>();

/** Returns this container's file of the view, without refreshing it. */
export async function fileOf<T, Asked>(definition: ViewDefinition<T, Asked>): Promise<SqliteView<Asked>> {
  const view = await files(definition.name, () => {
    const bucket = createBucket(fileConfig().VIEWS_BUCKET);
    return openSqliteView(definition, { table: table(), bucket, freshMilliseconds });
  });
  // The cast is safe: views are cached by name, and the definition determines what a view answers.
  return view as SqliteView<Asked>;
}

/** Returns this container's file, caught up with the table. */
async function readFile<T, Asked>(
  definition: ViewDefinition<T, Asked>,
  wanted?: Freshness,
): Promise<SqliteView<Asked>> {
  const view = await openInTime(fileOf(definition));
  await view.refresh(wanted);
  return view;
}

function openDatabase(): Promise<Sql> | undefined {
  const { VIEWS_DATABASE: address, VIEWS_DATABASE_CERTIFICATES: certificates, AWS_REGION } = databaseConfig();
  return address === undefined
    ? undefined
    : connectPostgres({ address, region: AWS_REGION ?? '', certificates });
}

let database: { opened: Promise<Sql> | undefined } | undefined;
onColdStart(() => {
  database = undefined;
});

/** Returns the deployment's database of views, undefined for files per container. Called per answer. */
export function sharedDatabase(): Promise<Sql> | undefined {
  database ??= { opened: openDatabase() };
  return database.opened;
}

/** Returns the shared copy of the view in the database, caught up with the table. */
export async function readCopy<T, Asked>(
  definition: ViewDefinition<T, Asked>,
  opened: Promise<Sql>,
  wanted?: Freshness,
): Promise<PostgresView<Asked>> {
  const view = await openInTime(
    copies(definition.name, async () =>
      openPostgresView(definition, { table: table(), sql: await opened, freshMilliseconds }),
    ),
  );
  await view.refresh(wanted);
  // The cast is safe for the same reason as in `fileOf`.
  return view as PostgresView<Asked>;
}

/** Returns the view, caught up with the table, from whichever engine this deployment uses. */
export function readView<T, Asked>(
  definition: ViewDefinition<T, Asked>,
  wanted?: Freshness,
): Promise<Rows<Asked>> {
  const opened = sharedDatabase();
  return opened ? readCopy(definition, opened, wanted) : readFile(definition, wanted);
}
