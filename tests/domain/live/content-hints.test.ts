import { describe, expect, it } from 'vitest';
import { subjectRoom } from '#shared/subjects/subject-room.ts';
import { broadcast, gatherMilliseconds, type Hint } from '#functions/domain/live/broadcast.ts';
import { aLine, member, socketIds } from './large-room-scene.ts';

const begun = Date.parse('2026-11-22T03:00:00.000Z');
const room = subjectRoom({ kind: 'news', id: 'n1' });
const other = subjectRoom({ kind: 'news', id: 'n2' });

function scene() {
  const clock = { at: begun };
  const line = aLine(() => new Date(clock.at));
  line.put([member(room.name, 'lan')]);
  const context = { table: line.table, now: () => new Date(clock.at) };
  const tell = async (hint: Hint, where = room) => {
    await broadcast(context, where, hint);
    line.stream();
  };
  const versionNow = () => line.rows().find(({ entity }) => entity === 'room-hint')?.['version'];
  return { ...line, clock, tell, versionNow };
}

describe('hints of a room', () => {
  it('are gathered for a moment, with the newest entry and the last counts', async () => {
    const { tell, queue, settle, said, pauses } = scene();
    await tell({ latest: '01B', counts: { comments: 4, likes: 1 } });
    await tell({ latest: '01C', counts: { comments: 5 } });
    await tell({ latest: '01A' });
    expect([said, queue.map(({ type }) => type)]).toEqual([[], ['room.hinted']]);
    await settle();
    expect(pauses).toEqual([gatherMilliseconds]);
    expect(said).toEqual([
      {
        id: expect.any(String) as string,
        room: 'subject#news#n1',
        latest: '01C',
        counts: { comments: 5, likes: 1 },
      },
    ]);
  });

  it('hold what is written while the worker waits', async () => {
    const { tell, settle, said, whileGathering } = scene();
    await tell({ latest: '01A' });
    whileGathering(() => tell({ latest: '01B' }));
    await settle();
    expect(said).toMatchObject([{ latest: '01B' }]);
  });

  it('have no counts where nobody counted', async () => {
    const { tell, settle, said } = scene();
    await tell({ latest: '01A' });
    await tell({ latest: '01B' });
    await settle();
    expect(said).toEqual([{ id: expect.any(String) as string, room: 'subject#news#n1', latest: '01B' }]);
  });

  it('that say nothing new write nothing', async () => {
    const { tell, versionNow } = scene();
    await tell({ latest: '01B', counts: { likes: 1 } });
    await tell({ latest: '01A', counts: { likes: 1 } });
    expect(versionNow()).toBe(1);
    await tell({ latest: '01A', counts: { likes: 2 } });
    expect(versionNow()).toBe(2);
  });

  it('begin anew where one was sent', async () => {
    const { tell, settle, said } = scene();
    await tell({ latest: '01A' });
    await settle();
    await tell({ latest: '01A' });
    await settle();
    expect(said).toMatchObject([{ latest: '01A' }, { latest: '01A' }]);
  });

  it('go to their own room only', async () => {
    const { tell, put, settle, heard } = scene();
    put([member(other.name, 'mai')]);
    await tell({ latest: '01A' });
    await settle();
    expect(heard).toEqual(['lan']);
  });

  it('reach a large room chunk by chunk, each time anew, though they say the same', async () => {
    const { tell, put, settle, heard } = scene();
    const ids = socketIds(600);
    put(ids.map((id) => member(room.name, id)));
    for (const likes of [1, 2]) {
      await tell({ latest: '01A', counts: { likes } });
      await settle();
    }
    expect(heard.toSorted()).toEqual(['lan', 'lan', ...ids, ...ids].toSorted());
  });

  it('whose message was lost are sent with the next, a minute later', async () => {
    const { tell, queue, clock, settle, said } = scene();
    await tell({ latest: '01A' });
    queue.splice(0);
    clock.at += 60_001;
    await tell({ latest: '01B' });
    await settle();
    expect(said).toMatchObject([{ latest: '01A' }, { latest: '01B' }]);
  });
});
