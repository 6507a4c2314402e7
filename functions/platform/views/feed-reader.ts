import type { DatabaseSync } from 'node:sqlite';
import { idsSince } from '#shared/values/ids.ts';
import { now } from '../clock.ts';
import { log } from '../log.ts';
import { awaitedChange } from '../table/changes.ts';
import { tryItem } from '../table/shapes.ts';
import type { Table } from '../table/table.ts';
import { Change, feedPartition, type ViewDefinition } from './view-feed.ts';
import { readMark, writeMark } from './view-file.ts';

/** Writers' clocks differ a little, so each refresh reads again what changed shortly before the last one. */
const overlapMilliseconds = 10_000;
/** Once a minute as much as an index in trouble may lag behind: what it shows late is found all the same. */
const lagMilliseconds = 310_000;
const lagEveryMilliseconds = 60_000;
/** How many items are remembered that changed within that time; older ones are forgotten then. */
const mostRemembered = 50_000;
/** How old the mark in the file may become; it matters only to snapshots. */
const markMilliseconds = 60_000;

/**
 * Reads a definition's feed of changes into its file, page by page. What an index shows late, twice, or as it was before
 * is put right by the next reading, since each writes down what differs from what was last written of an item.
 */
export function createFeedReader<T>(definition: ViewDefinition<T>, db: DatabaseSync, table: Table) {
  const writer = definition.writer(db);
  const written = new Map<string, string>();
  const seen = new Set<string>();
  const marks = new Map<number, number>();
  let lookedFarAt = -Infinity;

  /** One unreadable item must not take the whole list down with it. */
  function apply(change: Change): void {
    const item = change.deleted ? undefined : tryItem(definition.item, change);
    if (item?.error)
      log.error('view skipped an item', { view: definition.name, id: change.id, error: item.error });
    else if (item) writer.save(item.data);
    else writer.remove(change.id);
  }

  function applyPage(changes: Change[]): number {
    const fresh = changes.filter(({ id, changeId }) => written.get(id) !== changeId);
    if (fresh.length === 0) return 0;
    db.exec('BEGIN');
    try {
      fresh.forEach(apply);
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
    for (const { id, changeId } of fresh) {
      written.set(id, changeId);
      seen.add(changeId);
    }
    return fresh.length;
  }

  /** What can no longer come again need not be known. */
  function forgetOld(): void {
    if (seen.size < mostRemembered) return;
    const oldest = idsSince(Math.max(0, now().getTime() - 2 * lagMilliseconds));
    for (const [id, changeId] of written) if (changeId < oldest) written.delete(id);
    for (const changeId of seen) if (changeId < oldest) seen.delete(changeId);
  }

  /** Afterwards the file holds all that changed before this reading began, whatever the newest change was. */
  async function readShard(shard: number, overlap: number): Promise<number> {
    const began = now().getTime();
    const mark = marks.get(shard) ?? readMark(db, shard);
    const after = idsSince(Math.max(0, mark - overlap));
    const pk = feedPartition(definition.name, shard);
    const ask = (cursor?: string) => table.query({ index: 'changes', pk, after, cursor }, Change);
    let count = 0;
    let asked: ReturnType<typeof ask> | undefined = ask();
    while (asked) {
      const page: Awaited<ReturnType<typeof ask>> = await asked;
      // The next page is on its way while this one is written down.
      asked = page.cursor ? ask(page.cursor) : undefined;
      asked?.catch(() => undefined);
      count += applyPage(page.items);
    }
    marks.set(shard, began);
    if (count > 0 || began - readMark(db, shard) > markMilliseconds) writeMark(db, shard, began);
    return count;
  }

  const shards = Array.from({ length: definition.shards }, (_, shard) => shard);

  /** Older changes than are read again were read, or never will be. */
  function hasRead(shard: number): boolean {
    const change = awaitedChange(`${definition.name}.${shard}`);
    const mark = marks.get(shard) ?? 0;
    return !change || seen.has(change) || change < idsSince(Math.max(0, mark - overlapMilliseconds));
  }

  return {
    async read(): Promise<number> {
      const began = now().getTime();
      const looksFar = began - lookedFarAt >= lagEveryMilliseconds;
      const overlap = looksFar ? lagMilliseconds : overlapMilliseconds;
      const counts = await Promise.all(shards.map((shard) => readShard(shard, overlap)));
      if (looksFar) lookedFarAt = began;
      forgetOld();
      return counts.reduce((sum, count) => sum + count, 0);
    },
    /** Whether it holds all that whoever asks now knows to have changed. */
    hasAwaited: (): boolean => shards.every(hasRead),
  };
}
