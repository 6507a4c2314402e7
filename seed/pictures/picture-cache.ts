import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encode } from './compose.ts';
import type { Picture } from './picture-plan.ts';

export type PictureFile = { key: string; body: Buffer };

const here = dirname(fileURLToPath(import.meta.url));
const cacheRoot = join(here, '../../.cache/pictures');

/** Hash of the drawing code. It names the cache folder, so a change of the code draws all pictures again. */
async function recipe(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(here)).toSorted()) hash.update(await readFile(join(here, file)));
  return hash.digest('hex').slice(0, 16);
}

const keyOf = (address: string, width: number): string =>
  address.replace(/^\//, '').replace('{width}', String(width));

async function keep(path: string, body: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, body);
  await rename(unfinished, path);
}

/** Opens a cache that draws pictures or reads them from an earlier run. */
export async function openPictureCache(root = cacheRoot) {
  const folder = join(root, await recipe());

  async function found({ address, widths }: Picture): Promise<PictureFile[] | undefined> {
    try {
      return await Promise.all(
        widths.map(async (width) => {
          const key = keyOf(address, width);
          return { key, body: await readFile(join(folder, key)) };
        }),
      );
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  return async function filesOf(picture: Picture): Promise<PictureFile[]> {
    const kept = await found(picture);
    if (kept) return kept;
    const sizes = await encode(await picture.draw(), picture.widths);
    const files = sizes.map(({ width, body }) => ({ key: keyOf(picture.address, width), body }));
    await Promise.all(files.map(({ key, body }) => keep(join(folder, key), body)));
    return files;
  };
}
