import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const locales = join(import.meta.dirname, '../../../web/locales');

type Texts = { [key: string]: string | Texts };

const emptyIn = (texts: Texts, at: string): string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return emptyIn(text, `${at}.${key}`);
    return text.trim() === '' ? [`${at}.${key}`] : [];
  });

it.each(['vi', 'en'])('no text in %s is empty: its key would be read instead', (language) => {
  const files = readdirSync(join(locales, language), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const texts = files.map((file): [string, Texts] => [
    file,
    JSON.parse(readFileSync(join(locales, language, file), 'utf8')) as Texts,
  ]);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.flatMap(([file, all]) => emptyIn(all, file))).toEqual([]);
});
