import * as z from 'zod';
import { can, type Capability, type Role } from '../contract/access.ts';
import type { AnyContract } from '../contract/route.ts';
import type { SheetColumn } from '../sheets/sheet-column.ts';
import { SheetFormat } from '../sheets/sheet-format.ts';
import { idPattern } from '../values/ids.ts';

/** A kind of background job: who may start it, its input, its file, and whether it can be undone. */
export type JobKind<Kind extends string = string, Input extends z.ZodType = z.ZodType> = {
  kind: Kind;
  /** `own` needs no staff capability: only the person whom the job is about may start and see it. */
  capability: Capability | 'own';
  input: Input;
  /** Columns of the file that the job reads or writes. */
  sheet: readonly SheetColumn[];
  takesBack: boolean;
  /** The subject of a job; one person may have one running job for each subject. */
  subject?: (input: Record<string, unknown>) => string;
  /** True if the input has a long list of `ids`, which is stored separately. */
  ofChosen: boolean;
};

/** Tells whether a role may run this kind of job for others. */
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

const maxChosen = 1000;

/** Input of a list's export: its filters, or only the given rows. */
export const exportInput = <C extends Pick<AnyContract, 'query'>>(list: C) =>
  z.strictObject({
    format: SheetFormat.default('csv'),
    /** The list's own query; its page is ignored. */
    query: list.query as C['query'],
    ids: z.array(z.string().min(1).max(64)).min(1).max(maxChosen).optional(),
  });

const Heading = z.string().max(200);

export const ImportCheck = z.strictObject({
  mode: z.literal('check'),
  fileId: JobId,
  /** Meaning of unknown headings: a column, or null to ignore the heading. */
  columns: z.record(Heading, z.string().max(40).nullable()).default({}),
});
export const ImportApply = z.strictObject({ mode: z.literal('apply'), checkId: JobId });

/** Input of an import. A file is checked first, and the checked file is then applied. */
export const ImportInput = z.discriminatedUnion('mode', [ImportCheck, ImportApply]);
export type ImportInput = z.output<typeof ImportInput>;

/** The common part of every import's input, whatever else its kind needs. */
export const ImportFile = z.discriminatedUnion('mode', [ImportCheck.strip(), ImportApply.strip()]);
