import { describe, expect, it } from 'vitest';
import { formCases } from './form-cases.ts';
import { formLeaving } from './form-leaving.ts';
import { peopleFormCases } from './people-form-cases.ts';

/**
 * All forms are left in each way in `tests/web/leaving`, outside of the app. Here the app's own history, links and headers
 * are around one of each shape: a form that is left freely, a dialog, a page, and one that opens with something to save.
 */
const shapes = ['signing in', 'an address', 'asking for a return', 'a paper'];
const cases = [...formCases, ...peopleFormCases].filter(({ name }) => shapes.includes(name));

it('has a form of each shape', () => expect(cases).toHaveLength(shapes.length));

describe.each(cases)('$name', (form) => {
  formLeaving(form);
});
