import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { loadProducts } from '#seed/load-products.ts';
import { demoPassword, knownAccounts } from '#seed/world/members.ts';
import { buildWorld } from '#seed/world/world.ts';
import { callDynamo } from '../http/aws-json.ts';
import { startDynamo } from '../emulators/dynamodb.ts';
import { homeFolder } from '../home/folders.ts';
import { PlainError } from '../http/http-tools.ts';
import { refuseSecond } from '../home/lock.ts';

const usage = `npm run seed -- --products 100000   fills a stopped market with more goods, for load
npm run seed -- --list               what the demo market holds, without writing anything`;

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

async function onlyTable(endpoint: string): Promise<string> {
  const { TableNames } = await callDynamo<{ TableNames: string[] }>(endpoint, 'ListTables', {});
  const [name] = TableNames;
  if (!name) throw new PlainError('There is no market here yet: start it once with npm start, then stop it.');
  return name;
}

/** What is written for load is news to nobody, and the emulator's stream slows with every record it keeps. */
async function withoutStream(endpoint: string, TableName: string, work: () => Promise<void>): Promise<void> {
  const turn = (StreamSpecification: object) =>
    callDynamo(endpoint, 'UpdateTable', { TableName, StreamSpecification });
  await turn({ StreamEnabled: false });
  try {
    await work();
  } finally {
    await turn({ StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' });
  }
}

async function load(home: string, products: number): Promise<void> {
  mkdirSync(home, { recursive: true });
  refuseSecond(home);
  const { endpoint: dynamodbEndpoint, close } = await startDynamo(home);
  const start = performance.now();
  try {
    const tableName = await onlyTable(dynamodbEndpoint);
    await withoutStream(dynamodbEndpoint, tableName, async () => {
      const items = await loadProducts({ dynamodbEndpoint, tableName, products, onProgress: showProgress });
      console.log(`\n${items} items written in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
    });
  } finally {
    await close();
  }
}

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.list) list();
else if (values.help || !values.products) console.log(usage);
else {
  await load(homeFolder(), z.coerce.number().int().min(0).max(2_000_000).parse(values.products)).catch(
    (error: unknown) => {
      console.error(error instanceof PlainError ? error.message : error);
      process.exitCode = 1;
    },
  );
}
