import type { Bucket } from '../clients/bucket.ts';
import { now } from '../clock.ts';
import type { Table } from '../table/table.ts';
import { openSqliteView, type SqliteView } from './sqlite-view.ts';
import { storeSnapshot } from './store-snapshot.ts';
import type { ViewDefinition } from './view-feed.ts';
import { fileBytes, storedAt } from './view-file.ts';

/** An unchanged file is stored again after this time, so that it never looks too old to start from. */
const restoredMilliseconds = 24 * 3600 * 1000;

type Sources = { table: Table; bucket: Pick<Bucket, 'getStream' | 'put'>; maxKeptBytes: number };
type OpenFile = { view: SqliteView<unknown>; written: number };

/**
 * Stores snapshots of views that changed. Small files stay open between the runs of a container; a larger one
 * is closed after its run, because the large files of all views together do not fit into one container.
 */
export function createSnapshotKeeper() {
  const kept = new Map<string, OpenFile>();

  return {
    async keep(definition: ViewDefinition<unknown>, { table, bucket, maxKeptBytes }: Sources): Promise<void> {
      const { name } = definition;
      const known = kept.get(name);
      const view = known?.view ?? (await openSqliteView(definition, { table, bucket, freshMilliseconds: 0 }));
      // Revision that this container stored last, so that an unchanged view is not stored again.
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
    /** Returns the number of open files. */
    count: (): number => kept.size,
    close: (): void => {
      for (const { view } of kept.values()) view.close();
      kept.clear();
    },
  };
}
