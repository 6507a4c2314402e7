import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contracts } from '#shared/registry/contracts.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import { Failure } from '#shared/contract/failure.ts';
import { openApiDocument, type Operation } from '#shared/registry/openapi.ts';
import { defineRoute } from '#shared/contract/route.ts';

const document = openApiDocument(contracts);

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
);

function find(name: string): Operation {
  const [, operation] = operations.find(([, { 'x-name': known }]) => known === name) ?? [];
  if (!operation) throw new Error(`No operation ${name}`);
  return operation;
}

/** Every value under a key, however deep. */
function allUnder(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...allUnder(key, inner),
  ]);
}

const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
/** What JSON Schema and OpenAPI 3.1 allow of a schema, as far as ours go. */
const Schema: z.ZodType = z.lazy(() =>
  z.strictObject({
    type: z.union([z.enum(types), z.array(z.enum(types))]).optional(),
    $ref: z.string().startsWith('#/components/schemas/').optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), Schema]).optional(),
    propertyNames: Schema.optional(),
    items: Schema.optional(),
    anyOf: z.array(Schema).min(1).optional(),
    oneOf: z.array(Schema).min(1).optional(),
    enum: z.array(z.unknown()).min(1).optional(),
    const: z.unknown().optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    default: z.unknown().optional(),
    description: z.string().optional(),
    minLength: z.int().optional(),
    maxLength: z.int().optional(),
    minimum: z.number().optional(),
    multipleOf: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.int().optional(),
    maxItems: z.int().optional(),
    'x-kept-as': Schema.optional(),
  }),
);

const JsonContent = z.strictObject({
  'application/json': z.strictObject({
    schema: Schema,
    examples: z
      .record(
        z.string(),
        z.strictObject({ value: Failure, 'x-message': z.object({ vi: z.string(), en: z.string() }) }),
      )
      .optional(),
  }),
});

/** A file is described by its type. */
const FileContent = z.strictObject({
  'application/pdf': z.strictObject({
    schema: z.strictObject({ type: z.literal('string'), format: z.literal('binary') }),
  }),
});
const Content = z.union([JsonContent, FileContent]);

const Described = z.looseObject({
  operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
  summary: z.string().min(8),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean(),
        description: z.string().optional(),
        style: z.literal('form').optional(),
        explode: z.literal(false).optional(),
        schema: Schema,
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), headers: z.unknown().optional(), content: Content }),
  ),
});

