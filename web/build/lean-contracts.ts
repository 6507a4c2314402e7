import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const contract = /\/shared\/.+\.contract\.ts$/;
const whole = '?whole';

type Facts = { name: string; method: string; path: string; access: unknown; list?: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isContract = (value: unknown): value is Facts =>
  isObject(value) && 'method' in value && 'path' in value && 'reply' in value;

/** A group of operations, such as that of `defineComments`. */
const isGroup = (value: unknown): value is Record<string, Facts> =>
  isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isContract);

/** Returns an operation's plain data. A list keeps its shape, which parses the address of its page. */
const factsOf = ({ name, method, path, access, list }: Facts): Facts => ({
  name,
  method,
  path,
  access,
  list,
});

/** Returns the plain data of an operation or of a group of them; undefined for all else. */
function plainOf(value: unknown): object | undefined {
  if (isContract(value)) return factsOf(value);
  if (!isGroup(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, factsOf(one)]));
}

/** Returns a contract file with plain operations; other exports are re-exported from the original. */
async function lean(file: string): Promise<string> {
  const loaded: object = await import(`${pathToFileURL(file).href}?at=${Date.now()}`);
  const exported = Object.entries(loaded).map(([name, value]) => [name, plainOf(value)] as const);
  const others = exported.flatMap(([name, plain]) => (plain ? [] : [name]));
  const lines = exported.flatMap(([name, plain]) =>
    plain ? [`export const ${name} = ${JSON.stringify(plain)};`] : [],
  );
  if (others.length > 0) lines.push(`export { ${others.join(', ')} } from ${JSON.stringify(file + whole)};`);
  return lines.join('\n');
}

type Value = { start: number; end: number };

/** Returns values of top-level `const`s computed by calls: a result, or an object operations share. */
function workedOut(code: string, { body }: ReturnType<Rolldown.PluginContext['parse']>): Value[] {
  const calls = ({ start, end }: Value) => code.slice(start, end).includes('(');
  return body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ init }) =>
      init?.type === 'CallExpression' || (init?.type === 'ObjectExpression' && calls(init)) ? [init] : [],
    );
  });
}

/** Marks values as pure, so that unused `const A = z.object(…)` is removed: shared has no side effects. */
function asPure(code: string, values: Value[]): string {
  let text = code;
  for (const { start, end } of values.toSorted((a, b) => b.start - a.start)) {
    text = `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`;
  }
  return text;
}

/**
 * Keeps schemas out of the browser. Calling an operation needs its method and path, but not the server's
 * schemas, which would add all of zod (23 KB) to the first page. Types are untouched, so `call(contract)` is as
 * typed as before. `contract.body` and the like do not exist in the browser: forms import the field schemas,
 * and zod with them.
 */
export const leanContracts = (): Plugin[] => [
  {
    name: 'lean-contracts',
    enforce: 'pre',
    load: {
      filter: { id: contract },
      handler: async (id) => ({ code: await lean(id), moduleType: 'js', moduleSideEffects: false }),
    },
  },
  {
    name: 'pure-schemas',
    enforce: 'post',
    transform: {
      filter: { id: /\/shared\/.+\.ts(?:\?whole)?$/ },
      handler(code) {
        return { code: asPure(code, workedOut(code, this.parse(code))), map: null, moduleSideEffects: false };
      },
    },
  },
];
