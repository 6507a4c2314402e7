import { describe, expect, it } from 'vitest';
import { getUserByReference } from '#shared/accounts/users.contract.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

describe('a friend’s link', () => {
  it('leads to the form with the code in it, and the first one stays', async () => {
    const answers = [
      answer(getUserByReference, {
        id: 'ha',
        fullName: 'Nguyễn Thu Hà',
        avatarUrl: null,
        referenceId: 'THVN2222',
      }),
    ];
    const { page } = await renderAt('/r/THVN2222', { answers });
    expect(await page.findByDisplayValue('THVN2222')).toBeDefined();
    await page.findByText('Người giới thiệu: Nguyễn Thu Hà');
    expect(JSON.parse(localStorage.getItem('cholang-invited-by') ?? '{}')).toMatchObject({
      code: 'THVN2222',
    });
  });
});
