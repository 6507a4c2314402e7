import * as z from 'zod';
import { can, type Capability, type Role } from '../contract/access.ts';
import type { AnyContract } from '../contract/route.ts';
import type { SheetColumn } from '../sheets/sheet-column.ts';
import { SheetFormat } from '../sheets/sheet-format.ts';
import { idPattern } from '../values/ids.ts';

/** A kind of work done in the background: who may start it, with what, over which file, and whether it can be taken back. */
export type JobKind<Kind extends string = string, Input extends z.ZodType = z.ZodType> = {
  kind: Kind;
  /** None of staff's, but of whoever it is about: they alone start it and see it. */
  capability: Capability | 'own';
  input: Input;
  /** The columns of the file it reads or makes. */
  sheet: readonly SheetColumn[];
  takesBack: boolean;
  /** What one of them is about: somebody may have one under way for each. */
  subject?: (input: Record<string, unknown>) => string;
  /** Its input names things by `ids`: many, so that they are kept beside it. */
  ofChosen: boolean;
};

/** Whether somebody in this role may do such work for others. */
export const mayDo = ({ capability }: Pick<JobKind, 'capability'>, role: Role): boolean =>
  capability !== 'own' && can(role, capability);

export const defineJob = <const Kind extends string, Input extends z.ZodType>({
  takesBack = false,
  ofChosen = false,
  ...facts
}: Omit<JobKind<Kind, Input>, 'takesBack' | 'ofChosen'> &
  Partial<Pick<JobKind, 'takesBack' | 'ofChosen'>>): JobKind<Kind, Input> => ({
  ...facts,
  takesBack,
  ofChosen,
});

export const JobId = z.string().regex(idPattern);

const mostChosen = 1000;

/** What a list's export is asked for: its filters, or these rows alone. */
export const exportInput = <C extends Pick<AnyContract, 'query'>>(list: C) =>
  z.strictObject({
    format: SheetFormat.default('csv'),
    /** As the list itself is asked; the page is of no matter. */
    query: list.query as C['query'],
    ids: z.array(z.string().min(1).max(64)).min(1).max(mostChosen).optional(),
  });

const Heading = z.string().max(200);

export const ImportCheck = z.strictObject({
  mode: z.literal('check'),
  fileId: JobId,
  /** What headings nobody knows mean: a column, or nothing. */
  columns: z.record(Heading, z.string().max(40).nullable()).default({}),
});
export const ImportApply = z.strictObject({ mode: z.literal('apply'), checkId: JobId });

/** A file is tried first, and what was tried is then carried out. */
export const ImportInput = z.discriminatedUnion('mode', [ImportCheck, ImportApply]);
export type ImportInput = z.output<typeof ImportInput>;

/** What every import says of its file, whatever else its kind asks for. */
export const ImportFile = z.discriminatedUnion('mode', [ImportCheck.strip(), ImportApply.strip()]);
