import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { launchBrowser } from '../browser/launch.ts';
import { type Screen, screens } from '../browser/screens.ts';
import { type ScreenSettings, visitor } from '../browser/visit.ts';

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    only: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, '../../docs/screenshots') },
  },
});

const themes = ['light', 'dark'] as const;
const languages = ['vi', 'en'] as const;

const looksOf = ({ everywhere }: Screen): ScreenSettings[] =>
  (everywhere ? [360, 768, 1440] : [360, 1440]).flatMap((width) =>
    themes.flatMap((theme) =>
      languages
        .filter((language) => everywhere || theme === 'light' || language === 'vi')
        .map((language) => ({ width, theme, language })),
    ),
  );

mkdirSync(values.out, { recursive: true });
const browser = await launchBrowser();
const visit = await visitor(browser, values.origin);
for (const screen of screens.filter(({ name }) => !values.only || values.only.split(',').includes(name))) {
  for (const look of looksOf(screen)) {
    const file = `${screen.name}-${look.width}-${look.theme}-${look.language}.webp`;
    await visit(screen, look, async (page) => {
      const shot = await page.screenshot();
      await sharp(shot).webp({ quality: 72, effort: 6 }).toFile(join(values.out, file));
    });
  }
  process.stdout.write(`${screen.name}\n`);
}
await browser.close();
