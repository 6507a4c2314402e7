import { describe, expect, it, vi } from 'vitest';
import {
  keepPicture,
  ownPicture,
  pictureForStaff,
  placeForPicture,
  removePicture,
  removePicturesOf,
} from '#functions/domain/identity/paper-pictures.ts';
import {
  listAccesses,
  recordAccess,
  ownNumber,
  readAccesses,
} from '#functions/domain/identity/access-log.ts';
import { setPrimary } from '#functions/domain/identity/manage-papers.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aPaperAt, firstNumber, type Stage } from './papers-scene.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1');

/** A paper with a picture of its front, and what links were signed for it. */
async function aPictured(stage: Stage = 'submitted') {
  const scene = await aPaperAt('draft');
  const { context, owner, id, files } = scene;
  const [signPut, signGet] = [
    vi.fn<typeof context.bucket.signPut>(context.bucket.signPut),
    vi.fn<typeof context.bucket.signGet>(context.bucket.signGet),
  ];
  const signing = { ...context, bucket: { ...context.bucket, signPut, signGet } as typeof context.bucket };
  const uploadOf = (uploadId: string) => `papers/in/${owner.id}/${id}/${uploadId}`;
  files.set(uploadOf('u1'), png);
  await keepPicture(context, { userId: owner.id, id, side: 'front', uploadId: 'u1' });
  const front = `papers/${owner.id}/${id}/${(await scene.stored(owner, id))?.front ?? ''}`;
  if (stage !== 'draft') await scene.submit(owner);
  const name = { userId: owner.id, id, side: 'front' } as const;
  const looks = () => readAccesses(context, owner.id);
  return { ...scene, signing, signPut, signGet, name, looks, uploadOf, front };
}

describe('a place for a picture of a paper', () => {
  it('is its owner’s for a quarter of an hour, for as many bytes as were said', async () => {
    const { signing, signPut, owner, id, now, uploadOf } = await aPictured('draft');
    const place = await placeForPicture(signing, { userId: owner.id, id, size: 1234, mimeType: 'image/png' });
    expect(signPut).toHaveBeenCalledExactlyOnceWith(uploadOf(place.id), {
      contentType: 'image/png',
      bytes: 1234,
      seconds: 900,
    });
    expect(place).toMatchObject({
      headers: { 'content-type': 'image/png' },
      expiresAt: new Date(now() + 900_000).toISOString(),
    });
  });

  it('is none while staff look at the paper, and none of another’s', async () => {
    const { signing, signPut, owner, id } = await aPictured();
    const ask = (userId: string, paper = id) =>
      refusalOf(placeForPicture(signing, { userId, id: paper, size: 1, mimeType: 'image/png' }));
    expect(await ask(owner.id)).toBe('IDENTITY_STATE');
    expect(await ask(owner.id, 'another')).toBe('IDENTITY_NOT_FOUND');
    expect(await ask('cam')).toBe('IDENTITY_NOT_FOUND');
    expect(signPut).not.toHaveBeenCalled();
  });
});

