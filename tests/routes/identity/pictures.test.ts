import { expect, it } from 'vitest';
import type * as z from 'zod';
import {
  deleteIdentity,
  getMyPaperPicture,
  getPaperPicture,
  keepPaperPicture,
  listMyLooks,
  removePaperPicture,
  sendPaperPicture,
} from '#shared/identity/index.ts';
import { proving } from '#tests/support/identity.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const png = Buffer.from('\x89PNG\r\n\x1a\n and what follows', 'latin1');

const { confirm, put, submit } = proving(world);

async function aPaperOfSomebody() {
  const member = await world.aMember({ status: 'pending_kyc', fullName: 'Nguyễn Thị Thu Hà' });
  const { body } = await put(member);
  return { member, token: member.accessToken, id: body.id };
}

type Place = z.output<typeof sendPaperPicture.reply>;
const putAt = ({ uploadUrl, headers }: Place, body: Buffer) =>
  fetch(world.url + uploadUrl, { method: 'PUT', headers, body });

async function placeWith(token: string, id: string, bytes: Buffer): Promise<Place> {
  const body = { size: bytes.length, mimeType: 'image/png' } as const;
  const { body: place } = await world.send(sendPaperPicture, { token, params: { id }, body });
  expect((await putAt(place, bytes)).status).toBe(200);
  return place;
}
const sent = async (token: string, id: string, bytes: Buffer) => (await placeWith(token, id, bytes)).id;

it('is a free choice that goes with the paper, seen by a link for some minutes, and noted', async () => {
  const { member, token, id } = await aPaperOfSomebody();
  const params = { id, side: 'front' } as const;
  const uploadId = await sent(token, id, png);
  const kept = await world.send(keepPaperPicture, { token, params, body: { uploadId } });
  expect(kept.body.pictures).toEqual({ front: true, back: false });
  const admin = await world.aMember({ role: 'admin', fullName: 'Trần Thị Lan' });
  // Nobody but its owner sees a picture of a paper that was not sent.
  const early = await world.send(getPaperPicture, { token: admin.accessToken, params });
  expect(early.failure.code).toBe('IDENTITY_NOT_FOUND');
  await confirm(member);
  await submit(member);
  const link = await world.send(getPaperPicture, { token: admin.accessToken, params });
  const shown = await fetch(world.url + link.body.url);
  expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true);
  // Nobody comes to it without the link.
  const bare = await fetch(world.url + (link.body.url.split('?')[0] ?? ''));
  expect(bare.status).toBeGreaterThanOrEqual(400);
  const looks = await world.send(listMyLooks, { token, params: { id } });
  expect(looks.body.map(({ name }) => name)).toEqual(['Trần Thị Lan']);
  expect((await world.send(getMyPaperPicture, { token, params })).status).toBe(200);
  const without = await world.send(removePaperPicture, { token, params });
  expect(without.body.pictures.front).toBe(false);
  expect((await world.send(getMyPaperPicture, { token, params })).failure.code).toBe('IDENTITY_NOT_FOUND');
});

it('is what was kept, whatever is put to its signed address later, and kept twice is kept once', async () => {
  const { member, token, id } = await aPaperOfSomebody();
  const params = { id, side: 'front' } as const;
  const place = await placeWith(token, id, png);
  const keep = () => world.send(keepPaperPicture, { token, params, body: { uploadId: place.id } });
  expect((await keep()).status).toBe(200);
  await confirm(member);
  const other = Buffer.from('<script>alert(1)</script>'.padEnd(png.length).slice(0, png.length));
  expect((await putAt(place, other)).status).toBe(200);
  expect((await keep()).status).toBe(200);
  await submit(member);
  expect((await putAt(place, other)).status).toBe(200);
  expect((await keep()).failure.code).toBe('IDENTITY_STATE');
  const admin = await world.aMember({ role: 'admin' });
  const link = await world.send(getPaperPicture, { token: admin.accessToken, params });
  const shown = await fetch(world.url + link.body.url);
  expect([shown.headers.get('content-type'), Buffer.from(await shown.arrayBuffer())]).toEqual([
    'image/png',
    png,
  ]);
});

it('415 and 422: is a picture, and there', async () => {
  const { token, id } = await aPaperOfSomebody();
  const params = { id, side: 'back' } as const;
  const uploadId = await sent(token, id, Buffer.from('<script>alert(1)</script>'));
  const keep = (name: string) => world.send(keepPaperPicture, { token, params, body: { uploadId: name } });
  expect((await keep(uploadId)).failure.code).toBe('FILE_TYPE_REFUSED');
  expect((await keep('01KAEF5X8FQ2YR0H3V6JN7TEB2')).failure.code).toBe('UNKNOWN_UPLOAD');
});

it('404: of somebody else’s paper; and goes with its own', async () => {
  const { token, id } = await aPaperOfSomebody();
  const params = { id, side: 'front' } as const;
  const uploadId = await sent(token, id, png);
  await world.send(keepPaperPicture, { token, params, body: { uploadId } });
  const other = (await world.aMember()).accessToken;
  const answers = await Promise.all([
    world.send(sendPaperPicture, { token: other, params: { id }, body: { size: 10, mimeType: 'image/png' } }),
    world.send(keepPaperPicture, { token: other, params, body: { uploadId } }),
    world.send(removePaperPicture, { token: other, params }),
    world.send(getMyPaperPicture, { token: other, params }),
  ]);
  expect(new Set(answers.map(({ failure }) => failure.code))).toEqual(new Set(['IDENTITY_NOT_FOUND']));
  const { body } = await world.send(getMyPaperPicture, { token, params });
  expect((await world.send(deleteIdentity, { token, params: { id } })).status).toBe(200);
  expect((await fetch(world.url + body.url)).status).toBe(404);
});
