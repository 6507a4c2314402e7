import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const manifest = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };
const folder = join(root, '.cache', `chromium-${version}`);

/** Chromium draws no text without a font, so its own bundled fonts are configured on every machine. */
const fontsConf = (fonts: string) => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>
`;

/**
 * Unpacks the Chromium from the npm package once. A separate process and folder are used, because the package
 * unpacks to the temporary folder and not atomically, and includes its libraries only if it detects Lambda.
 */
function unpack(): void {
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  writeFileSync(join(half, 'fonts.conf'), fontsConf(join(folder, 'fonts')));
  try {
    renameSync(half, folder);
  } catch (error) {
    // Another process finished first; its copy is used.
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

export type BrowserFiles = { executable: string; env: Record<string, string> };

/** Returns the browser to use. `CHROME=/path` selects another one. */
export function unpackChromium(): BrowserFiles {
  const chosen = process.env['CHROME'];
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  if (chosen) return { executable: chosen, env: inherited };
  if (!existsSync(folder)) unpack();
  return {
    executable: join(folder, 'chromium'),
    env: {
      ...inherited,
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
    },
  };
}
