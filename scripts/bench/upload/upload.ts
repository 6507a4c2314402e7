import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { playbackSource } from '#shared/playback.ts';
import { launchBrowser } from '../../browser/launch.ts';
import { megabytes, secondsSince, withFolder } from '../measure.ts';
import { type Figure, figuresOf } from '../report.ts';
import { anAdmin, origin, root, type RunningShop } from '../shop.ts';
import { aCutLine } from './cut-line.ts';
import { digestOfFilm, writeLargeFilm } from './large-film.ts';

const filmBytes = Number(process.env['UPLOAD_BYTES'] ?? 500 * 1024 * 1024);
const cuts = 10;
const reloadedAt = 0.45;

const { outputFiles } = buildSync({
  stdin: {
    contents: `import { uploadToSite } from './browser-upload.ts';
      const state = (globalThis.upload = { status: 'waiting', progress: 0, highest: 0, fell: false });
      globalThis.beginUpload = (file) =>
        uploadToSite('lessonVideos', file, { onChange: ({ status, progress, id, error }) =>
          Object.assign(state, { status, progress, id, error: String(error ?? ''), fell: state.fell || progress < state.progress }) });`,
    resolveDir: join(root, 'web/platform/uploads'),
  },
  bundle: true,
  format: 'iife',
  write: false,
});

type UploadNow = { status: string; progress: number; id?: string; error: string; fell: boolean };
const stateOf = (page: Page) => page.evaluate<UploadNow>('({ ...globalThis.upload })');

async function until(page: Page, isReached: (state: UploadNow) => boolean): Promise<UploadNow> {
  for (;;) {
    const state = await stateOf(page);
    if (isReached(state)) return state;
    if (state.status === 'failed') throw new Error(`The upload failed: ${state.error}`);
    await wait(50);
  }
}

/** Chooses the file on the page, as a person does, and begins to send it. */
async function choose(page: Page, film: string): Promise<void> {
  await page.evaluate(`document.body.prepend(Object.assign(document.createElement('input'),
    { type: 'file', id: 'film', onchange: ({ target }) => globalThis.beginUpload(target.files[0]) }))`);
  await page.setInputFiles('#film', film);
}

/** Forgets the highest memory until now: starting takes more than any upload. */
const forgetMemory = ({ pid }: RunningShop): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');
const highestMemory = ({ pid }: RunningShop): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

type Place = { url: string; film: string; session: object };

async function sendFilm(browser: Browser, { url, film, session }: Place) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(
    ([key, value]) => localStorage.getItem(String(key)) ?? localStorage.setItem(String(key), String(value)),
    ['cholang-session', JSON.stringify(session)],
  );
  await context.addInitScript({ content: outputFiles[0]?.text ?? '' });
  const page = await context.newPage();
  let opened = 0;
  page.on('response', (response) => {
    const isDoor = response.url().endsWith('/api/uploads/lessonVideos');
    if (isDoor && response.status() === 201) opened += 1;
  });
  await page.goto(`${url}/e-commerce`);
  const began = performance.now();
  await choose(page, film);
  await until(page, ({ progress }) => progress > reloadedAt);
  await page.reload();
  await choose(page, film);
  const { id = '', fell } = await until(page, ({ status }) => status === 'done');
  const seconds = secondsSince(began);
  await context.close();
  return { id, seconds, opened, fell };
}

/** Waits until players can fetch the video, and stores what they get. */
async function fetchVideo(id: string, to: string): Promise<void> {
  const playlist = origin + playbackSource(id);
  while (!(await fetch(playlist)).ok) await wait(100);
  const reply = await fetch(playlist.replace('master.m3u8', 'video.mp4'));
  if (!reply.body) throw new Error(`The video answered ${reply.status}`);
  await writeFile(to, reply.body);
}

function requireWhole(facts: Record<string, boolean>): void {
  const wrong = Object.keys(facts).filter((name) => !facts[name]);
  if (wrong.length > 0) throw new Error(`The upload is not whole, once: ${wrong.join(', ')}`);
}

/**
 * Sends 500 MB through a line that is cut ten times, with one reload of the page, and compares the frames that
 * players get with those that were sent.
 */
export const measureUpload = (shop: RunningShop): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const film = join(folder, 'bai-giang.mp4');
    const sentDigest = await writeLargeFilm(film, filmBytes);
    const { session } = await anAdmin();
    const line = await aCutLine(Number(new URL(origin).port), {
      everyBytes: Math.floor(filmBytes / (cuts + 1)),
      cuts,
    });
    const browser = await launchBrowser();
    forgetMemory(shop);
    const memoryBefore = highestMemory(shop);
    try {
      const sent = await sendFilm(browser, { url: line.url, film, session });
      const began = performance.now();
      const received = join(folder, 'received.mp4');
      await fetchVideo(sent.id, received);
      const packaged = secondsSince(began);
      const digest = await digestOfFilm(received);
      const { size } = statSync(film);
      requireWhole({
        'the same checksum': digest === sentDigest,
        'opened once': sent.opened === 1,
        'cut ten times': line.counts.cut === cuts,
        'progress never fell': !sent.fell,
      });
      const name = `${megabytes(size)} MB over a line that is cut ${cuts} times, one reload`;
      return figuresOf('Uploading a video', [
        [name, sent.seconds, 's', { note: `SHA-256 of its frames ${digest}, as sent` }],
        ['sent in all', megabytes(line.counts.sent), 'MB'],
        ['until it is packaged and fetched whole', packaged, 's'],
        [
          'highest memory of the whole local cloud meanwhile',
          megabytes(highestMemory(shop)),
          'MB',
          { budget: 1024, note: `${megabytes(memoryBefore)} before` },
        ],
      ]);
    } finally {
      await browser.close();
      line.close();
    }
  });
