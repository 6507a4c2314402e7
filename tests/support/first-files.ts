import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { builtWeb } from './built.ts';

const statements = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const RouteFiles = z.record(z.string(), z.array(z.string()));

/** Every file of code, whichever page brings it. */
export const allScripts = (): string[] =>
  readdirSync(join(builtWeb(), 'assets')).filter((name) => name.endsWith('.js'));

export const readAsset = (name: string): Buffer => readFileSync(join(builtWeb(), 'assets', name));

/** A file of code and all it imports before it runs. */
function follow(name: string, found: Set<string>): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, next = ''] of readAsset(name).toString().matchAll(statements)) follow(next, found);
  return found;
}

const documentOf = (): string => readFileSync(join(builtWeb(), 'index.html'), 'utf8');

/** The code that every page begins with: without it nothing runs that could ask again. */
export function firstScripts(): Set<string> {
  const found = new Set<string>();
  for (const [, name = ''] of documentOf().matchAll(/<script[^>]+src="\/assets\/([^"]+)"/g))
    follow(name, found);
  return found;
}

/** With the style sheets the document names. */
export function firstFiles(): Set<string> {
  const sheets = documentOf().matchAll(/<link[^>]+href="\/assets\/([^"]+\.css)"/g);
  return new Set([...firstScripts(), ...[...sheets].map(([, name = '']) => name)]);
}

/** The code that stands before the first screen of these routes does. */
export function scriptsOf(...routes: string[]): Set<string> {
  const files = RouteFiles.parse(JSON.parse(readFileSync(join(builtWeb(), 'route-files.json'), 'utf8')));
  const found = firstScripts();
  for (const route of routes)
    for (const path of files[route] ?? [])
      if (path.endsWith('.js')) follow(path.slice('/assets/'.length), found);
  return found;
}
