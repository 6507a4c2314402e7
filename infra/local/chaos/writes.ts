import type { Image, KeyNames } from './late-items.ts';

type Body = Record<string, unknown>;
type Part = { Item?: Image; Key?: Image };

/** All write operations that functions use. */
const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems']);
export const isWrite = (operation: string): boolean => writes.has(operation);

const keyOf = ({ Item, Key }: Part, names: KeyNames): Image => {
  const fields = Item ?? Key ?? {};
  // A written item always has its keys.
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? {}]));
};

/** Returns the keys of the items that a call writes. */
export function writtenKeys(operation: string, body: Body, names: KeyNames): Image[] {
  if (operation === 'TransactWriteItems')
    return (body['TransactItems'] as Record<string, Part>[]).flatMap(({ Put, Update, Delete }) =>
      [Put, Update, Delete].flatMap((part) => (part ? [keyOf(part, names)] : [])),
    );
  return [keyOf(body as Part, names)];
}
