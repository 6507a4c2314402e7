import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folders whose code runs; tests may do as they like. */
const folders = ['shared', 'functions', 'infra', 'web', 'seed', 'scripts'] as const;

export type SourceFile = {
  /** From the project's folder, with forward slashes. */
  path: string;
  text: string;
  imports: Import[];
};

/** `target` is a file of ours; `name` alone is a package. */
export type Import = { name: string; target: string | undefined; isTypeOnly: boolean };

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g;
const statements =
  /\b(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

function resolve(from: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  if (name.startsWith('.')) return normalize(join(dirname(from), name)).replaceAll('\\', '/');
  return undefined;
}

/** The web is built by Vite, which lets extensions be left out. */
function existing(path: string | undefined): string | undefined {
  const candidates = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => `${path}${ending}`);
  return path && (candidates.find((file) => /\.\w+$/.test(file) && existsSync(join(root, file))) ?? path);
}

export function importsOf(path: string, text: string): Import[] {
  return [...text.replace(comments, '').matchAll(statements)].map(([, type, named, lazy]) => {
    const name = (named ?? lazy ?? '').replace(/\?\w+$/, '');
    return { name, target: existing(resolve(path, name)), isTypeOnly: type !== undefined };
  });
}

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

function read(folder: string): SourceFile[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith('.gen.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/'))
    .map((path) => {
      const text = textOf(path);
      return { path, text, imports: importsOf(path, text) };
    });
}

export const sourceFiles: readonly SourceFile[] = folders.flatMap(read);

export const filesIn = (...places: string[]): SourceFile[] =>
  sourceFiles.filter(({ path }) => places.some((place) => path.startsWith(`${place}/`)));

/** `from → to` for every import that a rule forbids: an empty list is a rule kept. */
export const forbidden = (files: SourceFile[], isForbidden: (found: Import, file: SourceFile) => boolean) =>
  files.flatMap((file) =>
    file.imports
      .filter((found) => isForbidden(found, file))
      .map(({ name, target }) => `${file.path} → ${target ?? name}`),
  );
