import { PasswordField } from '#web/ui/form/text-fields.tsx';
import { PasswordMeter } from './password-meter.tsx';

type Props = { name: 'password' | 'newPassword'; label?: string; typed: string };

/** Shows two boxes for a new password and its repetition. */
export const NewPasswordFields = ({ name, label, typed }: Props) => (
  <>
    <PasswordField
      name={name}
      label={label}
      help={<PasswordMeter password={typed} />}
      autoComplete="new-password"
      required
    />
    <PasswordField name="confirmPassword" autoComplete="new-password" required />
  </>
);
