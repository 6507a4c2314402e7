import { expect, it, vi } from 'vitest';
import {
  exportOwnData,
  getOwnDataFile,
  OwnData,
  readLeaving,
  readOwnData,
} from '#shared/accounts/leaving.contract.ts';
import { readSignInMeans } from '#shared/accounts/passkeys.contract.ts';
import { endSessionThere, listSessions, SessionRow } from '#shared/accounts/sessions.contract.ts';
import { listRelations } from '#shared/members/index.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { listOwnPrivacy } from '#shared/people/privacy.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { account } = texts;
const here = exampleOf(SessionRow, { id: 'day', device: 'Chrome · Windows', isThis: true });
const there = exampleOf(SessionRow, { id: 'kia', device: 'Safari · iPhone', isThis: false });

const open = () =>
  renderAt('/account', {
    as: 'user',
    answers: [
      answer(listSessions, { data: [here, there] }),
      answer(listOwnPrivacy, []),
      sample(listRelations),
      sample(readSignInMeans),
      sample(readLeaving),
    ],
  });

it('another device is signed out with the server’s own words, and the list is read again', async () => {
  const { page, user, network } = await open();
  network.answer(answer(endSessionThere, { message: 'Thiết bị đã đăng xuất' }));
  const name = account.sessions.endNamed.replace('{{name}}', 'Safari · iPhone');
  await user.click(await page.findByRole('button', { name }));
  await page.findByText('Thiết bị đã đăng xuất');
  expect(network.askedOf(endSessionThere).map(({ params }) => params)).toEqual([{ id: 'kia' }]);
  await vi.waitFor(() => expect(network.askedOf(listSessions)).toHaveLength(2));
});

it('one’s own data is fetched once it is made, and nowhere is gone where the link is refused', async () => {
  const { page, user, network } = await open();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const made = exampleOf(OwnData, {
    id: '01J8Z3V4K5M6N7P8Q9R0S1T2V3',
    status: 'ready',
    file: { name: 'lan.xlsx', until: '2026-12-07T00:00:00.000Z' },
  });
  network.answer(
    answer(exportOwnData, { ...made, status: 'making', file: null }),
    answer(readOwnData, made),
    refuse(getOwnDataFile, 'JOB_STATE'),
  );
  await user.click(await page.findByRole('button', { name: account.ownData.ask }));
  await user.click(await page.findByRole('button', { name: account.ownData.fetch }));
  await page.findByText(errorMessage('JOB_STATE', 'vi'));
  expect(assign).not.toHaveBeenCalled();
  network.answer(
    answer(getOwnDataFile, { url: '/tep/lan.xlsx', name: 'lan.xlsx', expiresAt: '2026-12-01T00:05:00.000Z' }),
  );
  await user.click(page.getByRole('button', { name: account.ownData.fetch }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/tep/lan.xlsx'));
});
