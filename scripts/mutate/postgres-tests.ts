import { basename } from 'node:path';
import { nearestTests } from './nearest-tests.ts';

/**
 * Unit tests run views in SQLite, so they never execute the code for PostgreSQL. The PostgreSQL project does:
 * its tests of both engines that reach the file, the nearest first.
 */
export const postgresTestsOf = (path: string, project: Parameters<typeof nearestTests>[1]): string[] =>
  basename(path).startsWith('postgres-') ? nearestTests(path, project) : [];
