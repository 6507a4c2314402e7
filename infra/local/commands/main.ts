import './check-node.ts';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder } from '../home/folders.ts';
import { PlainError } from '../http/http-tools.ts';

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });

// Caches compiled modules, because compiling takes a third of a later start.
enableCompileCache(join(cacheFolder, 'compiled'));
try {
  const { start } = await import('./start.ts');
  await start({ dev: values.dev });
} catch (error) {
  process.stderr.write(
    error instanceof PlainError
      ? `${error.message}\n`
      : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
