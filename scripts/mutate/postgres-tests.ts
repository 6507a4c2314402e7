import { basename } from 'node:path';
import { nearestTests } from './nearest-tests.ts';

/**
 * Unit tests keep views in SQLite, so they run nothing of what is written for PostgreSQL. Its own project does: tests
 * of both engines that reach the file, the nearest first.
 */
export const postgresTestsOf = (path: string, project: Parameters<typeof nearestTests>[1]): string[] =>
  basename(path).startsWith('postgres-') ? nearestTests(path, project) : [];
