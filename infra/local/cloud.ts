import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuckets } from './s3/buckets.ts';
import { startBucketProxy } from './s3/bucket-proxy.ts';
import { createFileRoutes } from './s3/files/file-routes.ts';
import { openFileStore } from './s3/files/file-store.ts';
import { abortOldUploads, abortRules, keepAborted } from './s3/files/lifecycle.ts';
import { type Chaos, chaosOf } from './chaos/chaos.ts';
import { startChaoticTable } from './chaos/chaotic-table.ts';
import { createClock } from './home/clock.ts';
import { createDevPages } from './dev/dev-pages.ts';
import { startDynamo } from './emulators/dynamodb.ts';
import { setEnvironment, withOwnChoices } from './home/environment.ts';
import { makeCustomResources } from './lambda/custom-resources.ts';
import { startEventSources } from './lambda/event-sources.ts';
import { keepSwept, sweepExpired } from './dynamodb/expiry-sweeper.ts';
import { createGuard } from './iam/guard.ts';
import { startFauxqs } from './emulators/fauxqs.ts';
import { type FrontDoor, openFrontDoor } from './cloudfront/front-door.ts';
import { readApis } from './gateway/http-routes.ts';
import { type Answer, host } from './http/http-tools.ts';
import { startInnerDoor } from './gateway/inner-door.ts';
import { createRuntime } from './lambda/lambda-runtime.ts';
import { takeLock } from './home/lock.ts';
import { createMailReports } from './mail/mail-reports.ts';
import { startMailbox } from './mail/mailbox.ts';
import { createOrigins } from './cloudfront/origins.ts';
import { providerAddresses, secretSetting } from './providers/provider-addresses.ts';
import { createProviders, type Providers } from './providers/providers.ts';
import { ensureQueues, passTime, redrive } from './sqs/queues.ts';
import { forgetRunning, tellRunning } from './home/running.ts';
import { createScheduler } from './lambda/scheduler.ts';
import { createKeys } from './home/keys.ts';
import { createSecrets } from './home/secrets.ts';
import { createSocketGateway } from './gateway/socket-gateway.ts';
import { credentials } from './http/sigv4.ts';
import { openState } from './home/state.ts';
import { ensureTable, tablesOf } from './dynamodb/tables.ts';
import { readAssembly, readStacks } from './template/template.ts';
import { createWebPages, withReference } from './cloudfront/web-bucket.ts';

export type CloudOptions = {
  /** Folder in which all data is kept between runs. */
  home: string;
  /** Port to listen on, 0 for any free one, or a front door that is already listening. */
  port: number | FrontDoor;
  /** The health check reports ready only after this promise. */
  filled?: Promise<unknown>;
  /** Requests for files of the media bucket wait for this promise. */
  pictured?: Promise<unknown>;
  /** Folder of a synthesized app. */
  assembly: string;
  /** Folder of the bundled handlers. */
  functions: string;
  /** Folder of the (perhaps unfinished) web app, or a handler that serves it in development. */
  web?: string | Promise<string> | Answer;
  /** Builds the API reference on the first request. Without it, the web app serves its own. */
  reference?: () => Promise<string>;
  env?: Record<string, string>;
  /** Whether the CDN caches; true by default. */
  edgeCache?: boolean;
  /** Functions whose messages are dropped and whose schedules rest: tests leave out what they do not look at, and save its time. */
  asleep?: readonly string[];
  /** Faults to inject; by default those that the environment asks for. */
  chaos?: Chaos | undefined;
};

const closingMs = 60_000;
/** A single idle check is not enough: a write just after the stream was read shows only in the next check. */
const quietLooks = 2;

