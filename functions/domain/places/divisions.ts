import { brotliDecompressSync } from 'node:zlib';
import type { DivisionSystem } from '#shared/places/division.ts';

/** Division with its parent and its parts. */
export type Node = { code: number; name: string; phoneCode: number; parent: Node | undefined; parts: Node[] };

/** All divisions of one system by level: provinces, their parts, and the parts of those. */
export type Divisions = { system: DivisionSystem; levels: Map<number, Node>[] };

const line = /^(\t*)(-?\d+) (.+?)(?: (\d+))?$/;

/** Parses a snapshot, one division a line: tabs give its depth, codes are differences. */
export function readDivisions(system: DivisionSystem, text: string): Divisions {
  const levels: Map<number, Node>[] = [];
  const last: Node[] = [];
  for (const row of text.split('\n')) {
    const [, tabs = '', step, name = '', phone] = line.exec(row) ?? [];
    const depth = tabs.length;
    const parent = last[depth - 1];
    const isProvince = depth === 0;
    const node: Node = {
      code: (last[depth]?.code ?? 0) + Number(step),
      // Only provinces have a phone code; elsewhere a final number belongs to the name, as in "Quận 1".
      name: isProvince || !phone ? name : `${name} ${phone}`,
      phoneCode: isProvince ? Number(phone) : 0,
      parent,
      parts: [],
    };
    parent?.parts.push(node);
    last[depth] = node;
    (levels[depth] ??= new Map()).set(node.code, node);
  }
  return { system, levels };
}

/** Unpacks divisions on first use and caches them, so that cold starts that need none are not slowed down. */
export function lazyDivisions(system: DivisionSystem, packed: string): () => Divisions {
  let divisions: Divisions | undefined;
  return () =>
    (divisions ??= readDivisions(
      system,
      brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8'),
    ));
}
