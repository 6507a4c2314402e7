import { brotliDecompressSync } from 'node:zlib';
import type { DivisionSystem } from '#shared/places/division.ts';

/** One division with those it is made of. */
export type Node = { code: number; name: string; phoneCode: number; parent: Node | undefined; parts: Node[] };

/** Every division of one system, by level: provinces, then their parts, then the parts of those. */
export type Divisions = { system: DivisionSystem; levels: Map<number, Node>[] };

const line = /^(\t*)(-?\d+) (.+?)(?: (\d+))?$/;

/** Reads a snapshot: one division a line, its depth as tabs, its code as the step from the one before. */
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
      // Only provinces carry a phone code: elsewhere a number at the end is part of the name, as in "Quận 1".
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

/** Unpacked on first use and kept: a cold start that needs no divisions pays nothing for them. */
export function lazyDivisions(system: DivisionSystem, packed: string): () => Divisions {
  let divisions: Divisions | undefined;
  return () =>
    (divisions ??= readDivisions(
      system,
      brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8'),
    ));
}
