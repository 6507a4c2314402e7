import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectStore } from '../emulators/fauxqs.ts';
import { createStaticFiles, type SendFile } from './static-files.ts';
import type { Answer } from '../http/http-tools.ts';

/** What functions read of the web app; browsers get all of it from the disk. */
const readByFunctions = ['index.html', 'route-files.json'];

/** Puts the built page where a deployment would, for the function that fills it. */
function fillWebBucket(objects: ObjectStore, bucket: string, folder: string): void {
  for (const name of readByFunctions) {
    const file = join(folder, name);
    if (existsSync(file)) objects.putObject(bucket, name, readFileSync(file));
  }
}

/** Answers with the files of the web app; whoever comes while it is still being built waits for it. */
export function createWebPages(
  objects: ObjectStore,
  bucket: string,
  web: string | Promise<string>,
): { pages: Answer; ready: Promise<void> } {
  const files = Promise.resolve(web).then((folder) => {
    fillWebBucket(objects, bucket, folder);
    return createStaticFiles(folder);
  });
  // Whoever had it built says what went wrong.
  files.catch(() => {});
  return {
    pages: async (request, response, { pathname }) => (await files)(request, response, pathname),
    ready: files.then(() => {}),
  };
}

/** Answers for `/docs/` with the API's reference, which takes seconds to build: whoever asks first waits for it. */
export function withReference(pages: Answer, build: () => Promise<string>): Answer {
  let files: Promise<SendFile> | undefined;
  return async (request, response, url) => {
    if (!url.pathname.startsWith('/docs/')) return pages(request, response, url);
    files ??= build().then(createStaticFiles);
    // A failed build is forgotten, so that the next request builds again.
    files.catch(() => (files = undefined));
    (await files)(request, response, url.pathname);
  };
}
