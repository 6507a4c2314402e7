import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');
/** Where a cloud keeps its data: CHOLANG_HOME, or .local in the project. */
export const homeFolder = (): string => resolve(root, process.env['CHOLANG_HOME'] ?? '.local');
export const cacheFolder = join(root, '.cache');
export const webFolder = join(root, 'dist/web');
