import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { launchBrowser } from '../browser/launch.ts';

/** Renders the seed's films again, or those named; they are committed, because rendering would delay the shop's start. */
const root = join(import.meta.dirname, '../..');
const films = join(root, 'seed/films');
const lantern = readFileSync(join(root, 'web/features/catalogue/home/pictures/lantern.webp')).toString(
  'base64',
);

const wide = { width: 640, height: 360, bitsPerSecond: 220_000 };
const scenes = {
  'thap-den': {
    name: 'lantern',
    width: 480,
    height: 480,
    bitsPerSecond: 220_000,
    seconds: 4,
    stillAt: 0,
    picture: `data:image/webp;base64,${lantern}`,
  },
  'dong-u': { ...wide, name: 'compost', seconds: 5, stillAt: 0.95 },
  'nhung-cham': { ...wide, name: 'indigo', seconds: 5, stillAt: 0.9 },
  'vuot-gom': { ...wide, name: 'pottery', seconds: 5, stillAt: 0.9 },
  // Eight compressions at 110 a minute.
  'nhip-ep-tim': { ...wide, name: 'compressions', seconds: (8 / 110) * 60, stillAt: 0.06 },
  'sao-tra': { ...wide, name: 'tea', seconds: 4, stillAt: 0.4 },
};

const chosen = new Set(process.argv.slice(2));
const browser = await launchBrowser();
const page = await browser.newPage();
for (const script of ['record.js', 'lantern.js', 'craft-scenes.js', 'home-scenes.js']) {
  await page.addScriptTag({ path: join(import.meta.dirname, script) });
}
mkdirSync(films, { recursive: true });
for (const [playbackId, scene] of Object.entries(scenes)) {
  if (chosen.size > 0 && !chosen.has(playbackId)) continue;
  const { film, still } = z
    .object({ film: z.base64(), still: z.string() })
    .parse(await page.evaluate(`recordScene(${JSON.stringify(scene)})`));
  writeFileSync(join(films, `${playbackId}.mp4`), Buffer.from(film, 'base64'));
  await sharp(Buffer.from(still.split(',')[1] ?? '', 'base64'))
    .webp({ quality: 80 })
    .toFile(join(films, `${playbackId}.webp`));
}
await browser.close();
