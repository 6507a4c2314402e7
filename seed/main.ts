import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { seedOnce } from './seed-once.ts';
import { demoPassword, knownAccounts } from './world/members.ts';
import { buildWorld } from './world/world.ts';

const usage = `npm run seed -- [--products 100000] [--home .local]
npm run seed -- --list        what the demo market holds, without writing anything`;

const Home = z.object({
  endpoints: z.object({ dynamodb: z.url(), s3: z.url() }),
  tableName: z.string(),
  buckets: z.object({ media: z.string() }),
});

async function readHome(home: string): Promise<z.infer<typeof Home>> {
  try {
    return Home.parse(JSON.parse(await readFile(join(home, 'state.json'), 'utf8')));
  } catch (cause) {
    throw new Error(`No local cloud runs in ${home}: start it first with npm start.`, { cause });
  }
}

function list(): void {
  const world = buildWorld(new Date());
  for (const [name, things] of Object.entries(world)) console.log(`${name.padEnd(12)} ${things.length}`);
  console.log(`\nAccounts, all with the password ${demoPassword}:`);
  for (const { email, role, status } of knownAccounts)
    console.log(`  ${email.padEnd(20)} ${role}, ${status}`);
}

function showProgress(written: number, wanted: number): void {
  const share = Math.floor((written / wanted) * 100);
  if (process.stdout.isTTY) process.stdout.write(`\r${written} of ${wanted} products, ${share} %  `);
  else if (written % 10_000 === 0) console.log(`${written} of ${wanted} products`);
}

async function seed(home: string, products: number): Promise<void> {
  const { endpoints, tableName, buckets } = await readHome(home);
  const start = performance.now();
  const seeded = await seedOnce({
    dynamodbEndpoint: endpoints.dynamodb,
    s3Endpoint: endpoints.s3,
    tableName,
    mediaBucket: buckets.media,
    products,
    quiet: true,
    onProgress: showProgress,
  });
  await seeded.pictures;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${seeded.items} items written in ${seconds} s.`);
}

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '0' },
    home: { type: 'string', default: process.env['CHOLANG_HOME'] ?? '.local' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else if (values.list) list();
else {
  await seed(values.home, z.coerce.number().int().min(0).max(2_000_000).parse(values.products)).catch(
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
