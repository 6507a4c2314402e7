import { parseArgs } from 'node:util';
import * as z from 'zod';
import { loadProducts } from '#seed/load-products.ts';
import { demoPassword, knownAccounts } from '#seed/world/members.ts';
import { buildWorld } from '#seed/world/world.ts';
import { homeFolder } from '../home/folders.ts';
import { PlainError } from '../http/http-tools.ts';
import { whileStopped } from './stopped-market.ts';

const usage = `npm run seed -- --products 100000   fills a stopped market with more goods, for load
npm run seed -- --list               what the demo market holds, without writing anything`;

function list(): void {
  const world = buildWorld(new Date());
  for (const [name, things] of Object.entries(world))
    if (Array.isArray(things)) console.log(`${name.padEnd(12)} ${things.length}`);
  console.log(`\nAccounts, all with the password ${demoPassword}:`);
  for (const { email, role, status } of knownAccounts)
    console.log(`  ${email.padEnd(20)} ${role}, ${status}`);
}

function showProgress(written: number, wanted: number): void {
  const share = Math.floor((written / wanted) * 100);
  if (process.stdout.isTTY) process.stdout.write(`\r${written} of ${wanted} products, ${share} %  `);
  else if (written % 10_000 === 0) console.log(`${written} of ${wanted} products`);
}

async function load(home: string, products: number): Promise<void> {
  const start = performance.now();
  await whileStopped(home, async (table) => {
    const items = await loadProducts({ ...table, products, onProgress: showProgress });
    console.log(`\n${items} items written in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  });
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
