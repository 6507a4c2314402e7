import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProgressReport } from '#shared/library/reading-progress.ts';
import type { QueuedReport } from '#web/features/library/reader/api/reading-queue.ts';
import { reportRecords } from '#web/features/library/reader/api/report-records.ts';
import { aDatabase } from '../support/a-database.ts';

const record = (documentId: string): QueuedReport => ({
  account: 'lan',
  documentId,
  report: ProgressReport.parse({ chapterId: 'a' }),
  stamp: documentId,
});
const ids = async () => (await reportRecords.list()).map(({ documentId }) => documentId);

beforeEach(async () => {
  vi.stubGlobal('indexedDB', undefined);
  for (const { account, documentId } of await reportRecords.list())
    await reportRecords.remove(`${account}:${documentId}`);
});
afterEach(() => vi.unstubAllGlobals());

it('reports are kept in the browser under a name of their own, and removed from there', async () => {
  const rows = aDatabase();
  await reportRecords.write('lan:d1', record('d1'));
  await reportRecords.write('lan:d2', record('d2'));
  rows.set('uploads:x', {});
  expect([...rows.keys()]).toEqual(['reading:lan:d1', 'reading:lan:d2', 'uploads:x']);
  // Another tab has a newer one.
  rows.set('reading:lan:d1', { ...record('d1'), stamp: 'newer' });
  expect(await reportRecords.read('lan:d1')).toMatchObject({ stamp: 'newer' });
  expect(await ids()).toEqual(['d1', 'd2']);
  await reportRecords.remove('lan:d2');
  expect(await reportRecords.list()).toMatchObject([{ documentId: 'd1', stamp: 'newer' }]);
  await reportRecords.remove('lan:d1');
  expect([...rows.keys()]).toEqual(['uploads:x']);
  expect([await reportRecords.read('lan:d1'), await ids()]).toEqual([undefined, []]);
});

it('where the browser keeps nothing, reports stay as long as the page', async () => {
  await reportRecords.write('lan:d1', record('d1'));
  expect([await reportRecords.read('lan:d1'), await ids()]).toEqual([record('d1'), ['d1']]);
  await reportRecords.remove('lan:d1');
  expect([await reportRecords.read('lan:d1'), await ids()]).toEqual([undefined, []]);
});
