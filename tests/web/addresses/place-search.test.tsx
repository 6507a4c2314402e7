import { expect, it, vi } from 'vitest';
import { waitFor, within } from '@testing-library/dom';
import { vi as texts } from '#web/locales/vi.ts';
import { SessionUser } from '#shared/accounts/user.ts';
import { listAddresses } from '#shared/addresses/index.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { listProvinces, suggestPlaces } from '#shared/places/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { form, place } = texts.addresses;

/** Their name and number stand in the form already. */
const buyer = exampleOf(SessionUser, {
  fullName: 'Lê Thị Mận',
  phoneNumber: '0912345678',
  referenceId: 'CHOLANG01',
  role: 'user',
});

/** The form of a new address, opened from the empty book. */
async function aNewAddress() {
  const screen = await renderAt('/settings/addresses', {
    as: buyer,
    answers: [answer(listAddresses, []), sample(listProvinces), refuse(suggestPlaces, 'BAD_REQUEST')],
  });
  const { page, user } = screen;
  const adds = await page.findAllByRole('button', { name: texts.addresses.add });
  await user.click(adds.at(-1) ?? document.body);
  return { ...screen, form: within(await page.findByRole('dialog', { name: form.addTitle })) };
}

it('a new address marks what is missing, without a word beside the boxes', async () => {
  const { form: boxes, user } = await aNewAddress();
  const province = boxes.getByLabelText(`${form.province} *`, { exact: true });
  expect(boxes.getByLabelText(`${form.ward} *`)).toHaveProperty('disabled', true);
  boxes.getByLabelText(`${form.street} *`);
  await user.click(boxes.getByRole('button', { name: form.save }));
  const said = await boxes.findByText(form.incomplete);
  expect(said.closest('[role=alert]')).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(province));
});

it('a search for a place that fails says why, and tries again by loading the page anew', async () => {
  const { form: boxes, page, user } = await aNewAddress();
  await user.click(boxes.getByRole('button', { name: form.findPlace }));
  const search = within(await page.findByRole('dialog', { name: place.title }));
  await user.click(search.getByLabelText(place.label));
  await user.paste('hoi an');
  await search.findByText(new RegExp(`^${place.failed.v1}`));
  await search.findByText(errorMessage('BAD_REQUEST', 'vi'));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await user.click(search.getByRole('button', { name: texts.ui.state.retry }));
  expect(reload).toHaveBeenCalledOnce();
});
