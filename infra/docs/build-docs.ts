import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { contracts } from '#shared/registry/contracts.ts';
import { openApiDocument } from '#shared/registry/openapi.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The HTML page has no content: the script renders everything from openapi.json. */
const page = `<!doctype html>
<html lang="vi" data-theme="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#fbf7f0" />
    <meta name="robots" content="noindex" />
    <title>API · Chợ Làng</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/docs/docs.css" />
    <script src="/docs/docs.js"></script>
  </head>
  <body></body>
</html>
`;

/** Writes the API reference to `docs/` in a folder, with its assets and the OpenAPI document. */
export async function buildDocs(outDir: string): Promise<void> {
  const folder = join(outDir, 'docs');
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [
      { in: here('reader/main.ts'), out: 'docs' },
      { in: here('docs.css'), out: 'docs' },
    ],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]',
    legalComments: 'none',
    logLevel: 'warning',
  });
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(openApiDocument(contracts)));
}
