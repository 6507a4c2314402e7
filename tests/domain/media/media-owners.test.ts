import { expect, it } from 'vitest';
import { ownerNamed, settlePictures, waitingPicture } from '#functions/domain/media/media-owner.ts';
import { mediaOwners } from '#functions/workers/all-media-owners.ts';

it.each([
  ['review#r1', 'review', 'r1'],
  ['parcel#01J-2', 'parcel', '01J-2'],
  ['lesson-video#a#b', 'lesson-video', 'a#b'],
  // Uploads that were attached before owners were declared.
  ['return:r1', 'return', 'r1'],
  ['category:c1', 'category', 'c1'],
  ['01KAEF5X8FQ2YR0H3V6JN7TE9C', 'review', '01KAEF5X8FQ2YR0H3V6JN7TE9C'],
])('an upload attached to %s belongs to the %s %s', (attachedTo, kind, id) => {
  expect(ownerNamed(attachedTo)).toEqual({ kind, id });
});

it('each owner names its records by its kind, and no two owners have the same', () => {
  const kinds = mediaOwners.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});

it('a picture in a list is marked as ready or dropped, and others stay', () => {
  const pictures = [waitingPicture('a'), waitingPicture('b')];
  const [, other] = pictures;
  expect(settlePictures(pictures, { pictureId: 'a', ready: true })).toEqual([
    { ...waitingPicture('a'), ready: true },
    other,
  ]);
  expect(settlePictures(pictures, { pictureId: 'a', ready: false })).toEqual([other]);
});
