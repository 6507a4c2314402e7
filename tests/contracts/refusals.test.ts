import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { fileRefusals } from '#shared/media/file-refusals.ts';
import { contracts } from '#shared/registry/contracts.ts';
import { soughtRefusals } from '../routes/behind-validation/sought.ts';

/** Refusal for a record that is gone, by what names it in a path. */
const goneRecords: readonly (readonly [named: RegExp, code: ErrorCode])[] = [
  [/^\/news\/(?:\{id\}|slug)/, 'NEWS_NOT_FOUND'],
  [/^\/documents\/(?:\{id\}|slug)/, 'DOCUMENT_NOT_FOUND'],
  [/^\/documents\/chapters\/\{id\}|\{chapterId\}/, 'CHAPTER_NOT_FOUND'],
  [/^\/documents\/categories\/\{id\}/, 'DOCUMENT_CATEGORY_NOT_FOUND'],
  [/\/comments\/\{(?:id|commentId)\}/, 'COMMENT_NOT_FOUND'],
  [/\/versions\/\{number\}/, 'VERSION_NOT_FOUND'],
  [/^\/uploads\/\{kind\}\/\{id\}/, 'UPLOAD_NOT_FOUND'],
  [/^\/videos\/\{playbackId\}/, 'VIDEO_NOT_FOUND'],
  [/^\/moderation\/cases\/\{id\}/, 'CASE_NOT_FOUND'],
  [/^\/notifications\/devices\/\{id\}/, 'DEVICE_NOT_FOUND'],
  [/^\/notifications\/\{id\}/, 'NOTIFICATION_NOT_FOUND'],
];

/** Operations that change nothing, and refuse nothing, where the record is gone already. */
const repeatable = [
  'library/forget-progress',
  'library/delete-document-category',
  'notifications/remove-push-device',
];

const namesIt = ({ name, path }: AnyContract, named: RegExp): boolean =>
  named.test(path) && !repeatable.includes(name);

const withoutCode = (asked: readonly AnyContract[], code: ErrorCode): string[] =>
  asked.filter(({ errors }) => !errors.includes(code)).map(({ name }) => name);

describe('an operation promises', () => {
  it.each(goneRecords)('for a path like %s the refusal %s', (named, code) => {
    const asked = contracts.filter((contract) => namesIt(contract, named));
    expect(asked.length).toBeGreaterThan(0);
    expect(withoutCode(asked, code)).toEqual([]);
  });

  it('that a cursor of no page is refused, unless its form says that', () => {
    const paged = contracts.filter(
      ({ name, query }) =>
        'cursor' in ((query as { shape?: object }).shape ?? {}) && name !== 'favorites/list-favorites',
    );
    expect(paged.length).toBeGreaterThan(20);
    expect(withoutCode(paged, 'BAD_CURSOR')).toEqual([]);
  });

  it('every refusal of its own that a changed record, a changed field or a quicker person provokes', () => {
    const promised = new Set(
      contracts.flatMap(({ name, errors }) => errors.map((code) => `${name} ${code}`)),
    );
    expect(soughtRefusals.filter((refusal) => !promised.has(refusal))).toEqual([]);
  });

  it('why a file is refused: by what is said about it at first, by its content at the end', () => {
    const errorsOf = (name: string) => contracts.find((contract) => contract.name === name)?.errors;
    for (const name of ['uploads/create-upload', 'uploads/upload-thing'])
      expect(errorsOf(name)).toEqual(expect.arrayContaining(['FILE_TYPE_REFUSED', 'FILE_TOO_LARGE']));
    for (const name of ['uploads/finish-upload', 'uploads/sign-upload-parts'])
      expect(errorsOf(name)).toEqual(expect.arrayContaining([...fileRefusals]));
  });
});
