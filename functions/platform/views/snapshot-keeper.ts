import type { Bucket } from '../clients/bucket.ts';
import { now } from '../clock.ts';
import type { Table } from '../table/table.ts';
import { openSqliteView, type SqliteView } from './sqlite-view.ts';
import { storeSnapshot } from './store-snapshot.ts';
import type { ViewDefinition } from './view-feed.ts';
import { fileBytes, storedAt } from './view-file.ts';

/** A file nothing changes in is stored again after this time, so that it never seems too old to start from. */
const restoredMilliseconds = 24 * 3600 * 1000;

type Sources = { table: Table; bucket: Pick<Bucket, 'getStream' | 'put'>; maxKeptBytes: number };
type OpenFile = { view: SqliteView<unknown>; written: number };

/**
 * Stores snapshots of views where something changed. Small files stay open between the runs of a container; a larger one
 * is closed after its run, since the large files of all views together do not fit into one container.
 */
export function createSnapshotKeeper() {
  const kept = new Map<string, OpenFile>();

  return {
    async keep(definition: ViewDefinition<unknown>, { table, bucket, maxKeptBytes }: Sources): Promise<void> {
      const { name } = definition;
      const known = kept.get(name);
      const view = known?.view ?? (await openSqliteView(definition, { table, bucket, freshMilliseconds: 0 }));
      // The revision last stored by this container, so that a view nobody changed is not stored again.
      const file = known ?? { view, written: 0 };
      kept.set(name, file);
      await view.refresh();
      const isOld = storedAt(view.db) < now().getTime() - restoredMilliseconds;
      if (view.revision !== file.written || isOld) {
        await storeSnapshot(definition, view, bucket);
        file.written = view.revision;
      }
      if (fileBytes(view.db) <= maxKeptBytes) return;
      kept.delete(name);
      view.close();
    },
    /** How many files are open. */
    count: (): number => kept.size,
    close: (): void => {
      for (const { view } of kept.values()) view.close();
      kept.clear();
    },
  };
}
