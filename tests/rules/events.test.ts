import { describe, expect, it } from 'vitest';
import { events } from '#shared/events/registry.ts';
import { staleAfter } from '#shared/events/stale-facts.ts';
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
  const web = filesIn('web').filter(({ path }) => !path.startsWith('web/platform/live/'));
  const roots = Object.entries(staleAfter).flatMap(([type, stale]) => stale.map((root) => ({ type, root })));

  it.each(roots)('after $type is kept by browsers: $root', ({ root }) => {
    const isRoot = new RegExp(`(?:all: |Key = )\\['${root}'|const root = '${root}'`);
    expect(web.filter(({ text }) => isRoot.test(text)).map(({ path }) => path)).not.toEqual([]);
  });
});
