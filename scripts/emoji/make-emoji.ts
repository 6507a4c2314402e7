import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { fold, words } from '#shared/values/text.ts';

/**
 * Makes the names of emoji that the browser loads with the picker: `node scripts/emoji/make-emoji.ts FOLDER`, where
 * the folder is an unpacked `emojibase-data` package. Each group holds lines `emoji`, tab, `name`, tab, `search
 * words`; the words are folded and leave out those of the name, which are found by the name itself.
 */
const root = join(import.meta.dirname, '../..');
const languages = ['vi', 'en'] as const;

/** Newest version of emoji that is offered: later ones are empty boxes on phones that are a few years old. */
const newestVersion = 15;
const maxSearchWords = 6;
/** Group of skin tones and hair, which are parts of other emoji. */
const componentGroup = 2;

const Emoji = z.object({
  emoji: z.string(),
  label: z.string(),
  tags: z.array(z.string()).default([]),
  group: z.int().optional(),
  version: z.number(),
});
const Messages = z.object({ groups: z.array(z.object({ message: z.string(), order: z.int() })) });

function lineOf({ emoji, label, tags }: z.infer<typeof Emoji>): string {
  const known = new Set(words(fold(label)));
  const rest = new Set(tags.flatMap((tag) => words(fold(tag))).filter((word) => !known.has(word)));
  return [emoji, label.normalize('NFC'), [...rest].slice(0, maxSearchWords).join(' ')].join('\t');
}

function makeLanguage(folder: string, language: string): void {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, language, name), 'utf8'));
  const all = z.array(Emoji).parse(read('data.json'));
  const { groups } = Messages.parse(read('messages.json'));
  const made = groups
    .filter(({ order }) => order !== componentGroup)
    .map(({ message, order }) => ({
      name: message,
      emoji: all.filter(({ group, version }) => group === order && version <= newestVersion).map(lineOf),
    }));
  const text = `${JSON.stringify({ groups: made }, undefined, 2)}\n`;
  writeFileSync(join(root, `web/ui/emoji/emoji-${language}.json`), text);
  const kilobytes = gzipSync(JSON.stringify(made)).length / 1000;
  console.log(
    `${language}: ${made.flatMap(({ emoji }) => emoji).length} emoji, ${kilobytes.toFixed(1)} KB gzip`,
  );
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the unpacked package emojibase-data');
for (const language of languages) makeLanguage(folder, language);
