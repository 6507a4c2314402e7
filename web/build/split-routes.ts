import { basename } from 'node:path';
import { parseSync, type Plugin, type Rolldown } from 'vite';

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Statement = Program['body'][number];
type Span = { start: number; end: number };

/** Route properties that are fetched with the page; the others are in every first download. */
const late = ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'];
const asPage = '?split=component';
const routeFile = /\/web\/routes\/.+\.tsx(?:\?split=component)?$/;

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns all names a node mentions. Object keys count too, so it may keep too much but never too little. */
function namesIn(node: object, found = new Set<string>()): Set<string> {
  const { type, name } = node as { type?: unknown; name?: unknown };
  if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') found.add(name);
  for (const child of Object.values(node)) if (isNode(child)) namesIn(child, found);
  return found;
}

/** Returns the names a statement declares at run time; types declare none. */
function declaredBy(statement: Statement): string[] {
  switch (statement.type) {
    case 'FunctionDeclaration':
      return [statement.id?.name ?? ''];
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => [...namesIn(id)]);
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSModuleDeclaration':
      return [];
    default:
      throw new Error(`A route is divided in two: neither half would have its ${statement.type}`);
  }
}

type Part = { declares: string[]; names: Set<string>; code: string };

/** Splits the file, without its route, into parts to keep or drop: statements and imported names. */
function partsOf(code: string, { body }: Program, route: Statement): Part[] {
  return body.flatMap((statement): Part[] => {
    if (statement === route) return [];
    const text = code.slice(statement.start, statement.end);
    if (statement.type !== 'ImportDeclaration')
      return [{ declares: declaredBy(statement), names: namesIn(statement), code: text }];
    if (statement.importKind === 'type') return [];
    const from = JSON.stringify(statement.source.value);
    if (statement.specifiers.length === 0)
      throw new Error(`A route is divided in two: neither half would import ${from} for what that does`);
    return statement.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type') return [];
      const { name } = specifier.local;
      const written = code.slice(specifier.start, specifier.end);
      return {
        declares: [name],
        names: new Set(),
        code: `import ${specifier.type === 'ImportSpecifier' ? `{ ${written} }` : written} from ${from};`,
      };
    });
  });
}

/** Returns the parts reachable from these names, directly or through other parts, and all mentioned names. */
function reachedFrom(
  names: Set<string>,
  parts: readonly Part[],
): { reached: string[]; mentioned: Set<string> } {
  const mentioned = new Set(names);
  const reached = new Set<Part>();
  // A loop over a set also visits elements added during the loop.
  for (const name of mentioned)
    for (const part of parts.filter(({ declares }) => declares.includes(name))) {
      reached.add(part);
      for (const other of part.names) mentioned.add(other);
    }
  return { reached: parts.filter((part) => reached.has(part)).map(({ code }) => code), mentioned };
}

type Late = Span & { key: string; value: Span & object };

/** Finds `export const Route = createFileRoute('…')({ … })` and its properties to fetch late. */
function readRoute({ body }: Program): { statement: Statement; lates: Late[] } | undefined {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue;
    const [declared] = statement.declaration.declarations;
    if (declared?.init?.type !== 'CallExpression' || !namesIn(declared.init.callee).has('createFileRoute'))
      continue;
    const [options] = declared.init.arguments;
    if (options?.type !== 'ObjectExpression') continue;
    const lates = options.properties.flatMap((property): Late[] => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      const { key, value, start, end } = property;
      return late.includes(key.name) ? [{ key: key.name, value, start, end }] : [];
    });
    return { statement, lates };
  }
  return undefined;
}

/** Uses the same helper names for all routes, because repeated text compresses better than a name per route. */
const lazily = (key: string, file: string): string =>
  `${key}: ${key === 'loader' ? 'lateLoader' : 'lateComponent'}(() => import('./${basename(file)}${asPage}'), '${key}')`;

const programOf = (code: string): Program => parseSync('route.tsx', code).program;

/** Returns the route with its address alone; late properties are fetched from the same file with a query. */
export function addressOf(code: string, file: string): string | undefined {
  const program = programOf(code);
  const route = readRoute(program);
  if (!route || route.lates.length === 0) return undefined;
  const { statement, lates } = route;
  let text = code.slice(statement.start, statement.end);
  for (const { key, start, end } of lates.toReversed())
    text = text.slice(0, start - statement.start) + lazily(key, file) + text.slice(end - statement.start);
  return [
    `import { lazyFn as lateLoader, lazyRouteComponent as lateComponent } from '@tanstack/react-router';`,
    ...reachedFrom(namesIn(programOf(text)), partsOf(code, program, statement)).reached,
    text,
  ].join('\n');
}

/** Returns the rest of the route: the late properties and all they need. */
export function pageOf(code: string, file: string): string {
  const program = programOf(code);
  const route = readRoute(program);
  if (!route) throw new Error(`${file} has no route whose page could be asked for`);
  const { statement, lates } = route;
  const names = new Set(lates.flatMap(({ value }) => [...namesIn(value)]));
  const { reached, mentioned } = reachedFrom(names, partsOf(code, program, statement));
  return [
    ...(mentioned.has('Route') ? [`import { Route } from './${basename(file)}';`] : []),
    ...reached,
    ...lates.map(({ key, value }) => `export const ${key} = ${code.slice(value.start, value.end)};`),
  ].join('\n');
}

/**
 * Splits each route into its address and its page. The router's own plugin does so too, but takes a third of
 * the whole build time. Our routes all have the same form, so the names in their statements suffice to tell
 * what goes where.
 */
export const splitRoutes = (): Plugin => ({
  name: 'split-routes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: routeFile },
    handler(code, id) {
      const [file = id, query] = id.split('?');
      const part = query ? pageOf(code, file) : addressOf(code, file);
      return part === undefined ? null : { code: part, map: null };
    },
  },
});
