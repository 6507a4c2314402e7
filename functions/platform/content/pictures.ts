import Vips from 'wasm-vips';

/** Thrown if a file cannot be read as a picture or has too many pixels. */
export class UnfitPicture extends Error {}

let started: ReturnType<typeof start> | undefined;

/** Returns the libvips instance, started on first use. */
export const library = () => (started ??= start());

async function start() {
  const vips = await Vips({
    dynamicLibraries: ['vips-heif.wasm'],
    // Suppresses libvips warnings about odd files in the log.
    preRun: (module: { ENV: Record<string, string> }) => {
      module.ENV['VIPS_WARNING'] = '0';
    },
  });
  // Processes one picture at a time without a cache: a function has little memory and sees each picture only
  // once.
  vips.concurrency(1);
  vips.Cache.max(0);
  return vips;
}

/** Maximum height of a variant, just below the limit of the webp format. */
const tallest = 16_000;

export type Variant = { width: number; body: Uint8Array<ArrayBuffer> };

/**
 * Resizes a picture to several widths as webp. It is rotated by its orientation tag, loses all metadata (which
 * may reveal where somebody lives) and is never enlarged. A picture that cannot be read or has too many pixels
 * throws `UnfitPicture`; its size is read from the header before anything is decoded. It is decoded once, for
 * the largest width.
 */
export async function shrinkPicture(
  bytes: Uint8Array,
  widths: readonly number[],
  maxPixels: number,
): Promise<Variant[]> {
  const vips = await library();
  try {
    const whole = vips.Image.newFromBuffer(bytes);
    const pixels = whole.width * whole.height;
    whole.delete();
    if (pixels > maxPixels) throw new UnfitPicture(`${pixels} pixels are too many`);
    const asked = { height: tallest, size: 'down', output_profile: 'srgb', fail_on: 'error' } as const;
    const unpacked = vips.Image.thumbnailBuffer(bytes, Math.max(...widths), asked);
    const largest = unpacked.copyMemory();
    unpacked.delete();
    const variants = widths.map((width) => {
      const small = largest.thumbnailImage(width, { height: tallest, size: 'down' });
      const body = new Uint8Array(small.webpsaveBuffer({ Q: 80, keep: 'none' }));
      small.delete();
      return { width, body };
    });
    largest.delete();
    return variants;
  } catch (cause) {
    if (cause instanceof UnfitPicture) throw cause;
    throw new UnfitPicture('It cannot be read', { cause });
  }
}
