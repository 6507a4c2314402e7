import { expect, it } from 'vitest';
import * as z from 'zod';
import { contracts } from '#shared/registry/contracts.ts';
import type { AnyContract } from '#shared/contract/route.ts';

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
};

const isName = (name: string): boolean => /(?:^ids?|Ids?)$/.test(name);

const takesNothing = (schema: Schema): boolean =>
  schema.type === 'string' &&
  !schema.minLength &&
  schema.pattern === undefined &&
  schema.format === undefined &&
  schema.enum === undefined &&
  schema.const === undefined;

/** Fields that name something and take an empty text for it: it would reach a key of the table, which takes none. */
function emptyNamesIn(schema: Schema, path: string): string[] {
  const parts = [
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  const own = isName(path.split('.').at(-1) ?? '') && takesNothing(schema) ? [path] : [];
  return [
    ...own,
    ...parts.flatMap((part) => emptyNamesIn(part, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      emptyNamesIn(field, `${path}.${name}`),
    ),
  ];
}

const schemaOf = (part: z.ZodType): Schema =>
  z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema;

/** An empty text stands for none, or its schema tidies it before it looks at it. */
const meantOrRefused = [
  'accounts/register body.referenceId',
  'accounts/register-with-provider body.referenceId',
  'referrals/name-referrer body.referenceId',
  'catalogue/create-product body.brandId',
  'catalogue/create-product body.masterUnitId',
  'catalogue/update-product body.brandId',
  'catalogue/update-product body.masterUnitId',
  'jobs/start-job body.input.query.businessId',
  'jobs/start-job body.input.query.categoryId',
  'jobs/start-job body.input.query.warehouseId',
];

/** In the path an empty text is another path. */
const askedBy = ({ name, body }: AnyContract): string[] => emptyNamesIn(schemaOf(body), `${name} body`);

it('nothing is named by an empty text: such a call is refused, and its field says so', () => {
  const found = new Set(contracts.flatMap(askedBy));
  expect([...found].toSorted()).toEqual(meantOrRefused.toSorted());
});

it('a field that takes an empty name would be found, however deep it lies', () => {
  const open = z.object({ stock: z.array(z.object({ warehouseId: z.string().max(64) })).nullish() });
  expect(emptyNamesIn(schemaOf(open), 'body')).toEqual(['body.stock.warehouseId']);
  const ids = z.object({ ids: z.array(z.string()), userIds: z.array(z.string()), id: z.string().min(1) });
  expect(emptyNamesIn(schemaOf(ids), 'body')).toEqual(['body.ids', 'body.userIds']);
});
