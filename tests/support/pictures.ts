import sharp from 'sharp';
import { createUpload } from '#shared/media/upload.contract.ts';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import type { World } from './world.ts';

type Type = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';

const red = { r: 200, g: 30, b: 30 };
const blue = { r: 20, g: 40, b: 200 };

/** Red picture with a blue corner at the top left of the file. */
export const aPicture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: red } }).composite([
    {
      input: { create: { width: width / 4, height: height / 4, channels: 3, background: blue } },
      left: 0,
      top: 0,
    },
  ]);

export const aJpeg = (width?: number, height?: number): Promise<Buffer> =>
  aPicture(width, height).jpeg({ quality: 90 }).toBuffer();

/** Photo with a rotated orientation and with name and location in its metadata. */
export const aTurnedJpeg = (): Promise<Buffer> =>
  aPicture(1600, 1200)
    .jpeg({ quality: 90 })
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Copyright: 'Nguyễn Văn Kín' }, IFD3: { GPSLatitudeRef: 'N' } },
    })
    .toBuffer();

/** Uploads a file without confirming it: requests an upload address and puts the file there. */
export async function upload(
  world: World,
  token: string,
  body: Buffer,
  mimeType: Type = 'image/jpeg',
  kind: UploadKind = 'reviewImages',
) {
  const { body: place } = await world.send(createUpload, {
    params: { kind },
    token,
    body: { fileName: 'ảnh.jpg', size: body.length, mimeType },
  });
  const put = await fetch(world.url + place.uploadUrl, {
    method: 'PUT',
    headers: place.headers,
    body: new Uint8Array(body),
  });
  await put.text();
  return { id: place.id, status: put.status, ufsUrl: place.ufsUrl, type: place.type };
}

/** Object in the media bucket, read without the CDN. */
export async function objectAt(world: World, key: string): Promise<Buffer | undefined> {
  const reply = await fetch(`${world.cloud.endpoints.s3}/${world.cloud.buckets.media}/${key}`);
  const body = Buffer.from(await reply.arrayBuffer());
  return reply.ok ? body : undefined;
}
