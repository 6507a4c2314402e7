import type { DatabaseSync } from 'node:sqlite';
import { now } from '../clock.ts';
import { changeMark, holdsChange } from '../table/change-id.ts';
import { type FeedState, type FeedStore, latestOfEach, type Progress, sortOut } from './feed-reader.ts';
import type { Change, ViewDefinition } from './view-feed.ts';
import { readMark, writeMark } from './view-file.ts';

/** Remembered recent items; above it, those older than the possible lag of an index are forgotten. */
const maxRemembered = 50_000;
/** Maximum age of the position stored in the file; only snapshots use it. */
const markMilliseconds = 60_000;

/** Feed store in the container's SQLite file, which holds the position; the rest is in memory. */
export function sqliteFeed<T>(definition: ViewDefinition<T>, db: DatabaseSync): FeedStore {
  const { sqlite, shards } = definition;
  const writer = sqlite.writer(db, now);
  const written = new Map<string, string>();
  /** Last written change by item mark. */
  const last = new Map<string, string>();
  const marks = Array.from({ length: shards }, (_, shard) => readMark(db, shard));
  let state: FeedState = { marks, lookedFarAt: 0 };

  function atOnce<T>(work: () => T): T {
    db.exec('BEGIN');
    try {
      const done = work();
      db.exec('COMMIT');
      return done;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }

  function writeAll(changes: readonly Change[], { shard, until }: Progress): void {
    const { saved, removed } = sortOut(definition, changes);
    atOnce(() => {
      for (const item of saved) writer.save(item);
      for (const id of removed) writer.remove(id);
      writeMark(db, shard, until);
    });
  }

  return {
    state: () => state,
    write(changes, { shard, until }) {
      const fresh = latestOfEach(changes).filter(({ id, changeId }) => written.get(id) !== changeId);
      if (fresh.length === 0) return 0;
      const mark = Math.max(state.marks[shard] ?? 0, until);
      writeAll(fresh, { shard, until: mark });
      state = { ...state, marks: state.marks.with(shard, mark) };
      for (const { id, changeId } of fresh) {
        written.set(id, changeId);
        last.set(changeMark(changeId), changeId);
      }
      return fresh.length;
    },
    turn: (at) => (writer.turn ? atOnce(() => writer.turn?.(at) ?? 0) : 0),
    finish(reached, changed) {
      state = reached;
      for (const [shard, mark] of reached.marks.entries())
        if (changed > 0 || mark - readMark(db, shard) > markMilliseconds) writeMark(db, shard, mark);
    },
    forget(oldest) {
      if (written.size < maxRemembered) return;
      for (const [id, changeId] of written) if (changeId < oldest) written.delete(id);
      for (const [mark, changeId] of last) if (changeId < oldest) last.delete(mark);
    },
    holds: (changeIds) => changeIds.every((id) => holdsChange(last.get(changeMark(id)) ?? '', id)),
  };
}
