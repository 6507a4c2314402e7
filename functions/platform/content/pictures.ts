import Vips from 'wasm-vips';

/** Why a file is no picture of ours. */
export class UnfitPicture extends Error {}

let started: ReturnType<typeof start> | undefined;

/** What reads and writes pictures, started on first use. */
export const library = () => (started ??= start());

async function start() {
  const vips = await Vips({
    dynamicLibraries: ['vips-heif.wasm'],
    // Its own remarks about odd files are not for our log.
    preRun: (module: { ENV: Record<string, string> }) => {
      module.ENV['VIPS_WARNING'] = '0';
    },
  });
  // A picture after the other, nothing kept: a function has little room, and sees each picture once.
  vips.concurrency(1);
  vips.Cache.max(0);
  return vips;
}

/** As high as webp can be, nearly. */
const tallest = 16_000;

export type Variant = { width: number; body: Uint8Array<ArrayBuffer> };

/**
 * A picture in several widths as webp: turned upright by its own mark, without any of its metadata (which may say
 * where somebody lives), never larger than it was. What cannot be read, or is too large to be looked at, is unfit:
 * its own head says how large, before anything is unpacked. It is unpacked once, for the largest width.
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
