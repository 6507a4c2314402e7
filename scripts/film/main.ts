import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { launchBrowser } from '../browser/launch.ts';

/** Renders the seed's film again; it is committed, because rendering would delay the shop's start. */
const root = join(import.meta.dirname, '../..');
const films = join(root, 'seed/films');
const picture = readFileSync(join(root, 'web/features/catalogue/home/pictures/lantern.webp')).toString(
  'base64',
);
const scene = { lantern: `data:image/webp;base64,${picture}`, size: 480, seconds: 4 };

const browser = await launchBrowser();
const page = await browser.newPage();
await page.addScriptTag({ path: join(import.meta.dirname, 'lantern.js') });
const { film, still } = z
  .object({ film: z.base64(), still: z.string() })
  .parse(await page.evaluate(`recordLantern(${JSON.stringify(scene)})`));
await browser.close();

mkdirSync(films, { recursive: true });
writeFileSync(join(films, 'thap-den.mp4'), Buffer.from(film, 'base64'));
await sharp(Buffer.from(still.split(',')[1] ?? '', 'base64'))
  .webp({ quality: 80 })
  .toFile(join(films, 'thap-den.webp'));
