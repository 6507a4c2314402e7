import { type ESTree, parseSync } from 'rolldown/utils';

export type Node = ESTree.Node;

/** `parents` are the nodes around a node, the nearest first. */
export type Place = { node: Node; parents: readonly Node[] };

/**
 * An edit replaces one range of a text. `appendix` is added at its end, for an import that the replacement
 * needs. An edit that takes out an element or a property names it as `part`, without the comma beside it.
 */
export type Edit = {
  kind: string;
  start: number;
  end: number;
  text: string;
  appendix?: string;
  part?: { start: number; end: number; of: 'list' | 'object' };
};

/** A kind finds the faults of one sort at a place; `textOf` reads the source of a node. */
export type Kind = (place: Place, textOf: (node: Node) => string) => readonly Edit[];

const typesOnly = new Set([
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
  'returnType',
  'superTypeArguments',
  'implements',
  'parent',
]);

const withoutCode = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSModuleDeclaration',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (typesOnly.has(key)) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

/** Types are left out: they do not run. */
export function* placesIn(node: Node, parents: readonly Node[] = []): Generator<Place> {
  if (withoutCode.has(node.type)) return;
  yield { node, parents };
  const around = [node, ...parents];
  for (const child of childrenOf(node)) yield* placesIn(child, around);
}

/** The result is undefined when the text does not parse. */
export function parse(path: string, text: string) {
  const { program, module, errors } = parseSync(path, text);
  return errors.length === 0 ? { program, module } : undefined;
}

/** A plain property has a key name: `when` in `{ when: … }`. */
export const keyNameOf = (node: Node): string | undefined =>
  node.type === 'Property' && !node.computed && node.key.type === 'Identifier' ? node.key.name : undefined;

/** A method call has a name and an object: `filter` and `list` in `list.filter(…)`. */
export function methodOf(node: Node): { object: Node; name: string } | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property, optional } = node.callee;
  return property.type === 'Identifier' && !optional && !node.callee.computed
    ? { object, name: property.name }
    : undefined;
}

/** Removes one element of a list, or one property of an object, together with the comma beside it. */
export function takeOut(kind: string, nodes: readonly (Node | null)[], index: number): Edit[] {
  const [before, node, after] = [nodes[index - 1], nodes[index], nodes[index + 1]];
  if (!node) return [];
  const isObject = nodes.some((one) => one?.type === 'Property');
  const part = { start: node.start, end: node.end, of: isObject ? 'object' : 'list' } as const;
  if (after) return [{ kind, start: node.start, end: after.start, text: '', part }];
  return [{ kind, start: before ? before.end : node.start, end: node.end, text: '', part }];
}

/** Tells whether a node is within an optional chain (`a?.b.length`); brackets would end its skipping. */
export function isInsideChain({ node, parents }: Place): boolean {
  let inner = node;
  for (const parent of parents) {
    const goesOn =
      (parent.type === 'MemberExpression' && parent.object === inner) ||
      (parent.type === 'CallExpression' && parent.callee === inner);
    if (!goesOn) return parent.type === 'ChainExpression' && inner !== node;
    inner = parent;
  }
  return false;
}

export const replace = (kind: string, { start, end }: Node, text: string): Edit => ({
  kind,
  start,
  end,
  text,
});
