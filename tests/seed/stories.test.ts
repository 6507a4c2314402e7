import { expect, it } from 'vitest';
import { buildWorld } from '#seed/world/world.ts';
import { itemsOfWorld } from '#seed/world-items.ts';

/** The version of a change is the front of its line's id; the last two digits count the lines of one change. */
const versionOf = (id: unknown): number => Number(String(id).slice(0, -2));

it.each(['order', 'invoice'])(
  'each %s of the demo world can be changed: no line of its story comes after it',
  (entity) => {
    const items = [...itemsOfWorld(buildWorld(new Date('2026-05-20T09:30:00.000Z')), '')];
    const versions = new Map(
      items.flatMap((item) =>
        item['entity'] === entity ? [[item.pk, Number(item['version'])] as const] : [],
      ),
    );
    const lines = items.filter((item) => item['entity'] === `${entity}-event`);
    expect(lines.length).toBeGreaterThan(versions.size - 1);
    for (const { pk, id } of lines) expect(versionOf(id)).toBeLessThanOrEqual(versions.get(pk) ?? 0);
  },
);
