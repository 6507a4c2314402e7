import { refusalOf } from '../accounts/member-access.ts';
import { type Access, capabilities, type FurtherCapability, type Role } from '../contract/access.ts';
import { areaDescriptions } from './area-descriptions.ts';
import { type Audience, audienceOf } from '../contract/audiences.ts';
import { type ErrorCode, errorStatus } from '../contract/errors.ts';
import { Failure } from '../contract/failure.ts';
import type { FileType } from '../contract/file-reply.ts';
import { type Language, languages } from '../values/language.ts';
import { errorMessage } from '../messages/index.ts';
import { createSchemaBook, type JsonSchema, type SchemaBook, type Schemas } from './openapi-schemas.ts';
import { type AnyContract, NoBody, proofHeader, type RateLimit, readsBody } from '../contract/route.ts';

export type Parameter = {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  style?: 'form';
  explode?: false;
  schema: JsonSchema;
};

/** An example of an error as a client receives it; `x-message` has the text in each language. */
export type FailureExample = { value: Failure; 'x-message': Record<Language, string> };

type JsonContent = { schema: JsonSchema; examples?: Record<string, FailureExample> };
/** A file is described by its media type alone. */
type Content = { 'application/json'?: JsonContent } & { [Type in FileType]?: { schema: JsonSchema } };
type ApiResponse = { description: string; headers?: Record<string, unknown>; content: Content };

export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, ApiResponse>;
  'x-name': string;
  'x-audience': Audience;
  'x-access': Exclude<Access, object> | 'staff';
  'x-capability'?: string;
  'x-roles'?: readonly Role[];
  'x-further'?: readonly (FurtherCapability & { roles: readonly Role[] })[];
  'x-rate-limit'?: RateLimit;
  'x-cache-seconds'?: number;
};

export type OpenApiDocument = {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas; securitySchemes: Record<string, unknown> };
};

const areaOf = ({ name }: AnyContract): string => name.split('/')[0] ?? name;

/** Returns the operation id: `accounts/get-me` becomes `getMe`. */
const operationIdOf = ({ name }: AnyContract): string =>
  name.slice(name.indexOf('/') + 1).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const inHeader = `Better sent in the header ${proofHeader}, written like a query`;

function parametersOf(book: SchemaBook, { params, query, proofs = [] }: AnyContract): Parameter[] {
  const fields = [
    ...book.fieldsOf(params).map((field) => ({ ...field, place: 'path' as const })),
    ...book.fieldsOf(query).map((field) => ({ ...field, place: 'query' as const })),
  ];
  return fields.map(({ name, place, isRequired, schema: { description, ...schema } }) => ({
    name,
    in: place,
    required: place === 'path' || isRequired,
    ...((description ?? proofs.includes(name)) && {
      description: [description, proofs.includes(name) && inHeader].filter(Boolean).join('. '),
    }),
    ...(schema.type === 'array' && { style: 'form' as const, explode: false as const }),
    schema,
  }));
}

const takesBody = ({ body }: AnyContract): boolean => body !== NoBody;

function requestBodyOf(book: SchemaBook, { body }: AnyContract): Operation['requestBody'] {
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': { schema: book.describe(body, 'input') } },
  };
}

/** Returns the errors that any call of this kind can return, besides those in the contract. */
export function impliedErrors(contract: AnyContract, hasInput: boolean): ErrorCode[] {
  const { access, limit } = contract;
  const refusal = refusalOf(access);
  const isMine = access !== 'public' && access !== 'guest';
  const causes: [boolean, ErrorCode[]][] = [
    [hasInput, ['BAD_REQUEST']],
    [readsBody(contract), ['MALFORMED_JSON', 'PAYLOAD_TOO_LARGE']],
    [isMine, ['NO_TOKEN']],
    [access !== 'public', ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'SESSION_ENDED', 'TOKEN_BEHIND']],
    [refusal !== undefined, refusal ? [refusal] : []],
    [limit !== undefined, ['TOO_MANY_REQUESTS']],
    [contract.method !== 'GET', ['STALE_STATE']],
    [true, ['UNAVAILABLE', 'TIMEOUT', 'INTERNAL']],
  ];
  return causes.flatMap(([applies, codes]) => (applies ? codes : []));
}

