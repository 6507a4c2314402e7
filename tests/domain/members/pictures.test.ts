import { describe, expect, it } from 'vitest';
import { newId } from '#shared/values/ids.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { uploadItem } from '#functions/domain/media/uploads.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { avatarAt, pictureFacts, pictureScene, today } from './pictures-scene.ts';

describe('a picture that was sent', () => {
  it.each([320, 640, '{width}'])('is shown at its width, by an address of %s, and stays', async (width) => {
    const { upload, choose, current, profile, uploadNow, olds, files } = pictureScene();
    const id = upload({ expiresAt: 9_999_999_999 });
    const shown = {
      ...pictureFacts,
      id,
      fileName: '320.webp',
      originalFileName: 'Tôi.jpg',
      fileUrl: avatarAt(id),
      createdAt: today,
      updatedAt: today,
    };
    expect(await choose(avatarAt(id, width), { originalFileName: 'Tôi.jpg' })).toEqual(shown);
    expect(await current()).toEqual(shown);
    expect(await profile()).toMatchObject({ avatarUrl: avatarAt(id), coverUrl: null, updatedAt: today });
    expect(uploadNow(id)).toMatchObject({ attachedTo: 'member#lan', status: 'arrived' });
    expect([uploadNow(id)?.['expiresAt'], await olds(), files()]).toEqual([undefined, [], 1]);
  });

  it('goes by the name of its file where none is said, and is a cover in that slot', async () => {
    const { upload, choose, profile, current } = pictureScene();
    const id = upload({ kind: 'coverImages' });
    const fileUrl = `/media/covers/${id}/1280.webp`;
    expect(await choose(fileUrl, { slot: 'cover' })).toMatchObject({
      fileUrl,
      originalFileName: '1280.webp',
    });
    expect(await profile()).toMatchObject({ avatarUrl: null, coverUrl: fileUrl });
    expect(await current()).toBeNull();
  });

  it.each<[string, (scene: ReturnType<typeof pictureScene>) => string]>([
    ['is somebody else’s', ({ upload }) => avatarAt(upload({ ownerId: 'cam' }))],
    ['is a cover', ({ upload }) => avatarAt(upload({ kind: 'coverImages' }))],
    ['has the address of a cover', ({ upload }) => avatarAt(upload()).replace('avatars', 'covers')],
    ['has an address elsewhere', ({ upload }) => `https://evil.test${avatarAt(upload())}`],
    ['was never sent', () => avatarAt(newId())],
    ['is named by no id', () => avatarAt('short')],
    ['is no picture of ours', () => 'https://evil.test/x.webp'],
    ['never arrived', ({ upload }) => avatarAt(upload({ seenAt: undefined }))],
    ['was taken away', ({ upload }) => avatarAt(upload({ status: 'removed' }))],
  ])('is refused where it %s', async (_, address) => {
    const scene = pictureScene();
    expect(await refusalOf(scene.choose(address(scene)))).toBe('UNKNOWN_UPLOAD');
    expect([scene.files(), (await scene.profile())?.avatarUrl]).toEqual([0, null]);
  });

  it('is nobody’s whose account is gone', async () => {
    const { choose, upload, table, profile } = pictureScene();
    const lan = await profile();
    if (lan) await table.write(profileRecord.softDelete(lan));
    expect(await refusalOf(choose(avatarAt(upload())))).toBe('USER_NOT_FOUND');
  });

  it('is shown though another page changes the profile at that moment', async () => {
    const { upload, choose, table, profile, olds, files } = pictureScene();
    const [one, other] = [upload(), upload()];
    const crossed = meanwhile(table, () => choose(avatarAt(other)));
    expect(await choose(avatarAt(one), { where: crossed.table })).toMatchObject({ id: one });
    expect(crossed.happened()).toBe(true);
    expect((await profile())?.avatarUrl).toBe(avatarAt(one));
    expect([await olds(), files()]).toEqual([[other], 2]);
  });

  it('is refused where it is taken away at that moment', async () => {
    const { upload, choose, table, put, profile } = pictureScene();
    const id = upload();
    const sent = { mimeType: 'image/jpeg', bytes: 9, seenAt: today, createdAt: today } as const;
    const crossed = meanwhile(table, () =>
      put([uploadItem({ id, ownerId: 'lan', kind: 'avatarImages', status: 'removed', ...sent })]),
    );
    expect(await refusalOf(choose(avatarAt(id), { where: crossed.table }))).toBe('UNKNOWN_UPLOAD');
    expect((await profile())?.avatarUrl).toBeNull();
  });
});
