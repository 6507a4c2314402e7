import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUpload, finishUpload, getUpload, uploadThing } from '#shared/media/upload.contract.ts';
import { type UploadKind, uploadKinds } from '#shared/media/upload-kinds.ts';
import { aJpeg, aPicture, objectAt, upload } from '#tests/support/pictures.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
let picture: Buffer;
beforeAll(async () => {
  world = await aWorld();
  member = await world.aMember();
  picture = await aJpeg();
});
afterAll(() => world.close());

async function ask(body: object = {}, token = member.accessToken) {
  const reply = await world.send(createUpload, {
    params: { kind: 'reviewImages' },
    token,
    body: { fileName: 'trà sen.jpg', size: picture.length, mimeType: 'image/jpeg', ...body } as never,
  });
  // A picture is always sent at once.
  return { ...reply, body: { ...reply.body, uploadUrl: String(reply.body.uploadUrl) } };
}

async function put(path: string, { type = 'image/jpeg', body = picture, method = 'PUT' } = {}) {
  const reply = await fetch(world.url + path, {
    method,
    headers: { 'content-type': type },
    ...(method === 'PUT' && { body: new Uint8Array(body) }),
  });
  return [reply.status, /<Code>(\w+)/.exec(await reply.text())?.[1]];
}

describe('a place for a picture', () => {
  it('201: takes the one file it was asked for, on this very site', async () => {
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect(body).toMatchObject({ headers: { 'content-type': 'image/jpeg' }, maxBytes: 8_388_608 });
    expect(body.uploadUrl).toMatch(new RegExp(`^/uploads/${member.id}/${body.id}\\?`));
    expect(await put(body.uploadUrl)).toEqual([200, undefined]);
    expect(await objectAt(world, `uploads/${member.id}/${body.id}`)).toEqual(picture);
  });

  it('shows what was put there to nobody', async () => {
    const { body } = await ask();
    await put(body.uploadUrl);
    const [path = ''] = body.uploadUrl.split('?');
    expect((await put(path, { method: 'GET' }))[0]).toBe(403);
    expect((await put(body.uploadUrl, { method: 'GET' }))[0]).toBe(403);
    for (const way of [
      `/media${path}`,
      `/media/..${path}`,
      `/media/%2e%2e${path}`,
      `/media/%2E%2E%2F${path.slice(1)}`,
    ])
      expect([403, 404]).toContain((await put(way, { method: 'GET' }))[0]);
  });

  it.each([
    ['another type', { type: 'image/png' }],
    ['a page', { type: 'text/html' }],
    ['a smaller file', { body: Buffer.from('x') }],
    ['a larger file', { body: Buffer.alloc(9 * 1024 * 1024) }],
  ])('403: takes not %s', async (_, wrong) => {
    const { body } = await ask();
    expect(await put(body.uploadUrl, wrong)).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await objectAt(world, `uploads/${member.id}/${body.id}`)).toBeUndefined();
  });

  it('403: is nowhere else, and not for long', async () => {
    const { body } = await ask();
    const elsewhere = body.uploadUrl.replace(body.id, 'another');
    expect(await put(elsewhere)).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await put(elsewhere.split('?')[0] ?? '')).toEqual([403, 'AccessDenied']);
    await world.cloud.clock.advance(15 * 60 + 1);
    expect(await put(body.uploadUrl)).toEqual([403, 'AccessDenied']);
    member = { ...member, ...(await world.aMember()) };
    const { body: later } = await ask();
    expect(await put(later.uploadUrl)).toEqual([200, undefined]);
  });

  it.each([
    ['nothing', { size: 0 }],
    ['half a byte', { size: 1.5 }],
    ['no name', { fileName: '' }],
  ])('400: is not given for %s', async (_, wrong) => {
    expect((await ask(wrong)).status).toBe(400);
  });

  it.each([
    ['a film', { mimeType: 'video/mp4' }, 'FILE_TYPE_REFUSED'],
    ['a drawing with scripts in it', { mimeType: 'image/svg+xml' }, 'FILE_TYPE_REFUSED'],
    ['too much', { size: uploadKinds.reviewImages.maxBytes + 1 }, 'FILE_TOO_LARGE'],
  ])('%s is refused by its kind', async (_, wrong, code) => {
    expect((await ask(wrong)).failure.code).toBe(code);
  });

  it.each([
    ['postImages', 'Chợ nổi.JPG', 'image/jpeg', /^\/media\/posts\/[^/]+\/1280\.webp$/, 10],
    ['postVideos', 'Chợ nổi.MP4', 'video/mp4', /^\/media\/posts\/[^/]+\/cho-noi\.mp4$/, 200],
    ['files', 'Bảng giá/../2026.pdf', 'application/pdf', /^\/media\/files\/[^/]+\/bang-gia-2026\.pdf$/, 50],
    ['files', '???', 'text/plain', /^\/media\/files\/[^/]+\/tep$/, 50],
  ] as const)(
    '201: %s as %s, and says where it will be shown',
    async (kind, fileName, mimeType, ufsUrl, most) => {
      const file = { fileName, size: most * 1024 * 1024, mimeType };
      for (const contract of [createUpload, uploadThing]) {
        const { status, body } = await world.send(contract, {
          token: member.accessToken,
          params: { kind },
          body: file,
        });
        expect(status).toBe(201);
        expect(body).toMatchObject({ type: mimeType, maxBytes: file.size });
        expect(body.ufsUrl).toMatch(ufsUrl);
        const larger = await world.send(contract, {
          token: member.accessToken,
          params: { kind },
          body: { ...file, size: file.size + 1 },
        });
        expect([larger.status, larger.failure.code]).toEqual([413, 'FILE_TOO_LARGE']);
      }
    },
  );

  it.each([
    ['files', 'virus.exe', 'application/x-msdownload'],
    ['files', 'virus.exe', 'application/pdf'],
    ['files', 'bang-gia.pdf.EXE', 'application/pdf'],
    ['files', 'virus.', 'application/pdf'],
    ['files', 'không rõ loại', ''],
    ['postVideos', 'Chợ nổi.pdf', 'video/mp4'],
    ['postImages', 'trang.html', 'text/html'],
  ] as const)('415: %s takes no %s called %s', async (kind, fileName, mimeType) => {
    const { accessToken: token } = await world.aMember();
    for (const contract of [createUpload, uploadThing]) {
      const { status, failure } = await world.send(contract, {
        token,
        params: { kind },
        body: { fileName, size: 10, mimeType },
      });
      expect([status, failure.code]).toEqual([415, 'FILE_TYPE_REFUSED']);
    }
  });

  it('400: of no other kind', async () => {
    const { status } = await world.send(createUpload, {
      token: member.accessToken,
      params: { kind: 'secrets' as never },
      body: { fileName: 'a.pdf', size: 1, mimeType: 'application/pdf' },
    });
    expect(status).toBe(400);
  });
});

