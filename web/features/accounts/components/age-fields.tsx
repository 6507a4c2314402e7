import { useQuery } from '@tanstack/react-query';
import { isMinor } from '#shared/accounts/minors.ts';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { isoOf } from '#web/ui/fields/day-text.ts';
import { DayField } from '#web/ui/form/choice-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { signInProvidersQuery } from '../api/provider-sign-in.ts';

/** Asks for the date of birth, and the guardian of a minor, if the shop requires them. */
export function AgeFields({ dob }: { dob: string | null | undefined }) {
  const { data } = useQuery(signInProvidersQuery);
  const today = todayInVietnam();
  if (!data?.asksBirthDate) return null;
  const born = dob ? isoOf(dob) : undefined;
  return (
    <>
      <DayField name="dob" min="1900-01-01" max={today} required />
      {born && isMinor(born, today) && (
        <TextField
          name="guardian"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
        />
      )}
    </>
  );
}
