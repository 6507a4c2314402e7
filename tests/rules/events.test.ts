import { describe, expect, it } from 'vitest';
import { events } from '#shared/events/registry.ts';
import { staleAfter } from '#shared/events/stale-facts.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { filesIn } from './source-files.ts';

describe('events', () => {
  const known = new Set<string>(events.map(({ type }) => type));
  const declared = filesIn('shared/events').flatMap(({ path, text }) =>
    [...text.matchAll(/= define(?:Live)?Event\('([^']+)'/g)].map(([, type = '']) => ({ path, type })),
  );

  it.each(declared)('$type of $path is in the registry', ({ type }) => {
    expect([...known]).toContain(type);
  });

  it('have a type each, and none is known that no file declares', () => {
    expect(declared.map(({ type }) => type).sort()).toEqual(events.map(({ type }) => type).sort());
    expect(known.size).toBe(events.length);
  });
});

describe('what goes stale', () => {
  const known = new Set<string>(Object.values(roots).map(([first]) => first));
  const stale = Object.entries(staleAfter).flatMap(([type, names]) => names.map((root) => ({ type, root })));

  it.each(stale)('after $type is kept by browsers: $root', ({ root }) => {
    expect([...known]).toContain(root);
  });
});
