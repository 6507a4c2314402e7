import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import * as z from 'zod';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { measure } from '#functions/platform/metrics.ts';
import { removeFile, temporaryFile } from '#functions/platform/views/temporary-files.ts';
import { snapshotKey, type SqliteView } from '#functions/platform/views/sqlite-view.ts';
import { readFile } from '#functions/platform/views/view.ts';
import { views } from './all-views.ts';

const config = readConfig({ VIEWS_BUCKET: z.string() });

/** The revision last written by this container, so that a view nobody changed is not written again. */
const written = new Map<string, number>();

async function snapshot(
  { name, version }: { name: string; version: number },
  view: SqliteView<unknown>,
): Promise<void> {
  if (written.get(name) === view.revision) return;
  const { revision } = view;
  const [plain, packed] = [temporaryFile('snapshot.sqlite'), temporaryFile('snapshot.zst')];
  try {
    view.db.prepare('VACUUM INTO ?').run(plain);
    await pipeline(createReadStream(plain), createZstdCompress(), createWriteStream(packed));
    // Read from the disk as it is sent: the file of a big market is larger than the memory.
    const body = await openAsBlob(packed);
    const { VIEWS_BUCKET } = config();
    await createBucket(VIEWS_BUCKET).put(snapshotKey({ name, version }), body, 'application/zstd');
    written.set(name, revision);
    log.info('view snapshot written', { view: name, bytes: body.size });
  } finally {
    removeFile(plain);
    removeFile(packed);
  }
}

/** Runs on a schedule: functions that start cold then read a recent file and only the newest changes. */
export const handler = (_event?: unknown, call?: Invocation): Promise<void> =>
  withInvocation(call, async () => {
    for (const definition of views) {
      await snapshot(definition, await readFile(definition));
      measure('SnapshotsCurrent', 1, { View: definition.name });
    }
  });
