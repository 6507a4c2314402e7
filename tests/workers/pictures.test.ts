import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { library, shrinkPicture, UnfitPicture } from '#functions/platform/content/pictures.ts';
import { aJpeg } from '#tests/support/pictures.ts';

it('is unpacked once for all its widths', async () => {
  const vips = await library();
  const unpacking = vi.spyOn(vips.Image, 'thumbnailBuffer');
  const made = await shrinkPicture(await aJpeg(1600, 1200), [320, 640, 1280], 50_000_000);
  const sizes = await Promise.all(made.map(({ body }) => sharp(body).metadata()));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [320, 240],
    [640, 480],
    [1280, 960],
  ]);
  expect(unpacking).toHaveBeenCalledTimes(1);
});

it('is not unpacked at all when its head says that it is too large', async () => {
  const vips = await library();
  const unpacking = vi.spyOn(vips.Image, 'thumbnailBuffer').mockClear();
  await expect(shrinkPicture(await aJpeg(400, 300), [320], 400 * 300 - 1)).rejects.toThrow(UnfitPicture);
  expect(unpacking).not.toHaveBeenCalled();
});
