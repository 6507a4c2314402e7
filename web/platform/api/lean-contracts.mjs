import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const shared = /\/shared\/.+\.ts$/;
const whole = '?whole';

const isContract = (value) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

const facts = ({ name, method, path, access }) => JSON.stringify({ name, method, path, access });

/** The file with its operations as plain facts; its other exports come from the file as it is. */
async function lean(file) {
  const exported = Object.entries(await import(`${pathToFileURL(file).href}?at=${Date.now()}`));
  const contracts = exported.filter(([, value]) => isContract(value));
  const others = exported.filter(([, value]) => !isContract(value)).map(([name]) => name);
  const lines = contracts.map(([name, contract]) => `export const ${name} = ${facts(contract)};`);
  if (others.length > 0) lines.push(`export { ${others.join(', ')} } from ${JSON.stringify(file + whole)};`);
  return lines.join('\n');
}

const isCall = (node) => node?.type === 'CallExpression';

/** `const A = z.object(…)` may go when nobody asks for A: what is shared does nothing but describe. */
function asPure(code, program) {
  const declared = program.body.map((node) => node.declaration ?? node);
  const calls = declared
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations.map(({ init }) => init).filter(isCall));
  let text = code;
  for (const { start, end } of calls.sort((a, b) => b.start - a.start)) {
    text = `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`;
  }
  return text;
}

/**
 * Two Vite plugins that keep schemas out of the browser. To call an operation one needs its method and path, not
 * what the server checks with: that would bring all of zod (23 KB) to the first page. Types are untouched, so
 * `call(contract)` is as typed as before, but `contract.body` and its like do not exist in the browser: forms take
 * the field schemas, and zod comes with them.
 */
export const leanContracts = () => [
  {
    name: 'lean-contracts',
    enforce: 'pre',
    async load(id) {
      if (!shared.test(id) || !/= defineRoute\(/.test(await readFile(id, 'utf8'))) return undefined;
      return { code: await lean(id), moduleType: 'js', moduleSideEffects: false };
    },
  },
  {
    name: 'pure-schemas',
    enforce: 'post',
    transform: {
      filter: { id: /\/shared\/.+\.ts(?:\?whole)?$/ },
      handler(code) {
        return { code: asPure(code, this.parse(code)), map: null, moduleSideEffects: false };
      },
    },
  },
];
