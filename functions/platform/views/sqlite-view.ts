import type { DatabaseSync } from 'node:sqlite';
import type { Bucket } from '../clients/bucket.ts';
import type { Table } from '../table/table.ts';
import { createFeedReader } from './feed-reader.ts';
import { createRefresh, type Freshness } from './freshness.ts';
import type { Rows } from './rows.ts';
import { sqliteFeed } from './sqlite-feed.ts';
import { removeFile } from './temporary-files.ts';
import type { ViewDefinition } from './view-feed.ts';
import { openFile } from './view-file.ts';

type Sources = { table: Table; bucket?: Pick<Bucket, 'getStream'>; freshMilliseconds: number };

export type SqliteView<Asked> = Rows<Asked> & {
  db: DatabaseSync;
  refresh: (wanted?: Freshness) => Promise<void>;
  close: () => void;
};

export type SnapshotName = { name: string; version: number };

export const snapshotKey = ({ name, version }: SnapshotName) => `views/${name}/v${version}.sqlite.zst`;

/** Opens an embedded view: a local file that catches up with the table's feed of changes before it answers. */
export async function openSqliteView<T, Asked>(
  definition: ViewDefinition<T, Asked>,
  { table, bucket, freshMilliseconds }: Sources,
): Promise<SqliteView<Asked>> {
  const { name, sqlite } = definition;
  const snapshot = await bucket?.getStream(snapshotKey(definition));
  const { db, path } = await openFile(name, sqlite.schema, snapshot);
  const feed = createFeedReader(definition, sqliteFeed(definition, db), table);
  let revision = 0;
  const read = async () => {
    revision += await feed.read();
    return 0;
  };
  return {
    db,
    ask: sqlite.ask(db),
    get revision() {
      return revision;
    },
    refresh: createRefresh({ read, hasAwaited: feed.hasAwaited }, freshMilliseconds),
    close() {
      db.close();
      removeFile(path);
    },
  };
}
