import { saveFile } from '#web/platform/files/save-file.ts';

const pixels = 840;

const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture cannot be read'));
    image.src = address;
  });

/** Converts a drawing to a PNG, which phones store among the photos, where banking apps look for codes. */
async function asPhotograph(address: string): Promise<Blob | undefined> {
  const image = await load(address);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [pixels, pixels];
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.imageSmoothingEnabled = false;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, pixels, pixels);
  pen.drawImage(image, 0, 0, pixels, pixels);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** iPhones store downloads where banking apps do not look; their share dialog can save to photos. */
const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

async function share(file: File): Promise<boolean> {
  if (!isApplePhone() || !navigator.canShare?.({ files: [file] })) return false;
  // A cancelled share dialog counts as handled, because the user wants nothing else.
  await navigator.share({ files: [file] }).catch(() => undefined);
  return true;
}

/** Saves a picture under a name, in a place where a banking app finds it. */
export async function savePicture(address: string, name: string): Promise<void> {
  const photograph = await asPhotograph(address).catch(() => undefined);
  if (!photograph) return saveFile(address, `${name}.svg`);
  const file = new File([photograph], `${name}.png`, { type: 'image/png' });
  if (await share(file)) return;
  saveFile(file, file.name);
}
