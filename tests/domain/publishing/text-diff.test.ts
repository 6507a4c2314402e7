import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canMove,
  displayedStatus,
  publicationMoveNames,
  publicationStatuses,
  statusAfter,
} from '#shared/publishing/publication-status.ts';
import { type DiffPart, diffText } from '#shared/publishing/text-diff.ts';
import { modelRuns } from '#tests/support/model-runs.ts';

const marks = { same: '', added: '+', removed: '-' } as const;
const shown = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => (kind === 'same' ? text : `[${marks[kind]}${text}]`)).join('');

describe('the difference of two texts', () => {
  it.each([
    ['', '', ''],
    ['Hội xuân', 'Hội xuân', 'Hội xuân'],
    ['', 'Hội', '[+Hội]'],
    ['Hội', '', '[-Hội]'],
    ['Hội xuân năm nay', 'Hội thu năm nay', 'Hội [-xuân][+thu] năm nay'],
    ['Mời bà con', 'Kính mời bà con', '[-Mời][+Kính mời] bà con'],
    ['một hai ba', 'một ba', 'một [-hai ]ba'],
    ['một ba', 'một hai ba', 'một [+hai ]ba'],
    ['a\nb\nc\n', 'a\nB\nc\n', 'a\n[-b][+B]\nc\n'],
    ['a\nc\n', 'a\nb\nc\n', 'a\n[+b\n]c\n'],
    ['a\nb\nc\n', 'a\nc\n', 'a\n[-b\n]c\n'],
    ['một hai', 'hai một', '[-một ]hai[+ một]'],
    ['a b c d', 'a x c y', 'a [-b][+x] c [-d][+y]'],
  ])('from "%s" to "%s" is "%s"', (older, newer, difference) => {
    expect(shown(diffText(older, newer))).toBe(difference);
  });

  const word = fc.constantFrom('hội', 'xuân', 'thu', ' ', '\n', '  ', 'đình');
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));

  it('gives both texts back, has neighbours of different kinds, and changes nothing where they are equal', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(text, text, (older, newer) => {
        const parts = diffText(older, newer);
        const without = (kind: DiffPart['kind']) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join('');
        expect([without('added'), without('removed')]).toEqual([older, newer]);
        expect(parts.every(({ kind }, place) => kind !== parts[place + 1]?.kind)).toBe(true);
        expect(parts.every((part) => part.text !== '')).toBe(true);
        expect(parts.some(({ kind }) => kind !== 'same')).toBe(older !== newer);
        const afterAdded = parts.some(
          ({ kind }, place) => kind === 'added' && parts[place + 1]?.kind === 'removed',
        );
        expect(afterAdded).toBe(false);
      }),
      modelRuns(500),
    );
  });

  it('of long texts stays within a fraction of a second: blocks that are too large count as replaced', () => {
    const long = (seed: string) => Array.from({ length: 60_000 }, (_, nth) => `${seed}${nth}`).join(' ');
    const begun = performance.now();
    expect(diffText(`x ${long('a')} y`, `x ${long('b')} y`).map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'added',
      'same',
    ]);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('of two thousand words is still compared word by word', () => {
    const words = Array.from({ length: 1900 }, (_, nth) => `w${nth % 7}`);
    const newer = words.map((one, nth) => (nth % 100 === 50 ? 'mới' : one));
    const added = diffText(words.join('\t'), newer.join('\t')).filter(({ kind }) => kind === 'added');
    expect(added.map(({ text: one }) => one)).toEqual(Array.from({ length: 19 }, () => 'mới'));
  });
});

describe('the moves of a publication', () => {
  it('lead from open statuses only, except back from the archive', () => {
    const fromArchive = publicationMoveNames.filter((move) => canMove(move, 'archived'));
    expect(fromArchive).toEqual(['reopen']);
    expect(publicationMoveNames.filter((move) => canMove(move, 'pending'))).toEqual([
      'save',
      'discard',
      'restore',
      'rename',
      'reject',
      'publish',
      'schedule',
      'cancelSchedule',
      'archive',
    ]);
  });

  it('change the status or leave it', () => {
    expect(publicationStatuses.map((status) => statusAfter('publish', status))).toEqual(
      publicationStatuses.map(() => 'published'),
    );
    expect(publicationStatuses.map((status) => statusAfter('save', status))).toEqual([
      ...publicationStatuses,
    ]);
  });

  it.each([
    ['draft', '2026-11-20T03:00:00.000Z', 'scheduled'],
    ['draft', null, 'draft'],
    ['unpublished', '2026-11-20T03:00:00.000Z', 'scheduled'],
    ['published', '2026-11-20T03:00:00.000Z', 'published'],
  ] as const)('%s with the moment %s is shown as %s', (status, publishAt, display) => {
    expect(displayedStatus({ status, publishAt })).toBe(display);
  });
});
