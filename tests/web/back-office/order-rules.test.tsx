import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { errorMessage, missingMessage } from '#shared/messages/index.ts';
import {
  getOrderRules,
  type OrderRules,
  saveOrderRules,
  usualOrderRules,
} from '#shared/settings/order-rules.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { type FormCase, press, write } from '../faces/form-case.ts';
import { formFaces } from '../faces/form-faces.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { form, saved } = texts.orderRules;
const url = '/admin/e-commerce/order-rules';
const asked: OrderRules = { ...usualOrderRules, depositOn: true, depositFrom: 2_000_000, version: 3 };

const orderRules: FormCase = {
  name: 'the rules of orders',
  url,
  as: 'admin',
  sends: saveOrderRules,
  beside: [answer(getOrderRules, usualOrderRules)],
  open: async (screen) => {
    await press(screen, 'switch', new RegExp(`^${form.depositOn}`));
  },
  fill: (screen) => write(screen, { [form.depositFrom]: '2000000' }),
  submit: form.save,
  untouched: { says: missingMessage('depositFrom', 'vi') },
  refused: { code: 'FORBIDDEN', says: errorMessage('FORBIDDEN', 'vi') },
  done: answer(saveOrderRules, { ...asked, version: 1 }),
  thanks: saved,
};

describe.each([orderRules])('$name', (rules) => {
  formFaces(rules);

  it('are saved as they stand, and once more from what was saved', async () => {
    const { page, user, network } = await renderAt(url, {
      as: 'admin',
      answers: [
        answer(getOrderRules, asked),
        answer(saveOrderRules, { ...asked, depositShare: 30, version: 4 }),
      ],
    });
    const save = async () => user.click(await page.findByRole('button', { name: form.save }));
    const share = await page.findByLabelText(new RegExp(`^${form.depositShare}`));
    await user.clear(share);
    await user.type(share, '30');
    await save();
    await page.findByText(saved);
    await user.click(page.getByRole('switch', { name: new RegExp(`^${form.packsUnconfirmed}`) }));
    await save();
    await expect.poll(() => network.askedOf(saveOrderRules)).toHaveLength(2);
    expect(network.askedOf(saveOrderRules)).toMatchObject([
      { body: { depositFrom: 2_000_000, depositShare: 30, version: 3 } },
      { body: { packsUnconfirmed: true, version: 4 } },
    ]);
  });

  it('ask what shall stand where somebody else changed the same meanwhile', async () => {
    const { page, user, network } = await renderAt(url, {
      as: 'admin',
      answers: [answer(getOrderRules, asked), refuse(saveOrderRules, 'STALE_STATE')],
    });
    const share = await page.findByLabelText(new RegExp(`^${form.depositShare}`));
    network.answer(answer(getOrderRules, { ...asked, depositShare: 50, version: 4 }));
    await user.clear(share);
    await user.type(share, '30');
    await user.click(page.getByRole('button', { name: form.save }));
    const dialog = await page.findByRole('dialog');
    expect(dialog.textContent).toContain(form.depositShare);
    expect(dialog.textContent).toContain('50');
  });

  it('are saved over what somebody else changed beside meanwhile', async () => {
    const { page, user, network } = await renderAt(url, {
      as: 'admin',
      answers: [answer(getOrderRules, asked), refuse(saveOrderRules, 'STALE_STATE')],
    });
    const share = await page.findByLabelText(new RegExp(`^${form.depositShare}`));
    network.answer(
      answer(getOrderRules, () => {
        network.answer(answer(saveOrderRules, { ...asked, depositShare: 30, refusedOf: 7, version: 5 }));
        return { ...asked, refusedOf: 7, version: 4 };
      }),
    );
    await user.clear(share);
    await user.type(share, '30');
    await user.click(page.getByRole('button', { name: form.save }));
    await page.findByText(saved);
    expect(network.askedOf(saveOrderRules)).toMatchObject([
      { body: { depositShare: 30, version: 3 } },
      { body: { depositShare: 30, refusedOf: 7, version: 4 } },
    ]);
  });

  it('that could not be read say why, and are read again', async () => {
    const { page, user, network } = await renderAt(url, {
      as: 'admin',
      answers: [refuse(getOrderRules, 'FORBIDDEN')],
    });
    await page.findByText(errorMessage('FORBIDDEN', 'vi'));
    network.answer(answer(getOrderRules, asked));
    await user.click(page.getByRole('button', { name: texts.ui.state.retry }));
    expect(await page.findByRole('button', { name: form.save })).toBeDefined();
  });

  it('say who changed them', async () => {
    const by = {
      id: 'u2',
      role: 'admin',
      fullName: 'Lê Văn Quản',
      referenceId: null,
      avatarUrl: null,
    } as const;
    const { page, user } = await renderAt(url, {
      as: 'admin',
      answers: [
        answer(getOrderRules, asked),
        answer(listActivity, {
          data: [
            {
              id: 'a1',
              at: '2026-01-05T02:03:00.000Z',
              act: 'changed',
              who: by,
              way: 'form',
              jobId: null,
              requestId: null,
              fields: [{ field: 'depositFrom', from: null, to: 2_000_000 }],
            },
          ],
          nextCursor: null,
        }),
      ],
    });
    await user.click(await page.findByRole('button', { name: texts.activity.title }));
    await page.findByText(by.fullName);
    await page.findByText(texts.activity.field.depositFrom);
    expect(await page.findAllByText(/2\.000\.000/)).not.toEqual([]);
  });
});
