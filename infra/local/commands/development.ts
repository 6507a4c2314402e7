import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { buildFunctions } from '../build/build.ts';
import type { Cloud } from '../cloud.ts';
import { root } from '../home/folders.ts';
import { type Answer, serve } from '../http/http-tools.ts';
import { sampleSite } from '../build/sample-site.ts';

const settleMs = 80;

/** Starts development mode: Vite with hot reloading, and handlers bundled again on each save. */
export async function startDevelopment() {
  // This server only carries the hot reload socket; pages are served through the front door.
  const reloads = await serve((_, response) => response.writeHead(426).end());
  Object.assign(process.env, { ...sampleSite, ...process.env });
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: {
      middlewareMode: true,
      hmr: { server: reloads.server, host: '127.0.0.1', clientPort: reloads.port },
    },
    appType: 'spa',
  });
  const watchers: ReturnType<typeof watch>[] = [];

  const answer: Answer = (request, response) => {
    // Removes the content security policy: Vite uses inline scripts during development, which the deployed
    // policy blocks.
    response.setHeader('content-security-policy', '');
    vite.middlewares(request, response, () => response.writeHead(404).end());
  };

  function follow(cloud: Cloud): void {
    let timer: NodeJS.Timeout | undefined;
    const rebuild = () =>
      buildFunctions().then(
        (folder) => cloud.reload(folder),
        (error: unknown) => process.stderr.write(`${String(error)}\n`),
      );
    for (const folder of ['functions', 'shared']) {
      const watcher = watch(join(root, folder), { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => void rebuild(), settleMs);
      });
      watchers.push(watcher);
    }
  }

  async function close(): Promise<void> {
    for (const watcher of watchers) watcher.close();
    await vite.close();
    await reloads.close();
  }

  return { answer, follow, close };
}
