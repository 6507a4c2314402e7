import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fold } from '#shared/values/text.ts';
import { readEmoji } from '#web/ui/emoji/emoji-data.ts';

const found = async (language: string, typed: string) => {
  const { emojis } = await readEmoji(language, {});
  const query = fold(typed);
  return emojis
    .filter(({ label, tags }) => [label.toLowerCase(), ...tags].some((text) => text.includes(query)))
    .map(({ emoji }) => emoji);
};

describe('the emoji', () => {
  it.each([
    ['trái tim màu đỏ', '❤️'],
    ['trai tim mau do', '❤️'],
    ['Việt Nam', '🇻🇳'],
  ])('are found in Vietnamese with and without marks: %s', async (typed, emoji) => {
    expect(await found('vi', typed)).toContain(emoji);
  });

  it('have names in the language of the reader', async () => {
    expect(await found('en', 'red heart')).toContain('❤️');
    expect(await found('vi', 'red heart')).toEqual([]);
  });

  it('stand in groups with names, and none is an empty line', async () => {
    const { categories, emojis } = await readEmoji('vi', {});
    expect(categories[0]).toEqual({ index: 0, label: 'Mặt cười & cảm xúc' });
    expect(categories).toHaveLength(9);
    expect(new Set(emojis.map(({ category }) => category)).size).toBe(9);
    expect(emojis.filter(({ emoji, label }) => !emoji || !label)).toEqual([]);
  });

  it.each(['vi', 'en'])('are a small file: %s', (language) => {
    const file = readFileSync(join(import.meta.dirname, `../../../../web/ui/emoji/emoji-${language}.json`));
    expect(gzipSync(file).length).toBeLessThan(40_000);
  });
});