/** Starts the whole cloud on one machine, from the resources that the templates declare. */
export async function startCloud({
  home,
  port,
  filled,
  pictured,
  assembly: folder,
  functions,
  web,
  reference,
  env = {},
  edgeCache = true,
  asleep = [],
  chaos = chaosOf(process.env),
}: CloudOptions) {
  // Parts are closed in reverse order, on close or when a later part fails to start.
  await using started = new AsyncDisposableStack();
  mkdirSync(join(home, 'tmp'), { recursive: true });
  started.defer(takeLock(home));
  const state = openState(home);
  started.defer(() => state.close());
  const clock = createClock(state);
  const stacks = readStacks(folder);
  const [dynamo, mailbox] = await Promise.all([startDynamo(home), startMailbox(home, clock.now)]);
  started.defer(dynamo.close);
  started.defer(() => mailbox.close());
  const fauxqs = await startFauxqs(home, stacks[0]?.region ?? '');
  started.defer(fauxqs.close);
  const assembly = readAssembly(stacks, { queueUrlBase: fauxqs.endpoint });
  const [table] = tablesOf(assembly);
  if (!table) throw new Error('The templates declare no table');

  const streamArn = await ensureTable(dynamo.endpoint, table);
  // Functions use the table through this proxy; other readers bypass it.
  const chaotic = chaos && (await startChaoticTable(chaos, dynamo.endpoint, table));
  started.defer(() => chaotic?.close());
  ensureQueues(assembly, fauxqs.queues);
  const mailReports = createMailReports(assembly, fauxqs.queues, clock.now);
  mailbox.onMail((mail) => mailReports.onMail(mail));
  const corsRules = ensureBuckets(assembly, fauxqs.objects);
  const files = openFileStore(join(home, 'objects'), fauxqs.index, clock.now);
  const takesFiles = createFileRoutes(files);
  fauxqs.intercept(takesFiles);
  const uploadRules = abortRules(assembly);
  started.defer(keepAborted(files.uploads, uploadRules, clock.now));
  clock.onAdvance(() => abortOldUploads(files.uploads, uploadRules, clock.now()));
  const bucketNamed = (part: string) => [...corsRules.keys()].find((name) => name.includes(part)) ?? '';
  const built =
    web && typeof web !== 'function' ? createWebPages(fauxqs.objects, bucketNamed('-web-'), web) : undefined;
  if (typeof web === 'string') await built?.ready;
  const proxy = await startBucketProxy({
    target: fauxqs.endpoint,
    objects: fauxqs.objects,
    takesFiles,
    rulesOf: (bucket) => corsRules.get(bucket) ?? [],
    now: clock.now,
    mayUse: ({ method = 'GET' }, { pathname, search }) =>
      guard.mayUse({ method, url: new URL(pathname + search, endpoints.s3), target: '', body: '' }),
  });
  started.defer(proxy.close);
  const guard = createGuard(assembly, () => ({
    ...endpoints,
    dynamodb: chaotic?.endpoint ?? endpoints.dynamodb,
    sockets: `http://${host}:${inner.port}/ws/`,
    secrets: `http://${host}:${inner.port}/`,
    keys: `http://${host}:${inner.port}/keys/`,
    mail: new URL('/', mailbox.smtpUrl).href,
  }));
  const runtime = createRuntime(assembly, { functions, home, guard, chaos });
  started.defer(() => runtime.close());
  const apis = readApis(assembly, runtime);
  const socketApi = apis.find(({ protocol }) => protocol === 'WEBSOCKET');
  const sockets = socketApi && createSocketGateway(socketApi, runtime, clock.now);
  const secrets = createSecrets(assembly, state);
  const inner = await startInnerDoor(secrets, createKeys(assembly, home), sockets);
  started.defer(inner.close);

  const endpoints = { dynamodb: dynamo.endpoint, sqs: fauxqs.endpoint, s3: `http://${host}:${proxy.port}` };
  let scheduler: ReturnType<typeof createScheduler> | undefined;
  let providers: Providers | undefined;
  const door = typeof port === 'number' ? await openFrontDoor(port) : port;
  const dev = createDevPages({
    clock,
    mailbox,
    mailReports,
    queues: fauxqs.queues,
    scheduler: () => scheduler ?? createScheduler(assembly, runtime, clock, state, asleep),
    redrive: (queue) => redrive(fauxqs.queues, queue),
    providers: () => providers,
    facts: () => ({ url: door.origin, endpoints }),
  });
  started.defer(door.close);
  // Sockets are closed first, because an open one would keep the front door from closing.
  started.defer(() => sockets?.close());

  const environment: Record<string, string> = {
    ...withOwnChoices(runtime.environment),
    AWS_REGION: assembly.region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_SESSION_TOKEN: credentials.sessionToken,
    AWS_ENDPOINT_URL_DYNAMODB: chaotic?.endpoint ?? endpoints.dynamodb,
    AWS_ENDPOINT_URL_SQS: endpoints.sqs,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://${host}:${inner.port}`,
    AWS_ENDPOINT_URL_KMS: `http://${host}:${inner.port}/keys`,
    SOCKET_ENDPOINT: `http://${host}:${inner.port}/ws`,
    SMTP_URL: mailbox.smtpUrl,
    PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] ?? door.origin,
    ...providerAddresses(door.url, process.env['PUBLIC_ORIGIN'] ?? door.origin),
    CLOCK_OFFSET_MS: String(clock.offset()),
    // The log goes to a terminal, so routine lines are written only on request.
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    TMPDIR: join(home, 'tmp'),
    ...env,
  };
  started.defer(setEnvironment(environment));
  const outside = (providers = createProviders({
    clock,
    state,
    secret: (name) => state.read(`secret:${environment[secretSetting(name)]}`) ?? '',
    setting: (name) => environment[name] ?? '',
    shop: () => door.url,
  }));
  started.defer(() => outside.close());
  const sources = startEventSources({
    assembly,
    runtime,
    guard,
    queues: fauxqs.queues,
    state,
    dynamoEndpoint: dynamo.endpoint,
    streamArn,
    // Event sources start after the market is filled, because workers would compete for the CPU over changes
    // nobody awaits yet.
    begin: filled,
    asleep,
    chaos,
  });
  for (const source of sources) started.defer(source.close);
  const schedules = (scheduler = createScheduler(assembly, runtime, clock, state, asleep));
  started.defer(() => schedules.close());
  const sweep = () => sweepExpired(dynamo.endpoint, table, clock.now());
  started.defer(keepSwept(dynamo.endpoint, table, () => clock.now()));
  const socketCloser = setInterval(() => sockets?.closeOld(), closingMs);
  started.defer(() => clearInterval(socketCloser));
  socketCloser.unref();
  clock.onAdvance((moved) => passTime(fauxqs.queues, moved));
  clock.onAdvance((moved) => chaotic?.passTime(moved));
  clock.onAdvance(() => sockets?.closeOld());
  clock.onAdvance(() => schedules.runDue());

  const socketOrigin = door.origin.replace('http', 'ws');
  await makeCustomResources(assembly, runtime, state);
  const pages = typeof web === 'function' ? web : built?.pages;
  const origins = createOrigins({
    assembly,
    apis,
    runtime,
    s3Endpoint: fauxqs.endpoint,
    uploads: endpoints.s3,
    socketOrigin,
    inPlace: secrets.inPlace,
    pictured,
    shell: built?.ready,
    pages: pages && reference ? withReference(pages, reference) : pages,
    // Only a built web app has pages to render into; during development Vite serves them.
    fillsPages: typeof web !== 'function',
    edgeCache,
    now: clock.now,
  });
  door.open({
    dev,
    filled,
    route: origins.route,
    upgrade: async (request, socket, head) => {
      if (sockets && request.url?.startsWith('/ws')) {
        origins.addHeaders(request);
        await sockets.upgrade(request, socket, head);
      } else if (!request.headers['sec-websocket-protocol']?.includes('vite')) socket.destroy();
    },
  });

  const buckets = { media: bucketNamed('media'), views: bucketNamed('views') };
  tellRunning(home, {
    pid: process.pid,
    url: door.origin,
    tableName: table.name,
    endpoints: { ...endpoints, s3: fauxqs.endpoint },
    buckets,
    environment,
  });
  started.defer(() => forgetRunning(home));
  const running = started.move();

  /** Resolves once all changes are published and all messages are processed. */
  async function idle(): Promise<void> {
    for (let quiet = 0; quiet < quietLooks;) {
      const looks = await Promise.all([outside, ...sources].map((source) => source.isIdle()));
      quiet = looks.every(Boolean) ? quiet + 1 : 0;
      if (quiet === 0) await wait(5);
    }
  }

  return {
    url: door.url,
    origin: door.origin,
    server: door.server,
    home,
    tableName: table.name,
    buckets,
    endpoints: { ...endpoints, s3: fauxqs.endpoint },
    /** Endpoint for browser uploads: the bucket with signatures, expiry, policies and CORS. */
    uploads: endpoints.s3,
    denied: () => guard.denied(),
    /** Returns how often each injected fault has occurred. */
    chaos: () => chaos?.told(),
    clock,
    mailbox,
    invoke: (entry: string, event: unknown) => runtime.invokeEntry(entry, event),
    reload: (folder: string) => runtime.reload(folder),
    redrive: (queue: string) => redrive(fauxqs.queues, queue),
    runSchedules: (only?: string) => schedules.runAll(only),
    sweep,
    idle,
    close: () => running.disposeAsync(),
  };
}

export type Cloud = Awaited<ReturnType<typeof startCloud>>;
