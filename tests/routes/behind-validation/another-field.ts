import type { AnyContract } from '#shared/contract/route.ts';
import { newId } from '#shared/values/ids.ts';
import type { Sample } from './sample.ts';

type Path = (string | number)[];
type Field = { path: Path; value: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every single value of what is sent, the first of each list standing for all. Goods may be named by their variant, too. */
function fieldsOf(value: unknown, path: Path = []): Field[] {
  if (Array.isArray(value)) return fieldsOf(value[0], [...path, 0]);
  if (isRecord(value)) {
    const all = 'productId' in value ? { variantId: null, ...value } : value;
    return Object.entries(all).flatMap(([name, one]) => fieldsOf(one, [...path, name]));
  }
  return path.length > 0 && value !== undefined ? [{ path, value }] : [];
}

function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.with(Number(step), replaced(value[Number(step)], rest, by) as never);
  const record = isRecord(value) ? value : {};
  return { ...record, [step]: replaced(record[step], rest, by) };
}

const isId = (value: string): boolean => /^[\w-]{6,40}$/.test(value);

/** Other values of the same kind: ids of others, words that name nothing here, numbers beside and far off. */
function othersThan(value: unknown, strangers: readonly string[]): unknown[] {
  if (typeof value === 'string')
    return ['nothing', newId(), `${value} x`, ...(isId(value) ? strangers : [])].filter(
      (one) => one !== value,
    );
  if (typeof value === 'number') return [value + 1, 9999, 99, 1].filter((one) => one !== value);
  if (typeof value === 'boolean') return [!value];
  return value === null ? ['nothing'] : [];
}

const takesCursor = ({ query }: AnyContract): boolean => 'shape' in query && 'cursor' in Object(query.shape);

/** A good call with one of its fields another. */
export function withAnotherField(
  contract: AnyContract,
  sample: Sample,
  strangers: readonly string[],
): Sample[] {
  const { params, query, body } = sample;
  const cursor = takesCursor(contract) ? [{ path: ['query', 'cursor'], value: null }] : [];
  return [...cursor, ...fieldsOf({ params, query, body })].flatMap(({ path, value }) =>
    // Only a value is replaced, by one of its kind: the whole stays a call.
    othersThan(value, strangers).map((by) => replaced(sample, path, by) as Sample),
  );
}
