import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

const components = filesIn('web').filter(({ path }) => !path.startsWith('web/ui/showcase/'));
const pathsWith = (pattern: RegExp) =>
  components
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

/** One box and its button, or filters that stand in the address: their number may only fall. */
const drawnByHand = [
  'web/back-office/customers/components/customer-labels.tsx',
  'web/features/accounts/components/own/proof-dialog.tsx',
  'web/features/catalogue/listing/components/filters/price-filter.tsx',
  'web/features/catalogue/makers/components/business-filters.tsx',
  'web/features/catalogue/search/components/search-box.tsx',
  'web/features/identity/components/phone-card.tsx',
  'web/features/orders/components/forgotten-code.tsx',
  'web/features/orders/components/guest-lookup.tsx',
  'web/features/orders/components/invoice-dialog.tsx',
  'web/features/referrals/components/name-referrer.tsx',
  'web/features/vouchers/components/voucher-code-form.tsx',
  'web/ui/form/contract-form.tsx',
  'web/ui/overlays/alert-question.tsx',
];

const hasBox = /<(?:Textarea|Input|PasswordInput|FileDrop|RadioGroup|Combobox|Checkbox|Select|input)\b/;

/** One form is a part of the checkout, whose draft is kept; the other is made by a hook and drawn beside it. */
const drawnElsewhere = [
  'web/back-office/vouchers/hooks/use-voucher-form.ts',
  'web/features/addresses/components/place-input.tsx',
];

/** A password or an address that is typed to get in. */
const leftFreely = [
  'web/features/accounts/components/email-form.tsx',
  'web/features/accounts/components/login-form.tsx',
  'web/ui/form/contract-form.tsx',
];

/** Searches, filters, one choice, one code and its button: nothing that took work to write. Their number may only fall. */
const unguarded = [
  'web/back-office/customers/components/merge-dialog.tsx',
  'web/back-office/orders/components/merge-dialog.tsx',
  'web/features/addresses/components/place-search-dialog.tsx',
  'web/features/addresses/components/province-dialog.tsx',
  'web/features/catalogue/listing/components/filters/price-filter.tsx',
  'web/features/catalogue/makers/components/business-filters.tsx',
  'web/features/catalogue/search/components/search-box.tsx',
  'web/features/identity/components/consent-card.tsx',
  'web/features/identity/components/phone-card.tsx',
  'web/features/members/components/picture-dialog.tsx',
  'web/features/orders/components/guest-lookup.tsx',
  'web/features/referrals/components/name-referrer.tsx',
  'web/features/vouchers/components/voucher-code-form.tsx',
  'web/layouts/back-office/palette/palette.tsx',
  'web/ui/form/conflict-dialog.tsx',
  'web/ui/overlays/alert-question.tsx',
];

/** What makes a form: an element of the kit, or a guard where it is drawn by hand. */
const made =
  /<(?:FormDialog|FormPage|ContractForm|AccountForm|ReasonDialog|WrittenReasonDialog|LeaveGuardDialog)\b|\bunsaved=/g;
const component = /^(?:export )?(?:default )?(?:function|const) ([A-Z]\w*)/gm;

/** Draws the forms of others. */
const frame = 'features/accounts/components/account-form.tsx AccountForm';

/** The forms of the product, by where they are written. */
const forms = new Set(
  components
    .filter(({ path }) => /^web\/(?:back-office|features|layouts|ui\/publishing)\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(made)].map(({ index }) => {
        const name = [...text.slice(0, index).matchAll(component)].at(-1)?.[1] ?? '';
        return `${path.replace('web/', '')} ${name}`;
      }),
    )
    .filter((place) => place !== frame),
);

const leaving = join(import.meta.dirname, '../web/leaving');
const left = readdirSync(leaving)
  .filter((name) => name.startsWith('forms-of-'))
  .flatMap((name) => [...readFileSync(join(leaving, name), 'utf8').matchAll(/^ {2}'(\S+\.tsx \w+)': \{/gm)])
  .map(([, place = '']) => place);

/** What a form says and when it is sent is decided by the kit, whose faces are walked through in tests/web/faces. */
describe('forms', () => {
  it('are made by the kit: its element', () => {
    expect(pathsWith(/<form\b/)).toEqual(drawnByHand);
  });

  it('are made by the kit: what checks and sends them', () => {
    expect(pathsWith(/\buseForm\b[^'\n]*from 'react-hook-form'|\bnew FormData\(/)).toEqual([
      'web/platform/forms/use-contract-form.ts',
    ]);
  });

  it('ask before they are left: each is drawn by an element of the kit, which guards it', () => {
    const drawn = /<(?:FormDialog|FormPage|ContractForm|AccountForm)\b/;
    const forms = components.filter(
      ({ path, text }) =>
        /\buse(?:Contract|Record|Settings)Form\(/.test(text) && !path.startsWith('web/platform/forms/'),
    );
    expect(forms.filter(({ text }) => !drawn.test(text)).map(({ path }) => path)).toEqual(drawnElsewhere);
  });

  it('are left without a question only where nothing is lost with them', () => {
    expect(pathsWith(/^\s*leavesFreely\b|<\w+Form\b[^>]*\bleavesFreely\b/m)).toEqual(leftFreely);
  });

  it('drawn by hand say themselves what is unsaved, and so do boxes in a dialog without a form', () => {
    const guarded = /<LeaveGuardDialog\b|\bunsaved=|<(?:FormDialog|ContractForm)\b/;
    const byHand = components.filter(
      ({ path, text }) =>
        path.endsWith('.tsx') &&
        (/<form\b/.test(text) || (/<(?:Dialog|Drawer|AlertDialog)\b/.test(text) && hasBox.test(text))),
    );
    expect(
      byHand
        .filter(({ text }) => !guarded.test(text))
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(unguarded);
  });

  it(`are left in each way by tests/web/leaving: all ${forms.size}`, () => {
    expect(left.toSorted()).toEqual([...forms].toSorted());
  });

  it('in a dialog are left by its own way out, which asks', () => {
    const inDialog = components.filter(({ text }) => /\bunsaved=|<(?:FormDialog|ContractForm)\b/.test(text));
    expect(inDialog.filter(({ text }) => text.includes('onClick={onClose}')).map(({ path }) => path)).toEqual(
      [],
    );
  });
});
