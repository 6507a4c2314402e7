import { describe } from 'vitest';
import { formCases } from './form-cases.ts';
import { formFaces } from './form-faces.ts';
import { peopleFormCases } from './people-form-cases.ts';

describe.each([...formCases, ...peopleFormCases])('$name', (form) => {
  formFaces(form);
});
