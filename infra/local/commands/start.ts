import { mkdirSync } from 'node:fs';
import { seedIdentities } from '#seed/seed-identities.ts';
import { seedOnce } from '#seed/seed-once.ts';
import { buildFunctions, buildReference, buildWeb, clearOldBuilds, synthesize } from '../build/build.ts';
import { type Cloud, startCloud } from '../cloud.ts';
import { accountPassword, accounts } from '../dev/dev-index-page.ts';
import { homeFolder } from '../home/folders.ts';
import { openFrontDoor } from '../cloudfront/front-door.ts';
import { refuseSecond } from '../home/lock.ts';
import { showProgress } from './progress.ts';

const line = (name: string, value: string): string => `  ${name.padEnd(12)} ${value}\n`;

function announce({ origin: url, home }: Cloud, seconds: number): void {
  process.stdout.write(
    [
      '\n',
      line('Shop', `${url}/e-commerce`),
      line('Community', `${url}/`),
      line('Back office', `${url}/admin`),
      line('API', `${url}/api/health, reference at ${url}/docs/`),
      line('Workshop', `${url}/dev (mailbox at /dev/mail, interface kit at /dev/ui)`),
      line('Data', home),
      line('Sign in', `${accounts.map(([email]) => email).join(', ')}`),
      line('Password', accountPassword),
      `\nChợ Làng is ready: ${url} (${seconds.toFixed(1)} s)\n`,
    ].join(''),
  );
}

/** Closes everything started so far in reverse order; a second signal exits at once. */
function stopOnSignal(started: AsyncDisposableStack): void {
  const onSignal = () => {
    if (started.disposed) process.exit(1);
    started.disposeAsync().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

async function startAll(dev: boolean, started: AsyncDisposableStack): Promise<void> {
  const began = performance.now();
  const home = homeFolder();
  const port = Number(process.env['PORT'] ?? 3000);
  mkdirSync(home, { recursive: true });
  refuseSecond(home);
  // From here on the port answers, at first only that the market is starting.
  const door = await openFrontDoor(port, 'localhost');
  started.defer(door.close);
  using progress = showProgress();
  const { startDevelopment } = dev ? await import('./development.ts') : { startDevelopment: undefined };
  const development = await startDevelopment?.();
  started.defer(() => development?.close());
  // The web build takes longest, so everything else is prepared meanwhile.
  const web = development ? development.answer : progress.during('building the web app', buildWeb());
  if (web instanceof Promise) web.catch(() => {}); // the error is reported where `web` is awaited
  const [assembly, functions] = await Promise.all([
    progress.during('describing the cloud', synthesize()),
    progress.during('bundling the functions', buildFunctions()),
  ]);
  const filled = Promise.withResolvers<void>();
  const pictured = Promise.withResolvers<void>();
  const edgeCache = process.env['EDGE_CACHE'] !== 'off';
  const cloud = await progress.during(
    'starting table, queues and buckets',
    startCloud({
      home,
      port: door,
      filled: filled.promise,
      pictured: pictured.promise,
      assembly,
      functions,
      web,
      reference: buildReference,
      edgeCache,
    }),
  );
  started.defer(cloud.close);
  const seeded = await progress.during(
    'filling the market',
    seedOnce({
      dynamodbEndpoint: cloud.endpoints.dynamodb,
      s3Endpoint: cloud.endpoints.s3,
      tableName: cloud.tableName,
      mediaBucket: cloud.buckets.media,
      quiet: true,
    }),
  );
  const { dynamodb: dynamodbEndpoint } = cloud.endpoints;
  await seedIdentities({ dynamodbEndpoint, tableName: cloud.tableName });
  await web;
  const pictures = await seeded.drawPictures();
  started.defer(pictures.stop);
  // Pictures that could not be drawn are missing (the drawing process reports them), but no request may wait
  // for them.
  pictures.first.catch(() => {}).finally(pictured.resolve);
  filled.resolve();
  progress.end();
  clearOldBuilds();
  development?.follow(cloud);
  announce(cloud, (performance.now() - began) / 1000);
}

/** Builds what has changed, starts the cloud with it, and fills it once. */
export async function start({ dev }: { dev: boolean }): Promise<void> {
  const started = new AsyncDisposableStack();
  stopOnSignal(started);
  try {
    await startAll(dev, started);
  } catch (error) {
    // After a stop signal, the failure of interrupted work is expected and not reported.
    if (!started.disposed) throw error;
  }
}
