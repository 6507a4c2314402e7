import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { actOnPrivacy, listPrivacy, StaffPrivacyRow } from '#shared/people/index.ts';
import { missingMessage } from '#shared/messages/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { onePage } from '../faces/list-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { acts, done, words } = texts.people.privacy;
const request = exampleOf(StaffPrivacyRow, {
  id: 'yc1',
  who: { id: 'u1', fullName: 'Lê Thị Hỏi', avatarUrl: null, referenceId: 'K7M2P9QX' },
  state: 'received',
  version: 3,
});

it('a request about data is answered in words, which are mailed, once', async () => {
  const { page, user, network } = await renderAt('/admin/users/requests', {
    as: 'admin',
    answers: [answer(listPrivacy, { data: [request], ...onePage, limit: 20 }), answer(actOnPrivacy, request)],
  });
  await user.click(await page.findByRole('button', { name: 'Lê Thị Hỏi' }));
  await user.click(await page.findByRole('button', { name: acts.answer }));
  const dialog = within((await page.findAllByRole('dialog')).at(-1) ?? document.body);
  const send = dialog.getByRole('button', { name: acts.answer });
  await user.click(send);
  await dialog.findByText(missingMessage('reason', 'vi'));
  await user.type(dialog.getByLabelText(new RegExp(`^${words.answer.reason}`)), '  Đã gửi bản sao  ');
  await user.dblClick(send);
  await page.findByText(done.answer);
  expect(network.askedOf(actOnPrivacy)).toMatchObject([
    { params: { id: 'yc1' }, body: { act: 'answer', version: 3, text: 'Đã gửi bản sao' } },
  ]);
});
