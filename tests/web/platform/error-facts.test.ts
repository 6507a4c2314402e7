import { describe, expect, it, vi } from 'vitest';
import { errorFacts, newErrorId } from '#web/platform/errors/error-facts.ts';

describe('what an error page tells', () => {
  it('makes short ids without look-alikes', () => {
    for (let turn = 0; turn < 50; turn++) expect(newErrorId()).toMatch(/^CL-[2-9A-HJKMNP-TV-Z]{6}$/);
  });

  it('shows the id of the failed request, and the same one every time', () => {
    expect(errorFacts({ statusCode: 503, requestId: 'req-1' })).toEqual({ id: 'req-1', kind: 'server' });
    const error = new Error('broken');
    expect(errorFacts(error).id).toBe(errorFacts(error).id);
  });

  it.each([
    [{ statusCode: 403 }, 'forbidden'],
    [{ statusCode: 500 }, 'server'],
    [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), 'update'],
    [new Error('undefined is not a function'), 'application'],
    ['a thrown text', 'application'],
  ])('%o is of the kind %s', (thrown, kind) => expect(errorFacts(thrown).kind).toBe(kind));

  it.each([
    [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), 'unsaved'],
    [{ code: 'NETWORK' }, 'unsaved'],
    [new Error('undefined is not a function'), 'unsaved'],
    [{ statusCode: 403 }, 'forbidden'],
  ])('%o without a network is of the kind %s', (thrown, kind) => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(errorFacts(thrown).kind).toBe(kind);
  });

  it('an answer that is lost while there is a network may come yet', () =>
    expect(errorFacts({ code: 'TIMEOUT' }).kind).toBe('offline'));
});
