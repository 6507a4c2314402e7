import type { AnyContract } from '#shared/contract/route.ts';
import type { Answer } from '../support/network.ts';
import type { Draw, FormWindow } from './form-window.tsx';

/** Presses what a person would press, by its name. */
export type Hand = {
  press: (name: string) => Promise<void>;
  write: (label: string, text: string) => Promise<void>;
  window: FormWindow;
};

/** A form by itself: how it is drawn, and what is otherwise than with most forms. */
export type LeavingCase = {
  draw: Draw;
  answers?: readonly Answer[];
  /** Pressed one after the other until it is there; a form that is drawn at once needs none. */
  open?: readonly string[] | ((hand: Hand) => Promise<void>);
  /** Where the first box is not one that a person would type in. */
  change?: (hand: Hand) => Promise<void>;
  /** Asked while it is written, as what it would come to: that is no write. */
  looksUp?: AnyContract;
  /** Nothing is lost with it, so leaving asks nothing. */
  leavesFreely?: true;
  /** Something was written on the way to it. */
  opensChanged?: true;
  /** Why it is only left as it opened: what cannot be changed here. */
  untried?: string;
  /** With one box changed it is whole, and can be saved. */
  saves?: true;
};

/** By where the form is written and what its component is called there. */
export type LeavingCases = Readonly<Record<string, LeavingCase>>;

export const nothing = (): void => undefined;
