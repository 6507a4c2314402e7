import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as z from 'zod';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';
import { log } from '#functions/platform/log.ts';
import { readView, snapshotKey, type View } from '#functions/platform/views/view.ts';
import { views } from './views.ts';

const compress = promisify(gzip);

/** The revision last written by this container, so that a view nobody changed is not written again. */
const written = new Map<string, number>();

async function snapshot({ name, version }: { name: string; version: number }, view: View): Promise<void> {
  if (written.get(name) === view.revision) return;
  const path = join(tmpdir(), `snapshot-${randomUUID()}.sqlite`);
  const { revision } = view;
  try {
    view.db.prepare('VACUUM INTO ?').run(path);
    const { VIEWS_BUCKET } = readConfig({ VIEWS_BUCKET: z.string() });
    const body = await compress(readFileSync(path));
    await createBucket(VIEWS_BUCKET).put(
      snapshotKey({ name, version }),
      new Uint8Array(body),
      'application/gzip',
    );
    written.set(name, revision);
    log.info('view snapshot written', { view: name, bytes: body.length });
  } finally {
    rmSync(path, { force: true });
  }
}

/** Runs on a schedule: functions that start cold then read a recent file and only the newest changes. */
export async function handler(): Promise<void> {
  for (const definition of views) await snapshot(definition, await readView(definition));
}
