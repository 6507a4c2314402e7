import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/**
 * A Vite plugin. To call an operation the browser needs its method and path, not the schemas the server checks
 * with: those would bring all of zod (23 KB) to the first page. Files that define operations are therefore read
 * here, at build time, and reach the browser as plain facts; their other exports stay what they are and cost
 * nothing unless they are used. Types are untouched, so `call(contract)` is as typed as before, but
 * `contract.body` and its like do not exist in the browser: forms take the field schemas themselves.
 */
export function leanContracts() {
  const whole = '?whole';
  const isContract = (value) =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
  const facts = ({ name, method, path, access }) => JSON.stringify({ name, method, path, access });

  return {
    name: 'lean-contracts',
    enforce: 'pre',
    async load(id) {
      if (!/\/shared\/.+\.ts$/.test(id)) return undefined;
      const source = await readFile(id, 'utf8');
      if (!/= defineRoute\(/.test(source)) return undefined;
      const exported = Object.entries(await import(`${pathToFileURL(id).href}?at=${Date.now()}`));
      const contracts = exported.filter(([, value]) => isContract(value));
      const others = exported.filter(([, value]) => !isContract(value)).map(([name]) => name);
      const code = contracts.map(([name, contract]) => `export const ${name} = ${facts(contract)};`);
      if (others.length > 0) code.push(`export { ${others.join(', ')} } from ${JSON.stringify(id + whole)};`);
      return { code: code.join('\n'), moduleType: 'js', moduleSideEffects: false };
    },
    transform: {
      filter: { id: /\/shared\/.+\.ts\?whole$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: false }),
    },
  };
}
