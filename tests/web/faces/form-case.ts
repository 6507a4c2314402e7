import type { Role } from '#shared/contract/access.ts';
import type { ErrorCode, ErrorDetails } from '#shared/contract/errors.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { type Answer } from '../support/network.ts';
import type { Screen } from '../support/render-at.tsx';

type Refusal = { code: ErrorCode; details?: ErrorDetails; says: string };

/** A form: how it is reached and filled, and what it says of each end it can come to. */
export type FormCase = {
  name: string;
  url: string;
  as?: Role;
  /** What it sends. */
  sends: AnyContract;
  /** What the rest of the page asks. */
  beside?: readonly Answer[];
  open?: (screen: Screen) => Promise<void>;
  fill: (screen: Screen) => Promise<void>;
  submit: string;
  /** Sent as it was opened; a form that opens filled is emptied first. */
  untouched: { empty?: (screen: Screen) => Promise<void>; says: string };
  /** Refused for what one box holds. */
  atField?: Refusal & { label: string };
  refused: Refusal;
  done: Answer;
  /** Opening it takes a choice in it, which is a change. */
  opensChanged?: true;
  /** Nothing is lost with it, so leaving asks nothing. */
  leavesFreely?: true;
  /** On the screen once it is done. */
  thanks: string;
};

export const write = async ({ page, user }: Screen, values: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) {
    const box = await page.findByLabelText(startsWith(label));
    await user.clear(box);
    // At once: what a form makes of each letter is no question of its faces, and costs a drawing of the page a letter.
    await user.paste(value);
  }
};

/** Labels end in an asterisk where something is needed. */
export const startsWith = (label: string): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}( ?\\*)?$`);

export const press = async ({ page, user }: Screen, role: string, name: string | RegExp): Promise<void> =>
  user.click(await page.findByRole(role, { name }));

export const strange = (path: string): Refusal => ({
  code: 'BAD_REQUEST',
  details: { errors: [{ path, message: 'Ô này có gì đó lạ.' }] },
  says: 'Ô này có gì đó lạ.',
});
