import type { SheetColumn } from '#shared/sheets/sheet-column.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { can } from '#shared/contract/access.ts';
import { contracts } from '#shared/registry/contracts.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { mayDo } from '#shared/jobs/define-job.ts';
import { jobKinds } from '#shared/jobs/job-kinds.ts';
import * as catalogueRecords from '#functions/domain/catalogue/records/catalogue-records.ts';

/** What goods cost the shop, and what it earns with them, is for admins: not hidden on a screen, but not in the answer. */
const figures = /cost|margin|profit/i;

type Part = { properties?: Record<string, unknown>; required?: string[] };

/** The names every answer holds. What may be left out is left out of a collaborator's: shown where it is answered. */
function namesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== 'object' || !schema) return [];
  const { properties = {}, required = [] } = schema as Part;
  const held = Object.keys(properties).filter((name) => required.includes(name));
  return [...held, ...Object.values(schema).flatMap(namesIn)];
}

const answered = ({ reply }: AnyContract) =>
  namesIn(z.toJSONSchema(reply, { unrepresentable: 'any', io: 'output' }));

const open = contracts.filter(
  ({ access }) => typeof access !== 'object' || can('collaborator', access.staff),
);

describe('a collaborator', () => {
  it.each(open.map((contract) => [contract.name, contract] as const))(
    'hears of no figures of the shop from %s',
    (_, contract) => {
      expect(answered(contract).filter((name) => figures.test(name))).toEqual([]);
    },
  );

  it.each(jobKinds.filter(({ capability }) => mayDo({ capability }, 'collaborator')))(
    // What only comes in is refused from whoever may not see it.
    'finds none in the files and previews of $kind',
    ({ sheet }) => {
      const columns: readonly SheetColumn[] = sheet;
      const told = columns.filter(({ comesOnly }) => !comesOnly);
      expect(told.map(({ name }) => name).filter((name) => figures.test(name))).toEqual([]);
    },
  );

  it('reads none in the history of a product', () => {
    expect(Object.keys(catalogueRecords.auditedDetailFields).filter((name) => figures.test(name))).toEqual(
      [],
    );
  });
});

it('the names are looked for where they would stand', () => {
  const cost = contracts.filter((contract) => answered(contract).some((name) => figures.test(name)));
  // What vouchers and campaigns cost is told, to admins.
  expect(cost.map(({ name }) => name)).toContain('vouchers/search-campaigns');
});
