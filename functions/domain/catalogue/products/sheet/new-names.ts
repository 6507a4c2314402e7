import { slugify } from '#shared/values/text.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { firstFree, numberedNames } from '#functions/domain/publishing/free-name.ts';
import { productCodes, productSlugs } from '../../records/catalogue-names.ts';

const longestCode = 10;
/** Highest number tried before the product's id goes into the name. */
const maxNumbers = 9;
const ownLetters = 4;

function* codesLike(code: string, id: string): Generator<string> {
  yield* numberedNames(code, {
    max: maxNumbers,
    join: (name, number) => `${name.slice(0, longestCode - 2)}-${number}`,
  });
  yield `${code.slice(0, longestCode - ownLetters - 1)}-${id.slice(-ownLetters)}`;
  yield id.slice(-longestCode);
}

function* slugsLike(slug: string, id: string): Generator<string> {
  yield* numberedNames(slug, { max: maxNumbers });
  yield `${slug}-${id.slice(-ownLetters).toLowerCase()}`;
  yield `${slug}-${id.toLowerCase()}`;
}

/** Reserves a name among those of one file; the last one, made of the id, is checked by its write alone. */
async function reserve(
  candidates: Iterable<string>,
  reserved: Set<string>,
  ownerOf: (name: string) => Promise<unknown>,
): Promise<string> {
  const names = [...candidates];
  const free = await firstFree(
    names,
    async (name) => reserved.has(name.toUpperCase()) || (await ownerOf(name)) !== undefined,
  );
  const name = free ?? names.at(-1) ?? '';
  reserved.add(name.toUpperCase());
  return name;
}

type Nameless = { id: string; name: string; code: string; codeDerived: boolean };

/** Generates names for products created together: trying numbers alone would take too many reads. */
export function generateNames(context: Context, typed: readonly string[]) {
  const codes = new Set(typed.map((code) => code.toUpperCase()));
  const slugs = new Set<string>();
  return async ({ id, name, code, codeDerived }: Nameless): Promise<{ code: string; slug: string }> => ({
    code: codeDerived
      ? await reserve(codesLike(code, id), codes, (one) => productCodes.ownerOf(context.table, one))
      : code,
    slug: await reserve(slugsLike(slugify(name) || 'san-pham', id), slugs, (one) =>
      productSlugs.ownerOf(context.table, one),
    ),
  });
}
