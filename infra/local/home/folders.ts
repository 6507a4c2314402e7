import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');
/** Returns the data folder of a cloud: CHOLANG_HOME, or .local in the project. */
export const homeFolder = (): string => resolve(root, process.env['CHOLANG_HOME'] ?? '.local');
export const cacheFolder = join(root, '.cache');
export const webFolder = join(root, 'dist/web');
