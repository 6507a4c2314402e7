import type * as z from 'zod';
import type { FieldProblem } from '../contract/errors.ts';
import type { Language } from '../values/language.ts';
import { fieldMessage, isFieldMessage, type FieldMessage } from './field-messages.ts';

type Issue = z.core.$ZodIssue;
type Kind = [FieldMessage, Record<string, string | number>?];

const sizes: Record<string, [small: FieldMessage, big: FieldMessage]> = {
  string: ['too-short', 'too-long'],
  array: ['too-few', 'too-many'],
};

function kindOf(issue: Issue): Kind {
  switch (issue.code) {
    case 'too_small':
      return [(sizes[issue.origin] ?? ['too-small'])[0], { limit: Number(issue.minimum) }];
    case 'too_big':
      return [(sizes[issue.origin] ?? (['', 'too-big'] as const))[1], { limit: Number(issue.maximum) }];
    case 'invalid_type':
      return [issue.input === undefined ? 'required' : 'invalid'];
    case 'invalid_value':
      return ['one-of', { options: issue.values.filter((value) => value !== '').join(', ') }];
    case 'invalid_format':
      return [issue.format === 'email' ? 'email' : 'invalid'];
    case 'unrecognized_keys':
      return ['unknown-field'];
    default:
      return ['invalid'];
  }
}

const pathOf = (issue: Issue): string =>
  [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].join('.');

/** Returns Zod's issues in the reader's language; a schema's message can select a shop text. */
export function fieldProblems(error: z.ZodError, language: Language): FieldProblem[] {
  return error.issues.slice(0, 20).map((issue) => {
    const [kind, values] = isFieldMessage(issue.message) ? [issue.message] : kindOf(issue);
    return { path: pathOf(issue), message: fieldMessage(kind, language, values) };
  });
}
