import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteReview, getReview, listReviewsOfProduct, updateReview } from '#shared/reviews/index.ts';
import { finishUpload, getUpload } from '#shared/media/upload.contract.ts';
import { aJpeg, aPicture, aTurnedJpeg, objectAt, upload } from '#tests/support/pictures.ts';
import { reviewing } from '#tests/support/reviews.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
let given: ReturnType<typeof reviewing>;
beforeAll(async () => {
  world = await aWorld();
  given = reviewing(world);
});
afterAll(() => world.close());

type Type = Parameters<typeof upload>[3];

/** A review with one picture, once everything that follows from it is done. */
async function reviewedWith(body: Buffer, type?: Type) {
  const product = await given.aStockedProduct();
  const buyer = await given.aBuyer(product.id);
  const { id: pictureId, status } = await upload(world, buyer.accessToken, body, type);
  expect(status).toBe(200);
  const { body: written } = await given.say(buyer, product.id, { media: [pictureId] });
  expect(written).toMatchObject({ media: [], pendingMedia: 1 });
  await world.cloud.idle();
  const token = buyer.accessToken;
  const { body: review } = await world.send(getReview, { params: { id: written.id }, token });
  const { body: uploaded } = await world.send(getUpload, {
    params: { kind: 'reviewImages', id: pictureId },
    token,
  });
  return { review, uploaded, pictureId, product, buyer, token };
}

const seen = async (address: string, width: number) => {
  const reply = await fetch(world.url + address.replace('{width}', String(width)));
  return { status: reply.status, headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) };
};
const originalOf = ({ buyer, pictureId }: { buyer: { id: string }; pictureId: string }) =>
  objectAt(world, `uploads/${buyer.id}/${pictureId}`);

