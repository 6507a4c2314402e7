import { performance } from 'node:perf_hooks';
import * as z from 'zod';
import { buildMembers } from '#seed/world/members.ts';
import { percentile } from './percentiles.ts';
import type { Figure } from './report.ts';
import { aShopper, type Shopper } from './shopper.ts';

const rounds = 100;
const warmUp = 10;

const lists: Record<string, string> = {
  'newest, first page': '/admin/products',
  'page 50': '/admin/products?page=50',
  'by name': '/admin/products?sortBy=name&sortDir=asc',
  'by price': '/admin/products?sortBy=price&sortDir=asc',
  'by sold': '/admin/products?sortBy=sold',
  'by tax and state': '/admin/products?taxType=five&isActive=true',
  'few left in one group': '/admin/products?categoryGroup=a&stockStatus=low_stock',
  'two words': '/admin/products?q=dong%20ho',
};
/** Text typed into the command palette, letter by letter. */
const typed = ['c', 'ca', 'ca ', 'ca p', 'ca ph', 'ca phe', 'CL26', '0912'];

const Ids = z.object({ ids: z.array(z.string()), total: z.int() });
const Job = z.object({
  id: z.string(),
  status: z.string(),
  changed: z.int(),
  endedAt: z.string().nullable(),
});

const rounded = (value: number): number => Math.round(value * 10) / 10;

export async function anAdmin(origin: string): Promise<Shopper> {
  const admin = buildMembers(new Date()).find(({ role }) => role === 'admin');
  if (!admin) throw new Error('The demo market has no admin');
  return aShopper(origin, admin.email);
}

async function timesOf(staff: Shopper, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1)
    for (const path of paths) {
      const { milliseconds } = await staff.must('GET', path);
      if (round >= 0) times.push(milliseconds);
    }
  return times;
}

/** Measures staff's product list and the search of the command palette. */
export async function measureStaffLists(origin: string): Promise<Figure[]> {
  const staff = await anAdmin(origin);
  const { total } = Ids.parse((await staff.must('GET', '/admin/products/ids')).body);
  const group = `Staff through the gateway, ${total.toLocaleString('en')} products`;
  const figures: Figure[] = [];
  const add = (name: string, times: number[], budget: number) =>
    figures.push(
      { group, name: `${name}, p50`, value: rounded(percentile(times, 50)), unit: 'ms' },
      { group, name: `${name}, p95`, value: rounded(percentile(times, 95)), unit: 'ms', budget },
    );
  for (const [what, path] of Object.entries(lists)) add(`list, ${what}`, await timesOf(staff, [path]), 40);
  const asked = typed.map((q) => `/admin/search?q=${encodeURIComponent(q)}`);
  add('palette, a letter', await timesOf(staff, asked), 100);
  return figures;
}

async function ended(staff: Shopper, id: string): Promise<z.infer<typeof Job>> {
  for (;;) {
    const job = Job.parse((await staff.must('GET', `/admin/jobs/${id}`)).body);
    if (job.endedAt) return job;
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

/** Rows per second of a bulk change with the maximum number of products. */
export async function measureBulkChange(origin: string): Promise<Figure[]> {
  const staff = await anAdmin(origin);
  const { ids } = Ids.parse((await staff.must('GET', '/admin/products/ids')).body);
  const body = {
    kind: 'change-products',
    input: { ids, change: { what: 'price', way: 'amount', by: 1000 } },
  };
  const group = 'Work in the background';
  const perSecond = (rows: number, from: number) => Math.round((rows / (performance.now() - from)) * 1000);
  const began = performance.now();
  const { id } = Job.parse((await staff.must('POST', '/admin/jobs', body)).body);
  const { changed } = await ended(staff, id);
  const change = perSecond(changed, began);
  const backBegan = performance.now();
  await staff.must('POST', `/admin/jobs/${id}/take-back`, {});
  await ended(staff, id);
  const note = `${changed.toLocaleString('en')} products; 300 are asked for`;
  return [
    { group, name: 'prices changed', value: change, unit: 'per s', note },
    { group, name: 'prices put back', value: perSecond(changed, backBegan), unit: 'per s', note },
  ];
}
