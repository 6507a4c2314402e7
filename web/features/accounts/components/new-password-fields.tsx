import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#web/ui/form/text-fields.tsx';
import { passwordStrength, strengths, type Strength } from '../rules/password-strength.ts';

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

const tones: Record<Strength, string> = {
  short: 'bg-line-strong',
  weak: 'bg-danger',
  fair: 'bg-gold',
  strong: 'bg-jade',
};

function PasswordMeter({ password }: { password: string }) {
  const { t } = useTranslation('accounts');
  const strength = passwordStrength(password);
  const filled = strengths.indexOf(strength) + (password ? 1 : 0);
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden className="grid w-24 shrink-0 grid-cols-4 gap-1">
        {strengths.map((step, index) => (
          <span
            key={step}
            className={clsx(
              'h-1.5 rounded-full transition-colors',
              index < filled ? tones[strength] : 'bg-line',
            )}
          />
        ))}
      </span>
      <span aria-live="polite">{t(`password.strength.${password ? strength : 'hint'}`)}</span>
    </span>
  );
}
