import { describe, expect, it } from 'vitest';
import { uploadItem } from '#functions/domain/media/uploads.ts';
import { forgetPictures, listOldPictures, pictureItem } from '#functions/domain/members/pictures.ts';
import { avatarAt, joined, pictureFacts, pictureScene, today } from './pictures-scene.ts';

describe('a picture of before', () => {
  it('is kept when another is shown, newest first, as its owner’s old one', async () => {
    const { upload, choose, contextAt, olds } = pictureScene();
    const ids = [upload(), upload(), upload()];
    for (const id of ids) await choose(avatarAt(id));
    expect(await olds()).toEqual(ids.slice(0, 2).toSorted().toReversed());
    for (const old of await listOldPictures(contextAt(), { userId: 'lan', slot: 'avatar' }))
      expect(old).toMatchObject({ oldAvatarUserId: 'lan', oldCoverUserId: null });
    const cover = pictureScene();
    const [first, second] = [cover.upload({ kind: 'coverImages' }), cover.upload({ kind: 'coverImages' })];
    for (const id of [first, second]) await cover.choose(`/media/covers/${id}/1280.webp`, { slot: 'cover' });
    expect(await listOldPictures(cover.contextAt(), { userId: 'lan', slot: 'cover' })).toMatchObject([
      { id: first, oldAvatarUserId: null, oldCoverUserId: 'lan' },
    ]);
    expect(await cover.olds()).toEqual([]);
  });

  it('is shown again by its id or address, without its file being looked at anew', async () => {
    const { upload, choose, olds, put, files, profile, pass } = pictureScene();
    const [one, other] = [upload(), upload()];
    await choose(avatarAt(one));
    await choose(avatarAt(other));
    put([
      uploadItem({
        id: one,
        ownerId: 'cam',
        kind: 'files',
        mimeType: 'x',
        bytes: 1,
        status: 'arrived',
        createdAt: today,
      }),
    ]);
    for (const address of [avatarAt(one), avatarAt(one, 64), one]) {
      await choose(avatarAt(other));
      pass();
      expect(await choose(address)).toMatchObject({ id: one });
      expect([await olds(), files(), (await profile())?.avatarUrl]).toEqual([[other], 2, avatarAt(one)]);
    }
  });

  it('is the one that is shown no more, once none is', async () => {
    const { upload, choose, current, olds, profile } = pictureScene();
    const id = upload();
    await choose(avatarAt(id));
    expect([await choose(null), await current(), await olds()]).toEqual([null, null, [id]]);
    expect((await profile())?.avatarUrl).toBeNull();
  });

  it('is kept that came with the demo world, and not one of Google’s', async () => {
    const { upload, choose, current, olds, files } = pictureScene({ avatarUrl: '/media/seed/lan.webp' });
    expect(await current()).toEqual({
      ...pictureFacts,
      id: 'first',
      fileName: 'lan.webp',
      originalFileName: 'lan.webp',
      fileUrl: '/media/seed/lan.webp',
      createdAt: joined,
      updatedAt: joined,
    });
    const id = upload();
    await choose(avatarAt(id));
    expect(files()).toBe(2);
    expect(await choose('/media/seed/lan.webp')).toMatchObject({
      fileUrl: '/media/seed/lan.webp',
      createdAt: joined,
    });
    await choose(avatarAt(id));
    expect([files(), (await olds()).length]).toEqual([2, 1]);
    const google = pictureScene({ avatarUrl: 'https://google.test/a/photo' });
    expect(await google.current()).toMatchObject({ id: 'first', fileName: 'photo' });
    await google.choose(avatarAt(google.upload()));
    expect([await google.olds(), google.files()]).toEqual([[], 1]);
  });
});

describe('of more pictures than are kept', () => {
  it.each([
    [20, 0],
    [21, 1],
    [22, 2],
    [25, 5],
    [26, 5],
  ])('%s of before lose %s with the next, the oldest, and their files', async (count, lost) => {
    const { kept, choose, upload, files, uploadNow } = pictureScene();
    const ids = kept(count);
    const id = upload();
    await choose(avatarAt(id));
    expect(files()).toBe(count - lost + 1);
    const removed = ids.filter((one) => uploadNow(one)?.['status'] === 'removed');
    // The newest twenty stay; of more than five too many, the next choice takes the rest.
    expect(removed).toEqual(ids.slice(0, count - 20).slice(-5));
    expect(uploadNow(id)).toMatchObject({ status: 'arrived' });
  });

  it('the one that is chosen again stays, and so does one more', async () => {
    const { kept, choose, files, uploadNow } = pictureScene();
    const [oldest = '', next = ''] = kept(22);
    await choose(avatarAt(oldest));
    expect([files(), uploadNow(oldest)?.['status'], uploadNow(next)?.['status']]).toEqual([
      21,
      'arrived',
      'removed',
    ]);
  });

  it('twenty are shown to choose from', async () => {
    const { kept, olds } = pictureScene();
    const ids = kept(22);
    expect(await olds()).toEqual(ids.toReversed().slice(0, 20));
  });
});

it('of somebody who left, no picture of either slot is kept, nor its file', async () => {
  const { kept, contextAt, files, uploadNow, put, upload } = pictureScene();
  const avatars = kept(3);
  const cover = upload({ kind: 'coverImages' });
  const { oldAvatarUserId: _avatar, oldCoverUserId: _cover, ...rest } = pictureFacts;
  const file = { ...rest, fileName: 'x', originalFileName: 'x', createdAt: today, updatedAt: today };
  const seed = { ...file, id: 'seed', fileUrl: '/media/seed/x.webp' };
  put([
    pictureItem('lan', 'avatar', seed),
    pictureItem('lan', 'cover', { ...file, id: cover, fileUrl: `/media/covers/${cover}/1280.webp` }),
    pictureItem('cam', 'avatar', seed),
  ]);
  await forgetPictures(contextAt(), 'lan');
  expect(files()).toBe(1);
  for (const id of [...avatars, cover]) expect(uploadNow(id)).toMatchObject({ status: 'removed' });
});
