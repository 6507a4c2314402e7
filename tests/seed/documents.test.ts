import { describe, expect, it } from 'vitest';
import { slugify } from '#shared/values/text.ts';
import { documentCategories } from '#seed/world/documents/document-categories.ts';
import { documentTexts } from '#seed/world/documents/index.ts';
import { cleanedTwins, joinedBefore, sharedSentences, tagsOf, wordCount } from './written-texts.ts';

const chapters = documentTexts.flatMap((document) =>
  document.chapters.map((chapter) => ({ ...chapter, name: `${document.title}: ${chapter.title}` })),
);

describe('the documents of the demo library', () => {
  it('are 24 in 6 categories, and each category has some', () => {
    expect(documentTexts).toHaveLength(24);
    expect(documentCategories).toHaveLength(6);
    expect(new Set(documentTexts.map(({ category }) => category))).toEqual(
      new Set(documentCategories.map(({ key }) => key)),
    );
  });

  it('have titles, slugs, descriptions and chapter titles of their own', () => {
    expect(new Set(documentTexts.map(({ title }) => slugify(title))).size).toBe(24);
    expect(new Set(documentTexts.map(({ description }) => description)).size).toBe(24);
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
    expect(documentTexts.filter(({ title }) => slugify(title).length < 8)).toEqual([]);
  });

  it('have 2 to 7 chapters, and only clean HTML of the known elements', () => {
    const odd = documentTexts.filter(({ chapters: { length } }) => length < 2 || length > 7);
    expect(odd.map(({ title }) => title)).toEqual([]);
    expect(cleanedTwins(chapters)).toEqual([]);
    expect([...tagsOf(chapters)].filter((tag) => !knownTags.has(tag))).toEqual([]);
    expect(chapters.filter(({ html }) => /\s{2}|\n/.test(html)).map(({ name }) => name)).toEqual([]);
  });

  it('are long enough to be worth reading: 40 chapters have 250 to 900 words, the others at least 150', () => {
    const counts = chapters.map(({ html }) => wordCount(html));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...counts)).toBeLessThanOrEqual(900);
    expect(counts.filter((count) => count >= 250).length).toBeGreaterThanOrEqual(40);
  });

  it('repeat no sentence of more than 60 characters', () => {
    expect(sharedSentences(chapters)).toEqual([]);
  });

  it('come from active members or staff who had joined by then', () => {
    const strangers = documentTexts.filter(
      ({ uploader, createdDaysAgo }) => !joinedBefore(uploader, createdDaysAgo),
    );
    expect(strangers.map(({ title }) => title)).toEqual([]);
    const early = documentTexts.filter(
      ({ createdDaysAgo, publishedDaysAgo }) => (publishedDaysAgo ?? 0) > createdDaysAgo,
    );
    expect(early).toEqual([]);
  });

  it('show each state: unpublished, for guests, kept offline, filmed', () => {
    expect(documentTexts.filter(({ publishedDaysAgo }) => publishedDaysAgo === null)).toHaveLength(1);
    expect(documentTexts.filter(({ isPublic }) => isPublic)).toHaveLength(3);
    expect(documentTexts.filter(({ isOffline }) => isOffline)).toHaveLength(20);
    const hidden = documentTexts.filter((document) => document.chapters.some((one) => !one.isPublished));
    expect(hidden.map(({ publishedDaysAgo }) => publishedDaysAgo !== null)).toEqual([true]);
    const filmed = chapters.flatMap(({ film }) => film ?? []);
    expect(filmed.length).toBeGreaterThanOrEqual(4);
    expect(new Set(filmed).size).toBe(filmed.length);
  });

  it('carry attachments of each type, whose tables have as many cells in each line', () => {
    const files = documentTexts.flatMap(({ attachments }) => attachments);
    expect(new Set(files.map(({ name }) => name.split('.').at(-1)))).toEqual(new Set(['csv', 'txt', 'pdf']));
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
    expect(files.filter(({ lines }) => !/\p{L}/u.test(lines.join('')))).toEqual([]);
    const uneven = files.filter(
      ({ name, lines }) =>
        name.endsWith('.csv') && new Set(lines.map((line) => line.split(',').length)).size !== 1,
    );
    expect(uneven.map(({ name }) => name)).toEqual([]);
  });
});

const knownTags = new Set('p h2 h3 ul ol li strong em blockquote a table thead tbody tr th td'.split(' '));
