import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { uploadPictures } from '#seed/upload-pictures.ts';

it('pictures are drawn beside the market, and no longer once it stops', async () => {
  const bucket = createServer((request, response) => request.resume().once('end', () => response.end()));
  await once(bucket.listen(0, '127.0.0.1'), 'listening');
  const upload = uploadPictures(`http://127.0.0.1:${(bucket.address() as AddressInfo).port}`, 'media');
  await once(bucket, 'request');
  await upload.stop();
  await expect(upload.first).rejects.toThrow('stopped before the end');
  await expect(upload.all).rejects.toThrow('stopped before the end');
  await expect
    .poll(() => new Promise((resolve) => bucket.getConnections((_, count) => resolve(count))))
    .toBe(0);
  bucket.close();
});
