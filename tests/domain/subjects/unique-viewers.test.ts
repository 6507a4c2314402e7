import { expect, it } from 'vitest';
import { subjectViewed } from '#shared/events/subjects.ts';
import { countView } from '#functions/domain/subjects/count-visit.ts';
import { countMonthViewers, countViewers, foldViewer } from '#functions/domain/subjects/unique-viewers.ts';
import { viewerMark } from '#functions/domain/subjects/viewer-sketch.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const chapter = { kind: 'chapter', id: 'one' };
const document = { kind: 'document', id: 'd' };
const november = '2026-11-21T01:00:00.000Z';

function scene(at = november) {
  const { table, rows } = memoryTable();
  const context = { table, now: () => new Date(at) };
  const fold = (
    name: string,
    given: { subjects?: (typeof chapter)[]; here?: typeof context; at?: string } = {},
  ) =>
    foldViewer(given.here ?? context, {
      subjects: given.subjects ?? [chapter],
      mark: viewerMark(name),
      at: given.at ?? november,
    });
  return { table, rows, context, fold };
}

it('people are counted once, of a subject, of what it is a part of, and of all of a kind', async () => {
  const { fold, context } = scene();
  for (const name of ['lan', 'mai', 'lan', 'lan']) await fold(name, { subjects: [chapter, document] });
  await fold('tu', { subjects: [{ kind: 'chapter', id: 'two' }] });
  expect(await countViewers(context, chapter)).toBe(2);
  expect(await countViewers(context, document)).toBe(2);
  expect(await countViewers(context, { kind: 'chapter', id: 'nowhere' })).toBe(0);
  expect(await countMonthViewers(context, 'chapter')).toBe(3);
  expect(await countMonthViewers(context, 'document')).toBe(2);
});

it('a repeated message writes nothing, and two workers at once lose nobody', async () => {
  const { fold, context, table, rows } = scene();
  await fold('lan');
  const versions = () => rows().map(({ version }) => version);
  await fold('lan');
  expect(versions()).toEqual([1, 1]);
  const crossed = meanwhile(table, () => fold('mai'));
  await fold('tu', { here: { ...context, table: crossed.table } });
  expect(crossed.happened()).toBe(true);
  expect(await countViewers(context, chapter)).toBe(3);
  const first = meanwhile(table, () => fold('mai', { subjects: [document] }));
  await fold('tu', { subjects: [document], here: { ...context, table: first.table } });
  expect([first.happened(), await countViewers(context, document)]).toEqual([true, 2]);
});

it('months are those of Vietnam', async () => {
  const { fold, context } = scene('2026-11-30T18:00:00.000Z');
  await fold('lan', { at: '2026-11-30T16:59:00.000Z' });
  expect(await countMonthViewers(context, 'chapter')).toBe(0);
  await fold('lan', { at: '2026-11-30T17:00:00.000Z' });
  expect(await countMonthViewers(context, 'chapter')).toBe(1);
});

it('a counted view tells which subjects were seen and the mark of the viewer, but not who it was', async () => {
  const { context, rows } = scene();
  const visitor = { userId: 'usr_lan', address: '203.0.113.7', userAgent: 'Mozilla/5.0 (Android 14)' };
  await countView(context, chapter, visitor, [document]);
  const row = rows().find(({ entity }) => entity === 'viewer');
  if (!row) throw new Error('The viewer is remembered');
  const event = subjectViewed.read('viewer', 'event', { before: undefined, after: row } as never);
  expect(event).toEqual({
    type: 'subject.viewed',
    id: 'event',
    trace: event?.trace,
    subjects: [chapter, document],
    mark: viewerMark('usr_lan'),
    at: november,
  });
  expect(subjectViewed.read('viewer', 'event', { before: row, after: row } as never)).toBeUndefined();
});
