import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * Each worker has its own temporary folder, because a container deletes temporary files that it has not opened
 * itself.
 */
const folder = join(inject('temporaryFolder'), process.env['VITEST_POOL_ID'] ?? '0');
mkdirSync(folder, { recursive: true });
process.env['TMPDIR'] = folder;
