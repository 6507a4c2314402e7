import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getAvatar,
  getCover,
  listOldAvatars,
  listOldCovers,
  updateAvatar,
  updateCover,
} from '#shared/members/index.ts';
import { finishUpload } from '#shared/media/upload.contract.ts';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { newId } from '#shared/values/ids.ts';
import { aJpeg, upload } from '#tests/support/pictures.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

async function sent(member: Member, kind: UploadKind = 'avatarImages'): Promise<string> {
  const { id, ufsUrl } = await upload(world, member.accessToken, await aJpeg(), 'image/jpeg', kind);
  await world.send(finishUpload, { token: member.accessToken, params: { kind, id } });
  await world.cloud.idle();
  return ufsUrl;
}
const show = (member: Member, avatarUrl: string | null, originalFileName?: string) =>
  world.send(updateAvatar, {
    token: member.accessToken,
    body: { avatarUrl, ...(originalFileName !== undefined && { originalFileName }) },
  });
const old = async (member: Member) => (await world.send(listOldAvatars, { token: member.accessToken })).body;

describe('one’s own portrait', () => {
  it('200: shown in the width faces have, and those before are kept to choose again', async () => {
    const member = await world.aMember();
    const [first, second] = [await sent(member), await sent(member)];
    const one = await show(member, first, 'tôi.jpg');
    expect([one.status, one.body.file?.originalFileName]).toEqual([200, 'tôi.jpg']);
    expect(one.body.fileUrl).toMatch(/^\/media\/avatars\/[^/]+\/320\.webp$/);
    expect((await fetch(world.url + one.body.fileUrl)).status).toBe(200);
    await show(member, second);
    expect((await old(member)).map(({ fileUrl, oldAvatarUserId }) => [fileUrl, oldAvatarUserId])).toEqual([
      [one.body.fileUrl, member.id],
    ]);
    const again = await show(member, one.body.fileUrl);
    expect(again.body.fileUrl).toBe(one.body.fileUrl);
    const current = await world.send(getAvatar, { token: member.accessToken });
    expect(current.body).toMatchObject({ fileUrl: one.body.fileUrl, oldAvatarUserId: null });
    expect(await old(member)).toHaveLength(1);
    expect((await show(member, null)).body).toEqual({ fileUrl: null, file: null });
    expect(await old(member)).toHaveLength(2);
  });

  it('200: one that came another way can be chosen again', async () => {
    const avatarUrl = '/media/avatars/seed-160.webp';
    const member = await world.aMember({ avatarUrl });
    await show(member, await sent(member));
    expect((await old(member)).map(({ fileUrl }) => fileUrl)).toEqual([avatarUrl]);
    expect((await show(member, avatarUrl)).body.fileUrl).toBe(avatarUrl);
  });

  it('422: somebody else’s, of another kind, or made up', async () => {
    const [member, other] = await Promise.all([world.aMember(), world.aMember()]);
    const theirs = await sent(other);
    const review = await sent(member, 'reviewImages');
    for (const address of [
      theirs,
      review,
      `/media/avatars/${newId()}/320.webp`,
      'https://example.com/a.webp',
    ]) {
      const { status, failure } = await show(member, address);
      expect([status, failure.code]).toEqual([422, 'UNKNOWN_UPLOAD']);
    }
  });
});

it('200: covers are kept apart from portraits', async () => {
  const member = await world.aMember();
  const token = member.accessToken;
  const coverUrl = await sent(member, 'coverImages');
  const { body } = await world.send(updateCover, { token, body: { coverUrl } });
  expect(body.fileUrl).toMatch(/^\/media\/covers\/[^/]+\/1280\.webp$/);
  await world.send(updateCover, { token, body: { coverUrl: null } });
  expect((await world.send(getCover, { token })).body).toBeNull();
  const covers = (await world.send(listOldCovers, { token })).body;
  expect(
    covers.map(({ fileUrl, oldCoverUserId, oldAvatarUserId }) => [fileUrl, oldCoverUserId, oldAvatarUserId]),
  ).toEqual([[body.fileUrl, member.id, null]]);
  expect(
    (await world.send(updateCover, { token, body: { coverUrl: '/media/covers/x/1.webp' } })).status,
  ).toBe(422);
});
