import type { ReactNode } from 'react';
import * as z from 'zod';
import { useContractForm } from '../../platform/forms/use-contract-form.ts';
import type { FormTexts } from './form-context.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextAreaField } from './text-fields.tsx';

type Reason = { reason: string };
const WrittenReason = z.strictObject({ reason: z.string().trim().min(1).max(300) });

type Props<Reply> = {
  /** Where the texts of the box `reason` are. */
  texts: FormTexts;
  title: string;
  description?: string;
  submit: string;
  sending: string;
  /** Rule of the reason, and its longest length, if they differ from the usual. */
  schema?: z.ZodType<Reason, Reason>;
  most?: number;
  send: (reason: string, requestKey: string) => Promise<Reply>;
  /** Called after success; by default the dialog closes. */
  onDone?: (reply: Reply) => void;
  onClose: () => void;
  /** Consequences to read before the reason is written. */
  children?: ReactNode;
};

/** Asks for a reason in the writer's own words before something is done. */
export function WrittenReasonDialog<Reply>(props: Props<Reply>) {
  const { schema = WrittenReason, most = 300, send, onDone, children, ...dialog } = props;
  const form = useContractForm(schema, {
    values: { reason: '' },
    send: ({ reason }, requestKey) => send(reason, requestKey),
    onDone: onDone ?? dialog.onClose,
  });
  return (
    <FormDialog form={form} {...dialog}>
      {children}
      <TextAreaField name="reason" required most={most} />
    </FormDialog>
  );
}
