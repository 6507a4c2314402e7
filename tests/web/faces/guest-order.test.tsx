import { describe } from 'vitest';
import { guestOrder } from './form-cases.ts';
import { formFaces } from './form-faces.ts';

describe.each([guestOrder])('$name', (form) => {
  formFaces(form);
});
