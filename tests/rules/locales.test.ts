import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textOf } from './source-files.ts';

/** The last of two keys of one name wins in silence: what the first one said is never read. */
function repeatedKeys(json: string): string[] {
  const repeated: string[] = [];
  const open: Set<string>[] = [];
  for (const [token, key] of json.matchAll(/"((?:[^"\\]|\\.)*)"\s*:|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (key !== undefined) {
      if (open.at(-1)?.has(key)) repeated.push(key);
      open.at(-1)?.add(key);
    }
  }
  return repeated;
}

describe('texts', () => {
  it('are told apart from their keys, and objects from each other', () => {
    expect(repeatedKeys('{"a":{"b":"{ \\"b\\": 1 }","c":"b"},"b":{"a":"x"}}')).toEqual([]);
    expect(repeatedKeys('{"a":{"b":"1"},"c":[{"b":"2"}],"a":"3"}')).toEqual(['a']);
  });

  it.each(globSync('web/locales/*/*/*.json'))('%s says each key once', (file) =>
    expect(repeatedKeys(textOf(file))).toEqual([]),
  );
});
