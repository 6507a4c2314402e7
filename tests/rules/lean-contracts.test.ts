import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

const imported = /import \{([^}]*)\} from '[^']*\.contract\.ts'/g;
const schemas = 'body|query|params|reply';

/** The names a file takes from contracts to use them, not only their types. */
const namesFrom = (text: string): string[] =>
  [...text.matchAll(imported)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(-1) ?? name);

it('no code of the web reads the schemas of an operation: in the browser there are none', () => {
  const wrong = filesIn('web').flatMap(({ path, text }) =>
    namesFrom(text)
      .filter((name) => new RegExp(`(?<!typeof )\\b${name}\\.(?:${schemas})\\b`).test(text))
      .map((name) => `${path}: ${name}`),
  );
  expect(wrong).toEqual([]);
});
