import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type AwsClientStub, mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCold } from '#functions/platform/cold-start.ts';
import { log } from '#functions/platform/log.ts';
import { newChanges, withChanges } from '#functions/platform/table/changes.ts';
import { createRefresh } from '#functions/platform/views/freshness.ts';
import { search } from '#functions/platform/views/list-filters.ts';
import { sqliteSchema } from '#functions/platform/views/sqlite-table.ts';
import { removeFile, temporaryFile } from '#functions/platform/views/temporary-files.ts';
import { fileOf, readView } from '#functions/platform/views/view.ts';
import { type PlayedTable, playTable } from '#tests/support/play-table.ts';
import { notes } from '../support/notes-view.ts';

/** Each process empties the folder of temporary files now and then: this one has its own. */
const folder = mkdtempSync(join(tmpdir(), 'kept-views-'));
beforeEach(() => void vi.stubEnv('TMPDIR', folder));
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Asks as a caller who waits for an answer. */
const asking = <T>(ask: () => T): T => withChanges(newChanges(undefined, Date.now()), ask);

describe('the views of a container', () => {
  let aws: PlayedTable;
  let s3: AwsClientStub<S3Client>;
  let statuses: number[] = [];
  beforeEach(() => {
    aws = playTable();
    for (const [name, value] of Object.entries({
      TABLE_NAME: 't',
      VIEWS_BUCKET: 'views',
      AWS_REGION: 'ap-southeast-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    }))
      vi.stubEnv(name, value);
    statuses = [];
    vi.spyOn(log, 'error').mockReturnValue();
    s3 = mockClient(S3Client);
    s3.on(GetObjectCommand).callsFake(() => {
      throw new S3ServiceException({
        name: 'Missing',
        $fault: 'client',
        $metadata: { httpStatusCode: statuses.shift() ?? 404 },
      });
    });
  });
  afterEach(() => {
    startCold();
    aws.restore();
    s3.restore();
  });

  it('are opened once each, and anew by a container that starts, which closes what stood open', async () => {
    const view = await fileOf(notes);
    const files = () => readdirSync(folder).filter((file) => file.startsWith('view-notes-')).length;
    expect(await fileOf(notes)).toBe(view);
    expect(files()).toBe(1);
    expect(await fileOf({ ...notes, name: 'others', sqlite: notes.sqlite })).not.toBe(view);
    startCold();
    await vi.waitFor(() => expect([view.db.isOpen, files()]).toEqual([false, 0]));
    expect(await fileOf(notes)).not.toBe(view);
  });

  it('are opened anew where the first time failed', async () => {
    statuses = [403];
    await expect(fileOf(notes)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    expect((await fileOf(notes)).db.isOpen).toBe(true);
  });

  it('are caught up with the table before they answer', async () => {
    const changeId = '01KAEF5X8FQ2YR0H3V6JN7TE9C';
    aws.on(QueryCommand).resolves({ Items: [{ pk: 'NOTE#a', sk: 'HEAD', id: 'a', text: 'one', changeId }] });
    const { revision: before } = await fileOf(notes);
    const view = await readView(notes);
    expect(await view.ask()).toEqual({ a: 'one' });
    expect(view.revision).toBe(before + 1);
  });
});

it('a file of a container lies there as long as it is open, whichever others come and go', () => {
  const first = temporaryFile('view-a.sqlite');
  writeFileSync(first, 'a');
  const second = temporaryFile('view-b.sqlite');
  writeFileSync(second, 'b');
  removeFile(second);
  expect([existsSync(first), existsSync(second)]).toEqual([true, false]);
  const third = temporaryFile('view-c.sqlite');
  expect([existsSync(first), third === first]).toEqual([true, false]);
  removeFile(first);
  removeFile(third);
  expect(existsSync(first)).toBe(false);
});

it('what a process that was ended left lying about goes with the first file of the next', async () => {
  const left = temporaryFile('view-left.sqlite');
  removeFile(left);
  // Other tests of this worker may have files that stand open, so it loads the module once more.
  const anew: string = '#functions/platform/views/temporary-files.ts?anew';
  const next = (await import(anew)) as { temporaryFile: typeof temporaryFile };
  const own = left.replace('view-left', 'notes-of-somebody');
  for (const path of [left, own]) writeFileSync(path, 'x');
  const file = next.temporaryFile('snapshot.zst');
  expect([existsSync(left), existsSync(own)]).toEqual([false, true]);
  removeFile(own);
  removeFile(file);
});

it('an index goes the way its list is sorted, and so do the ids that end it', () => {
  const schema = sqliteSchema({
    name: 'notes',
    columns: { at: { kind: 'text' }, kind: { kind: 'text', nullable: true }, size: { kind: 'number' } },
    indexes: [['at desc'], ['kind', 'at desc'], ['size']],
  });
  expect(schema.split('\n')).toEqual([
    'CREATE TABLE "notes" (id TEXT PRIMARY KEY, "at" TEXT NOT NULL, "kind" TEXT, "size" NUMERIC NOT NULL, searched_text TEXT NOT NULL, row_text TEXT NOT NULL);',
    'CREATE INDEX "notes_1" ON "notes" ("at" DESC, id DESC);',
    'CREATE INDEX "notes_2" ON "notes" ("kind", "at" DESC, id DESC);',
    'CREATE INDEX "notes_3" ON "notes" ("size", id);',
  ]);
});

it('eight words are looked for, and no more', () => {
  expect(search()('Một hai ba bốn năm sáu bảy tám chín')).toEqual([
    { words: ['mot', 'hai', 'ba', 'bon', 'nam', 'sau', 'bay', 'tam'] },
  ]);
  expect(search()('  ')).toEqual([]);
});

describe('a reading that is queued behind another', () => {
  it('is a new one as soon as somebody who waits for it has to see what was written before', async () => {
    const held = Promise.withResolvers<number>();
    const read = vi.fn<(wanted: 'young' | 'new') => Promise<number>>(async () => 0);
    read.mockImplementationOnce(() => held.promise);
    const refresh = createRefresh({ read, hasAwaited: async () => true }, 0);
    const first = refresh();
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    const [young, fresh] = [asking(() => refresh()), refresh()];
    held.resolve(0);
    await Promise.all([first, young, fresh]);
    expect(read.mock.calls).toEqual([['new'], ['new']]);
  });

  it('is a young one where all of them only ask', async () => {
    const read = vi.fn<(wanted: 'young' | 'new') => Promise<number>>(async () => 0);
    const refresh = createRefresh({ read, hasAwaited: async () => true }, 0);
    await asking(() => refresh());
    expect(read.mock.calls).toEqual([['young']]);
  });
});