describe('a picture of a review', () => {
  it('is made upright, in three widths, and tells nothing of who took it', async () => {
    const made = await reviewedWith(await aTurnedJpeg());
    const { review, uploaded, pictureId, product } = made;
    const url = `/media/reviews/${pictureId}/{width}.webp`;
    expect(review).toMatchObject({
      media: [{ id: pictureId, url, widths: [320, 640, 1280] }],
      pendingMedia: 0,
    });
    expect(uploaded).toEqual({ id: pictureId, status: 'ready', url });
    for (const [width, shown, height] of [
      [320, 320, 427],
      [640, 640, 853],
      [1280, 1200, 1600],
    ] as const) {
      const { headers, body } = await seen(url, width);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toContain('immutable');
      const facts = await sharp(body).metadata();
      expect([facts.format, facts.width, facts.height]).toEqual(['webp', shown, height]);
      expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      // The corner that lay top left in the file stands top right once the picture is upright.
      const corner = await sharp(body)
        .extract({ left: shown - 9, top: 2, width: 4, height: 4 })
        .raw()
        .toBuffer();
      expect((corner[2] ?? 0) - (corner[0] ?? 0)).toBeGreaterThan(100);
    }
    expect(await originalOf(made)).toBeUndefined();
    const list = await world.send(listReviewsOfProduct, {
      params: { productId: product.id },
      query: { withMedia: 'true' },
    });
    expect(list.body.data.map(({ id }) => id)).toEqual([review.id]);
  });

  it.each([
    ['image/png', () => aPicture(800, 200).png().toBuffer()],
    ['image/webp', () => aPicture(200, 800).webp().toBuffer()],
    ['image/avif', () => aPicture(400, 300).avif().toBuffer()],
  ] as const)('may be %s; a small one stays small', async (type, draw) => {
    const body = await draw();
    const { uploaded, pictureId } = await reviewedWith(body, type);
    expect(uploaded.status).toBe('ready');
    const [from, to] = [
      await sharp(body).metadata(),
      await sharp((await seen(uploaded.url ?? '', 1280)).body).metadata(),
    ];
    expect([to.width, to.height]).toEqual([from.width, from.height]);
    expect(pictureId).toBeTruthy();
  });

  it.each([
    [
      'that is a page in disguise',
      async () => Buffer.from('<html><script>alert(1)</script></html>'),
      'image/png',
    ],
    ['of another type than it was called', () => aJpeg(), 'image/png'],
    [
      'that begins well and goes on as noise',
      async () => Buffer.concat([(await aPicture().png().toBuffer()).subarray(0, 20), Buffer.alloc(500, 7)]),
      'image/png',
    ],
    [
      'too large to be looked at',
      () =>
        sharp({ create: { width: 8000, height: 6300, channels: 3, background: 'white' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      'image/png',
    ],
    [
      'that a few bytes of AVIF make larger than there is time for',
      () =>
        sharp({ create: { width: 4500, height: 4000, channels: 3, background: 'white' } })
          .avif({ effort: 0 })
          .toBuffer(),
      'image/avif',
    ],
  ] as const)('%s is refused, its file deleted and the review kept', async (_, draw, type) => {
    const made = await reviewedWith(await draw(), type);
    expect(made.uploaded).toMatchObject({ status: 'refused', url: null });
    expect(made.review).toMatchObject({ media: [], pendingMedia: 0, rating: 5 });
    expect(await originalOf(made)).toBeUndefined();
    expect((await seen(`/media/reviews/${made.pictureId}/{width}.webp`, 320)).status).toBe(404);
  });

  it('is made once, whatever comes again', async () => {
    const { pictureId, review, token } = await reviewedWith(await aJpeg(700, 500));
    const message = {
      messageId: 'm1',
      body: JSON.stringify({ type: 'media.attached', id: 'e1', uploadId: pictureId }),
      attributes: { ApproximateReceiveCount: '1' },
    };
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await world.cloud.invoke('workers/make-variants', { Records: [message] });
      expect(answer).toEqual({ batchItemFailures: [] });
    }
    expect((await world.send(getReview, { params: { id: review.id }, token })).body.media).toEqual(
      review.media,
    );
  });

  it('is not refused when its original is lost: it is made once that is found', async () => {
    const product = await given.aStockedProduct();
    const buyer = await given.aBuyer(product.id);
    const token = buyer.accessToken;
    const body = await aJpeg(700, 500);
    const { id } = await upload(world, token, body);
    const params = { kind: 'reviewImages', id } as const;
    expect((await world.send(finishUpload, { params, token })).status).toBe(200);
    const key = `uploads/${buyer.id}/${id}`;
    const original = `${world.cloud.endpoints.s3}/${world.cloud.buckets.media}/${key}`;
    await fetch(original, { method: 'DELETE' });
    await given.say(buyer, product.id, { media: [id] });
    await world.cloud.idle();
    expect((await world.send(getUpload, { params, token })).body.status).toBe('attached');
    await fetch(original, { method: 'PUT', body: new Uint8Array(body) });
    const again = {
      messageId: 'm1',
      body: JSON.stringify({ type: 'media.attached', id: 'e1', uploadId: id }),
      attributes: { ApproximateReceiveCount: '2' },
    };
    await world.cloud.invoke('workers/make-variants', { Records: [again] });
    expect((await world.send(getUpload, { params, token })).body.status).toBe('ready');
    expect(await objectAt(world, key)).toBeUndefined();
  });

  it('goes when its review drops it, or goes itself', async () => {
    const dropped = await reviewedWith(await aJpeg(700, 500));
    const params = { id: dropped.review.id };
    const changed = await world.send(updateReview, { params, body: { media: [] }, token: dropped.token });
    expect(changed.body).toMatchObject({ media: [], rating: 5 });
    const taken = await reviewedWith(await aJpeg(500, 700));
    await world.send(deleteReview, { params: { id: taken.review.id }, token: taken.token });
    await world.cloud.idle();
    for (const { pictureId } of [dropped, taken])
      expect((await seen(`/media/reviews/${pictureId}/{width}.webp`, 640)).status).toBe(404);
  });
});

describe('an upload', () => {
  it('422: serves one review, of the member who made it', async () => {
    const { pictureId, buyer, product, review } = await reviewedWith(await aJpeg());
    const again = { ...buyer, orderId: await given.bought(buyer, product.id) };
    expect((await given.say(again, product.id, { media: [pictureId] })).failure.code).toBe('UNKNOWN_UPLOAD');

    const { id: fresh } = await upload(world, buyer.accessToken, await aJpeg());
    const thief = await given.aBuyer(product.id);
    expect((await given.say(thief, product.id, { media: [fresh] })).failure.code).toBe('UNKNOWN_UPLOAD');
    const kept = { params: { id: review.id }, body: { media: [pictureId, fresh] }, token: buyer.accessToken };
    expect((await world.send(updateReview, kept)).body).toMatchObject({
      media: [{ id: pictureId }],
      pendingMedia: 1,
    });
    await world.cloud.idle();
    const { body } = await world.send(getReview, { params: { id: review.id } });
    expect(body.media.map(({ id }) => id)).toEqual([pictureId, fresh]);
  });
});