describe('a picture of a paper', () => {
  it('is seen by a link of five minutes, which is noted with who asked', async () => {
    const { signing, signGet, name, owner, admin, id, looks, now, front } = await aPictured();
    const own = await ownPicture(signing, name);
    expect(own).toEqual({
      url: `https://files.test/${front}`,
      expiresAt: new Date(now() + 300_000).toISOString(),
    });
    await pictureForStaff(signing, { id, side: 'front', staffId: admin.id });
    for (const [key, given] of signGet.mock.calls)
      expect([key, given]).toEqual([front, { fileName: 'front.jpg', seconds: 300 }]);
    expect(await looks()).toMatchObject([
      { by: 'staff', name: admin.fullName, paperId: id, userId: admin.id },
      { by: 'owner', name: owner.fullName, paperId: id, userId: owner.id },
    ]);
  });

  it('that is not there is no look', async () => {
    const { signing, name, admin, id, looks } = await aPictured();
    expect(await refusalOf(ownPicture(signing, { ...name, side: 'back' }))).toBe('IDENTITY_NOT_FOUND');
    expect(await refusalOf(pictureForStaff(signing, { id, side: 'back', staffId: admin.id }))).toBe(
      'IDENTITY_NOT_FOUND',
    );
    expect(await looks()).toEqual([]);
  });

  it('is its owner’s alone until it was sent', async () => {
    const { signing, admin, id, name } = await aPictured('draft');
    expect(await refusalOf(pictureForStaff(signing, { id, side: 'front', staffId: admin.id }))).toBe(
      'IDENTITY_NOT_FOUND',
    );
    expect(await refusalOf(ownPicture(signing, name))).toBeUndefined();
  });

  it('goes from a paper even while staff look at it, and none takes its place then', async () => {
    const { context, name, stored, owner, id, removed, files, uploadOf, front } = await aPictured();
    files.set(uploadOf('u2'), png);
    expect(await refusalOf(keepPicture(context, { ...name, side: 'back', uploadId: 'u2' }))).toBe(
      'IDENTITY_STATE',
    );
    await removePicture(context, name);
    await removePicture(context, name);
    expect((await stored(owner, id))?.front).toBeNull();
    expect(removed).toEqual([uploadOf('u1'), front]);
    expect(await refusalOf(removePicture(context, { ...name, id: 'another' }))).toBe('IDENTITY_NOT_FOUND');
  });

  it('goes with its paper, each side that there is', async () => {
    const { context, owner, id, stored, removed } = await aPictured();
    removed.length = 0;
    const paper = await stored(owner, id);
    if (!paper) throw new Error('The paper is gone');
    await removePicturesOf(context, owner.id, [
      { ...paper, front: null, back: null },
      { ...paper, id: 'p2', back: 'u9' },
    ]);
    expect(removed.toSorted()).toEqual(
      [`papers/${owner.id}/p2/${paper.front}`, `papers/${owner.id}/p2/u9`].toSorted(),
    );
  });
});

describe('looks at papers', () => {
  it('are kept for two years, and told of each paper from the newest', async () => {
    const { context, owner, id, rows, now } = await aPictured();
    expect((await ownNumber(context, { userId: owner.id, id })).number).toBe(firstNumber);
    await recordAccess(context, { ownerId: owner.id, id: 'another', lookerId: owner.id });
    await recordAccess(context, { ownerId: owner.id, id, lookerId: owner.id });
    const kept = rows().filter(({ entity }) => entity === 'identity-look');
    expect(kept.at(-1)).toMatchObject({ expiresAt: Math.floor(now() / 1000) + 2 * 365 * 24 * 3600 });
    const found = await listAccesses(context, { userId: owner.id, id });
    expect(found.map(({ at }) => at)).toEqual([kept[2]?.['at'], kept[0]?.['at']]);
    expect(await refusalOf(listAccesses(context, { userId: owner.id, id: 'another' }))).toBe(
      'IDENTITY_NOT_FOUND',
    );
    expect(await refusalOf(listAccesses(context, { userId: 'cam', id }))).toBe('IDENTITY_NOT_FOUND');
  });

  it('are told as far back as a page goes', async () => {
    const { context, owner, id } = await aPictured();
    for (let nth = 0; nth < 51; nth += 1)
      await recordAccess(context, { ownerId: owner.id, id, lookerId: owner.id });
    expect(await readAccesses(context, owner.id)).toHaveLength(50);
  });
});

it('of somebody who is believed the primary paper is one in force; of anybody else, any', async () => {
  const draft = await aPaperAt('draft');
  const second = await draft.add(draft.owner, { number: '001192000002' });
  expect(await setPrimary(draft.context, { userId: draft.owner.id, id: second.id })).toMatchObject({
    id: second.id,
  });
  const approved = await aPaperAt('approved');
  const another = await approved.add(approved.owner, { number: '001192000002' });
  const choose = (id: string) => refusalOf(setPrimary(approved.context, { userId: approved.owner.id, id }));
  expect([await choose(another.id), await choose(approved.id), await choose('none')]).toEqual([
    'IDENTITY_STATE',
    undefined,
    'IDENTITY_NOT_FOUND',
  ]);
});
