import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { builtWeb } from './built.ts';

const statements = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const RouteFiles = z.record(z.string(), z.array(z.string()));

/** All script files of the web build. */
export const allScripts = (): string[] =>
  readdirSync(join(builtWeb(), 'assets')).filter((name) => name.endsWith('.js'));

export const readAsset = (name: string): Buffer => readFileSync(join(builtWeb(), 'assets', name));

/** Script file with its static imports. */
function follow(name: string, found: Set<string>): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, next = ''] of readAsset(name).toString().matchAll(statements)) follow(next, found);
  return found;
}

const documentOf = (): string => readFileSync(join(builtWeb(), 'index.html'), 'utf8');

/** Scripts that every page needs first; if one of them fails to load, no code runs that could retry. */
function firstScripts(): Set<string> {
  const found = new Set<string>();
  for (const [, name = ''] of documentOf().matchAll(/<script[^>]+src="\/assets\/([^"]+)"/g))
    follow(name, found);
  return found;
}

/** These scripts and the style sheets of the document. */
export function firstFiles(): Set<string> {
  const sheets = documentOf().matchAll(/<link[^>]+href="\/assets\/([^"]+\.css)"/g);
  return new Set([...firstScripts(), ...[...sheets].map(([, name = '']) => name)]);
}

/** Scripts that load before the first screen of these routes. */
export function scriptsOf(...routes: string[]): Set<string> {
  const files = RouteFiles.parse(JSON.parse(readFileSync(join(builtWeb(), 'route-files.json'), 'utf8')));
  const found = firstScripts();
  for (const route of routes)
    for (const path of files[route] ?? [])
      if (path.endsWith('.js')) follow(path.slice('/assets/'.length), found);
  return found;
}
