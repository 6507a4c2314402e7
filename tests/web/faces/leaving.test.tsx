import { describe } from 'vitest';
import { formCases } from './form-cases.ts';
import { formLeaving } from './form-leaving.ts';
import { peopleFormCases } from './people-form-cases.ts';

describe.each([...formCases, ...peopleFormCases])('$name', (form) => {
  formLeaving(form);
});
