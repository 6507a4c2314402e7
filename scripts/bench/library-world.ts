import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ChapterText } from '#shared/library/chapter.ts';
import { DocumentText } from '#shared/library/document.ts';
import { newId } from '#shared/values/ids.ts';
import { chapterPublication, searchedIn } from '#functions/domain/library/chapter-publication.ts';
import { chapterWordsRecord } from '#functions/domain/library/chapter-record.ts';
import { documentPublication } from '#functions/domain/library/document-publication.ts';
import { rankOfCount } from '#functions/platform/views/search-rows.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { whileStopped } from '#infra/local/commands/stopped-market.ts';
import { cacheFolder } from '#infra/local/home/folders.ts';
import { type Random, randomOf } from '#seed/random.ts';
import { openTableWriter } from '#seed/table-writer.ts';
import { itemsOfWriters, signInWriters } from './comment-writers.ts';
import { aClient, withShop } from './shop.ts';
import { aText, zipf } from './vietnamese-text.ts';

export const chaptersEach = 10;
const [syllablesEach, paragraphs] = [320, 4];
const by = 'usr_bench';
const minute = 60_000;

const sentence = (random: Random, length: number): string => {
  const text = aText(random, length);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

type PlacedChapter = { id: string; documentId: string; createdAt: string; views: number };

/** Items of a published chapter that reading and searching use; its versions are left out. */
function* itemsOfChapter(
  random: Random,
  { id, documentId, createdAt, views }: PlacedChapter,
): Generator<Item> {
  const content = Array.from(
    { length: paragraphs },
    () => `<p>${sentence(random, syllablesEach / paragraphs)}.</p>`,
  ).join('');
  const text = ChapterText.parse({ title: sentence(random, random.between(3, 8)), content });
  const card = chapterPublication.publishedOnce.toCard({
    id,
    slug: '',
    text,
    at: createdAt,
    card: { documentId, createdAt, sums: { views }, sumsVersion: 1 },
  });
  const items = chapterPublication.publishedOnce.itemsOf(card, text, by);
  yield* items.filter(({ entity }) => entity === 'chapter' || entity === 'publication-text');
  const status = 'published';
  const rank = rankOfCount(views);
  yield chapterWordsRecord.item({ id, documentId, ...searchedIn(text), rank, status, createdAt });
}

function* itemsOfDocument(random: Random, place: number, from: number): Generator<Item> {
  const at = from + place * 30 * minute;
  const [id, createdAt] = [newId(at), new Date(at).toISOString()];
  const text = DocumentText.parse({
    title: sentence(random, random.between(4, 9)),
    description: sentence(random, 25),
  });
  const chapterIds = Array.from({ length: chaptersEach }, (_, nth) => newId(at + nth * 1000));
  const views = zipf(random, 50_000);
  const card = documentPublication.publishedOnce.toCard({
    id,
    slug: `tai-lieu-${place}-${at}`,
    text,
    at: createdAt,
    card: {
      categoryId: `bench-${place % 12}`,
      categoryName: `Nhóm ${place % 12}`,
      audience: 'members',
      offline: false,
      thumbnailUrl: null,
      attachments: [],
      uploaderId: by,
      createdAt,
      chapterIds,
      chaptersVersion: chaptersEach,
      chapterCount: chaptersEach,
      sums: { views },
      sumsVersion: 1,
    },
  });
  yield* documentPublication.publishedOnce.itemsOf(card, text, by);
  for (const [nth, chapterId] of chapterIds.entries()) {
    const chapter = { id: chapterId, documentId: id, views: Math.floor(views * 0.8 ** nth) };
    yield* itemsOfChapter(random, { ...chapter, createdAt: new Date(at + nth * 1000).toISOString() });
  }
}

function* itemsOfLibrary(documents: number): Generator<Item> {
  const random = randomOf('library');
  const from = Date.now() - documents * 30 * minute;
  for (let place = 0; place < documents; place += 1) {
    yield* itemsOfDocument(random, place, from);
    if (place % 1000 === 999) process.stdout.write(`${place + 1} documents of ${documents}\n`);
  }
}

/** Raised when what is written changes, so that an earlier folder is not taken for a new one. */
const version = 1;

/** Builds the files of the views. One run of the schedules stores the chapters' file unfinished, a second one whole. */
async function buildViews(): Promise<void> {
  const client = aClient();
  await client.runSchedules();
  const [reader] = await signInWriters(1);
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await reader?.send('GET', '/documents/search?q=nhau');
    if (answer?.status === 200) return void (await client.runSchedules());
    await wait(1000);
  }
  throw new Error('The search in chapters did not become ready');
}

/**
 * Data folder of a market with this many documents of ten chapters each, and with people who may comment. It is
 * built once, which takes minutes, and kept in `.cache`; what a measurement writes stays in it.
 */
export async function preparedLibrary(documents: number): Promise<string> {
  const home = join(cacheFolder, `bench-library-${version}-${documents}`);
  if (existsSync(home)) return home;
  const unfinished = `${home}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await withShop(unfinished, async () => {});
  await whileStopped(unfinished, async ({ dynamodbEndpoint, tableName }) => {
    const table = openTableWriter(dynamodbEndpoint, tableName);
    await table.writeAll(await itemsOfWriters());
    await table.writeAll(itemsOfLibrary(documents));
    table.close();
  });
  // The first start builds the view files; functions started afterwards open those.
  await withShop(unfinished, buildViews);
  renameSync(unfinished, home);
  return home;
}
