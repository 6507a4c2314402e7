import * as z from 'zod';
import { Moment } from '#shared/values/moment.ts';
import { useContractForm } from '../../platform/forms/use-contract-form.ts';
import { MomentField } from '../form/choice-fields.tsx';
import { FormDialog } from '../form/form-dialog.tsx';

const ScheduleBody = z.strictObject({ at: Moment });

type Props = {
  /** Local time in Vietnam to begin with, YYYY-MM-DDTHH:mm; '' for none. */
  at?: string;
  onSchedule: (at: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the moment of publication, in Vietnamese time whatever the clock of the device. */
export function ScheduleDialog({ at = '', onSchedule, onClose }: Props) {
  const form = useContractForm(ScheduleBody, {
    values: { at },
    send: (body) => onSchedule(body.at),
    onDone: onClose,
    onRefused: ({ code, message }, { say }) => code === 'PUBLISH_TIME_PAST' && say('at', message),
  });
  return (
    <FormDialog form={form} texts={{ ns: 'publishing', at: 'schedule' }} onClose={onClose}>
      <MomentField name="at" required />
    </FormDialog>
  );
}
