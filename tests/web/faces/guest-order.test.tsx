import { describe } from 'vitest';
import { guestOrder } from './guest-order-case.ts';
import { formFaces } from './form-faces.ts';

describe.each([guestOrder])('$name', (form) => {
  formFaces(form);
});
