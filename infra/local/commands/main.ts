import './check-node.ts';
import { parseArgs } from 'node:util';
import { PlainError } from '../http/http-tools.ts';

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });

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
