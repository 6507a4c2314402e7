import type { JsonSchema } from '#shared/registry/openapi-schemas.ts';
import type { Reference } from './reference.ts';

/** Values a reader recognises, by the name of the field. */
const known: Record<string, unknown> = {
  id: '01KAEF5X8FQ2YR0H3V6JN7TE9C',
  fullName: 'Nguyễn Thị Lan',
  email: 'lan@example.com',
  phoneNumber: '0912345678',
  username: 'member@cholang.vn',
  password: 'ChoLang@2026',
  currentPassword: 'ChoLang@2026',
  newPassword: 'Cổng-làng-2026',
  confirmPassword: 'ChoLang@2026',
  referenceId: 'K7M2P9QX',
  name: 'Áo thun cổ tròn',
  slug: 'ao-thun-co-tron',
  code: 'AT-001',
  price: 185_000,
  total: 194_250,
  otp: '042137',
  q: 'ao thun',
  token: 'token-from-the-mail',
  image: '/media/products/ao-thun-{width}.webp',
  createdAt: '2026-11-20T07:22:09.000Z',
  updatedAt: '2026-11-20T07:22:09.000Z',
  time: '2026-11-20T07:22:09.000Z',
  message: 'Thành công',
  categoryId: 'ao-thun',
  businessId: 'det-hoi-an',
  statusCode: 400,
};

const deepest = 5;

/** A value a schema would accept, as telling as its names allow. */
export function exampleOf(reference: Reference, given: JsonSchema, name = '', depth = 0): unknown {
  const schema = reference.resolve(given);
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (schema.enum) return schema.default ?? schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.type !== 'object' && schema.type !== 'array' && name in known) return known[name];
  if (schema.default !== undefined) return schema.default;
  if (choice) return exampleOf(reference, choice, name, depth);
  switch (schema.type) {
    case 'object':
      return exampleObject(reference, schema, depth);
    case 'array':
      return depth < deepest && isSchema(schema.items)
        ? [exampleOf(reference, schema.items, name, depth + 1)]
        : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    default:
      return '…';
  }
}

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function exampleObject(reference: Reference, { properties = {} }: JsonSchema, depth: number) {
  if (depth >= deepest) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      isSchema(field) ? exampleOf(reference, field, name, depth + 1) : null,
    ]),
  );
}

/** A body to begin with: what is required, and what has no default to stand in for it. */
export function bodyExample(reference: Reference, given: JsonSchema): unknown {
  const schema = reference.resolve(given);
  if (schema.type !== 'object') return exampleOf(reference, given);
  const { properties = {}, required = [] } = schema;
  const wanted = Object.entries(properties).filter(
    ([name]) => required.length === 0 || required.includes(name),
  );
  return exampleObject(reference, { properties: Object.fromEntries(wanted) }, 0);
}
