import { describe, expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

/** Statements of a module itself stand at the beginning of a line. */
const variable = /^(?:export )?(?:let|var)\b.*/gm;
const closure = /^(?:export )?const \w+(?::[^=]+)? = (?:await )?\((?:async )?(?:function\b|\([^)]*\) =>).*/gm;
const staticField = /^\s+static (?!readonly\b)(?:#?\w+)(?::[^=(]+)?(?: =.*)?;/gm;
const constant = /^(?:export )?const (\w+)/gm;
const globalRegex = /^(?:export )?const (\w+)(?::[^=]+)? =\s+\/.*\/[a-z]*[gy][a-z]*;/gm;

const namesIn = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const importsOf = (text: string): string[] =>
  [...text.matchAll(/import (?:\* as )?\{?([^;'"]*?)\}? from '#shared\/[^']+'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter((name) => /^\w+$/.test(name));

const changers = 'push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear';

const oneOf = (names: readonly string[]): string => String.raw`(?<![\w.'])(?:${names.join('|')})\b`;
const matches = (pattern: string, text: string): string[] => text.match(new RegExp(pattern, 'g')) ?? [];

/** `all.push(…)`, `all.of[key] = …`, `delete all.of`, `Object.assign(all, …)`. */
function changesOf(names: readonly string[], text: string): string[] {
  if (names.length === 0) return [];
  const all = oneOf(names);
  const part = String.raw`(?:\??\.\w+|\[[^\]\n]+\])`;
  return [
    `${all}${part}*\\.(?:${changers})\\(`,
    // After a colon it is a type.
    `(?<!: )${all}${part}+\\s*(?:[-+*/|&?]{0,2}=(?![=>])|\\+\\+|--)`,
    `\\bdelete ${all}`,
    `\\bObject\\.(?:assign|defineProperty|setPrototypeOf)\\(${all}`,
  ].flatMap((pattern) => matches(pattern, text));
}

/** `pattern.test(…)` of a global pattern goes on where the last one ended. */
const placesOf = (names: readonly string[], text: string): string[] =>
  names.length === 0 ? [] : matches(`${oneOf(names)}\\.(?:test|exec|lastIndex)\\b`, text);

/** What a module of its own keeps from one call to the next. */
const stateIn = (text: string): string[] => [
  ...(text.match(variable) ?? []),
  ...(text.match(closure) ?? []),
  ...(text.match(staticField) ?? []),
  ...changesOf(namesIn(constant, text), text),
  ...placesOf(namesIn(globalRegex, text), text),
];

/** Containers and servers of one process share these modules, and so do the pages that tests open one after another. */
describe('modules of shared/ keep nothing from one call to the next', () => {
  it('in variables, closures, containers or patterns of their own', () => {
    const found = filesIn('shared').flatMap(({ path, text }) =>
      stateIn(text).map((line) => `${path}: ${line}`),
    );
    expect(found).toEqual([]);
  });

  it('and nobody else changes what they export', () => {
    const found = filesIn('shared', 'web', 'functions').flatMap(({ path, text }) =>
      changesOf(importsOf(text), text).map((change) => `${path}: ${change}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['let count = 0;', ['let count = 0;']],
    ['export var last: string;', ['export var last: string;']],
    ['const next = (() => {', ['const next = (() => {']],
    ['class Till {\n  static open = 0;\n}', ['  static open = 0;']],
    ['const known = new Map();\nfunction learn() {\n  known.set(1, 2);\n}', ['known.set(']],
    ['const all: string[] = [];\nconst add = () => all.push(1);', ['all.push(']],
    ['const all = { of: [] };\nall.of[0] = 1;', ['all.of[0] =']],
    ['const all = { count: 0 };\nall.count += 1;', ['all.count +=']],
    ['const all = {};\ndelete all.one;', ['delete all']],
    ['const word = /a/g;\nword.test(text);', ['word.test']],
    ['const word = /a/;\nword.test(text);', []],
    ['const word = /a/gu;\ntext.replace(word, "");', []],
    ['const all = [1];\nconst isOne = all[0] === 1 && all.length >= 1;', []],
    ['function sum() {\n  let total = 0;\n  return total;\n}', []],
    ['const known = new Set([1]);\nknown.has(1);', []],
    ['type All = { of: string };\nconst all: string[] = [];', []],
    ['const double = (value: number) => value * 2;', []],
  ])('%s', (text, found) => {
    expect(stateIn(text)).toEqual(found);
  });
});
