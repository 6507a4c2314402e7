import { banks } from '#shared/refunds/banks.ts';
import { ComboboxField } from '#web/ui/form/choice-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';

const options = banks.map(({ bin, name }) => ({ value: bin as string, label: name }));

/** Fields of the bank account that a refund is transferred to. */
export function BankAccountFields() {
  return (
    <>
      <ComboboxField name="account.bin" required options={options} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="account.account" required inputMode="numeric" autoComplete="off" />
        <TextField name="account.holder" required autoComplete="off" autoCapitalize="characters" />
      </div>
    </>
  );
}
