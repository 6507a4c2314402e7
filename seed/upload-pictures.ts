import { Worker } from 'node:worker_threads';

export type PictureUpload = {
  /** What the first screens show is in place. */
  first: Promise<void>;
  /** Everything is. */
  all: Promise<void>;
  stop: () => Promise<void>;
};

export function uploadPictures(s3Endpoint: string, mediaBucket: string): PictureUpload {
  const worker = new Worker(new URL('picture-worker.ts', import.meta.url), {
    workerData: { s3Endpoint, mediaBucket },
  });
  const told = (what: string) =>
    new Promise<void>((resolve, reject) => {
      worker.on('message', (message) => {
        if (message === what) resolve();
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('Making pictures was stopped before the end')));
    });
  const upload = { first: told('first'), all: told('all') };
  // Whoever stops early does not wait for either.
  for (const promise of Object.values(upload)) promise.catch(() => {});
  return {
    ...upload,

    stop: async () => void (await worker.terminate()),
  };
}

export const nothingToUpload = (): PictureUpload => ({
  first: Promise.resolve(),
  all: Promise.resolve(),
  stop: async () => {},
});
