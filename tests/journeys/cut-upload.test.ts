import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCuttingServer } from '#tests/support/cutting-server.ts';
import { sharedBrowser } from '#tests/support/shared-browser.ts';

const modules = ['browser-connection', 'file-identity', 'put-bytes', 'start-upload', 'upload-memory'];
const { outputFiles } = buildSync({
  stdin: {
    contents: modules.map((name) => `export * from './${name}.ts';`).join('\n'),
    resolveDir: join(import.meta.dirname, '../../web/platform/uploads'),
  },
  bundle: true,
  format: 'esm',
  write: false,
});

let page: Page;
let server: Awaited<ReturnType<typeof aCuttingServer>>;
beforeAll(async () => {
  server = await aCuttingServer(outputFiles[0]?.text ?? '', 10);
  page = await (await sharedBrowser()).newPage();
});
afterAll(async () => {
  await page.context().close();
  server.close();
});

/** Sends 60 MB that are the same each time; what the page knows of it stands in `window.sending`. */
const begin = `(async () => {
  const { startUpload, putBytes, uploadMemory, fileIdentity, browserConnection, delay } = await import('/upload.js');
  const bytes = new Uint32Array(15_000_000);
  for (let at = 0, value = 7; at < bytes.length; at += 1) bytes[at] = value = (value * 1103515245 + 12345) >>> 0;
  const file = new File([bytes], 'bài giảng.mp4', { type: 'video/mp4', lastModified: 1 });
  const ask = async (path, body) =>
    (await fetch(path, { method: 'POST', body: JSON.stringify(body) })).json();
  const door = {
    openUpload: (kind, facts) => ask('/open', facts),
    signParts: (kind, id, numbers) => ask('/sign', { numbers }),
    finish: () => ask('/finish', {}),
    giveUp: () => ask('/give-up', {}),
  };
  const ports = {
    door,
    put: putBytes,
    memory: uploadMemory,
    identify: fileIdentity,
    connection: browserConnection,
    // The line comes back at once: a test need not wait.
    delay: (milliseconds, signal) => delay(20, signal),
    random: Math.random,
  };
  window.sending = { shares: [], status: 'sending' };
  startUpload(ports, 'postVideos', file, {
    onChange: ({ status, progress }) => {
      window.sending.status = status;
      window.sending.shares.push(progress);
    },
  });
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
})()`;

it('60 MB over a line that is cut ten times and a page that is reloaded once arrive whole, once', async () => {
  await page.goto(server.url);
  await page.evaluate(begin);
  await expect.poll(() => server.parts.size, { interval: 5 }).toBeGreaterThan(2);
  await page.reload();
  const there = server.parts.size;
  const digest = await page.evaluate<string>(begin);
  await expect.poll(() => page.evaluate('window.sending.status')).toBe('done');
  const shares = await page.evaluate<number[]>('window.sending.shares');
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares[0]).toBeGreaterThanOrEqual((there - 1) / 12);
  expect(server.digest()).toBe(digest);
  expect(server.counts).toMatchObject({ opened: 1, finished: 1, cut: 10 });
  expect(
    await page.evaluate(`import('/upload.js').then(({ uploadMemory }) => uploadMemory.list('postVideos'))`),
  ).toEqual([]);
});
