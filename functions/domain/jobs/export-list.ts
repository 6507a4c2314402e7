import * as z from 'zod';
import type { AnyContract } from '#shared/contract/route.ts';
import type { ListShape } from '#shared/lists/query-parts.ts';
import type { Language } from '#shared/values/language.ts';
import type { ListOf } from '#functions/platform/views/list-query.ts';
import { exportRows, type RowPage } from './export-rows.ts';
import type { StoredJob } from './job-record.ts';
import type { JobRunner } from './job-runner.ts';

const Place = z.object({ value: z.union([z.string(), z.number(), z.null()]), id: z.string() }).nullable();
const Input = z.object({ query: z.record(z.string(), z.unknown()) });

type ListContract = AnyContract & { list: ListShape };

/** Next page of a declared list with the filters and order of the export. */
export async function listPage<C extends ListContract, Name extends string, Row, Kept extends boolean>(
  list: ListOf<C, Name, Row, never, Kept>,
  job: StoredJob,
  { after, take }: { after: unknown; take: number },
  rows = list.rows?.(),
): Promise<RowPage<Row>> {
  if (!rows) throw new Error(`Who has the rows of ${list.contract.name}?`);
  const place = Place.parse(after);
  const plan = list.plan(Input.parse(job.input).query, {});
  const found = await rows.list({
    ...plan,
    take,
    skip: 0,
    counted: place === null,
    after: place ?? undefined,
  });
  return {
    rows: found.rows,
    after: found.places.at(-1) ?? place,
    more: found.rows.length === take,
    ...(place === null && { total: found.total }),
  };
}

/** Export job of a declared list with all its pages. */
export const exportList = <C extends ListContract, Name extends string, Row extends { id: string }>(
  list: ListOf<C, Name, Row, never, true>,
  ways: { fileName: Record<Language, string> },
): JobRunner =>
  exportRows<Row>({
    ...ways,
    idOf: ({ id }) => id,
    page: (job, after, take) => listPage(list, job, { after, take }),
  });
