import type { Rect, Size } from './crop.ts';

/** What is kept of a picture, as a file of its own: nothing else of it leaves this machine, its place and hour neither. */
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
  // Photographs with see-through parts lie on white paper.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, rect.x, rect.y, rect.width, rect.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9));
  if (!blob) throw new Error('The picture could not be drawn');
  // Browsers that write no WebP hand over another type, and say which.
  return new File([blob], name, { type: blob.type });
}
