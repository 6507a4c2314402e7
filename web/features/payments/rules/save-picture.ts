import { saveFile } from '#web/platform/files/save-file.ts';

const pixels = 840;

const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture cannot be read'));
    image.src = address;
  });

/** A drawing as a picture that phones put among the photographs, where banking apps look for codes. */
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

/** iPhones put what is downloaded among the files, where no banking app looks; their share sheet offers the photographs. */
const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

async function share(file: File): Promise<boolean> {
  if (!isApplePhone() || !navigator.canShare?.({ files: [file] })) return false;
  // Turned away from is answered too: nothing else is wanted then.
  await navigator.share({ files: [file] }).catch(() => undefined);
  return true;
}

/** Saves a picture under that name, where a banking app will find it. */
export async function savePicture(address: string, name: string): Promise<void> {
  const photograph = await asPhotograph(address).catch(() => undefined);
  if (!photograph) return saveFile(address, `${name}.svg`);
  const file = new File([photograph], `${name}.png`, { type: 'image/png' });
  if (await share(file)) return;
  saveFile(file, file.name);
}
