const pixels = 840;

const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture cannot be read'));
    image.src = address;
  });

/** A drawing as a picture that phones put among the photographs, where banking apps look for codes. */
async function asPhotograph(address: string): Promise<string> {
  const image = await load(address);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [pixels, pixels];
  const pen = canvas.getContext('2d');
  if (!pen) return address;
  pen.imageSmoothingEnabled = false;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, pixels, pixels);
  pen.drawImage(image, 0, 0, pixels, pixels);
  return canvas.toDataURL('image/png');
}

/** Saves a picture as a file of that name. */
export async function savePicture(address: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = await asPhotograph(address).catch(() => address);
  link.download = link.href.startsWith('data:image/svg') ? `${name}.svg` : `${name}.png`;
  link.click();
}
