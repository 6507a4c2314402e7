import { userEvent } from '@testing-library/user-event';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { FoundUser, searchUsers } from '#shared/members/search-users.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { type TaggedPerson, TagDialog } from '#web/features/members/components/tag-dialog.tsx';
import { exampleOf } from '../support/example-of.ts';
import { aNetwork, answer, type Answer, refuse } from '../support/network.ts';
import { renderForm } from '../support/render-form.tsx';

const { tag } = texts.members;
const { action } = texts.common;

const person = (id: string, fullName: string) =>
  exampleOf(FoundUser, { id, fullName, referenceId: `CHO${id}`, email: null, phoneNumber: null });
const [lan, minh] = [person('01', 'Lê Thị Lan'), person('02', 'Trần Minh')];
const everybody = answer(searchUsers, [lan, minh]);

let unmount: (() => Promise<unknown>) | undefined;
async function close() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  await unmount?.();
}

afterEach(async () => {
  await close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Opened over whom was chosen before; what is typed rests at once. */
async function opened(chosen: TaggedPerson[], found: Answer = everybody, most?: number) {
  const done = vi.fn<(all: TaggedPerson[]) => void>();
  const closed = vi.fn<() => void>();
  const network = aNetwork([found]);
  vi.stubGlobal('fetch', network.send);
  const session = { accessToken: 'access', refreshToken: 'refresh', username: 'CHOLANG01' };
  localStorage.setItem('cholang-session', JSON.stringify(session));
  const limit = most === undefined ? {} : { most };
  ({ close: unmount } = await renderForm(
    <TagDialog title="Gắn thẻ" chosen={chosen} onDone={done} onClose={closed} {...limit} />,
  ));
  // From here on it is used as by a person, who waits for what they see.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog'));
  const press = async (name: RegExp | string) => user.click(await dialog.findByRole('button', { name }));
  const search = async (words: string) => {
    await user.type(dialog.getByRole('searchbox', { name: tag.search }), words);
    await waitFor(() => expect(network.askedOf(searchUsers).map(({ query }) => query.q)).toEqual([words]), {
      timeout: 10_000,
    });
  };
  const chips = () =>
    within(dialog.queryByRole('list', { name: tag.chosen }) ?? document.createElement('ul'))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { dialog, press, search, chips, done, closed };
}

it('two who are found become chips, one is taken away again, and the rest is handed over', async () => {
  const { press, search, chips, done, closed } = await opened([]);
  await search('an');
  await press(/Lê Thị Lan/);
  await press(/Trần Minh/);
  expect(chips()).toEqual([expect.stringContaining('Lê Thị Lan'), expect.stringContaining('Trần Minh')]);
  await press(tag.drop.replace('{{name}}', 'Lê Thị Lan'));
  expect(chips()).toEqual([expect.stringContaining('Trần Minh')]);
  await press(action.done);
  const { id, fullName, avatarUrl } = minh;
  expect(done.mock.calls).toEqual([[[{ id, fullName, avatarUrl }]]]);
  expect(closed).toHaveBeenCalledOnce();
});

it('what was chosen stays as it was where it is called off', async () => {
  const { press, search, chips, done, closed } = await opened([lan]);
  await search('minh');
  await press(/Trần Minh/);
  expect(chips()).toHaveLength(2);
  await press(action.cancel);
  expect(closed).not.toHaveBeenCalled();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Rời trang' }));
  expect([done.mock.calls.length, closed.mock.calls.length]).toEqual([0, 1]);
});

it('takes no more than there is room for, and says why nobody is found', async () => {
  const full = await opened([lan], everybody, 1);
  await full.search('minh');
  await full.press(/Trần Minh/);
  expect(full.chips()).toHaveLength(1);
  await close();
  const failing = await opened([], refuse(searchUsers, 'TOO_MANY_REQUESTS'));
  await failing.search('ai');
  await failing.dialog.findByText(tag.refused, {}, { timeout: 10_000 });
});