function failureExample(code: ErrorCode): FailureExample {
  const waits = errorMessage(code, 'vi').includes('{seconds}');
  const values = waits ? { seconds: 60 } : undefined;
  const messages = languages.map((language) => [language, errorMessage(code, language, values)]);
  return {
    value: {
      message: errorMessage(code, 'vi', values),
      code,
      statusCode: errorStatus[code],
      requestId: '5f0c2f1e-8a52-4b0f-9d4e-6b1f6c1a7c11',
      ...(values && { retryAfter: values.seconds, params: values }),
    },
    // The entries cover all languages, so the cast is safe.
    'x-message': Object.fromEntries(messages) as Record<Language, string>,
  };
}

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

function failuresOf(schema: JsonSchema, codes: Iterable<ErrorCode>): [string, ApiResponse][] {
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return [...byStatus].map(([status, group]) => {
    const examples = Object.fromEntries(group.map((code) => [code, failureExample(code)]));
    return [
      String(status),
      {
        description: group.join(', '),
        ...(status === 429 && { headers: retryAfter }),
        content: { 'application/json': { schema, examples } },
      },
    ];
  });
}

function responsesOf(book: SchemaBook, contract: AnyContract, hasInput: boolean): Operation['responses'] {
  const codes = new Set([...contract.errors, ...impliedErrors(contract, hasInput)]);
  const answer: ApiResponse = {
    description: 'Done',
    content: contract.file
      ? { [contract.file]: { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: book.describe(contract.reply, 'output') } },
  };
  return {
    [contract.status]: answer,
    ...Object.fromEntries(failuresOf(book.describe(Failure, 'output'), codes)),
  };
}

function securityOf({ access }: AnyContract): Operation['security'] {
  if (access === 'public') return [];
  return access === 'guest' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function operationOf(book: SchemaBook, contract: AnyContract): Operation {
  const { name, summary, access, limit, cacheSeconds } = contract;
  const parameters = parametersOf(book, contract);
  const hasInput = parameters.length > 0 || readsBody(contract);
  return {
    operationId: operationIdOf(contract),
    summary,
    tags: [areaOf(contract)],
    security: securityOf(contract),
    ...(parameters.length > 0 && { parameters }),
    ...(takesBody(contract) && { requestBody: requestBodyOf(book, contract) }),
    responses: responsesOf(book, contract, hasInput),
    'x-name': name,
    'x-audience': audienceOf(contract),
    'x-access': typeof access === 'object' ? 'staff' : access,
    ...(typeof access === 'object' && {
      'x-capability': access.staff,
      'x-roles': capabilities[access.staff],
      ...(access.further && {
        'x-further': access.further.map((one) => ({ ...one, roles: capabilities[one.capability] })),
      }),
    }),
    ...(limit && { 'x-rate-limit': limit }),
    ...(cacheSeconds !== undefined && { 'x-cache-seconds': cacheSeconds }),
  };
}

const info = {
  title: 'Chợ Làng',
  version: '0.1.0',
  description:
    'Messages are Vietnamese; send `Accept-Language: en` for English. Money is whole đồng, times are UTC.',
  license: { name: 'MIT', identifier: 'MIT' },
};

/** Makes the OpenAPI 3.1 document of the whole API, from the contracts alone. */
export function openApiDocument(contracts: readonly AnyContract[]): OpenApiDocument {
  const book = createSchemaBook(contracts);
  const paths: OpenApiDocument['paths'] = {};
  for (const contract of contracts) {
    const methods = (paths[contract.path] ??= {});
    methods[contract.method.toLowerCase()] = operationOf(book, contract);
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/api' }],
    tags: [...new Set(contracts.map(areaOf))].map((name) => ({
      name,
      description: areaDescriptions[name] ?? name,
    })),
    paths,
    components: {
      schemas: book.parts(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
