import { describe } from 'vitest';
import { formCases } from './form-cases.ts';
import { formFaces } from './form-faces.ts';

describe.each(formCases)('$name', (form) => {
  formFaces(form);
});