describe('the document', () => {
  it('is OpenAPI 3.1 with one security scheme', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.components.securitySchemes).toHaveProperty('bearer.scheme', 'bearer');
    expect(document.tags.filter(({ name, description }) => description === name)).toEqual([]);
    expect(document.tags.map(({ name }) => name)).toEqual([
      'accounts',
      'activity',
      'addresses',
      'cart',
      'catalogue',
      'contact',
      'customers',
      'favorites',
      'identity',
      'inventory',
      'invoice-profiles',
      'invoices',
      'jobs',
      'library',
      'links',
      'live',
      'members',
      'moderation',
      'news',
      'notifications',
      'operations',
      'orders',
      'overview',
      'payments',
      'people',
      'places',
      'price-books',
      'purchasing',
      'reconciliation',
      'referrals',
      'refunds',
      'reports',
      'restock',
      'returns',
      'reviews',
      'saved-views',
      'search',
      'settings',
      'shipping',
      'subjects',
      'tills',
      'uploads',
      'vouchers',
    ]);
  });

  it('holds every contract once', () => {
    expect(operations.map(([, operation]) => operation['x-name']).sort()).toEqual(
      contracts.map(({ name }) => name).sort(),
    );
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(contracts.length);
  });

  it('points only at parts it holds, and holds none for nothing', () => {
    const wanted = new Set(allUnder('$ref', document));
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(wanted).toEqual(new Set(held));
  });

  it('describes its parts in JSON Schema', () => {
    const wrong = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
      const { error } = Schema.safeParse(schema);
      return error ? [`${name}: ${error.message}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

describe.each(operations)('%s', (address, operation) => {
  const contract = contracts.find(({ name }) => name === operation['x-name']);

  it('is described as OpenAPI asks', () => {
    expect(Described.safeParse(operation).error).toBeUndefined();
    expect(`${contract?.method.toLowerCase()} ${contract?.path}`).toBe(address);
  });

  it('describes each parameter of its path', () => {
    const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(described.map(({ name }) => name)).toEqual(inPath);
    expect(described.every(({ required }) => required)).toBe(true);
  });

  it('shows every refusal of its contract under its status, in both languages', () => {
    for (const code of contract?.errors ?? []) {
      const shown = operation.responses[errorStatus[code]]?.content['application/json']?.examples?.[code];
      expect(shown?.value).toMatchObject({
        code,
        statusCode: errorStatus[code],
        message: shown?.['x-message'].vi,
      });
      expect(shown?.['x-message'].en).toBeTruthy();
    }
  });
});

describe('what a contract says is kept', () => {
  it('limits, defaults and descriptions of a query', () => {
    const parameters = find('catalogue/list-products').parameters ?? [];
    const parameter = (name: string) => parameters.find((candidate) => candidate.name === name);
    expect(parameter('pageSize')?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 20 });
    expect(parameter('minPrice')?.description).toBe('Lowest price a shopper pays, tax included');
    expect(parameter('freeShipping')?.schema).toEqual({ type: 'boolean' });
    expect(parameter('stockStatus')).toMatchObject({
      style: 'form',
      explode: false,
      schema: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/StockStatus' } },
    });
  });

  it('strictness, defaults and tidied forms of a body', () => {
    const { NewProduct } = document.components.schemas;
    expect(NewProduct?.additionalProperties).toBe(false);
    expect(NewProduct?.required).toEqual(['name', 'code', 'categoryId', 'businessId', 'price']);
    expect(NewProduct?.properties?.['unit']).toMatchObject({ type: 'string', default: 'cai' });
    expect(NewProduct?.properties?.['code']).toEqual({
      type: 'string',
      maxLength: 64,
      'x-kept-as': { type: 'string', minLength: 1, maxLength: 32 },
    });
  });

  it('replies may grow', () => {
    expect(document.components.schemas['Product']).not.toHaveProperty('additionalProperties');
  });

  it('trees refer to themselves', () => {
    expect(document.components.schemas['CategoryNode']?.properties?.['children']).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/CategoryNode' },
    });
  });

  it('what proves something may travel in a header', () => {
    const [sessionId] = (find('cart/get-guest-cart-count').parameters ?? []).filter(
      ({ name }) => name === 'sessionId',
    );
    expect(sessionId?.description).toContain('x-cholang-proof');
  });

  it('who may call, how often, and from where', () => {
    expect(find('catalogue/delete-product')).toMatchObject({
      security: [{ bearer: [] }],
      'x-audience': 'shop',
      'x-access': 'staff',
      'x-capability': 'products.delete',
      'x-roles': ['admin'],
    });
    expect(find('returns/change-return-status')).toMatchObject({
      'x-capability': 'returns.work',
      'x-further': [{ field: 'status', is: 'refunded', capability: 'refunds.work', roles: ['admin'] }],
    });
    expect(find('accounts/login')).toMatchObject({
      security: [],
      'x-access': 'public',
      'x-rate-limit': { calls: 300, seconds: 60 },
    });
    expect(find('accounts/register')).toMatchObject({
      'x-rate-limit': { calls: 10, seconds: 600, by: ['email'], net: 300 },
    });
    expect(find('accounts/login').responses['429']?.headers).toHaveProperty('Retry-After');
  });

  it('a body that may be left out is not required', () => {
    expect(find('accounts/sign-out').requestBody?.required).toBe(false);
    expect(find('accounts/login').requestBody?.required).toBe(true);
    expect(find('live/create-ticket').requestBody).toBeUndefined();
  });
});

describe('other contracts', () => {
  const guest = defineRoute({
    name: 'things/find-thing',
    summary: 'A thing for the test',
    method: 'GET',
    path: '/things/{id}',
    access: 'guest',
    params: z.object({ id: z.string() }),
    reply: z.object({ id: z.string() }),
  });

  it('guests may bring a token or none', () => {
    const operation = openApiDocument([guest]).paths['/things/{id}']?.['get'];
    expect(operation?.security).toEqual([{}, { bearer: [] }]);
    expect(Object.keys(operation?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '410',
      '500',
      '503',
      '504',
    ]);
  });
});
