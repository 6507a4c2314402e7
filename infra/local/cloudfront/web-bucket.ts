import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectStore } from '../emulators/object-index.ts';
import { createStaticFiles, type SendFile } from './static-files.ts';
import type { Answer } from '../http/http-tools.ts';

/** Files of the web app that functions read; browsers get all files from disk. */
const readByFunctions = ['index.html', 'route-files.json'];

/** Puts the built page into the web bucket, as a deployment does, for the function that renders into it. */
function fillWebBucket(objects: ObjectStore, bucket: string, folder: string): void {
  for (const name of readByFunctions) {
    const file = join(folder, name);
    if (existsSync(file)) objects.putObject(bucket, name, readFileSync(file));
  }
}

/** Serves the web app's files; requests wait while it is still being built. */
export function createWebPages(
  objects: ObjectStore,
  bucket: string,
  web: string | Promise<string>,
): { pages: Answer; ready: Promise<void> } {
  const files = Promise.resolve(web).then((folder) => {
    fillWebBucket(objects, bucket, folder);
    return createStaticFiles(folder);
  });
  // The code that started the build reports its failure.
  files.catch(() => {});
  return {
    pages: async (request, response, { pathname }) => (await files)(request, response, pathname),
    ready: files.then(() => {}),
  };
}

/** Serves the API reference under `/docs/`. It takes seconds to build, so it is built on the first request. */
export function withReference(pages: Answer, build: () => Promise<string>): Answer {
  let files: Promise<SendFile> | undefined;
  return async (request, response, url) => {
    if (!url.pathname.startsWith('/docs/')) return pages(request, response, url);
    files ??= build().then(createStaticFiles);
    // A failed build is discarded, so that the next request builds again.
    files.catch(() => (files = undefined));
    (await files)(request, response, url.pathname);
  };
}
