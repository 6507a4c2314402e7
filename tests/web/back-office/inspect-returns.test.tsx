import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { recordReturnQa, type StaffReturn } from '#shared/returns/index.ts';
import { answer } from '../support/network.ts';
import { entryOf, moved, openPage, words } from './return-scene.ts';

describe('goods that came back', () => {
  const inspecting = async (given: Partial<StaffReturn>) => {
    const entry = entryOf({ inspect: true }, { status: 'received', ...given });
    const { page, user, network } = await openPage(entry, [answer(recordReturnQa, moved)]);
    await user.click(await page.findByRole('button', { name: words.act.inspect }));
    const dialog = within(await page.findByRole('dialog'));
    const count = (name: string) =>
      within(dialog.getByRole('group', { name: name.replace('{{name}}', 'Ấm đất') })).getAllByRole('button');
    const press = async (name: string, step: 'fewer' | 'more') => {
      const button = count(name).at(step === 'fewer' ? 0 : -1);
      if (button) await user.click(button);
    };
    const save = async () => {
      await user.click(dialog.getByRole('button', { name: words.inspect.submit }));
      await waitFor(() => expect(network.askedOf(recordReturnQa)).toHaveLength(1));
      return network.askedOf(recordReturnQa)[0];
    };
    return { dialog, press, save };
  };

  it('is inspected line by line: a piece that is not accepted is neither laid back nor paid', async () => {
    const { dialog, press, save } = await inspecting({ reason: 'wrong_item' });
    await press(words.inspect.acceptedOf_refund, 'fewer');
    dialog.getByText(words.inspect.refused_refund_other.replace('{{count}}', '1'));
    expect(dialog.queryByText(words.inspect.damage)).toBeNull();
    expect(await save()).toMatchObject({
      body: {
        fault: 'shop',
        lines: [
          { itemId: 'a', passed: 1, restocked: 1 },
          { itemId: 'b', passed: 1, restocked: 1 },
        ],
      },
    });
  });

  it('opens the inspection of named damage with every piece accepted and none on the shelf', async () => {
    const { dialog, press, save } = await inspecting({ reason: 'damaged' });
    dialog.getByText(words.inspect.damage);
    dialog.getByText(words.inspect.written_refund_other.replace('{{count}}', '2'));
    for (const step of ['fewer', 'fewer', 'more', 'more'] as const)
      await press(words.inspect.acceptedOf_refund, step);
    expect(await save()).toMatchObject({
      body: {
        lines: [
          { itemId: 'a', passed: 2, restocked: 0 },
          { itemId: 'b', passed: 1, restocked: 0 },
        ],
      },
    });
  });

  it('asks about other goods where these are exchanged', async () => {
    const { dialog } = await inspecting({ resolution: 'exchange' });
    expect(dialog.getAllByText(words.inspect.accepted_exchange)).toHaveLength(2);
    expect(dialog.queryByText(words.inspect.accepted_refund)).toBeNull();
  });
});
