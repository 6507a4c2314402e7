import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracts } from '#shared/registry/contracts.ts';
import { openApiDocument } from '#shared/registry/openapi.ts';
import { buildDocs } from '#infra/docs/build-docs.ts';

const folder = mkdtempSync(join(tmpdir(), 'cholang-docs-'));
const read = (name: string) => readFileSync(join(folder, 'docs', name), 'utf8');

beforeAll(() => buildDocs(folder));
afterAll(() => rmSync(folder, { recursive: true }));

it('the reader is handed the document of these very contracts', () => {
  expect(isDeepStrictEqual(JSON.parse(read('openapi.json')), openApiDocument(contracts))).toBe(true);
});

it('the page obeys a policy without inline scripts or other origins', () => {
  const page = read('index.html');
  expect(page).toContain('src="/docs/docs.js"');
  expect(page).toContain('href="/docs/docs.css"');
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|\son\w+=|https?:\/\//);
  expect(read('docs.css')).not.toMatch(/https?:\/\//);
  expect(read('docs.js')).not.toMatch(/\beval\(|new Function/);
});

it('is small enough to open at once', () => {
  expect(read('docs.js').length).toBeLessThan(40_000);
});
