import { vi } from 'vitest';
import { type EventFor, eventsOf, queuesOf } from '#shared/events/registry.ts';
import type { LiveContext } from '#functions/domain/live/room-chunks.ts';
import { liveKeys } from '#functions/domain/live/live-keys.ts';
import { pushLive } from '#functions/domain/live/push-live.ts';
import { now } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { roomFinders } from '#functions/workers/all-rooms.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

type Row = Record<string, unknown>;
const keyOf = (row: Row) => `${String(row['pk'])} ${String(row['sk'])}`;

export const socketIds = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => `socket-${String(place).padStart(4, '0')}`);

export const member = (room: string, connectionId: string) => ({
  ...liveKeys.member(room, connectionId),
  connectionId,
});

/**
 * A live line before its gateway, with the queue its messages go through: what a run writes becomes the messages that
 * the table's stream would send, and a message that fails stays in the queue.
 */
export function aLine(at: () => Date = now) {
  vi.spyOn(log, 'warn').mockReturnValue();
  const memory = memoryTable();
  const heard: string[] = [];
  const said: unknown[] = [];
  const down = new Set<string>();
  const gone = new Set<string>();
  const queue: EventFor<'live'>[] = [];
  let seen = new Map<string, Row>();
  let streamed = 0;
  let meanwhile: (connectionId: string) => void = () => undefined;
  let duringPause: () => Promise<void> = async () => undefined;
  const pauses: number[] = [];

  const post = async (connectionId: string, message: unknown) => {
    meanwhile(connectionId);
    if (down.has(connectionId)) throw new Error('the gateway is busy');
    if (gone.has(connectionId)) return false;
    heard.push(connectionId);
    said.push(message);
    return true;
  };
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds);
    await duringPause();
  };
  const hangUp = async () => undefined;
  const context = (table: Table): LiveContext => ({ table, now: at, post, hangUp, pause });

  /** What was written since becomes messages. */
  function stream(): void {
    for (const row of memory.rows()) {
      const before = seen.get(keyOf(row));
      if (JSON.stringify(before) === JSON.stringify(row)) continue;
      streamed += 1;
      const events = eventsOf(`change-${streamed}`, { before, after: row });
      queue.push(...(events.filter((event) => queuesOf(event).includes('live')) as EventFor<'live'>[]));
    }
    seen = new Map(memory.rows().map((row) => [keyOf(row), row]));
  }

  /** One run of the worker for one message: whether it was done. */
  async function run(event: EventFor<'live'>, table: Table = memory.table): Promise<boolean> {
    const isDone = await pushLive(context(table), event, roomFinders).then(
      () => true,
      () => false,
    );
    stream();
    return isDone;
  }

  /** Each message that waits is tried once; those that failed wait on. */
  async function round(): Promise<void> {
    for (const event of queue.splice(0)) if (!(await run(event))) queue.push(event);
  }

  return {
    ...memory,
    heard,
    said,
    down,
    gone,
    pauses,
    queue,
    run,
    stream,
    round,
    /** Until nothing waits any more. */
    settle: async (): Promise<void> => {
      for (let rounds = 0; queue.length > 0 && rounds < 50; rounds += 1) await round();
    },
    /** Something else happens while somebody is told. */
    whileTelling: (happens: (connectionId: string) => void): void => {
      meanwhile = happens;
    },
    /** Something else happens while the worker gathers a hint. */
    whileGathering: (happens: () => Promise<void>): void => {
      duringPause = happens;
    },
    chunks: (): Row[] => memory.rows().filter(({ entity }) => entity === 'room-chunk'),
  };
}
