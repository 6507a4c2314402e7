import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withReference } from '#infra/local/cloudfront/web-bucket.ts';
import { serve, urlOf } from '#infra/local/http/http-tools.ts';

function aReference(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cholang-reference-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/index.html'), 'the reference');
  return folder;
}

async function aSite(build: () => Promise<string>) {
  const answer = withReference((_, response) => void response.end('the web app'), build);
  const site = await serve((request, response) => {
    const { pathname } = urlOf(request);
    Promise.resolve(answer(request, response, urlOf(request))).catch(() =>
      response.writeHead(500).end(`no ${pathname}`),
    );
  });
  onTestFinished(site.close);
  return async (path: string) => (await fetch(`http://127.0.0.1:${site.port}${path}`)).text();
}

it("the API's reference is built once, for the first who asks for it", async () => {
  const folder = aReference();
  const build = vi.fn<() => Promise<string>>(async () => folder);
  const read = await aSite(build);
  expect([await read('/e-commerce'), await read('/docsify')]).toEqual(['the web app', 'the web app']);
  expect(build).not.toHaveBeenCalled();
  const both = await Promise.all([read('/docs/index.html'), read('/docs/index.html')]);
  expect(both).toEqual(['the reference', 'the reference']);
  expect(await read('/docs/missing.js')).toBe('Not found');
  expect(build).toHaveBeenCalledTimes(1);
});

it('a reference that could not be built is built again for the next', async () => {
  const folder = aReference();
  const build = vi.fn<() => Promise<string>>(async () => folder).mockRejectedValueOnce(new Error('No room'));
  const read = await aSite(build);
  expect(await read('/docs/index.html')).toBe('no /docs/index.html');
  expect(await read('/docs/index.html')).toBe('the reference');
});
