import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { startFauxqs } from '#infra/local/emulators/fauxqs.ts';
import { credentials, region } from '#infra/local/http/sigv4.ts';
import { startBucketProxy } from '#infra/local/s3/bucket-proxy.ts';
import { createFileRoutes } from '#infra/local/s3/files/file-routes.ts';
import { openFileStore } from '#infra/local/s3/files/file-store.ts';

export const Bucket = 'small-media';
export const browser = 'https://shop.test';
export const mebibyte = 1024 * 1024;
export const partBytes = 5 * mebibyte;

/** Bytes that differ from each other, so that a wrong place shows. */
export const someBytes = (size: number, seed = 1): Buffer =>
  Buffer.from(
    Uint8Array.from({ length: size }, (_, place) => (place * 31 + (place >> 8) * seed + seed) & 255),
  );

const rule = {
  AllowedOrigins: [browser],
  AllowedMethods: ['PUT'],
  AllowedHeaders: ['content-type'],
  ExposedHeaders: ['etag'],
  MaxAge: 600,
};

/** The local S3 alone, on a home that outlives it. */
export async function startStore(home: string, now: () => number = Date.now) {
  const fauxqs = await startFauxqs(home, region);
  fauxqs.objects.createBucket(Bucket);
  const store = openFileStore(join(home, 'objects'), fauxqs.index, now);
  const takesFiles = createFileRoutes(store);
  fauxqs.intercept(takesFiles);
  const proxy = await startBucketProxy({
    target: fauxqs.endpoint,
    objects: fauxqs.objects,
    takesFiles,
    rulesOf: () => [rule],
    now,
    mayUse: () => true,
  });
  const endpoint = `http://127.0.0.1:${proxy.port}`;
  const s3 = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1,
  });
  return {
    endpoint,
    /** The emulator's own address, where nobody signs: what the front door reads pictures from. */
    inner: fauxqs.endpoint,
    s3,
    ...store,
    close: async () => {
      s3.destroy();
      await proxy.close();
      await fauxqs.close();
    },
  };
}

export type Store = Awaited<ReturnType<typeof startStore>>;

/** A folder for the data of stores, and a way to forget it. */
export function aStoreHome() {
  const home = mkdtempSync(join(tmpdir(), 'cholang-store-'));
  return { home, forget: () => rmSync(home, { recursive: true, force: true }) };
}
