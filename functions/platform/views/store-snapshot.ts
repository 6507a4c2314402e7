import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type { Bucket } from '../clients/bucket.ts';
import { log } from '../log.ts';
import { type SnapshotName, snapshotKey, type SqliteView } from './sqlite-view.ts';
import { removeFile, temporaryFile } from './temporary-files.ts';
import { noteStored } from './view-file.ts';

/** Stores a view's file as a snapshot, from which functions with a cold start open the view. */
export async function storeSnapshot(
  { name, version }: SnapshotName,
  { db }: Pick<SqliteView<unknown>, 'db'>,
  bucket: Pick<Bucket, 'put'>,
): Promise<void> {
  const [plain, packed] = [temporaryFile('snapshot.sqlite'), temporaryFile('snapshot.zst')];
  try {
    noteStored(db);
    db.prepare('VACUUM INTO ?').run(plain);
    await pipeline(createReadStream(plain), createZstdCompress(), createWriteStream(packed));
    // Streams the file from disk, because the file of a big market is larger than the memory.
    const body = await openAsBlob(packed);
    await bucket.put(snapshotKey({ name, version }), body, 'application/zstd');
    log.info('view snapshot written', { view: name, bytes: body.size });
  } finally {
    removeFile(plain);
    removeFile(packed);
  }
}
