import type { Rect, Size } from './crop.ts';

/** Draws the kept part into a new file: nothing else is uploaded, such as its location and time. */
export async function drawCrop(
  picture: CanvasImageSource,
  rect: Rect,
  { width, height }: Size,
  name: string,
): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.imageSmoothingQuality = 'high';
  // Transparent parts get a white background.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, rect.x, rect.y, rect.width, rect.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9));
  if (!blob) throw new Error('The picture could not be drawn');
  // Browsers that cannot write WebP return another type, which the blob names.
  return new File([blob], name, { type: blob.type });
}
