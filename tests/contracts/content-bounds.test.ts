import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { documentComments } from '#shared/library/document-comments.contract.ts';
import { ChapterText } from '#shared/library/chapter.ts';
import { CategoryDraft, DocumentText } from '#shared/library/document.ts';
import { listReadingDocuments } from '#shared/library/own-library.contract.ts';
import {
  listDocuments,
  listOwnDocuments,
  listPublicDocuments,
} from '#shared/library/read-library.contract.ts';
import { reorderChapters } from '#shared/library/write-chapters.contract.ts';
import { signUploadParts } from '#shared/media/upload.contract.ts';
import { appealDecision, reportContent, searchCases } from '#shared/moderation/moderation.contract.ts';
import { listUpcomingEvents } from '#shared/news/events.contract.ts';
import { newsComments } from '#shared/news/news-comments.contract.ts';
import { openingNews } from '#shared/news/news-choices.ts';
import { NewsText } from '#shared/news/news.ts';
import { listNews, searchNews } from '#shared/news/read-news.contract.ts';
import { newId } from '#shared/values/ids.ts';

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const letters = (count: number): string => 'ữ'.repeat(count);
const many = (count: number, one: (nth: number) => unknown) =>
  Array.from({ length: count }, (_, nth) => one(nth + 1));

const subject = { kind: 'comment', id: newId() };
const report = (note: string) => ({ subject, reason: 'spam', note });

type Bound = [what: string, schema: z.ZodType, most: number, of: (count: number) => unknown];
it.each<Bound>([
  ['letters of a news item’s title', NewsText, 200, (count) => ({ title: letters(count) })],
  ['letters of its summary', NewsText, 500, (count) => ({ summary: letters(count) })],
  ['letters of its place', NewsText, 200, (count) => ({ location: letters(count) })],
  ['letters of its duration', NewsText, 100, (count) => ({ duration: letters(count) })],
  ['letters of whom it is for', NewsText, 100, (count) => ({ level: letters(count) })],
  ['pictures of a news item', NewsText, 20, (count) => ({ images: many(count, () => ({ url: '/a.webp' })) })],
  ['videos of a news item', NewsText, 4, (count) => ({ videos: many(count, () => ({ playbackId: 'v' })) })],
  ['letters of a document’s title', DocumentText, 200, (count) => ({ title: letters(count) })],
  ['letters of its description', DocumentText, 5000, (count) => ({ description: letters(count) })],
  ['letters of a chapter’s title', ChapterText, 200, (count) => ({ title: letters(count) })],
  ['letters of a category’s name', CategoryDraft, 120, (count) => ({ name: letters(count) })],
  ['chapters in an order', reorderChapters.body, 100, (count) => ({ chapterIds: many(count, newId) })],
  ['letters of the note of a report', reportContent.body, 500, (count) => report(letters(count))],
  [
    'letters of the note of an appeal',
    appealDecision.body,
    500,
    (count) => ({ subject, note: letters(count) }),
  ],
  ['events that are asked for at once', listUpcomingEvents.query, 20, (limit) => ({ limit })],
  ['documents that one may go on with', listReadingDocuments.query, 10, (limit) => ({ limit })],
  [
    'parts of a file that are signed at once',
    signUploadParts.body,
    8,
    (count) => ({ numbers: many(count, Number) }),
  ],
])('as many as that are taken, and not one more: %s', (_, schema, most, of) => {
  expect([takes(schema, of(most)), takes(schema, of(most + 1))]).toEqual([true, false]);
});

it('spaces around a note do not count, up to four times its length', () => {
  expect(takes(reportContent.body, report(`${' '.repeat(1500)}${letters(500)}`))).toBe(true);
  expect(takes(reportContent.body, report(`${' '.repeat(1501)}${letters(500)}`))).toBe(false);
});

describe('a page', () => {
  it.each<[string, { query: z.ZodType }, number, number]>([
    ['news', listNews, 10, 20],
    ['documents', listDocuments, 10, 20],
    ['own documents', listOwnDocuments, 10, 20],
    ['public documents', listPublicDocuments, 10, 20],
    ['news for staff', searchNews, 15, 100],
    ['cases for moderators', searchCases, 20, 100],
    ['comments on news', newsComments.list, 10, 100],
    ['replies on news', newsComments.replies, 10, 100],
    ['comments on documents', documentComments.list, 10, 100],
    ['replies on documents', documentComments.replies, 10, 100],
  ])(
    'of %s has its usual number of rows, or as many as are asked for up to a limit',
    (_, { query }, usual, most) => {
      const size = (asked: object) => {
        const { data } = query.safeParse(asked) as { data?: { limit?: number; pageSize?: number } };
        return data?.limit ?? data?.pageSize;
      };
      expect(size({})).toBe(usual);
      const asked = (count: number) => ({ limit: String(count), pageSize: String(count) });
      expect([size(asked(most)), takes(query, asked(most + 1))]).toEqual([most, false]);
    },
  );

  it('of news brings along exactly the answer to the list as it opens', () => {
    expect(listNews.query.parse({})).toMatchObject(openingNews);
  });
});