describe('an upload', () => {
  it('is its owner’s to look at, and gone after a day unless used', async () => {
    const owner = await world.aMember();
    const { body } = await ask({}, owner.accessToken);
    const see = (token: string) =>
      world.send(getUpload, { params: { kind: 'reviewImages', id: body.id }, token });
    expect((await see(owner.accessToken)).body).toEqual({ id: body.id, status: 'waiting', url: null });
    const stranger = await world.aMember({ role: 'admin' });
    expect((await see(stranger.accessToken)).failure.code).toBe('UPLOAD_NOT_FOUND');
    await world.cloud.clock.advance(24 * 3600 + 1);
    const { accessToken } = await world.aMember();
    expect((await see(accessToken)).status).toBe(404);
  });
});

describe('a file that is there', () => {
  const finish = (token: string, id: string, kind: UploadKind = 'postImages') =>
    world.send(finishUpload, { params: { kind, id }, token });
  const reachable = async (address: string) => (await fetch(world.url + address)).status;
  const png = () => aPicture(700, 500).png().toBuffer();
  const text = Buffer.from('Đây là một đoạn văn, không phải ảnh.');

  it('200: a picture for a post is shown before there is a post, and goes after a day without one', async () => {
    const { accessToken: token } = await world.aMember();
    const sent = await upload(world, token, await png(), 'image/png', 'postImages');
    expect([sent.type, await reachable(sent.ufsUrl)]).toEqual(['image/png', 404]);
    expect((await finish(token, sent.id)).body).toEqual({ id: sent.id, status: 'arrived', url: null });
    await world.cloud.idle();
    expect(await reachable(sent.ufsUrl)).toBe(200);
    const again = await finish(token, sent.id);
    expect(again.body).toMatchObject({ status: 'ready', url: `/media/posts/${sent.id}/{width}.webp` });
    await world.cloud.clock.advance(24 * 3600 + 60);
    await world.cloud.runSchedules('cholang-sandbox-sweep-due');
    await world.cloud.idle();
    expect(await reachable(sent.ufsUrl)).toBe(404);
  });

  it('200: said many times at once, it is made once', async () => {
    const { accessToken: token } = await world.aMember();
    const { id } = await upload(world, token, await png(), 'image/png', 'postImages');
    const said = await Promise.all(Array.from({ length: 5 }, () => finish(token, id)));
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await world.cloud.idle();
    expect((await finish(token, id)).body).toMatchObject({ status: 'ready' });
  });

  it.each(['postImages', 'reviewImages'] as const)(
    '415: text that calls itself a picture is refused in the reader’s words, as %s',
    async (kind) => {
      const { accessToken: token } = await world.aMember();
      const { id } = await upload(world, token, text, 'image/png', kind);
      for (let turn = 0; turn < 2; turn += 1) {
        const { status, failure } = await finish(token, id, kind);
        expect([status, failure.code, failure.message]).toEqual([
          415,
          'FILE_TYPE_REFUSED',
          'Loại tệp này không được hỗ trợ.',
        ]);
      }
      const { body } = await world.send(getUpload, { params: { kind, id }, token });
      expect(body).toMatchObject({ status: 'refused', url: null });
    },
  );

  it('200: a picture of a review waits on for its review', async () => {
    const { accessToken: token } = await world.aMember();
    const { id } = await upload(world, token, picture);
    expect((await finish(token, id, 'reviewImages')).body).toMatchObject({ status: 'waiting' });
  });

  it('404: of somebody else, of another kind, of nothing that was put there', async () => {
    const [owner, stranger] = await Promise.all([world.aMember(), world.aMember({ role: 'admin' })]);
    const { id } = await upload(world, owner.accessToken, await png(), 'image/png', 'postImages');
    const { body: empty } = await world.send(createUpload, {
      params: { kind: 'postImages' },
      token: owner.accessToken,
      body: { fileName: 'a.png', size: 10, mimeType: 'image/png' },
    });
    const answers = await Promise.all([
      finish(stranger.accessToken, id),
      finish(owner.accessToken, id, 'reviewImages'),
      finish(owner.accessToken, empty.id),
      finish(owner.accessToken, 'nothing'),
    ]);
    expect(answers.map(({ failure }) => failure.code)).toEqual(Array(4).fill('UPLOAD_NOT_FOUND'));
  });
});
